/// The speed of a symbol effect and the number of its repetitions.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
    /// The way in which an effect is repeated.
    nonisolated public struct RepeatBehavior: Hashable, Sendable {
        /// The number of cycles, or nil for any number.
        let count: Int?
        /// The time between two cycles, in seconds.
        let delay: Double

        /// Repetition without a pause until the effect is removed.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// Repetition with pauses until the effect is removed.
        public static var periodic: RepeatBehavior { periodic(nil, delay: nil) }
        /// Returns repetition with a number of cycles and with a pause in seconds after each cycle. If `count` is nil, the number is not
        /// limited.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 0.5
            return RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.isFinite ? max(delay, 0) : 0)
        }
    }

    /// The repetition, or nil for the default of the effect.
    private(set) var repeatBehavior: RepeatBehavior?
    /// The factor of the speed. For example, 2 halves the duration.
    private(set) var speed: Double = 1

    /// The default repetition of each effect, at normal speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Options for repetition until the effect is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Options for one cycle.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Returns options for a number of cycles. Nil means repetition until the effect is removed.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options for a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// Returns options for a factor of the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options with repetition until the effect is removed.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// The options with one cycle.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// Returns the options with a number of cycles. Nil means repetition until the effect is removed.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior(count: count.map { max($0, 1) }, delay: 0)) }
    /// Returns the options with a repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var result = self
        result.repeatBehavior = behavior
        return result
    }
    /// Returns the options with a factor of the speed. A factor that is not positive is replaced by 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var result = self
        result.speed = speed.isFinite && speed > 0 ? speed : 1
        return result
    }
}
