extension NSLayoutConstraint {
    /// Whether the constraint takes part. To activate it puts it into the nearest view that all its items have in common.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return deactivate() }
            guard let view = commonView else { return Misuse.report(complaintWithoutAncestor, by: "NSLayoutConstraint") }
            activate(in: view)
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static var activations = 0

    /// The boxes that it names.
    var namedBoxes: [LayoutBox] {
        var boxes: [LayoutBox] = []
        for box in [first.box, first.origin, second?.box, second?.origin] {
            if let box, !boxes.contains(where: { $0 === box }) { boxes.append(box) }
        }
        return boxes
    }

    private var commonView: UIView? {
        var common: UIView?
        for box in namedBoxes {
            guard let view = box.view else { return nil }
            guard let other = common else {
                common = view
                continue
            }
            guard let next = other.commonAncestor(with: view) else { return nil }
            common = next
        }
        return common
    }

    func activate(in view: UIView) {
        Self.activations += 1
        rank = Self.activations
        holder = view
        view.autoLayout.constraints.append(self)
        for box in namedBoxes { box.constraints.append(self) }
        note()
    }

    private func deactivate() {
        note()
        holder?.autoLayout.constraints.removeAll { $0 === self }
        holder = nil
        for box in namedBoxes { box.constraints.removeAll { $0 === self } }
    }

    private var complaintWithoutAncestor: String {
        "Unable to activate constraint with anchors \(first.description) and \(second?.description ?? "nothing") because they have no common "
            + "ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
    }
}

extension UIView {
    /// Active constraints that are held by this view.
    public var constraints: [NSLayoutConstraint] { autoLayoutIfAny?.constraints ?? [] }

    /// Activates a constraint here. All its items have to be this view or in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.namedBoxes.allSatisfy({ $0.view?.isDescendant(of: self) == true }) else {
            return Misuse.report(
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must be "
                    + "descendants of that view (or the view itself).", by: "NSLayoutConstraint")
        }
        constraint.isActive = false
        constraint.activate(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
