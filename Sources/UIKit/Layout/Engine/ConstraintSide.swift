import QuartzCore

/// One side of a constraint: an attribute of a view or guide, or the distance from one attribute to another.
struct ConstraintSide {
    /// The box, or nil if it was deallocated.
    var box: LayoutBox? { boxReference?.object }
    private let boxReference: BackReference<LayoutBox>?
    let attribute: NSLayoutConstraint.Attribute
    /// The box at which the distance begins. The distance ends at `attribute` of `box`.
    var origin: LayoutBox? {
        get { originReference?.object }
        set { originReference = newValue?.reference }
    }
    private var originReference: BackReference<LayoutBox>?
    /// The attribute at which the distance begins, or `.notAnAttribute` if the side is not a distance.
    var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    init(_ box: LayoutBox?, _ attribute: NSLayoutConstraint.Attribute) {
        boxReference = box?.reference
        self.attribute = attribute
    }

    /// Creates a side for a view or a layout guide. Any other item is reported, and the initializer fails.
    init?(item: Any, _ attribute: NSLayoutConstraint.Attribute) {
        if let view = item as? UIView {
            self.init(view.layoutState.box, attribute)
        } else if let guide = item as? UILayoutGuide {
            self.init(guide.box, attribute)
        } else {
            Diagnostics.report(
                .programmerError, source: "NSLayoutConstraint",
                "The item of a constraint must be a UIView or a UILayoutGuide; \(type(of: item)) is neither. The item is ignored.")
            return nil
        }
    }

    /// The view or guide, or nil if it was deallocated.
    var item: AnyObject? { box?.item }
    /// Whether the side is the distance between two attributes.
    var isDistance: Bool { originAttribute != .notAnAttribute }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute is measured, or nil for `.notAnAttribute`.
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

    /// Whether the attribute depends on the layout direction.
    nonisolated var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right edge or margin, which does not depend on the layout direction.
    nonisolated var isLeftOrRightEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    nonisolated var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// The name of the enum case, for example `centerX`.
    nonisolated var name: String { "\(self)" }
}

extension NSLayoutConstraint {
    /// The reason why the combination of attributes is not possible, or nil if it is possible.
    ///
    /// Creating such a constraint is allowed. The error is reported when code activates the constraint.
    var attributeError: String? {
        let (a, b) = (firstAttribute, secondAttribute)
        if a == .notAnAttribute { return "The first attribute of a constraint must not be .notAnAttribute." }
        if second == nil || multiplier == 0 {
            guard !a.isSize, !first.isDistance else { return nil }
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint "
                + "of a location equal to a constant. Location attributes must be specified in pairs."
        }
        if a.isDirectional && b.isLeftOrRightEdge || a.isLeftOrRightEdge && b.isDirectional {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        let bothSizes = (a.isSize || first.isDistance) && (b.isSize || second?.isDistance == true)
        if !bothSizes, a.axis != b.axis || a.isSize != b.isSize {
            return "Invalid pairing of layout attributes: \(a.name) and \(b.name). Use two positions along the same axis, or two sizes."
        }
        return nil
    }
}
