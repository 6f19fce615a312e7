/// The constraint that sets the length of an arranged view to 0 while the view is hidden. In a conflict, another constraint is broken.
final class HiddenViewConstraint: NSLayoutConstraint {
    nonisolated deinit {}

    override var breakRank: Int { 0 }
    override var hidesArrangedView: Bool { true }
}
