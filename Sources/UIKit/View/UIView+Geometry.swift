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
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty { subview.autoresize(from: old, to: bounds.size) }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        var frame = frame
        (frame.origin.x, frame.size.width) = Self.share(
            new.width - old.width, frame.minX, frame.width, old.width - frame.maxX, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        (frame.origin.y, frame.size.height) = Self.share(
            new.height - old.height, frame.minY, frame.height, old.height - frame.maxY, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        self.frame = frame
    }

    /// The flexible ones of margin, length and margin share what the superview grew, each in proportion to its size; equally if they have none.
    private static func share(
        _ growth: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ bendsBefore: Bool, _ bends: Bool, _ bendsAfter: Bool
    ) -> (CGFloat, CGFloat) {
        let weights = [(before, bendsBefore), (length, bends), (after, bendsAfter)].map { $0.1 ? max($0.0, 0) : 0 }
        let count = [bendsBefore, bends, bendsAfter].count { $0 }
        guard count > 0 else { return (before, length) }
        let total = weights.reduce(0, +)
        func part(_ index: Int, _ flexible: Bool) -> CGFloat {
            guard flexible else { return 0 }
            return total > 0 ? growth * weights[index] / total : growth / CGFloat(count)
        }
        return (before + part(0, bendsBefore), length + part(1, bends))
    }
}
