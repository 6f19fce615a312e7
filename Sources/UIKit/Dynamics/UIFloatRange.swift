import CoreGraphics

/// A range of numbers that limits an attachment.
nonisolated public struct UIFloatRange: Hashable, Sendable {
    /// The smallest number.
    public var minimum: CGFloat
    /// The largest number.
    public var maximum: CGFloat

    /// Creates the range that contains only 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// The range that contains only 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range contains all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range for a joint, or nil if the range contains all numbers or if the minimum is greater than the maximum.
    var limits: ClosedRange<Double>? { isInfinite || !(minimum <= maximum) ? nil : Double(minimum)...Double(maximum) }
}
