/// Counts frames; time follows from the count. Nothing is summed up, so frame 7200 is as exact as frame 1.
package struct FrameClock: Hashable, Sendable {
    package let framesPerSecond: Int
    /// Frames that were shown.
    package private(set) var frame = 0
    /// How slowly time passes: 1 as it is, 10 at a tenth.
    package var slowness = 1 {
        didSet { precondition(Self.ticksPerFrame % slowness == 0, "slowness has to divide \(Self.ticksPerFrame), \(slowness) does not") }
    }
    /// Whole parts of frames, so that slow time is counted and not summed up either.
    private var ticks = 0

    private static let ticksPerFrame = 60

    package init(framesPerSecond: Int) {
        precondition(framesPerSecond > 0, "a clock needs at least one frame a second, not \(framesPerSecond)")
        self.framesPerSecond = framesPerSecond
    }

    package var now: Double { Double(ticks) / Double(framesPerSecond * Self.ticksPerFrame) }

    package mutating func advance() {
        frame += 1
        ticks += Self.ticksPerFrame / slowness
    }

    /// The whole number of frames nearest to so many seconds.
    package func frames(in seconds: Double) -> Int { Int((seconds * Double(framesPerSecond)).rounded()) }
}
