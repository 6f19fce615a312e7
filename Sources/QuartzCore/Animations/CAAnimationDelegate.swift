/// The methods that an animation calls on its delegate when it starts and when it stops.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends or is removed. `flag` is false if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
