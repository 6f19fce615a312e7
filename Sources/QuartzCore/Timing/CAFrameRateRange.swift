/// A range of frame rates, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The preferred rate, or nil for no preference.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// A range without limits and without a preferred rate. The frame rate of the screen is used.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
