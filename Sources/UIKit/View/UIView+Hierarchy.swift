import QuartzCore

extension UIView {
    /// Adds a view in front of the other subviews.
    func addSubviewInFront(_ view: UIView) { insert(view) { subviews.count } }

    /// Inserts a view at an index of `subviews`. Indices out of range are clamped.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), subviews.count) } }

    /// Inserts a view below one of the subviews.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { subviews.firstIndex(of: sibling) ?? subviews.count }
    }

    /// Inserts a view above one of the subviews.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count }
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if subviews.contains(view) { reorder(view) { subviews.count } }
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if subviews.contains(view) { reorder(view) { 0 } }
    }

    /// Exchanges two subviews. Does nothing if an index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (first, second) = (subviews[low], subviews[high])
        reorder(second) { low }
        reorder(first) { high }
    }

    /// Removes the view from its superview.
    func leaveSuperview() {
        guard let parent = superview else { return }
        let wasInWindow = window != nil
        willMove(toSuperview: nil)
        if wasInWindow { forEachInTree { $0.notifyWillMove(to: nil) } }
        parent.willRemoveSubview(self)
        removeFromLayoutTree()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
        addToLayoutTree()
        parent.setNeedsLayout()
        if wasInWindow { forEachInTree { $0.notifyDidMoveToWindow() } }
        didMoveToSuperview()
    }

    /// Whether this view is `view` itself or a view inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    /// Returns the view with a tag: this view, or the first view that is found inside it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Inserts a view. The index is computed after the view has left its old superview.
    private func insert(_ view: UIView, at index: () -> Int) {
        guard !isDescendant(of: view) else {
            return Diagnostics.report(
                .programmerError, source: "UIView",
                "A view cannot be added to itself or to a view inside it; the call is ignored. Remove the inner view from its superview "
                    + "first."
            )
        }
        if view.superview === self { return reorder(view, to: index) }
        let (oldWindow, newWindow) = (view.window, window)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.forEachInTree { $0.notifyWillMove(to: newWindow) } }
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.removeFromLayoutTree()
            old.subviews.removeAll { $0 === view }
        }
        let newIndex = index()
        subviews.insert(view, at: newIndex)
        view.superview = self
        insertSublayer(view.layer, at: newIndex)
        view.addToLayoutTree()
        setNeedsLayout()
        if view.needsLayout || view.descendantNeedsLayout { view.markSuperviewsForLayout() }
        if view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate { view.markSuperviewsForConstraintUpdate() }
        if oldWindow !== newWindow { view.forEachInTree { $0.notifyDidMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Moves a subview. The index is computed while the view is not in `subviews`, so it does not depend on the old index of the view.
    private func reorder(_ view: UIView, to index: () -> Int) {
        subviews.removeAll { $0 === view }
        let newIndex = min(index(), subviews.count)
        subviews.insert(view, at: newIndex)
        insertSublayer(view.layer, at: newIndex)
    }

    /// Inserts a layer between the layers of the neighboring subviews. Layers that do not belong to subviews keep their order relative to
    /// the layers of the subviews.
    private func insertSublayer(_ sublayer: CALayer, at index: Int) {
        if index + 1 < subviews.count {
            layer.insertSublayer(sublayer, below: subviews[index + 1].layer)
        } else {
            layer.addSublayer(sublayer)
        }
    }

    /// Calls the methods for an upcoming change of the window.
    private func notifyWillMove(to window: UIWindow?) {
        controller?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
    }

    /// Calls the methods for a completed change of the window.
    private func notifyDidMoveToWindow() {
        if let rules = window?.screen.application?.appearanceRules, !rules.isEmpty {
            rules.apply(to: self, in: superview)
            applyItemAppearances()
        }
        // The layout calls `viewIsAppearing`.
        if controller?.awaitsIsAppearing == true { setNeedsLayout() }
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
    }

    /// Calls a closure for this view and for all views in it.
    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }
}
