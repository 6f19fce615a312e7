/// A clock that counts frames and computes the time from the count, so that rounding errors do not accumulate.
package struct FrameClock: Hashable, Sendable {
    package let framesPerSecond: Int
    /// The number of frames so far.
    package private(set) var frame = 0
    /// The factor by which time is slowed down: 1 is normal speed, 10 is a tenth of normal speed.
    package var slowness = 1 {
        didSet { precondition(Self.ticksPerFrame % slowness == 0, "slowness must divide \(Self.ticksPerFrame), but \(slowness) does not") }
    }
    /// The elapsed time in units of 1/300 frame. It is an integer, so that it is exact in slow motion too.
    private var ticks = 0

    private static let ticksPerFrame = 300

    package init(framesPerSecond: Int) {
        precondition(framesPerSecond > 0, "framesPerSecond must be at least 1, not \(framesPerSecond)")
        self.framesPerSecond = framesPerSecond
    }

    /// The elapsed time in seconds.
    package var now: Double { Double(ticks) / Double(framesPerSecond * Self.ticksPerFrame) }

    /// Returns the largest divisor of 300 that is not greater than `slowness`, but at least 1.
    package static func nearestSlowness(to slowness: Int) -> Int {
        (1...min(max(slowness, 1), ticksPerFrame)).last { ticksPerFrame % $0 == 0 } ?? 1
    }

    /// Adds one frame.
    package mutating func advance() {
        frame += 1
        ticks += Self.ticksPerFrame / slowness
    }

    /// Returns the whole number of frames nearest to a duration in seconds.
    ///
    /// The result is at most `maximumFrameCount`, and 0 if the duration is not a number.
    package func frameCount(in seconds: Double) -> Int {
        let count = (seconds * Double(framesPerSecond)).rounded()
        return count.isNaN ? 0 : Int(min(max(count, 0), Double(Self.maximumFrameCount)))
    }

    /// Returns the number of frames until the frame nearest to a time, at the current slowness. The result is 0 for an earlier time.
    package func frameCount(until time: Double) -> Int {
        let clockFrames = time * Double(framesPerSecond) - Double(ticks) / Double(Self.ticksPerFrame)
        let count = (clockFrames * Double(slowness)).rounded()
        return count.isNaN ? 0 : Int(min(max(count, 0), Double(Self.maximumFrameCount) * Double(slowness)))
    }

    /// The largest number of frames of one duration: about two days at 60 frames per second.
    package static let maximumFrameCount = 10_000_000
}
