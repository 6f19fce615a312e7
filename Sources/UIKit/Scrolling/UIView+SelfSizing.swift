/// Layout of self-sizing rows, items, headers, and footers.
extension UIView {
    /// Whether the view owns constraints, which then define its size.
    var hasConstraints: Bool { layoutStateIfCreated?.constraints.isEmpty == false }

    /// Returns the height that the view's constraints need at a width.
    func constrainedHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Lowers the priority of the constraint that fixes the view's current height.
    ///
    /// Until a row is measured, its height is a guess. With a required height, the constraints inside it would conflict.
    func relaxHeightConstraint() {
        guard hasConstraints, layoutState.box.implicitConstraints.isEmpty else { return }
        layoutState.box.refreshAutoresizingConstraints()
        layoutState.box.implicitConstraints[3].priority = UILayoutPriority(999)
    }

    /// Lays out a row or an item immediately, without its superview, which is in the middle of its own layout pass.
    func layOutWithoutSuperview() {
        for _ in 0..<4 {
            updateConstraintsIfNeeded()
            layoutEngine?.flush()
            layOutTree()
            guard layoutEngine?.isDirty == true else { return }
        }
    }
}
