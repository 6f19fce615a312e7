import FlipbookPlayback
import Stage

/// The frames of a take that a recording shows.
struct RecordedFrames {
    /// The frames from which the recorded frames are selected.
    let range: Range<Int>
    /// The recorded frames, or nil if the recording shows all of them.
    private let selection: [Int]?

    /// The maximum length of a pause in which the picture does not change, in seconds, for `--skip-stills`.
    private static let maximumStillDuration = 0.5

    /// Selects all frames of a range.
    init(_ range: Range<Int>) { (self.range, selection) = (range, nil) }

    /// Selects the frames of a range. Frames that continue a still picture for longer than half a second are left out. The take is played
    /// without painting.
    ///
    /// A frame continues a still picture if no input is performed in it, no finger is on the screen, and the stage has no change to
    /// show in it.
    init(withoutStillsIn range: Range<Int>, of take: Take) throws {
        let maximumCount = Int(Self.maximumStillDuration * Double(take.stage.framesPerSecond))
        var (selection, stillCount, mayChange) = ([Int](), 0, true)
        for frame in 0..<range.upperBound where !Interrupt.isRequested {
            try take.seek(to: frame)
            let hasInput = take.recordedInputs.last.map { $0.frame >= frame } ?? false
            stillCount = mayChange || hasInput || !take.fingers.isEmpty ? 0 : stillCount + 1
            if frame >= range.lowerBound, stillCount <= maximumCount { selection.append(frame) }
            // A stage knows whether a change is pending only after its display list was made.
            _ = take.stage.displayList()
            mayChange = take.stage.framesUntilChange.map { $0 <= 1 } ?? false
        }
        (self.range, self.selection) = (range, selection)
    }

    /// The number of recorded frames.
    var count: Int { selection?.count ?? range.count }
    /// The first recorded frame.
    var first: Int { selection?.first ?? range.lowerBound }
    /// The number in the name of the first image file. Without stills, the images are numbered from 0.
    var firstNumber: Int { selection == nil ? range.lowerBound : 0 }
    /// Returns the position of a frame of the take in the recording. If the frame is not recorded, returns the position of the next
    /// recorded frame.
    func position(of frame: Int) -> Int {
        guard let selection else { return min(max(frame - range.lowerBound, 0), range.count) }
        var (low, high) = (0, selection.count)
        while low < high {
            let middle = (low + high) / 2
            if selection[middle] < frame { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(index: Int) -> Int { selection.map { $0[index] } ?? range.lowerBound + index }
}
