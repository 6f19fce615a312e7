import QuartzCore

extension UIView {
    /// Whether an animation without `allowUserInteraction` runs on this view or one of its superviews, so that touches are ignored.
    package var isInteractionBlockedByAnimation: Bool {
        var next: UIView? = self
        while let view = next {
            if view.layer.isAnimated(where: { ($0 as? AnimationBlock)?.parameters.options.contains(.allowUserInteraction) == false }) {
                return true
            }
            next = view.superview
        }
        return false
    }

    /// Converts a point of the superview to this view's coordinates.
    ///
    /// If an animator moves the view, the displayed position is used. Otherwise the final position is used.
    func hitTestPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
        let usesPresentation = layer.isAnimated { ($0 as? AnimationBlock)?.usesPresentationForHitTesting == true }
        guard usesPresentation, let inverse = layer.values(at: layer.now).transformToSuperlayer.inverse else {
            return convert(point, from: superview)
        }
        return inverse.transformedPoint(point) ?? convert(point, from: superview)
    }
}
