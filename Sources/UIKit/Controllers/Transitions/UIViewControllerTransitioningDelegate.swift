/// The delegate that provides the objects for the presentation and dismissal of a controller. If a method returns nil, the built-in
/// behavior is used.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
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
