/// Keeps a presentation at the frame that is due. It is told what the clock on the wall says.
package struct Pace {
    private var wall: Wall

    /// After a longer stall (the machine slept) the scene goes on from where it was instead of racing.
    private static let longestCatchUp = 15

    package init(_ presentation: Presentation, at now: Double) { wall = Self.wall(presentation, now) }

    private static func wall(_ presentation: Presentation, _ now: Double) -> Wall {
        Wall(framesPerSecond: Presentation.framesPerSecond, frame: presentation.frame, now: now)
    }

    /// Until something has to be done; nil if nothing will unless somebody does something.
    func wait(for presentation: Presentation, at now: Double) -> Double? {
        presentation.framesUntilChange.map { wall.wait(for: presentation.frame + $0, at: now) }
    }

    /// Answers how many frames the next picture stands for: one, and those that should have been seen before it.
    @discardableResult
    package mutating func goOn(_ presentation: Presentation, at now: Double) -> Int {
        guard let next = presentation.framesUntilChange else {
            // Time stands still where nothing happens, so that the next touch comes right after.
            wall = Self.wall(presentation, now)
            return 0
        }
        let due = wall.dueFrame(at: now) - presentation.frame
        guard due > 0 else { return 0 }
        let most = max(next, 1)
        if due - most >= Self.longestCatchUp {
            presentation.advance(frames: most)
            wall = Self.wall(presentation, now)
        } else {
            presentation.advance(frames: due)
        }
        return max(due - next, 0) + 1
    }

    /// Somebody does something. It is done now: without the time that went by before, a short click after a long wait would be held for all of it.
    @discardableResult
    package mutating func take(_ event: () throws -> Void, by presentation: Presentation, at now: Double) rethrows -> Int {
        let frames = goOn(presentation, at: now)
        try event()
        return frames
    }
}
