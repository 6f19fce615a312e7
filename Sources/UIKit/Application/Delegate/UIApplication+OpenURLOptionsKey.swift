extension UIApplication {
    /// A key of the options with which the application opens a URL.
    nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the application that requests to open the URL.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data of the application that requests to open the URL.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file can be used at its current location. Otherwise, it must be copied before it is used.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
