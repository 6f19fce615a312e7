import QuartzCore

extension UIView {
    public func addSubview(_ view: UIView) { insert(view) { subviews.count } }

    public func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), subviews.count) } }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { subviews.firstIndex(of: sibling) ?? subviews.count }
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count }
    }

    public func bringSubviewToFront(_ view: UIView) {
        if subviews.contains(view) { reorder(view) { subviews.count } }
    }

    public func sendSubviewToBack(_ view: UIView) {
        if subviews.contains(view) { reorder(view) { 0 } }
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (first, second) = (subviews[low], subviews[high])
        reorder(second) { low }
        reorder(first) { high }
    }

    public func removeFromSuperview() {
        guard let parent = superview else { return }
        let leaving = window != nil
        willMove(toSuperview: nil)
        if leaving { forEachInTree { $0.announceMove(to: nil) } }
        parent.willRemoveSubview(self)
        leaveLayout()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
        enterLayout()
        parent.setNeedsLayout()
        if leaving { forEachInTree { $0.confirmMove() } }
        didMoveToSuperview()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, at spot: () -> Int) {
        guard !isDescendant(of: view) else {
            return Misuse.report("a view cannot be added to itself or to a view inside it", by: "UIView")
        }
        if view.superview === self { return reorder(view, to: spot) }
        let (before, after) = (view.window, window)
        view.willMove(toSuperview: self)
        if before !== after { view.forEachInTree { $0.announceMove(to: after) } }
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.leaveLayout()
            old.subviews.removeAll { $0 === view }
        }
        let index = spot()
        subviews.insert(view, at: index)
        view.superview = self
        place(view.layer, at: index)
        view.enterLayout()
        setNeedsLayout()
        if view.needsLayout || view.needsLayoutBelow { view.noteAbove() }
        if view.needsConstraints || view.needsConstraintsBelow { view.noteConstraintsAbove() }
        if before !== after { view.forEachInTree { $0.confirmMove() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// The spot is asked for when the view is out, so that its old place does not count.
    private func reorder(_ view: UIView, to spot: () -> Int) {
        subviews.removeAll { $0 === view }
        let index = min(spot(), subviews.count)
        subviews.insert(view, at: index)
        place(view.layer, at: index)
    }

    /// Among the layers of the other subviews; layers that were added by hand keep their places relative to these.
    private func place(_ sublayer: CALayer, at index: Int) {
        if index + 1 < subviews.count {
            layer.insertSublayer(sublayer, below: subviews[index + 1].layer)
        } else {
            layer.addSublayer(sublayer)
        }
    }

    private func announceMove(to window: UIWindow?) {
        controller?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
    }

    private func confirmMove() {
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
    }

    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }
}
