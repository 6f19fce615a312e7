/// The key of a value that an app stores in a configuration state.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
