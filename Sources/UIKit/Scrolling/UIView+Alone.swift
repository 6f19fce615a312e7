extension UIView {
    /// Whether constraints in it say how large it is.
    var isHeldByConstraints: Bool { autoLayoutIfAny?.constraints.isEmpty == false }

    /// The height that its constraints need at a width.
    func heightByConstraints(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// From now on its height follows from what is in it: that it has another, as until it is measured, contradicts nothing.
    func yieldHeight() {
        guard isHeldByConstraints, autoLayout.box.surroundings.isEmpty else { return }
        autoLayout.box.refreshMask()
        autoLayout.box.surroundings[3].priority = UILayoutPriority(999)
    }

    /// Lays out a row or an item, now, without what it is in: that is just being laid out, and would be so again.
    func layOutAlone() {
        for _ in 0..<4 {
            updateConstraintsIfNeeded()
            layoutEngine?.flush()
            layOutTree()
            guard layoutEngine?.isDirty == true else { return }
        }
    }
}
