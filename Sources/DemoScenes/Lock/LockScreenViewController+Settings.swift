import UIKit

/// The presentation of the settings over the blurred lock screen. The blur is removed after their dismissal.
extension LockScreenViewController: UIViewControllerTransitioningDelegate {
    /// Presents the settings, interactively or with an animation. Returns false if a controller is already presented.
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
