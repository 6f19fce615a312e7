import QuartzCore

extension UIView {
    /// A view that looks as this one does now, and does not change with it. It is a list of what was painted and no bitmap: it stays sharp
    /// at any size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return still(of: layer.frozen(), from: bounds, at: bounds)
    }

    /// The same of a part. At another size the corners keep theirs, as the insets cut them off; the edges stretch along themselves, and the
    /// middle both ways.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        if afterUpdates { layoutIfNeeded() }
        let frozen = layer.frozen()
        let whole = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let columns = Self.cut(rect.width, capInsets.left, capInsets.right)
        let rows = Self.cut(rect.height, capInsets.top, capInsets.bottom)
        for (y, row) in rows.enumerated() where row.upperBound > row.lowerBound {
            for (x, column) in columns.enumerated() where column.upperBound > column.lowerBound {
                let place = CGRect(
                    x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
                    height: row.upperBound - row.lowerBound)
                let part = still(of: frozen, from: place.offsetBy(dx: rect.minX, dy: rect.minY), at: place)
                part.clipsToBounds = true
                part.autoresizingMask = [
                    [.flexibleRightMargin, .flexibleWidth, .flexibleLeftMargin][x],
                    [.flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin][y],
                ]
                whole.addSubview(part)
            }
        }
        return whole
    }

    /// A length in three: what keeps its size before the middle, the middle, and what keeps its size behind it. Caps that do not fit are cut.
    private static func cut(_ length: CGFloat, _ before: CGFloat, _ behind: CGFloat) -> [Range<CGFloat>] {
        let first = min(max(before, 0), length)
        let last = max(length - max(behind, 0), first)
        return [0..<first, first..<last, last..<length]
    }

    private func still(of frozen: FrozenPicture, from part: CGRect, at frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.layer.still = frozen
        view.layer.stillBounds = part
        return view
    }
}
