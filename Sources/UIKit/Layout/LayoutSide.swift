import QuartzCore

/// One side of a constraint: an attribute of a view or guide, or the way from one attribute to another.
struct LayoutSide {
    weak var box: LayoutBox?
    let attribute: NSLayoutConstraint.Attribute
    /// Where the way begins that ends at the attribute.
    weak var origin: LayoutBox?
    var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    init(_ box: LayoutBox?, _ attribute: NSLayoutConstraint.Attribute) {
        self.box = box
        self.attribute = attribute
    }

    /// Nil for what is neither a view nor a guide.
    init?(item: Any, _ attribute: NSLayoutConstraint.Attribute) {
        if let view = item as? UIView {
            self.init(view.autoLayout.box, attribute)
        } else if let guide = item as? UILayoutGuide {
            self.init(guide.box, attribute)
        } else {
            Misuse.report("a constraint relates views and layout guides, not \(item)", by: "NSLayoutConstraint")
            return nil
        }
    }

    var item: AnyObject? { box?.item }
    var isWay: Bool { originAttribute != .notAnAttribute }
}

extension NSLayoutConstraint.Attribute {
    /// Nil for neither: no attribute.
    nonisolated var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    nonisolated var isSize: Bool { self == .width || self == .height }

    /// Depends on the direction of writing.
    nonisolated var isDirected: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    nonisolated var isUndirectedEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    nonisolated var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// As the property of the anchor is called.
    nonisolated var name: String { "\(self)" }
}

extension NSLayoutConstraint {
    /// Says what UIKit would not accept.
    func checkAttributes() {
        let (a, b) = (firstAttribute, secondAttribute)
        func report(_ message: String) { Misuse.report(message, by: "NSLayoutConstraint") }
        if a == .notAnAttribute { return report("a constraint needs an attribute on its first side") }
        if second == nil || multiplier == 0 {
            guard !a.isSize, !first.isWay else { return }
            return report(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a "
                    + "location equal to a constant. Location attributes must be specified in pairs.")
        }
        if a.isDirected && b.isUndirectedEdge || a.isUndirectedEdge && b.isDirected {
            return report(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        }
        let bothSizes = (a.isSize || first.isWay) && (b.isSize || second?.isWay == true)
        if !bothSizes, a.axis != b.axis || a.isSize != b.isSize {
            report("Invalid pairing of layout attributes: \(a.name) and \(b.name).")
        }
    }
}
