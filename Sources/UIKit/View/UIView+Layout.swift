import QuartzCore

extension UIView {
    public func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        noteAbove()
    }

    /// Lays out this view and those in it, now, if anything is dirty.
    public func layoutIfNeeded() {
        if needsLayout {
            noteSafeArea()
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            noteSafeAreaOfSubviews()
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        for subview in subviews where subview.needsLayoutInTree { subview.layoutIfNeeded() }
    }

    var needsLayoutInTree: Bool { needsLayout || needsLayoutBelow }

    /// Leaves the way to this view for the next pass.
    func noteAbove() {
        var next = superview
        while let view = next, !view.needsLayoutBelow {
            view.needsLayoutBelow = true
            next = view.superview
        }
    }
}
