import FlipbookMotion

/// The interpolation between the values of a keyframe animation.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between the values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value is used until the time of the next value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation between the values, with a constant speed. Key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through the values, with a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var mode: Keyframes<Double>.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}
