import CoreGraphics

extension UIWindow {
    /// Updates the status bar for the front controller, and the window's safe area for the status bar.
    func setNeedsStatusBarUpdate() {
        guard let application = screen.application, application.windows.last === self else { return }
        application.statusBarController.update(for: rootViewController)
        let top = StatusBarController.height(bounds.size, for: rootViewController)
        guard top != barInsets.top else { return }
        barInsets.top = top
        updateSafeArea()
    }
}
