/// Drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    /// The speed of the rest of the transition after the interaction, as a factor of the animator's speed.
    var completionSpeed: CGFloat { get }
    /// The curve with which the rest of the transition is played after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively. If false, it starts automatically and can be paused later.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns 1.
    public var completionSpeed: CGFloat { 1 }
    /// Returns `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
}
