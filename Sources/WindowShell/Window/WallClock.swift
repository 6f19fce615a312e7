import CSDLWindow
import Foundation

/// The wall clock, and the frames that are due at its times. All code of the window that measures durations uses this clock.
package struct WallClock {
    private static let ticksPerSecond = Double(SDL_GetPerformanceFrequency())

    /// The current time in seconds.
    static var now: Double { Double(SDL_GetPerformanceCounter()) / ticksPerSecond }

    /// The processor time of this thread in seconds, without waiting.
    static var workTime: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }
    /// The processor time of all threads of this process in seconds.
    package static var processWorkTime: Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func time(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

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

    /// Returns the time at which a frame is due.
    func time(of frame: Int) -> Double { start + Double(frame - startFrame) / framesPerSecond }

    /// Moves all due times by at most half a frame, so that `time` is in the middle between two due times.
    ///
    /// If `time` is a refresh of a display with the same rate, all refreshes are far from the due times. Then small errors of measured
    /// times do not change the frame that a refresh shows.
    mutating func align(to time: Double) {
        let phase = (time - start) * framesPerSecond
        start += (phase - phase.rounded(.down) - 0.5) / framesPerSecond
    }

    /// Returns the time in seconds until a frame is due, or 0 if it is already due.
    func waitTime(for frame: Int, at now: Double) -> Double { max(start + Double(frame - startFrame) / framesPerSecond - now, 0) }
}
