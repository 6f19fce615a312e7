/// The rule for the inside of a path that crosses itself.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the path winds around it a number of times that is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if the path winds around it an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
