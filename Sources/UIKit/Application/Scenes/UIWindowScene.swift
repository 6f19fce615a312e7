import CoreGraphics

/// The scene of a stage: its screen and its windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    nonisolated deinit {}

    /// The application of the scene.
    weak var application: UIApplication?

    /// Creates the scene of an application.
    convenience init(_ application: UIApplication) {
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
        self.application = application
        activationState = .foregroundActive
    }

    open override var next: UIResponder? { application }

    /// The screen of the scene.
    public var screen: UIScreen { application?.screen ?? .main }
    /// The visible windows of the scene, frontmost last.
    open var windows: [UIWindow] { (application?.windows ?? []).filter { $0.windowScene === self } }
    /// The key window of the scene, or nil.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The orientation of the interface.
    public var interfaceOrientation: UIInterfaceOrientation { application?.interfaceOrientation ?? .portrait }
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { screen.traitCollection }
    /// The status bar of the scene.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = application.map { UIStatusBarManager($0) }
}
