/// Advances the window's content to the frame that is due. The caller passes the time of the wall clock, in seconds.
package struct FramePacer {
    private var clock: WallClock

    /// If at least this many frames were missed, for example because the computer was suspended, they are dropped, and time continues from
    /// the current frame. Fewer missed frames are caught up.
    private static let maximumCatchUp = 15
    /// The same limit while a video is recorded. It is larger, so that a short delay does not shorten the video.
    private static let maximumCatchUpWhileRecording = 120
    /// The longest time without a change that is added to the time of the scene: ten minutes, in frames. A longer stillness is shortened, so
    /// that stepping back and saving a script do not have to play hours.
    private static let maximumStillFrames = 600 * WindowContent.framesPerSecond

    /// Creates a pacer for which the current frame is due now.
    package init(_ content: WindowContent, at now: Double) { clock = Self.makeClock(content, now) }

    /// Returns a clock for which the current frame is due now.
    private static func makeClock(_ content: WindowContent, _ now: Double) -> WallClock {
        WallClock(framesPerSecond: WindowContent.framesPerSecond, frame: content.frame, now: now)
    }

    /// Returns the time in seconds until the content has to advance, or nil if nothing changes without input.
    func waitTime(for content: WindowContent, at now: Double) -> Double? {
        content.framesUntilChange.map { clock.waitTime(for: content.frame + $0, at: now) }
    }

    /// Advances the content to the frame that is due.
    ///
    /// - Returns: 1 plus the number of missed frames, or 0 if the content did not advance. A frame is missed if it differs from the last
    ///   painted frame, but is never painted, because the next painted frame is a later one.
    @discardableResult
    package mutating func advance(_ content: WindowContent, at now: Double) -> Int {
        let overdueFrames = clock.dueFrame(at: now) - content.frame
        guard overdueFrames > 0 else { return 0 }
        guard let next = content.framesUntilChange else {
            // The window sleeps while nothing changes. The frames of that time look like the current one, but they count: a recorded video
            // and a saved script have the pauses of the user.
            content.advanceWithoutChange(frames: min(overdueFrames, Self.maximumStillFrames))
            if overdueFrames > Self.maximumStillFrames { clock = Self.makeClock(content, now) }
            return 0
        }
        let expectedFrames = max(next, 1)
        let maximumCatchUp = content.isRecording ? Self.maximumCatchUpWhileRecording : Self.maximumCatchUp
        if overdueFrames - expectedFrames >= maximumCatchUp {
            content.advance(frames: expectedFrames)
            clock = Self.makeClock(content, now)
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
