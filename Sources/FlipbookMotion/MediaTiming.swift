import Foundation

/// The timing of an animation or a layer relative to its parent: `CAMediaTiming` as a value.
///
///     local = (parent - begin)·speed + offset
///
/// The timing is active while its local time is in 0…activeDuration. `fill` determines the phase before and after.
/// "Before" and "after" refer to the local time. With a negative speed, the local time starts at the end and runs down to 0.
@usableFromInline
package struct MediaTiming: Hashable, Sendable {
    /// The fill mode: whether the first phase is used before the active duration, and the last phase after the active duration.
    @usableFromInline
    package enum Fill: Sendable {
        case removed, forwards, backwards, both

        @inlinable var holdsStart: Bool { self == .backwards || self == .both }
        @inlinable var holdsEnd: Bool { self == .forwards || self == .both }
    }

    /// The parent time at which the local time is `offset`.
    @usableFromInline package var begin: Double
    /// The local seconds per second of the parent.
    @usableFromInline package var speed: Double
    /// The local time at `begin`.
    @usableFromInline package var offset: Double
    /// The duration of one cycle. If it is infinite, the timing has no cycles and only maps the parent time to the local time.
    @usableFromInline package var duration: Double
    /// The number of repetitions. With `autoreverses`, a repetition is a forward and a backward cycle. The number may be fractional or
    /// infinite.
    @usableFromInline package var repeatCount: Double
    /// The local duration of all cycles. If set, it is used instead of `repeatCount`.
    @usableFromInline package var repeatDuration: Double?
    /// Whether each cycle is followed by the same cycle backwards.
    @usableFromInline package var autoreverses: Bool
    @usableFromInline package var fill: Fill

    package init(
        begin: Double = 0, speed: Double = 1, offset: Double = 0, duration: Double = .infinity, repeatCount: Double = 1,
        repeatDuration: Double? = nil, autoreverses: Bool = false, fill: Fill = .removed
    ) {
        self.begin = begin
        self.speed = speed
        self.offset = offset
        self.duration = duration
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fill = fill
    }

    /// The difference below which two times are treated as equal. Frame times and durations are sums with rounding errors.
    @inlinable
    package static var tolerance: Double { 1e-9 }

    /// Returns the local time at a parent time.
    @inlinable
    package func localTime(at parent: Double) -> Double { (parent - begin) * speed + offset }

    /// Returns the parent time at a local time: (local - offset)/speed + begin, or nil if the speed is zero.
    package func parentTime(at local: Double) -> Double? { speed == 0 ? nil : (local - offset) / speed + begin }

    /// The local duration of all cycles together.
    @inlinable
    package var activeDuration: Double {
        if let repeatDuration { return max(repeatDuration, 0) }
        // If one factor is zero, the result is zero, even if the other factor is infinite.
        if duration <= 0 || repeatCount <= 0 { return 0 }
        return duration * repeatCount * (autoreverses ? 2 : 1)
    }

    /// Returns the time in the current cycle, 0…duration, or nil if the timing has no effect.
    @inlinable
    package func phase(at parent: Double) -> Double? {
        let local = localTime(at: parent)
        let active = activeDuration
        let localTolerance = Self.tolerance * abs(speed)
        // The end is tested before the start: if the active duration is zero, the start is already the end. A timing with speed 0 that is
        // exactly at its end is still active.
        if local > active + localTolerance || (speed > 0 && local >= active - localTolerance) {
            return fill.holdsEnd ? cycleTime(at: active) : nil
        }
        if local < -localTolerance || (speed < 0 && local <= localTolerance) { return fill.holdsStart ? cycleTime(at: 0) : nil }
        return cycleTime(at: min(max(local, 0), active))
    }

    /// Returns the time in the cycle at a local time in 0…activeDuration. The boundary of two cycles is the start of the second cycle. The
    /// end of the last cycle belongs to the last cycle.
    @inlinable
    func cycleTime(at local: Double) -> Double {
        if duration <= 0 { return 0 }
        if local < duration - Self.tolerance { return local }
        var completed = ((local + Self.tolerance) / duration).rounded(.down)
        var remainder = local - completed * duration
        if remainder <= Self.tolerance, local >= activeDuration - Self.tolerance {
            completed -= 1
            remainder = duration
        }
        let isBackward = autoreverses && completed.truncatingRemainder(dividingBy: 2) == 1
        return min(max(isBackward ? duration - remainder : remainder, 0), duration)
    }
}
