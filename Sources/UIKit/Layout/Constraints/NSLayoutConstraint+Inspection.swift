import QuartzCore

/// The properties of a constraint that an inspector shows.
extension NSLayoutConstraint {
    /// Creates a record of the code that activates a constraint, or nil if no record is needed. The constraint stores the
    /// record.
    ///
    /// The closure is called only while the current stage is observed.
    package static var makeActivationRecord: (() -> AnyObject?)?

    /// Records the code that activates the constraint, if the current stage is observed.
    func recordActivation() {
        guard let make = Self.makeActivationRecord, LayerTree.current?.observer != nil else { return }
        activationRecord = make()
    }

    /// Whether the solver has broken the constraint, because it conflicts with other constraints.
    package var isBrokenInLayout: Bool {
        guard let id = solverID, let engine = owningView?.layoutEngine else { return false }
        return engine.solver.isBroken(id)
    }

    /// The reason for which the library has created the constraint, such as "content size", or nil if the app has created it.
    package var libraryReason: String? {
        if self is NSContentSizeLayoutConstraint { return "content size" }
        if identifier?.hasPrefix("UISV-") == true { return "stack" }
        return ownerSerial != nil ? "autoresizing" : nil
    }

    /// Returns the relation as text, with names of the items, such as `leading = card.leading + 8`.
    ///
    /// - Parameter name: Returns the name of a view or a guide. If it returns nil, only the attribute is shown.
    package func relationText(naming name: (AnyObject) -> String?) -> String {
        func text(_ side: ConstraintSide) -> String {
            guard let item = side.item else { return side.attribute.name }
            return (name(item).map { $0 + "." } ?? "") + side.attribute.name
        }
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        var result = "\(text(first)) \(sign) "
        guard let second, multiplier != 0 else { return result + Self.number(constant) }
        if multiplier != 1 { result += "\(Self.number(multiplier)) × " }
        result += text(second)
        if constant != 0 { result += constant < 0 ? " − \(Self.number(-constant))" : " + \(Self.number(constant))" }
        return result
    }

    /// Returns a number with at most two decimals.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension UIView {
    /// The active constraints that refer to the view, in the order of their activation, followed by the constraints for its
    /// intrinsic size.
    package var inspectedConstraints: [NSLayoutConstraint] {
        guard let box = layoutStateIfCreated?.box else { return [] }
        return box.constraints + box.contentConstraints.filter { $0.isApplicable && box.isConstrained }
    }

    /// Whether active constraints refer to the view, so that the solver computes its frame.
    package var isConstrained: Bool { layoutStateIfCreated?.box.isConstrained ?? false }
}
