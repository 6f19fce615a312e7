extension UISceneSession {
    /// A kind of scene.
    nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
        /// The text of the role.
        public let rawValue: String
        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A scene on the screen of the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on another screen.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}
