import UIKit

/// The settings come over the blurred lock screen, and take the blur with them when they go.
extension LockScreenViewController: UIViewControllerTransitioningDelegate {
    /// By the hand, or by itself; whether they come at all.
    @discardableResult
    func presentSettings(interactively: Bool) -> Bool {
        guard presentedViewController == nil else { return false }
        presentTransition.wantsInteractiveStart = interactively
        presentTransition.auxAnimations = blurAnimations(true)
        presentTransition.auxAnimationsCancel = blurAnimations(false)

        let settings = SettingsViewController()
        settings.modalPresentationStyle = .overCurrentContext
        settings.modalTransitionStyle = .crossDissolve
        settings.transitioningDelegate = self
        settings.didDismiss = { [unowned self] in toggleBlur(false) }
        present(settings, animated: true)
        return true
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { presentTransition }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { presentTransition }
}
