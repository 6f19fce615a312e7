import Foundation

/// A time as a fraction: `value / timescale` seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The numerator.
    public var value: Int64
    /// The denominator, or 0 for an invalid, unknown or infinite time.
    public var timescale: Int32
    /// Whether the time is valid, and whether it is unknown or infinite.
    public var flags: CMTimeFlags
    /// The number of the timeline. Comparisons, sums and differences ignore it.
    public var epoch: Int64 = 0

    /// Creates an invalid time.
    public init() { (value, timescale, flags) = (0, 0, []) }
    /// Creates a time from a fraction. The time is invalid if the denominator is not positive.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale, flags) = (value, timescale, timescale > 0 ? .valid : []) }
    /// Creates a time from all its parts.
    public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates the fraction that is closest to a number of seconds, or an infinite time. A number that is too large, or not a number, results
    /// in an indefinite time.
    public init(seconds: Double, preferredTimescale: Int32) {
        if seconds.isInfinite {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let numerator = (seconds * Double(preferredTimescale)).rounded()
        guard numerator.isFinite, abs(numerator) < 9e18, preferredTimescale > 0 else {
            self.init(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
            return
        }
        self.init(value: Int64(numerator), timescale: preferredTimescale)
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()
    /// An unknown time, such as the duration of an endless stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after all other times.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all other times.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether the time is valid: a fraction, unknown or infinite.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is unknown.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is a fraction.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) && timescale != 0 }
    /// The time in seconds. It is not a number for an invalid or unknown time.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isValid, flags.contains(.positiveInfinity) { return .infinity }
        return isValid && flags.contains(.negativeInfinity) ? -.infinity : .nan
    }

    /// Returns the sum, with the larger of both denominators. If a time is invalid, the sum is invalid. Otherwise, if a time is unknown, or
    /// if the times are infinite with different signs, the sum is unknown. The sum of an infinite and another time is infinite.
    public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
    /// Returns the difference, with the larger of both denominators. It is the sum of the first time and the negative second time.
    public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -) }

    private static func combined(_ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        // The seconds of an unknown time, and the sum of infinite times with different signs, are not a number.
        guard a.isNumeric, b.isNumeric else { return CMTime(seconds: operation(a.seconds, b.seconds), preferredTimescale: 1) }
        return CMTime(seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
    }

    /// Returns whether a time is before another. An invalid time is before all fractions, and an unknown time after them.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.order < b.order }
    /// Returns whether two times are equal in seconds.
    public static func == (a: CMTime, b: CMTime) -> Bool { a.order == b.order }
    /// Hashes the time in seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(order) }

    /// The number by which times are compared. For a fraction and an infinite time, it is the time in seconds. For an invalid time, it is
    /// below all fractions, and for an unknown time, it is above all fractions.
    private var order: Double { isIndefinite ? .greatestFiniteMagnitude : seconds.isNaN ? -.greatestFiniteMagnitude : seconds }
}

/// Creates a time from a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time from a fraction.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates the fraction that is closest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Creates the fraction that is closest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns -1, 0 or 1: whether a time is before, equal to or after another.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// The time 0.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
