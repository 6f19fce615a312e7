extension NSLayoutConstraint {
    /// As UIKit writes it: `<NSLayoutConstraint:0x… 'identifier' UILabel:0x….width == 100   (active)>`.
    public var description: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        return "<\(address(of: self))\(name) \(relationText)   (\(isActive || ownBox != nil ? "active" : "inactive"))>"
    }

    var relationText: String {
        var text = "\(first.description) \(relation.sign) "
        if let second, multiplier != 0 {
            if multiplier != 1 { text += "\(digits(multiplier))*" }
            text += second.description
            if constant != 0 { text += constant < 0 ? " - \(digits(-constant))" : " + \(digits(constant))" }
        } else {
            text += digits(constant)
        }
        if !priority.isRequired { text += " @\(digits(CGFloat(priority.rawValue)))" }
        return text
    }
}

extension LayoutSide {
    var description: String {
        guard let item else { return "(a view that is gone)" }
        let end = "\(address(of: item)).\(attribute.name)"
        guard isWay, let origin = origin?.item else { return end }
        return "(\(end) - \(address(of: origin)).\(originAttribute.name))"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

func address(of object: AnyObject) -> String {
    let number = UInt(bitPattern: ObjectIdentifier(object).hashValue)
    return "\(type(of: object)):0x\(String(number, radix: 16))"
}

/// At most four digits behind the point, as few as tell it.
private func digits(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
