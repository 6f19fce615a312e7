import QuartzCore

/// A pass goes down the tree twice: constraints are updated from the leaves up, then solved, then views are laid out from the top down.
extension UIView {
    func markForLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        noteAbove()
    }

    /// A view is laid out with those above it that wait for it too: it is they who place it. What dirties others while it is laid out, such as
    /// a text measured anew, is gone after, a few times at most.
    func layOutNow() {
        for _ in 0..<10 {
            updateConstraintsIfNeeded()
            layoutEngine?.flush()
            topWaiting.layOutTree()
            guard layoutEngine?.isDirty == true else { return }
        }
    }

    private var topWaiting: UIView {
        var view = self
        while let above = view.superview, above.needsLayout { view = above }
        return view
    }

    func layOutTree() {
        if needsLayout {
            noteSafeArea()
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            updateConstraintsIfNeeded()
            autoLayoutEngineIfDirty?.flush()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            noteSafeAreaOfSubviews()
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        for subview in subviews where subview.needsLayout || subview.needsLayoutBelow { subview.layOutTree() }
    }

    /// Whether a pass from here would find something to do.
    var needsLayoutInTree: Bool {
        needsLayout || needsLayoutBelow || needsConstraints || needsConstraintsBelow || autoLayoutIfAny?.engine?.isDirty == true
    }

    private var autoLayoutEngineIfDirty: LayoutEngine? { layoutEngine.flatMap { $0.isDirty ? $0 : nil } }

    /// Leaves the way to this view for the next pass.
    func noteAbove() {
        var next = superview
        while let view = next, !view.needsLayoutBelow {
            view.needsLayoutBelow = true
            next = view.superview
        }
    }
}

// MARK: - Updating constraints

extension UIView {
    public func needsUpdateConstraints() -> Bool { needsConstraints }

    func markForConstraints() {
        guard !needsConstraints else { return }
        needsConstraints = true
        noteConstraintsAbove()
    }

    /// Calls `updateConstraints` on those that asked for it, here and below, subviews first.
    public func updateConstraintsIfNeeded() {
        if needsConstraintsBelow {
            needsConstraintsBelow = false
            for subview in subviews where subview.needsConstraints || subview.needsConstraintsBelow { subview.updateConstraintsIfNeeded() }
        }
        guard needsConstraints else { return }
        needsConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    func noteConstraintsAbove() {
        var next = superview
        while let view = next, !view.needsConstraintsBelow {
            view.needsConstraintsBelow = true
            next = view.superview
        }
    }
}
