import Foundation

/// One instance of the interface of an application. A stage has one scene, a `UIWindowScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
    nonisolated deinit {}

    /// The session of the scene.
    public let session: UISceneSession
    /// The object that is notified of changes of the scene. The scene retains it.
    open var delegate: UISceneDelegate?
    /// The state of the scene.
    public internal(set) var activationState = ActivationState.unattached
    /// A title by which the user recognizes the scene.
    ///
    /// Differs from Apple: it has no effect.
    open var title: String! = ""

    /// Whether the application's delegate gets the calls for changes of the state, because the scene has no delegate.
    var isManagedByApplication = true

    /// Creates a scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL with another program. See `UIApplication.open`.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
}

extension UIScene {
    /// Posted after the scene was connected.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after the scene was disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after the scene has become active.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before the scene stops being active.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene enters the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after the scene has entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Connects the scene with its delegate.
    func connect(_ delegate: UISceneDelegate?, _ configuration: UISceneConfiguration, _ options: ConnectionOptions) {
        self.delegate = delegate
        session.configuration = configuration
        activationState = .background
        delegate?.scene(self, willConnectTo: session, options: options)
        post(Self.willConnectNotification)
    }

    func willEnterForeground() {
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        activationState = .foregroundInactive
    }

    func didBecomeActive() {
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
    }

    func willResignActive() {
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
    }

    func didEnterBackground() {
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    func disconnect() {
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
    }
}
