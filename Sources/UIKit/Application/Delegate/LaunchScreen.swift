import CoreGraphics
import QuartzCore

/// The launch screen of an application. It covers the windows in the first frame, and then fades, as on a phone.
final class LaunchScreen {
    private let controller: UIViewController
    /// The duration of the fade in seconds.
    private static let duration: TimeInterval = 0.25

    init(_ controller: UIViewController) { self.controller = controller }

    /// Adds the view above all windows and below the status bar, and begins the fade.
    func show(on screen: UIScreen) {
        guard let view = controller.view else { return }
        let shownArea = screen.application?.statusBarController.safeArea(for: nil, in: screen.bounds.size)
        controller.additionalSafeAreaInsets = shownArea ?? .zero
        view.frame = screen.bounds
        view.layer.zPosition = 0.5
        screen.tree.root.addSublayer(view.layer)
        UIView.withoutAnimationBlock { view.layoutIfNeeded() }
        // The view has no superview, so the completion retains the controller.
        UIView.animate(withDuration: Self.duration) {
            view.alpha = 0
        } completion: { [controller] _ in
            controller.view.layer.removeFromSuperlayer()
        }
    }
}
