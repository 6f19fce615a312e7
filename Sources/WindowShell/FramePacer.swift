/// Advances the window's content to the frame that is due. The caller passes the time of the wall clock, in seconds.
package struct FramePacer {
    private var clock: WallClock

    /// If at least this many frames were missed, for example because the computer was suspended, they are dropped, and time continues from
    /// the current frame. Fewer missed frames are caught up.
    private static let maximumCatchUp = 15

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
        guard let next = content.framesUntilChange else {
            // While nothing changes, the frame count does not advance, and no frames become overdue.
            clock = Self.makeClock(content, now)
            return 0
        }
        let overdueFrames = clock.dueFrame(at: now) - content.frame
        guard overdueFrames > 0 else { return 0 }
        let expectedFrames = max(next, 1)
        if overdueFrames - expectedFrames >= Self.maximumCatchUp {
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
