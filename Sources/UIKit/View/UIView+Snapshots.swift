import QuartzCore

extension UIView {
    func defaultSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return makeSnapshotView(of: layer.makeSnapshot(), from: bounds, at: bounds)
    }

    func drawHierarchyInCurrentContext(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        layer.renderSnapshot(in: context, rect: rect)
        return true
    }

    func defaultResizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        if afterUpdates { layoutIfNeeded() }
        let rect = Diagnostics.finite(rect.isNull ? .zero : rect, or: .zero, "the rectangle of a snapshot", source: "UIView")
        let capInsets = Diagnostics.finite(capInsets, or: .zero, "the cap insets of a snapshot", source: "UIView")
        let snapshot = layer.makeSnapshot()
        let container = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let columns = Self.capRanges(rect.width, capInsets.left, capInsets.right)
        let rows = Self.capRanges(rect.height, capInsets.top, capInsets.bottom)
        for (y, row) in rows.enumerated() where row.upperBound > row.lowerBound {
            for (x, column) in columns.enumerated() where column.upperBound > column.lowerBound {
                let partFrame = CGRect(
                    x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
                    height: row.upperBound - row.lowerBound)
                let part = makeSnapshotView(of: snapshot, from: partFrame.offsetBy(dx: rect.minX, dy: rect.minY), at: partFrame)
                part.clipsToBounds = true
                part.autoresizingMask = [
                    [.flexibleRightMargin, .flexibleWidth, .flexibleLeftMargin][x],
                    [.flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin][y],
                ]
                container.addSubview(part)
            }
        }
        return container
    }

    /// Divides a length into three ranges: the leading cap, the middle and the trailing cap. Caps that are too long are shortened.
    private static func capRanges(_ length: CGFloat, _ leadingCap: CGFloat, _ trailingCap: CGFloat) -> [Range<CGFloat>] {
        let first = min(max(leadingCap, 0), length)
        let last = max(length - max(trailingCap, 0), first)
        return [0..<first, first..<last, last..<length]
    }

    /// Returns a view with a part of a snapshot.
    private func makeSnapshotView(of snapshot: LayerSnapshot, from part: CGRect, at frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.layer.snapshot = snapshot
        view.layer.snapshotBounds = part
        return view
    }
}
