/// The information about a transition for code that animates alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation, or `none` if the transition is not a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be paused and become interactive.
    var isInterruptible: Bool { get }
    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition in seconds.
    var transitionDuration: TimeInterval { get }
    /// The fraction of the transition that has passed, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the transition after the interaction, as a factor of the animator's speed.
    var completionVelocity: CGFloat { get }
    /// The curve with which the rest of the transition is played after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns a controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that the transition moves.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that contains both views during the transition.
    var containerView: UIView { get }
    /// The rotation of the screen that takes place during the transition.
    var targetTransform: CGAffineTransform { get }
}
