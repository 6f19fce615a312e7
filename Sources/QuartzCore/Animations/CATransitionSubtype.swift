/// The side from which the new contents enter.
///
/// `fromTop` and `fromBottom` are named for a y axis that points up. Therefore the new contents of `fromTop` enter at the bottom edge of
/// the screen, as on iOS.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents enter at the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new contents enter at the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new contents enter at the bottom edge of the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new contents enter at the top edge of the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
