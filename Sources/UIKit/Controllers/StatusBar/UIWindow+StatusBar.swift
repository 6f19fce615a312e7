import CoreGraphics

extension UIWindow {
    /// Updates the status bar for the front controller, and the window's safe area for the status bar.
    func setNeedsStatusBarUpdate() {
        guard let application = screen.application, application.statusBarWindow === self else { return }
        application.statusBarController.update(for: rootViewController)
        let top = application.statusBarController.height(for: rootViewController, in: bounds.size)
        guard top != barInsets.top else { return }
        barInsets.top = top
        updateSafeArea()
    }
}
