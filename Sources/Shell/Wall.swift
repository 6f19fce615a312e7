import CSDL2

/// The clock on the wall: the only one there is, and only here. It says how many frames are due.
struct Wall {
    private static let ticksPerSecond = Double(SDL_GetPerformanceFrequency())

    static var now: Double { Double(SDL_GetPerformanceCounter()) / ticksPerSecond }

    private let framesPerSecond: Double
    private var start: Double
    private var startFrame: Int

    /// Frame `frame` is the one of this moment.
    init(framesPerSecond: Int, frame: Int, now: Double) {
        self.framesPerSecond = Double(framesPerSecond)
        start = now
        startFrame = frame
    }

    /// The frame that should be on screen.
    func dueFrame(at now: Double) -> Int { startFrame + Int((now - start) * framesPerSecond) }

    /// How long until a frame is due; 0 if it is.
    func wait(for frame: Int, at now: Double) -> Double { max(start + Double(frame - startFrame) / framesPerSecond - now, 0) }
}
