extension UIApplication {
    /// A key of the options of `UIApplication.open`.
    nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether a URL is opened only in the application to which it belongs.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
