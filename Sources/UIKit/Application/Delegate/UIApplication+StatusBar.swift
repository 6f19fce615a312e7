import CoreGraphics
import QuartzCore

extension UIApplication {
    /// The window whose controllers determine the status bar and the orientations: the frontmost window with a root controller that fills
    /// the screen, or else the frontmost window. Small windows in front, such as messages, are ignored.
    var statusBarWindow: UIWindow? {
        windows.last { $0.rootViewController != nil && $0.bounds.size == screen.bounds.size } ?? windows.last
    }

    /// The frame of the status bar, or zero if it is hidden.
    public var statusBarFrame: CGRect {
        let height = statusBarController.height(for: statusBarWindow?.rootViewController)
        return height > 0 ? CGRect(x: 0, y: 0, width: screen.bounds.width, height: height) : .zero
    }

    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

    /// The style of the status bar for controllers whose `preferredStatusBarStyle` is `default`, or for all controllers if the Info.plist
    /// contains `UIViewControllerBasedStatusBarAppearance` with the value false.
    ///
    /// Differs from Apple: without this entry, the style has an effect too.
    public var statusBarStyle: UIStatusBarStyle {
        get { applicationStatusBarStyle }
        set {
            applicationStatusBarStyle = newValue
            statusBarWindow?.setNeedsStatusBarUpdate()
        }
    }

    /// Sets `statusBarStyle`. If `animated` is true, the change of the colors is animated.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        guard animated else { return self.statusBarStyle = statusBarStyle }
        UIView.animate(withDuration: Self.statusBarDuration) { self.statusBarStyle = statusBarStyle }
    }

    /// Whether the status bar is hidden. Setting it to true hides the bar for all controllers.
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.isEmpty }
        set {
            hidesStatusBar = newValue
            statusBarWindow?.setNeedsStatusBarUpdate()
        }
    }

    /// Sets `isStatusBarHidden`. With an animation, the bar fades; it does not slide.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        guard animation != .none else { return isStatusBarHidden = hidden }
        UIView.animate(withDuration: Self.statusBarDuration) { self.isStatusBarHidden = hidden }
    }

    /// The duration of a change of the status bar in seconds.
    public var statusBarOrientationAnimationDuration: TimeInterval { Self.statusBarDuration }
    private static let statusBarDuration: TimeInterval = 0.3

    /// The style that the status bar shows.
    var shownStatusBarStyle: UIStatusBarStyle {
        guard info.usesControllerBasedStatusBar else { return applicationStatusBarStyle }
        let controller = statusBarWindow?.rootViewController?.controllerForStatusBarStyle
        let style = controller?.effectiveStatusBarStyle ?? .default
        guard style == .default else { return style }
        let isDark = (controller?.traitCollection ?? screen.traitCollection).userInterfaceStyle == .dark
        return isDark && applicationStatusBarStyle == .default ? .lightContent : applicationStatusBarStyle
    }
}
