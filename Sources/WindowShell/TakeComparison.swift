import FlipbookPlayback
import Foundation

/// The comparison of the open take B with the kept take A.
final class TakeComparison {
    let kept: KeptTake
    var view: ComparisonView
    let picture = ComparisonPicture()
    /// The loop of A while B shows a range of frames in slow motion, otherwise nil.
    var loop: FrameLoop?
    /// The film with which a later version of the program shows A, and the process that writes the film. Nil if no other version can
    /// replace this version.
    var film: (path: String, process: Process?)?

    init(_ kept: KeptTake, _ view: ComparisonView = .side) { (self.kept, self.view) = (kept, view) }

    /// The state from which a later version of the program shows A, or nil.
    var filmState: KeptFilmState? { film.map { KeptFilmState(path: $0.path, view: view, speeds: kept.speeds) } }
}
