import CSDLWindow

/// The wall clock, and the frames that are due at its times. No other code of the window reads the clock.
struct WallClock {
    private static let ticksPerSecond = Double(SDL_GetPerformanceFrequency())

    /// The current time in seconds.
    static var now: Double { Double(SDL_GetPerformanceCounter()) / ticksPerSecond }

    private let framesPerSecond: Double
    private var start: Double
    private var startFrame: Int

    /// Creates a clock for which `frame` is due now.
    init(framesPerSecond: Int, frame: Int, now: Double) {
        self.framesPerSecond = Double(framesPerSecond)
        start = now
        startFrame = frame
    }

    /// Returns the frame that is due at a time.
    func dueFrame(at now: Double) -> Int { startFrame + Int((now - start) * framesPerSecond) }

    /// Returns the time in seconds until a frame is due, or 0 if it is already due.
    func waitTime(for frame: Int, at now: Double) -> Double { max(start + Double(frame - startFrame) / framesPerSecond - now, 0) }
}
