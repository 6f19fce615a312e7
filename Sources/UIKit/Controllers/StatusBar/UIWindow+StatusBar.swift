import CoreGraphics

extension UIApplication {
    /// Updates the status bar and the safe area after a change of the screen's shape.
    func screenShapeDidChange() {
        device.setIdiom(screen.shape?.isPad == true ? .pad : .phone)
        statusBarWindow?.setNeedsStatusBarUpdate()
    }
}

extension UIWindow {
    /// Updates the status bar for the front controller, and the window's safe area for the status bar.
    func setNeedsStatusBarUpdate() {
        guard let application = screen.application, application.statusBarWindow === self else { return }
        application.statusBarController.update(for: rootViewController)
        let insets = application.statusBarController.safeArea(for: rootViewController, in: bounds.size)
        guard insets != barInsets else { return }
        barInsets = insets
        updateSafeArea()
    }
}
