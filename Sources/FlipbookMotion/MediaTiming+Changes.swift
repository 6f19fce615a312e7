import Foundation

extension MediaTiming {
    /// The parent time at which the timing stops being active, or nil if the speed is zero or the time is infinite. If the speed is
    /// negative, the local time is 0 at the end.
    package var end: Double? {
        guard let end = parentTime(at: speed < 0 ? 0 : activeDuration), end.isFinite else { return nil }
        return end
    }

    /// The parent time at which the timing becomes active, or nil if the speed is zero or the time is infinite.
    package var start: Double? {
        guard let start = parentTime(at: speed < 0 ? activeDuration : 0), start.isFinite else { return nil }
        return start
    }

    /// Returns whether the timing has ended at a parent time.
    package func isOver(at parent: Double) -> Bool { end.map { parent >= $0 - Self.tolerance } ?? false }

    /// Returns the next time at which the value changes: `parent` itself while the value is changing, the start if the timing is not active
    /// yet, or nil if the value does not change after `parent`.
    ///
    /// Querying again at each returned time visits every change. After nil, no query is needed until the timing itself changes.
    package func nextChange(after parent: Double) -> Double? {
        if speed == 0 || isOver(at: parent) { return nil }
        guard let start, parent < start - Self.tolerance else { return parent }
        return start
    }

    /// Whether the timing only shifts and scales the time.
    package var isLinearMap: Bool { duration == .infinity && repeatDuration == nil }

    /// Returns the child's timing as a function of this timing's parent time, or nil unless `isLinearMap`. In the formula, t is the parent
    /// time. The begin, speed and offset are b, s and o for this timing, and b', s' and o' for the child:
    ///
    ///     ((t - b)·s + o - b')·s' + o'  =  (t - b)·(s·s') + ((o - b')·s' + o')
    ///
    /// A timing that repeats, autoreverses or ends is not a linear map of time. For such a timing, the result is nil, and the child is
    /// evaluated at the phase of its parent instead.
    package func composed(with child: MediaTiming) -> MediaTiming? {
        guard isLinearMap else { return nil }
        var composed = child
        composed.begin = begin
        composed.speed = speed * child.speed
        composed.offset = child.localTime(at: offset)
        return composed
    }

    /// Returns the same timing with another speed from the time `parent` on, without a jump of the local time. Pauses, slow motion and
    /// reversal use it.
    package func withSpeed(_ speed: Double, from parent: Double) -> MediaTiming {
        var edited = self
        edited.offset = localTime(at: parent)
        edited.begin = parent
        edited.speed = speed
        return edited
    }
}

extension MediaTiming {
    /// Returns the number of completed cycles. If the timing autoreverses, a forward and a backward cycle together count as one cycle. The
    /// end of the last cycle still belongs to the last cycle.
    package func completedCycles(at parent: Double) -> Double {
        let cycleDuration = duration * (autoreverses ? 2 : 1)
        guard cycleDuration > 0, cycleDuration.isFinite else { return 0 }
        let local = min(max(localTime(at: parent), 0), activeDuration)
        let completed = ((local + Self.tolerance) / cycleDuration).rounded(.down)
        return completed > 0 && local >= activeDuration - Self.tolerance && local - completed * cycleDuration <= Self.tolerance
            ? completed - 1 : completed
    }
}
