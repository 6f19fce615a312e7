/// Animates a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration of the transition in seconds.
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    /// Adds the new view to the container and animates it. At the end it must call `completeTransition`.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    /// Returns the animator of the transition, so that the transition can be paused and reversed. It must be the same at each
    /// call.
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
    /// Called after the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder for "no interruptible animator".
    public func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        PlaceholderAnimator()
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
