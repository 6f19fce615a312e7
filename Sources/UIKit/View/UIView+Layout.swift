import QuartzCore

// A layout pass has three steps. Constraints are updated, starting with the innermost views. Then they are solved. Then the views are laid
// out, starting with the topmost view.
extension UIView {
    /// Marks the view for the next layout pass.
    package func markForLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markSuperviewsForLayout()
    }

    /// The maximum number of passes of `layOutUntilSettled`.
    private static let maximumLayoutPasses = 10

    /// Lays out the view now. If superviews need layout too, they are laid out first, because they set the frame of the view.
    ///
    /// Layout can change constraints, for example when a text is measured for its new width. Then the pass is repeated. The number of
    /// passes is limited, because some code changes constraints in every pass.
    /// Layers that belong to no view are laid out after the views around them.
    func layOutNow() {
        UITraitCollection.withCurrent(traitCollection) { layOutUntilSettled() }
        layer.layOutMarkedLayers()
    }

    /// Repeats the layout pass until no constraints change.
    private func layOutUntilSettled() {
        for _ in 0..<Self.maximumLayoutPasses {
            updateConstraintsIfNeeded()
            layoutEngine?.flush()
            topmostViewNeedingLayout.layOutTree()
            guard layoutEngine?.isDirty == true else { return }
        }
        Diagnostics.report(
            .warning, source: "UIView",
            "Layout has not settled after \(Self.maximumLayoutPasses) passes, because each pass changes "
                + "\(layoutEngine?.pendingChangeDescription ?? diagnosticDescription). In layoutSubviews() and viewDidLayoutSubviews(), "
                + "change constraints and intrinsic sizes only if their values are new.", onlyOnce: true)
    }

    /// The topmost view that is reached from this view through superviews that all need layout. If the superview needs no layout, this is
    /// the view itself.
    private var topmostViewNeedingLayout: UIView {
        var view = self
        while let superview = view.superview, superview.needsLayout { view = superview }
        return view
    }

    /// Lays out the view and the views in it, if they need layout.
    func layOutTree() {
        if needsLayout {
            UITraitCollection.restoringCurrent {
                if TraitOverriding.isUsed { UITraitCollection.current = traitCollection }
                updateSafeArea()
                needsLayout = false
                if controller?.awaitsIsAppearing == true, window != nil { controller?.callIsAppearingIfNeeded() }
                layOutOwnSubviews()
                updateSafeAreaOfSubviews()
            }
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for subview in subviews where subview.needsLayout || subview.descendantNeedsLayout { subview.layOutTree() }
        layOutMask()
    }

    /// Calls `layoutSubviews` and the methods of the controller before and after it.
    private func layOutOwnSubviews() {
        let wasLayingOutSubviews = isLayingOutSubviews
        isLayingOutSubviews = true
        defer { isLayingOutSubviews = wasLayingOutSubviews }
        controller?.viewWillLayoutSubviews()
        updateConstraintsIfNeeded()
        autoLayoutEngineIfDirty?.flush()
        layer.layoutSublayers()
        controller?.viewDidLayoutSubviews()
    }

    /// Whether this view or a view in it needs a layout pass.
    var needsLayoutInTree: Bool {
        needsLayout || descendantNeedsLayout || needsConstraintUpdate || descendantNeedsConstraintUpdate
            || layoutStateIfCreated?.engine?.isDirty == true
    }

    /// The layout engine if it has changes to solve.
    private var autoLayoutEngineIfDirty: LayoutEngine? {
        guard let engine = layoutEngine, engine.isDirty else { return nil }
        return engine
    }

    /// Marks the superviews, so that the next pass finds this view.
    ///
    /// The masked view of a mask is marked like a superview.
    func markSuperviewsForLayout() {
        var next = superview ?? maskState.maskedView
        while let view = next, !view.descendantNeedsLayout {
            view.descendantNeedsLayout = true
            next = view.superview ?? view.maskState.maskedView
        }
    }
}

// MARK: - Updating constraints

extension UIView {
    /// Marks the view for the next update of constraints.
    func markForConstraintUpdate() {
        guard !needsConstraintUpdate else { return }
        needsConstraintUpdate = true
        markSuperviewsForConstraintUpdate()
    }

    func defaultUpdateConstraintsIfNeeded() {
        if descendantNeedsConstraintUpdate {
            descendantNeedsConstraintUpdate = false
            for subview in subviews where subview.needsConstraintUpdate || subview.descendantNeedsConstraintUpdate {
                subview.updateConstraintsIfNeeded()
            }
        }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Marks the superviews, so that the next update of constraints finds this view.
    func markSuperviewsForConstraintUpdate() {
        var next = superview
        while let view = next, !view.descendantNeedsConstraintUpdate {
            view.descendantNeedsConstraintUpdate = true
            next = view.superview
        }
    }
}
