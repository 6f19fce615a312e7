/// The context of a transition, through which an animator gets the views and reports the progress.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
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
    /// Returns a view that the transition moves, or nil for a view that stays in its position, such as the presenting view below a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the screen that takes place during the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view at the start. Returns zero if the view is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end. Returns zero if the view is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
