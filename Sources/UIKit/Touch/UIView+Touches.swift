import QuartzCore

extension UIView {
    /// While a block without `allowUserInteraction` moves this view or one that it is in, touches on it get lost.
    var swallowsTouches: Bool {
        var next: UIView? = self
        while let view = next {
            if view.layer.isAnimated(where: { ($0 as? AnimationBlock)?.manner.options.contains(.allowUserInteraction) == false }) {
                return true
            }
            next = view.superview
        }
        return false
    }

    /// A point of the superview in this view's coordinates. What an animator moves is hit where it is seen; all else where it will be.
    func hitPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        let isSeen = layer.isAnimated { ($0 as? AnimationBlock)?.isHitWhereSeen == true }
        guard isSeen, let inverse = layer.values(at: layer.now).toSuperlayer.inverse else { return convert(point, from: superview) }
        return inverse.apply(point) ?? convert(point, from: superview)
    }
}
