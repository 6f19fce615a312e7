import QuartzCore

/// The classes and the name of a scene.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    /// The name of the configuration, or nil.
    public let name: String?
    /// The kind of scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate: a subclass of `NSObject` with `init()`.
    public var delegateClass: AnyClass?
    /// The class of the scene.
    ///
    /// Differs from Apple: it has no effect. The scene is always a `UIWindowScene`.
    public var sceneClass: AnyClass?

    /// Creates a configuration.
    ///
    /// Differs from Apple: there is no property list in which a configuration with this name is looked up.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// Creates the delegate, or returns nil if there is no class. A class that is not a class of scene delegates is reported.
    func makeDelegate() -> UISceneDelegate? {
        guard let delegateClass else { return nil }
        if let delegate = (delegateClass as? NSObject.Type).map({ makeObject(of: $0) }) as? UISceneDelegate { return delegate }
        Diagnostics.report(
            .warning, source: "UISceneConfiguration",
            "\(delegateClass) cannot be the delegate of a scene. Make it a subclass of UIResponder or NSObject that conforms to UIWindowSceneDelegate."
        )
        return nil
    }
}
