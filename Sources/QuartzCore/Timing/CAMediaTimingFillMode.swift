import FlipbookMotion

/// The effect of an object before its start and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No effect before the start and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is used before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value is used before the start, and the last value stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fill: MediaTiming.Fill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}
