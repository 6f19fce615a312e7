import CoreGraphics

/// The state of a scene's status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    private weak var application: UIApplication?

    init(_ application: UIApplication) {
        self.application = application
        super.init()
    }

    /// The frame of the status bar, or zero if it is hidden.
    public var statusBarFrame: CGRect { application?.statusBarFrame ?? .zero }
    /// Whether the status bar is hidden.
    public var isStatusBarHidden: Bool { application?.isStatusBarHidden ?? true }
    /// The style of the status bar.
    public var statusBarStyle: UIStatusBarStyle { application?.shownStatusBarStyle ?? .default }
}
