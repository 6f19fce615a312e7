/// Advances the window's content to the frame that is due. The caller passes the time of the wall clock, in seconds.
///
/// The clock of the scene counts whole frames: with 60 frames per second, frame n is due n / 60 s after the start, independent of the
/// display. If presenting waits for the refreshes of a display, the pacer wakes up just after a refresh. Then it chooses the newest frame
/// that is due at the next refresh. So each frame is shown at the first refresh at which it is due, and delays of the thread have no
/// effect. With 60 frames per second, a display of 60 Hz shows a new frame at every refresh. At 75 Hz, every fifth refresh repeats a frame.
/// At 144 Hz, each frame is shown by two or three refreshes. If the frame rate of the scene is set to that of the display (device menu),
/// every refresh shows a new frame.
package struct FramePacer {
    private var clock: WallClock
    /// The refreshes of the display, or nil if presenting does not wait for them.
    private var refreshClock: RefreshClock?
    /// The frame rate of `clock`.
    private var framesPerSecond: Int

    /// If at least this number of frames was missed, the missed frames are dropped, and time continues from the current frame. The computer
    /// may have been suspended, for example. If fewer frames were missed, the content advances by all missed frames.
    private static let maximumCatchUp = 15
    /// The value of `maximumCatchUp` while a video is recorded. It is larger, so that a short delay does not shorten the video.
    private static let maximumCatchUpWhileRecording = 120
    /// The longest pause without a change that is added to the time of the scene: ten minutes, in frames. A longer pause is shortened, so
    /// that stepping back and saving a script do not have to play hours of frames.
    private static let maximumUnchangedFrames = 600 * WindowContent.standardFrameRate

    /// Creates a pacer for which the current frame is due now.
    package init(_ content: WindowContent, at now: Double) {
        clock = Self.makeClock(content, now)
        framesPerSecond = content.framesPerSecond
    }

    /// Returns a clock for which the current frame is due now.
    private static func makeClock(_ content: WindowContent, _ now: Double) -> WallClock {
        WallClock(framesPerSecond: content.framesPerSecond, frame: content.frame, now: now)
    }

    /// Returns the time in seconds until the content has to advance, or nil if the content changes only after an input.
    func waitTime(for content: WindowContent, at now: Double) -> Double? {
        guard let frames = content.framesUntilChange else { return nil }
        let frame = content.frame + frames
        guard let refreshClock else { return clock.waitTime(for: frame, at: now) }
        let refresh = refreshClock.refreshTime(notBefore: clock.time(of: frame))
        return max(refresh - refreshClock.interval + Self.wakeDelay - now, 0)
    }

    /// The time in seconds after a refresh at which the next frame is painted.
    private static let wakeDelay = 0.0005

    /// Called when presenting has returned.
    ///
    /// - Parameter refreshRate: The refresh rate of the display, or nil if presenting does not wait for its refreshes.
    mutating func didPresent(at now: Double, refreshRate: Double?) {
        guard let refreshRate, refreshRate > 0 else { return refreshClock = nil }
        if refreshClock?.isFor(refreshRate) == true {
            refreshClock?.didPresent(at: now)
        } else {
            refreshClock = RefreshClock(rate: refreshRate, presentedAt: now)
            clock.align(to: now)
        }
    }

    /// Starts a new clock for the current frame.
    private mutating func restartClock(_ content: WindowContent, at now: Double) {
        framesPerSecond = content.framesPerSecond
        clock = Self.makeClock(content, now)
        if let refreshClock { clock.align(to: refreshClock.nextRefresh(after: now)) }
    }

    /// Advances the content to the frame that is due.
    ///
    /// - Returns: 1 plus the number of missed frames, or 0 if no frame is due or if the content changes only after an input. A frame is
    ///   missed if it differs from the last painted frame, but a later frame is painted instead.
    @discardableResult
    package mutating func advance(_ content: WindowContent, at now: Double) -> Int {
        if framesPerSecond != content.framesPerSecond { restartClock(content, at: now) }
        let overdueFrames = clock.dueFrame(at: refreshClock?.nextRefresh(after: now) ?? now) - content.frame
        guard overdueFrames > 0 else { return 0 }
        guard let next = content.framesUntilChange else {
            // The window sleeps while the content does not change. The frames of this time look like the current frame, but they are
            // counted. So a recorded video and a saved script contain the pauses of the user.
            content.advanceWithoutChange(frames: min(overdueFrames, Self.maximumUnchangedFrames))
            if overdueFrames > Self.maximumUnchangedFrames { restartClock(content, at: now) }
            return 0
        }
        let expectedFrames = max(next, 1)
        let maximumCatchUp = content.isRecording ? Self.maximumCatchUpWhileRecording : Self.maximumCatchUp
        if overdueFrames - expectedFrames >= maximumCatchUp {
            content.advance(frames: expectedFrames)
            restartClock(content, at: now)
        } else {
            content.advance(frames: overdueFrames)
        }
        return max(overdueFrames - next, 0) + 1
    }

    /// Handles an event by calling `event`, and returns the result of `advance(_:at:)`.
    ///
    /// Before the call, the content advances to the frame that is due. Otherwise, a short click after a long wait would have the duration
    /// of the wait.
    @discardableResult
    package mutating func handle(_ event: () throws -> Void, for content: WindowContent, at now: Double) rethrows -> Int {
        let frames = advance(content, at: now)
        try event()
        return frames
    }
}
