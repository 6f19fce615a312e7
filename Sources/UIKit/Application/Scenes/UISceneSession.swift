import Foundation

/// The identity of a scene. On a phone, it is kept after the application has ended.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The scene of the session, or nil.
    public internal(set) weak var scene: UIScene?
    /// The kind of scene.
    public let role: Role
    /// The configuration of the scene.
    public internal(set) var configuration: UISceneConfiguration
    /// The name of the session, which is constant.
    public let persistentIdentifier = "Stage"
    /// Values that the application stores in the session.
    public var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
