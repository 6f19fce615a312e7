import FlipbookPlayback
import Foundation

/// The comparison of the open take B with the kept take A.
final class TakeComparison {
    let takeA: ComparisonTake
    var mode: ComparisonMode
    let renderer = ComparisonRenderer()
    /// The loop of A while B shows a range of frames in slow motion, otherwise nil.
    var loop: FrameLoop?
    /// The video with which a later version of the program shows A, and the process that writes the video. Nil if no other version can
    /// replace this version.
    var video: (path: String, process: Process?)?

    init(_ takeA: ComparisonTake, _ mode: ComparisonMode = .side) { (self.takeA, self.mode) = (takeA, mode) }

    /// The state from which a later version of the program shows A, or nil.
    var videoState: VideoOfTakeA? { video.map { VideoOfTakeA(path: $0.path, mode: mode, speeds: takeA.speeds) } }
}
