import UIKit

/// A transitioning delegate that returns the given objects and records all calls except that of `interactionControllerForDismissal`.
@MainActor final class StubTransitioningDelegate: UIViewControllerTransitioningDelegate {
    var animator: UIViewControllerAnimatedTransitioning?
    var interactionController: UIViewControllerInteractiveTransitioning?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var calls: [String] = []

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        calls.append("animator")
        return animator
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        calls.append("dismissal")
        return animator
    }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        calls.append("interaction")
        return interactionController
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { interactionController }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    {
        calls.append("presentation")
        return makePresentationController?(presented, presenting)
    }
}
