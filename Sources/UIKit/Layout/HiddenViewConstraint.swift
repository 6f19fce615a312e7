/// The constraint that gives an arranged view the length 0 while it is hidden. Conflicting constraints are broken instead of it.
final class HiddenViewConstraint: NSLayoutConstraint {
    override var breakRank: Int { 0 }
    override var hidesArrangedView: Bool { true }
}
