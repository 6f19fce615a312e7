import QuartzCore

extension UIView {
    func addSubviewInFront(_ view: UIView) { insert(view, .front) }

    func defaultInsertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

    func defaultInsertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, .below(sibling)) }

    func defaultInsertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, .above(sibling)) }

    func defaultBringSubviewToFront(_ view: UIView) {
        if subviews.contains(object: view) { reorder(view, to: .front) }
    }

    func defaultSendSubviewToBack(_ view: UIView) {
        if subviews.contains(object: view) { reorder(view, to: .back) }
    }

    func defaultExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        subviews.swapAt(low, high)
        layer.exchangeSublayers(subviews[low].layer, subviews[high].layer)
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        let wasInWindow = window != nil
        willMove(toSuperview: nil)
        if wasInWindow { notifyTreeWillMove(to: nil) }
        parent.willRemoveSubview(self)
        // The calls above may have moved the view.
        guard superview === parent else { return }
        MovedTraits.store(self)
        removeFromLayoutTree()
        parent.subviews.removeAll { $0 === self }
        superviewReference = nil
        layer.removeFromSuperlayer()
        addToLayoutTree()
        parent.setNeedsLayout()
        if wasInWindow { forEachInTree { $0.notifyDidMoveToWindow() } }
        didMoveToSuperview()
    }

    func defaultIsDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    func defaultViewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A position among the subviews.
    private enum SubviewPosition {
        case front, back
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// Inserts a view. The index is computed after the view has left its old superview.
    private func insert(_ view: UIView, _ position: SubviewPosition) {
        guard !isDescendant(of: view) else { return reportCycle() }
        guard layer.hasRoom(for: view.layer) else { return reportMaximumNesting(of: view) }
        if view.superview === self { return reorder(view, to: position) }
        let (oldWindow, newWindow) = (view.window, window)
        let movedTraits = MovedTraits(view, to: window?.screen ?? .main)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.notifyTreeWillMove(to: newWindow) }
        if let old = view.superview { old.willRemoveSubview(view) }
        // The calls above may have moved views.
        guard !isDescendant(of: view) else { return reportCycle() }
        if view.superview === self { return reorder(view, to: position) }
        let oldSuperview = view.superview
        if let oldSuperview {
            view.removeFromLayoutTree()
            oldSuperview.subviews.removeAll { $0 === view }
        }
        view.leaveMaskedView()
        view.superviewReference = reference
        insertWithLayer(view, at: position)
        view.addToLayoutTree(wasInOtherTree: oldSuperview != nil)
        oldSuperview?.setNeedsLayout()
        setNeedsLayout()
        if view.needsLayout || view.descendantNeedsLayout { view.markSuperviewsForLayout() }
        if view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate { view.markSuperviewsForConstraintUpdate() }
        movedTraits.notify()
        if oldWindow !== newWindow { view.forEachInTree { $0.notifyDidMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func reportCycle() {
        Diagnostics.report(
            .programmerError, source: "UIView",
            "A view cannot be added to itself or to a view inside it; the call is ignored. Remove the inner view from its superview "
                + "first.")
    }

    private func reportMaximumNesting(of view: UIView) {
        Diagnostics.report(
            .warning, source: "UIView",
            "A \(type(of: view)) cannot be added, because more than \(CALayer.maximumNesting) views would be nested; "
                + "the call is ignored. Add it to a view that is less nested.", onlyOnce: true)
    }

    /// Moves a subview. The new index is computed without the subview, so that the old index has no effect.
    private func reorder(_ view: UIView, to position: SubviewPosition) {
        switch position {
        case .below(let sibling) where sibling === view: return
        case .above(let sibling) where sibling === view: return
        default: break
        }
        subviews.removeAll { $0 === view }
        insertWithLayer(view, at: position)
    }

    /// Inserts a view into `subviews`, and its layer at the corresponding index of the sublayers. If the position is next to a view that is
    /// not a subview, the view is inserted in front of all subviews.
    ///
    /// The layer is next to the layer of the sibling, not next to the layer of the following subview, because there can be layers without
    /// views in between.
    private func insertWithLayer(_ view: UIView, at position: SubviewPosition) {
        switch position {
        case .front: insertInFront(view)
        case .back:
            subviews.insert(view, at: 0)
            layer.insertSublayer(view.layer, at: 0)
        case .index(let index):
            let index = max(index, 0)
            index < subviews.count ? insertWithLayer(view, at: .below(subviews[index])) : insertInFront(view)
        case .below(let sibling):
            guard let index = subviews.firstIndex(ofObject: sibling) else { return insertInFront(view) }
            subviews.insert(view, at: index)
            layer.insertSublayer(view.layer, below: sibling.layer)
        case .above(let sibling):
            guard let index = subviews.firstIndex(ofObject: sibling) else { return insertInFront(view) }
            subviews.insert(view, at: index + 1)
            layer.insertSublayer(view.layer, above: sibling.layer)
        }
    }

    private func insertInFront(_ view: UIView) {
        subviews.append(view)
        layer.addSublayer(view.layer)
    }

    /// Notifies this view and all views in it of an upcoming change of the window. If the first responder leaves its window, it is no
    /// longer the first responder, even if it refuses to resign.
    private func notifyTreeWillMove(to newWindow: UIWindow?) {
        forEachInTree { $0.notifyWillMove(to: newWindow) }
        guard newWindow == nil, let keyboard = window?.screen.application?.keyboard else { return }
        // Text fields and text views have already resigned.
        guard let responder = keyboard.firstResponder as? UIView, responder.isDescendant(of: self) else { return }
        _ = responder.resignFirstResponder()
        // The view may have refused.
        guard keyboard.firstResponder === responder else { return }
        keyboard.firstResponder = nil
        keyboard.firstResponderDidChange()
    }

    /// Calls the methods for an upcoming change of the window.
    private func notifyWillMove(to window: UIWindow?) {
        controller?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        if window == nil, !interactionList.isEmpty { dismissContextMenus() }
    }

    /// Calls the methods for a completed change of the window.
    private func notifyDidMoveToWindow() {
        if let rules = window?.screen.application?.appearanceRules, !rules.isEmpty {
            rules.apply(to: self, in: superview)
            applyItemAppearances()
        }
        // The next layout pass calls `viewIsAppearing`.
        if controller?.awaitsIsAppearing == true { setNeedsLayout() }
        if window != nil {
            updateTraitsInWindow()
            window?.screen.application?.tilt.viewDidEnterWindow(self)
            if let controller { controller.traitState?.notify(controller, controller.traitCollection) }
        }
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
    }

    /// Calls a closure for this view and for all views in it.
    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }
}
