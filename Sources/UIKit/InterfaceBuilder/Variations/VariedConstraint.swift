import CoreGraphics

/// A constraint of a storyboard or xib with parts that depend on the size class.
struct VariedConstraint {
    let constraint: NSLayoutConstraint
    let element: InterfaceElement
    /// The element of the view that contains the constraint.
    private let container: InterfaceElement
    private weak var view: UIView?
    /// The values in the file for the last size class. Code may have set other values since then.
    private var isInstalled: Bool
    private var constant: CGFloat
    private var priority: CGFloat?

    init(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, in view: UIView, _ container: InterfaceElement) {
        (self.constraint, self.element, self.view, self.container) = (constraint, element, view, container)
        isInstalled = constraint.isActive
        (constant, priority) = (Self.constant(element), Self.number("priority", element))
    }

    /// Returns the constant of a constraint in the file for the current size class. The default is the standard spacing if the constraint has
    /// the attribute `symbolic`, and otherwise 0.
    static func constant(_ element: InterfaceElement) -> CGFloat {
        number("constant", element) ?? (element["symbolic"] == "YES" ? SystemSpacing.betweenSiblings : 0)
    }

    private static func number(_ name: String, _ element: InterfaceElement) -> CGFloat? { element[name].flatMap(InterfaceCoder.number) }

    /// Whether an element of a constraint is installed for the current size class.
    static func isInstalled(_ element: InterfaceElement, in container: InterfaceElement) -> Bool {
        let isExcluded = element.id.map(container.variation.excluded.contains) ?? false
        return !isExcluded && element["active"] != "NO" && element["installed"] != "NO"
    }

    /// Whether the constraint and the views to which it refers are installed.
    private var shouldBeInstalled: Bool {
        guard let view, Self.isInstalled(element, in: container), constraint.attributeError == nil else { return false }
        return constraint.referencedBoxes.allSatisfy { $0.view?.isDescendant(of: view) == true }
    }

    /// Deactivates the constraint if it is not installed for the current size class.
    mutating func deactivate() {
        guard isInstalled, !shouldBeInstalled else { return }
        isInstalled = false
        constraint.isActive = false
    }

    /// Sets the values of the current size class, and activates the constraint if it is installed for
    /// this size class.
    mutating func update() {
        let (newConstant, newPriority) = (Self.constant(element), Self.number("priority", element))
        if newConstant != constant { constraint.constant = newConstant }
        if newPriority != priority { setPriority(UILayoutPriority(Float(min(max(newPriority ?? 1000, 1), 1000)))) }
        (constant, priority) = (newConstant, newPriority)
        guard !isInstalled, shouldBeInstalled, let view else { return }
        isInstalled = true
        view.addConstraint(constraint)
    }

    /// Sets the priority. An active constraint cannot change between required and not required, so it is inactive during such a change.
    private func setPriority(_ priority: UILayoutPriority) {
        let owner = priority.isRequired == constraint.priority.isRequired ? nil : constraint.owningView
        owner?.removeConstraint(constraint)
        constraint.priority = priority
        owner?.addConstraint(constraint)
    }
}
