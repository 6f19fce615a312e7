/// The delegate that provides the objects for the presentation and dismissal of a controller. Nil selects the built-in behavior.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator of a presentation.
    ///
    /// - Parameters:
    ///   - presented: The controller that is presented.
    ///   - presenting: The controller that presents it.
    ///   - source: The controller on which `present` was called.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    /// Returns the animator of a dismissal.
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    /// Returns the interaction controller of a presentation. Called only if there is a custom animator.
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Returns the interaction controller of a dismissal. Called only if there is a custom animator.
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Returns the presentation controller. Called only for the style `custom`.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    { nil }
    /// Returns nil.
    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
    /// Returns nil.
    public func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { nil }
    /// Returns nil.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    { nil }
}

/// Animates a transition from one controller to another.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
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

/// Drives a transition interactively.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    /// The speed of the rest of the transition after the interaction, as a factor of the animator's speed.
    var completionSpeed: CGFloat { get }
    /// The curve with which the rest of the transition is played after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively. If false, it starts by itself and can be paused later.
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

/// The context of a transition, through which an animator gets the views and reports the progress.
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that contains both views during the transition.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `none` if the transition is not a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the fraction of an interactive transition, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction has ended and the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction has ended and the transition returns to its start.
    func cancelInteractiveTransition()
    /// Pauses the running transition and makes it interactive.
    func pauseInteractiveTransition()
    /// Reports the end of the transition.
    ///
    /// - Parameter didComplete: False if the transition was cancelled and the views are back at their start.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that the transition moves. Nil for a view that stays in its position, such as the presenting view below a
    /// sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the screen that takes place during the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view at the start. Zero if the view is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end. Zero if the view is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The information about a transition for code that animates alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
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

/// Adds animations to a transition. They have its duration and timing, and are paused and moved with it.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds an animation and a completion to the transition.
    ///
    /// - Returns: Whether the animation is part of the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds an animation and a completion, for a view outside of the container.
    ///
    /// - Returns: Whether the animation is part of the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds a handler that is called each time the transition becomes interactive or stops being so.
    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Adds a handler that is called once, at the next change of the interaction.
    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Adds an animation without a completion to the transition.
    @discardableResult
    public func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The placeholder for "no interruptible animator". In UIKit the method is optional; here it must return an animator.
final class PlaceholderAnimator: UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
