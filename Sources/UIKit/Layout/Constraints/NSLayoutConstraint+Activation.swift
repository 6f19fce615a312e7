import QuartzCore

extension NSLayoutConstraint {
    var defaultIsActive: Bool {
        get { owningView != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return deactivate() }
            guard !reportAttributeError() else { return }
            guard let view = commonView else {
                return Diagnostics.report(.programmerError, source: "NSLayoutConstraint", noCommonAncestorMessage)
            }
            activate(in: view)
        }
    }

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Reports a combination of attributes that is not possible. Returns whether an error was reported.
    fileprivate func reportAttributeError() -> Bool {
        guard let attributeError else { return false }
        Diagnostics.report(.warning, source: "NSLayoutConstraint", "\(attributeError) The constraint is not activated: \(self)")
        return true
    }

    /// The number of activations of all constraints so far.
    private static var activationCount = 0

    /// The boxes that the sides of the constraint refer to, without duplicates.
    var referencedBoxes: [LayoutBox] {
        var boxes: [LayoutBox] = []
        forEachReferencedBox { boxes.append($0) }
        return boxes
    }

    /// Calls `body` for each box that the sides of the constraint refer to, without duplicates. The method creates no array, because each
    /// activation of a constraint calls it twice.
    private func forEachReferencedBox(_ body: @MainActor (LayoutBox) -> Void) {
        let (a, b) = (first.box, second?.box)
        if let a { body(a) }
        let aOrigin = first.isDistance ? first.origin : nil
        if let aOrigin, aOrigin !== a { body(aOrigin) }
        if let b, b !== a, b !== aOrigin { body(b) }
        guard second?.isDistance == true, let bOrigin = second?.origin else { return }
        if bOrigin !== a, bOrigin !== aOrigin, bOrigin !== b { body(bOrigin) }
    }

    /// The nearest common ancestor of all items, or nil if there is none.
    private var commonView: UIView? {
        // Most constraints have no distance, so they refer to at most two boxes.
        if !first.isDistance, second?.isDistance != true, let view = first.box?.view {
            guard let other = second?.box else { return view }
            guard let otherView = other.view else { return nil }
            return view.commonAncestor(with: otherView)
        }
        var common: UIView?
        var isMissing = false
        forEachReferencedBox { box in
            guard !isMissing else { return }
            let view = box.view
            if let other = common, let view { common = other.commonAncestor(with: view) } else { common = view }
            isMissing = common == nil
        }
        return common
    }

    /// Adds the constraint to a view, which must contain all items.
    func activate(in view: UIView) {
        Self.activationCount += 1
        activationOrder = Self.activationCount
        recordActivation()
        owningView = view
        view.layoutState.constraints.append(self)
        forEachReferencedBox { box in
            // Most boxes have a few constraints, so their array is seldom allocated again.
            if box.constraints.isEmpty { box.constraints.reserveCapacity(8) }
            box.constraints.append(self)
        }
        setNeedsSolverUpdate()
    }

    private func deactivate() {
        setNeedsSolverUpdate()
        owningView?.layoutState.constraints.removeAll { $0 === self }
        owningView = nil
        for box in referencedBoxes { box.constraints.removeAll { $0 === self } }
    }

    private var noCommonAncestorMessage: String {
        "Unable to activate constraint with anchors \(first.description) and \(second?.description ?? "nothing") because they have no "
            + "common ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
    }
}

extension UIView {
    func defaultAddConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owningView !== self, !constraint.reportAttributeError() else { return }
        guard constraint.referencedBoxes.allSatisfy({ $0.view?.isDescendant(of: self) == true }) else {
            return Diagnostics.report(
                .programmerError, source: "NSLayoutConstraint",
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must "
                    + "be descendants of that view (or the view itself).")
        }
        constraint.isActive = false
        constraint.activate(in: self)
    }

    func defaultAddConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    func defaultRemoveConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owningView === self { constraint.isActive = false }
    }

    func defaultRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
