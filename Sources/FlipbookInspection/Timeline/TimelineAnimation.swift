/// An animation of one property of one layer, from its start to its end.
package nonisolated struct TimelineAnimation: Equatable, Sendable, Codable {
    /// The index of the animation.
    package var number: Int
    /// The index of its group.
    package var group: Int
    /// The serial number of its layer.
    package var layer: Int
    /// The name of the view or the layer, such as `plane`.
    package var name: String
    /// The animated key path, such as `position`, or `transition` for a transition of the whole image.
    package var keyPath: String
    /// The values at the start and at the end as text, or nil if they are not known.
    package var from: String?
    package var to: String?
    /// The time at which the animation was added, in seconds.
    package var start: Double
    /// The time between `start` and the first change, in seconds.
    package var delay: Double
    /// The duration of one cycle in seconds.
    package var duration: Double
    /// Whether the duration is that of the block around the block that has created the animation.
    package var inheritsDuration = false
    /// The number of cycles, or nil if the animation repeats forever.
    package var cycles: Double?
    /// Whether each cycle is followed by the same cycle backwards.
    package var autoreverses = false
    package var curve: TimingCurve
    /// The time at which the animation ended or was removed, or nil if it runs.
    package var end: Double?
    /// Whether the animation was removed before its end, for example because another animation has replaced it.
    package var isInterrupted = false
    /// The progress in the frames from `start` on, if a property animator or a gesture determines it. Otherwise empty.
    package var progress: [Double] = []

    package init(
        number: Int, group: Int, layer: Int, name: String, keyPath: String, start: Double, delay: Double, duration: Double, cycles: Double?,
        curve: TimingCurve
    ) {
        (self.number, self.group, self.layer, self.name, self.keyPath) = (number, group, layer, name, keyPath)
        (self.start, self.delay, self.duration, self.cycles, self.curve) = (start, delay, duration, cycles, curve)
    }

    /// The time at which the animation ends if nothing interrupts or pauses it, or nil if it repeats forever.
    package var plannedEnd: Double? {
        cycles.map { start + delay + duration * $0 * (autoreverses ? 2 : 1) }
    }

    /// Returns the part of the current cycle that has passed at a time, 0…1, before the timing curve is applied. In a cycle backwards, it
    /// decreases from 1 to 0.
    package func fraction(at time: Double) -> Double {
        let elapsed = time - start - delay
        guard duration > 0 else { return elapsed < 0 ? 0 : 1 }
        if elapsed <= 0 { return 0 }
        let cycle = elapsed / duration
        if let cycles, cycle >= cycles * (autoreverses ? 2 : 1) { return autoreverses ? 0 : 1 }
        guard cycle.isFinite else { return 1 }
        let part = cycle.truncatingRemainder(dividingBy: 1)
        return autoreverses && cycle.truncatingRemainder(dividingBy: 2) >= 1 ? 1 - part : part
    }

    /// The label of the animation, such as `plane · position`.
    package var label: String { "\(name) · \(keyPath)" }
}
