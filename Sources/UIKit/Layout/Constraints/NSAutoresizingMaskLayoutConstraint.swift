import CoreGraphics
import FlipbookConstraints

/// The constraint for the frame of a view that translates its autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: ImplicitConstraint {
    nonisolated deinit {}

    /// Sets `variable = value + share·(superviewLength − currentLength)`. `value` is the current value of the variable, and `currentLength`
    /// is the current length of the superview. `share` is the fraction of the growth of the superview that is added to the variable.
    func set(
        _ box: LayoutBox, _ variable: Variable, to value: CGFloat, share: CGFloat, of superviewBox: LayoutBox?,
        _ superviewLength: Variable?, currentLength: CGFloat
    ) {
        let ownTerm = Term(box: box, variable: variable, coefficient: 1)
        guard let superviewBox, let superviewLength, share != 0 else { return set([ownTerm], value) }
        set([ownTerm, Term(box: superviewBox, variable: superviewLength, coefficient: -share)], value - share * currentLength)
    }
}
