import Foundation

extension Timeline {
    /// The parent time from which nothing changes any more; nil if there is none. A timeline that runs backwards is over at local 0.
    package var end: Double? {
        guard let end = parent(speed < 0 ? 0 : activeDuration), end.isFinite else { return nil }
        return end
    }

    /// The parent time at which it becomes active; nil if it stands still or comes from the infinite.
    package var start: Double? {
        guard let start = parent(speed < 0 ? activeDuration : 0), start.isFinite else { return nil }
        return start
    }

    package func isOver(at parent: Double) -> Bool { end.map { parent >= $0 - Self.tolerance } ?? false }

    /// When the value moves next: now while it moves, the start while it waits, and nil when it will not move any more.
    ///
    /// Who asks at every answer misses no change; who gets nil may sleep until the timeline itself is edited.
    package func nextChange(after parent: Double) -> Double? {
        if speed == 0 || isOver(at: parent) { return nil }
        guard let start, parent < start - Self.tolerance else { return parent }
        return start
    }

    /// Whether this only shifts and stretches time.
    package var isClock: Bool { duration == .infinity && repeatDuration == nil }

    /// The child's timeline told in the time of this one's parent, if this one is a clock:
    ///
    ///     ((t - b)·s + o - b')·s' + o'  =  (t - b)·(s·s') + ((o - b')·s' + o')
    ///
    /// What repeats, turns round or ends is no line through time: there is no such timeline, and the child is evaluated at the
    /// phase of its parent instead.
    package func then(_ child: Timeline) -> Timeline? {
        guard isClock else { return nil }
        var composed = child
        composed.begin = begin
        composed.speed = speed * child.speed
        composed.offset = child.local(offset)
        return composed
    }

    /// The same motion at the moment `parent` with another speed from there on: pausing, slow motion and turning back, without a jump.
    package func running(at speed: Double, from parent: Double) -> Timeline {
        var edited = self
        edited.offset = local(parent)
        edited.begin = parent
        edited.speed = speed
        return edited
    }
}
