import Foundation

/// When something happens: where in its cycle a motion is, as its parent's time goes by. CAMediaTiming as a value.
///
///     local = (parent - begin)·speed + offset
///
/// A timeline is active while its local time is inside 0…activeDuration; what is shown before and after is said by `fill`.
/// "Before" and "after" go by the local time: with a negative speed the timeline starts after its end and arrives at 0.
@usableFromInline
package struct Timeline: Hashable, Sendable {
    @usableFromInline
    package enum Fill: Sendable {
        case removed, forwards, backwards, both

        @inlinable var holdsStart: Bool { self == .backwards || self == .both }
        @inlinable var holdsEnd: Bool { self == .forwards || self == .both }
    }

    @usableFromInline package var begin: Double
    @usableFromInline package var speed: Double
    @usableFromInline package var offset: Double
    /// Of one cycle. An infinite one makes the timeline a clock, which only shifts and stretches time.
    @usableFromInline package var duration: Double
    /// How many cycles, there and back being one; may be a fraction, or infinite.
    @usableFromInline package var repeatCount: Double
    /// How long the cycles go on in local time; wins over the count.
    @usableFromInline package var repeatDuration: Double?
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

    /// A frame's time is frame / rate and a duration is any sum of numbers: what is nearer than this is the same moment.
    @inlinable
    package static var tolerance: Double { 1e-9 }

    @inlinable
    package func local(_ parent: Double) -> Double { (parent - begin) * speed + offset }

    /// The inverse: parent = (local - offset)/speed + begin. A timeline that stands still has none.
    package func parent(_ local: Double) -> Double? { speed == 0 ? nil : (local - offset) / speed + begin }

    /// How long it goes on in local time.
    @inlinable
    package var activeDuration: Double {
        if let repeatDuration { return max(repeatDuration, 0) }
        // No cycle takes time, however many there are: 0·∞ is 0 here.
        if duration <= 0 || repeatCount <= 0 { return 0 }
        return duration * repeatCount * (autoreverses ? 2 : 1)
    }

    /// The time inside one cycle, 0…duration, or nil where the timeline has no effect.
    @inlinable
    package func phase(at parent: Double) -> Double? {
        let local = local(parent)
        let active = activeDuration
        let slack = Self.tolerance * abs(speed)
        // The end is asked for before the start: with no duration at all the moment of the start is already the end. Held still
        // (speed 0), a timeline may stand on its last moment.
        if local > active + slack || (speed > 0 && local >= active - slack) { return fill.holdsEnd ? cycle(active) : nil }
        if local < -slack || (speed < 0 && local <= slack) { return fill.holdsStart ? cycle(0) : nil }
        return cycle(min(max(local, 0), active))
    }

    /// The place in the cycle at a local time inside 0…activeDuration. Where two cycles meet the next one starts, but the last
    /// moment of all belongs to the cycle that ends in it.
    @inlinable
    func cycle(_ local: Double) -> Double {
        if duration <= 0 { return 0 }
        if local < duration - Self.tolerance { return local }
        var whole = ((local + Self.tolerance) / duration).rounded(.down)
        var rest = local - whole * duration
        if rest <= Self.tolerance, local >= activeDuration - Self.tolerance {
            whole -= 1
            rest = duration
        }
        let back = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
        return min(max(back ? duration - rest : rest, 0), duration)
    }
}
