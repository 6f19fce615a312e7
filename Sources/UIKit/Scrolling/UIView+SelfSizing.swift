import QuartzCore

/// Layout of self-sizing rows, items, headers, and footers.
extension UIView {
    /// Whether the view owns constraints. If true, they define its size.
    var hasConstraints: Bool { layoutStateIfCreated?.constraints.isEmpty == false }

    /// Returns the height that the view's constraints require for a width.
    func constrainedHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the size that the view's constraints require. A dimension that is not flexible keeps its value.
    func constrainedSize(_ size: CGSize, flexibleWidth: Bool, flexibleHeight: Bool) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: flexibleWidth ? 0 : size.width, height: flexibleHeight ? 0 : size.height),
            withHorizontalFittingPriority: flexibleWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: flexibleHeight ? .fittingSizeLevel : .required)
    }

    /// Creates the constraints for the view's current frame, with a priority below 1000 for the height. Does nothing if these constraints
    /// exist already, or if the view owns no constraints.
    ///
    /// Until a row is measured, its height is an estimate. The constraints inside the row would conflict with a required height.
    func relaxHeightConstraint() {
        guard hasConstraints, layoutState.box.implicitConstraints.isEmpty else { return }
        layoutState.box.refreshAutoresizingConstraints()
        // The order of the constraints is left, width, top, height.
        layoutState.box.implicitConstraints[3].priority = UILayoutPriority(999)
    }

    /// Creates the constraints for the view's current frame, with a priority below 1000 for the width and for the height if these are
    /// estimates. Does nothing if these constraints exist already, or if the view owns no constraints.
    func relaxSizeConstraints(width: Bool, height: Bool) {
        guard hasConstraints, layoutState.box.implicitConstraints.isEmpty else { return }
        layoutState.box.refreshAutoresizingConstraints()
        if width { layoutState.box.implicitConstraints[1].priority = UILayoutPriority(999) }
        if height { layoutState.box.implicitConstraints[3].priority = UILayoutPriority(999) }
    }

    /// The number of passes after which `layOutWithoutSuperview()` stops.
    private static let maximumPasses = 4

    /// Lays out a row or an item immediately, without its superview, which is in the middle of its own layout pass.
    ///
    /// The pass is repeated if layout has changed constraints, for example because a text was measured for its new width.
    func layOutWithoutSuperview() {
        for _ in 0..<Self.maximumPasses {
            updateConstraintsIfNeeded()
            layoutEngine?.flush()
            layOutTree()
            guard layoutEngine?.isDirty == true else { return }
        }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "Layout stopped after \(Self.maximumPasses) passes, because each pass changed constraints again. "
                + "In layoutSubviews(), change a constraint only if its value differs.", onlyOnce: true)
    }
}
