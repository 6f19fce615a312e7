import QuartzCore

extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: other(view)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: other(view)) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: other(view)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: other(view)) }

    /// Nil means the window's coordinates.
    private func other(_ view: UIView?) -> CALayer? { (view ?? window)?.layer }
}

// MARK: - Autoresizing

extension UIView: LayerOwner {
    package func layerDidResize(from old: CGSize) {
        setNeedsLayout()
        frameWasWritten()
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: old, to: bounds.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let shares = autoresizingShares(in: old)
        let (wider, higher) = (new.width - old.width, new.height - old.height)
        // Constraints already say that the frame follows; it is no news to them.
        let outer = Self.isAutoresizing
        Self.isAutoresizing = true
        defer { Self.isAutoresizing = outer }
        frame = CGRect(
            x: frame.minX + shares.x.place * wider, y: frame.minY + shares.y.place * higher, width: frame.width + shares.x.size * wider,
            height: frame.height + shares.y.size * higher)
    }

    /// What of each point that the superview grows the place and the size of this view take.
    func autoresizingShares(in whole: CGSize) -> (x: AutoresizingShare, y: AutoresizingShare) {
        let (mask, frame) = (autoresizingMask, frame)
        return (
            AutoresizingShare(
                frame.minX, frame.width, whole.width - frame.maxX, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)),
            AutoresizingShare(
                frame.minY, frame.height, whole.height - frame.maxY, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
        )
    }
}

/// The flexible ones of margin, length and margin share what the superview grows, each in proportion to its size; equally if they have none.
struct AutoresizingShare {
    private(set) var place: CGFloat = 0
    private(set) var size: CGFloat = 0

    init(_ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ bendsBefore: Bool, _ bends: Bool, _ bendsAfter: Bool) {
        let flexible = [bendsBefore, bends, bendsAfter]
        let weights = zip([before, length, after], flexible).map { $1 ? max($0, 0) : 0 }
        let (total, count) = (weights.reduce(0, +), flexible.count { $0 })
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total > 0 ? weights[index] / total : 1 / CGFloat(count)
        }
        (place, size) = (share(0), share(1))
    }
}
