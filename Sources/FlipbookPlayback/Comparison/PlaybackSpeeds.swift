import Stage

/// The changes of the speed of a take, which determine the time of each frame.
nonisolated package struct PlaybackSpeeds: Equatable, Sendable, Codable {
    /// A change of the speed in a frame. A slowness of 10 is a tenth of the normal speed.
    package struct Change: Equatable, Sendable, Codable {
        package var frame: Int
        package var slowness: Int
    }

    /// The changes in the order of their frames, at most one for a frame. Without any, the speed is normal.
    package private(set) var changes: [Change] = []

    /// Normal speed.
    package init() {}

    /// The speeds that inputs set.
    package init(_ inputs: [TimedInput]) {
        for input in inputs { if case .slow(let slowness) = input.input { add(Change(frame: input.frame, slowness: slowness)) } }
    }

    private mutating func add(_ change: Change) {
        if changes.last?.frame == change.frame { changes.removeLast() }
        if change.slowness != changes.last?.slowness ?? 1 { changes.append(change) }
    }

    /// The number of ticks, the units of scene time, in a frame at normal speed. Each possible slowness divides this number, so that all
    /// times are whole numbers.
    private static let ticksPerFrame = 300

    /// Converts a frame of a take with these speeds to the frame of a take with other speeds at the same time. If the time is between two
    /// frames, the earlier frame is returned.
    package func frame(_ frame: Int, with other: PlaybackSpeeds) -> Int {
        self == other ? frame : other.frame(atTick: ticks(atFrame: frame))
    }

    private func ticks(atFrame frame: Int) -> Int {
        var (ticks, start, slowness) = (0, 0, 1)
        for change in changes where change.frame < frame {
            ticks += (change.frame - start) * Self.ticksPerFrame / slowness
            (start, slowness) = (change.frame, change.slowness)
        }
        return ticks + (frame - start) * Self.ticksPerFrame / slowness
    }

    private func frame(atTick total: Int) -> Int {
        var (ticks, start, slowness) = (0, 0, 1)
        for change in changes {
            let next = ticks + (change.frame - start) * Self.ticksPerFrame / slowness
            if next > total { break }
            (ticks, start, slowness) = (next, change.frame, change.slowness)
        }
        return start + (total - ticks) * slowness / Self.ticksPerFrame
    }
}
