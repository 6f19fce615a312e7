extension NSLayoutConstraint {
    /// A description in the format of UIKit: `<NSLayoutConstraint:0x… 'identifier' UILabel:0x….width == 100   (active)>`.
    var fullDescription: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        return "<\(address(of: self))\(name) \(relationText)   (\(isActive || ownerSerial != nil ? "active" : "inactive"))>"
    }

    /// The name of the constraint in diagnostics: its first item, its attribute and its identifier. It does not contain the constant, so
    /// that it stays the same while the constraint changes.
    var diagnosticDescription: String { "<\(first.description)\(identifier.map { " '\($0)'" } ?? "")>" }

    /// The relation as text: both sides, constant and priority.
    var relationText: String {
        var text = "\(first.description) \(relation.sign) "
        if let second, multiplier != 0 {
            if multiplier != 1 { text += "\(formatted(multiplier))*" }
            text += second.description
            if constant != 0 { text += constant < 0 ? " - \(formatted(-constant))" : " + \(formatted(constant))" }
        } else {
            text += formatted(constant)
        }
        if !priority.isRequired { text += " @\(formatted(CGFloat(priority.rawValue)))" }
        return text
    }
}

extension ConstraintSide {
    /// The class and the address of the item with the name of the attribute. For a distance, the difference of two such texts.
    var description: String {
        guard let item else { return attribute == .notAnAttribute ? "(no item)" : "(a deallocated view)" }
        let target = "\(address(of: item)).\(attribute.name)"
        guard isDistance, let origin = origin?.item else { return target }
        return "(\(target) - \(address(of: origin)).\(originAttribute.name))"
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation as an operator.
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// Formats a number with as many decimals as necessary, but not more than four.
private func formatted(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
