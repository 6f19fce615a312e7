import Foundation
import QuartzCore

/// A constraint of a storyboard or xib.
struct InterfaceConstraint {
    let constraint: NSLayoutConstraint
    private let element: InterfaceElement
    private let decoder: InterfaceDecoder
    private let isInstalled: Bool

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Creates the constraint of an element that is inside the element `container` of a view.
    ///
    /// Returns nil if the constraint is removed at build time, or if it is incomplete, which is reported.
    init?(_ element: InterfaceElement, in view: UIView, _ container: InterfaceElement, _ decoder: InterfaceDecoder) {
        (self.element, self.decoder) = (element, decoder)
        element.ignore("symbolic", "placeholder")
        guard element["placeholder"] != "YES" else { return nil }
        isInstalled = VariedConstraint.isInstalled(element, in: container)
        let type = decoder.customType(of: element, NSLayoutConstraint.self) ?? NSLayoutConstraint.self
        constraint = makeObject(of: type)
        guard let sides = Self.sides(element, view, decoder) else { return nil }
        let coder = InterfaceCoder(element, decoder)
        let relation = coder.choice("relation", Self.relations) ?? .equal
        constraint.setRelation(
            sides.first, relation, sides.second, multiplier: Self.multiplier(element["multiplier"]) ?? 1,
            constant: VariedConstraint.constant(element))
        constraint.identifier = element["identifier"]
        if let priority = coder.float("priority") { constraint.priority = UILayoutPriority(min(max(priority, 1), 1000)) }
        decoder.register(constraint, element)
    }

    private static let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static func sides(_ element: InterfaceElement, _ view: UIView, _ decoder: InterfaceDecoder)
        -> (first: ConstraintSide, second: ConstraintSide?)?
    {
        func side(_ item: AnyObject?, _ attribute: String?) -> ConstraintSide? {
            guard let attribute = attribute.flatMap({ attributes[$0] }) else { return nil }
            if let view = item as? UIView { return ConstraintSide(item: view, attribute) }
            if let guide = item as? UILayoutGuide { return ConstraintSide(item: guide, attribute) }
            return nil
        }
        func item(_ id: String?) -> AnyObject? { id.flatMap(decoder.object) }
        let (firstID, secondID) = (element["firstItem"], element["secondItem"])
        let (firstAttribute, secondAttribute) = (element["firstAttribute"], element["secondAttribute"])
        guard let first = side(firstID == nil ? view : item(firstID), firstAttribute) else {
            decoder.document.report(
                element, "The first item or attribute of the constraint '\(element.id ?? "")' does not exist; the constraint is ignored.")
            return nil
        }
        guard secondID != nil || secondAttribute != nil else { return (first, nil) }
        guard let second = side(secondID == nil ? view : item(secondID), secondAttribute) else {
            decoder.document.report(
                element, "The second item or attribute of the constraint '\(element.id ?? "")' does not exist; the constraint is ignored.")
            return nil
        }
        return (first, second)
    }

    /// Returns a factor that is written as a number or as a ratio, such as `1:2`. Returns nil for any other text.
    private static func multiplier(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { InterfaceCoder.number(String($0)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let a = parts[0], let b = parts[1], b != 0 else { return nil }
            return a / b
        default: return nil
        }
    }

    /// Activates the constraint in the view that contains it, if it is installed for the current size class.
    func activate(in view: UIView) {
        guard isInstalled else { return }
        if let error = constraint.attributeError {
            return decoder.document.report(element, "The constraint '\(element.id ?? "")' is ignored. \(error)")
        }
        let views = constraint.referencedBoxes.map(\.view)
        // A view that is not installed for the size class has no superview, so its constraints are not activated.
        guard views.allSatisfy({ $0?.isDescendant(of: view) == true }) else { return }
        view.addConstraint(constraint)
    }
}
