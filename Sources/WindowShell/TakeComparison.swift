import FlipbookPlayback

/// The comparison of the open take, B, with a take A that was kept.
final class TakeComparison {
    let kept: KeptTake
    var view: ComparisonView
    let picture = ComparisonPicture()
    /// The frames of A between two frames of the take, while B shows a range of frames in slow motion.
    var loop: FrameLoop?

    init(_ kept: KeptTake, _ view: ComparisonView = .side) { (self.kept, self.view) = (kept, view) }
}
