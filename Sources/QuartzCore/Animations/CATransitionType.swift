/// The kind of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents fade in over the old contents.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide in over the old contents.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push out the old contents.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide out and reveal the new contents.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
