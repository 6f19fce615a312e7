import FlipbookDisplayList
import FlipbookInspection
import FlipbookPlayback
import Stage

/// A range of frames of a take that is shown repeatedly, at full speed or in slow motion.
///
/// In slow motion, the frames between two frames of the take are computed on a separate stage during the first round, and stored.
final class FrameLoop {
    let range: ClosedRange<Int>
    /// The number of frames that are shown for each frame of the take.
    let slowness: Int
    /// The frames of the first round in slow motion.
    private var history = FrameHistory(limit: 100_000_000)
    private var replay: TakeReplay?
    /// The number of frames since the beginning of the round.
    private(set) var position = 0

    init(_ range: ClosedRange<Int>, slowness: Int, of take: Take) {
        (self.range, self.slowness) = (range, slowness)
        guard slowness > 1 else { return }
        let replay = take.makeReplay()
        replay.advance(to: range.lowerBound)
        replay.framesPerTakeFrame = slowness
        self.replay = replay
        history.store(replay.stage.displayList(), at: 0)
        take.stage.makeCurrent()
    }

    /// The number of frames of a round.
    private var length: Int { (range.count - 1) * slowness + 1 }
    /// The shown frame of the take.
    var frame: Int { range.lowerBound + position / slowness }
    /// The stored list of the shown frame, or nil at full speed.
    var slowList: DisplayList? { slowness > 1 ? history.list(at: position)?.list : nil }

    /// Continues at a frame of the take.
    func move(to frame: Int) {
        let target = min(max(frame, range.lowerBound), range.upperBound) - range.lowerBound
        position = slowness > 1 ? min(target * slowness, history.count - 1) : target
    }

    /// Shows the frame at a position, so that two loops of the same range show the same frame.
    func show(position newPosition: Int) {
        while let replay, history.count <= newPosition { record(replay) }
        position = min(newPosition, length - 1)
    }

    /// Shows the next frame. After the last frame, shows the first frame.
    func advance() {
        position = (position + 1) % length
        if let replay, position == history.count { record(replay) }
    }

    /// Stores the next frame of the first round.
    private func record(_ replay: TakeReplay) {
        replay.stage.perform { replay.advance() }
        history.store(replay.stage.displayList(), at: history.count)
        if history.count == length { self.replay = nil }
    }
}
