import Constraints
import QuartzCore

/// A relation between attributes of two views or guides: `first ⟨relation⟩ multiplier · second + constant`.
open class NSLayoutConstraint: Hashable, CustomStringConvertible {
    let first: LayoutSide
    let second: LayoutSide?
    public let relation: Relation
    public let multiplier: CGFloat
    /// What it is called in logs, and what code finds it by.
    public var identifier: String?
    public var shouldBeArchived = false

    /// The view whose `constraints` it is in; nil while it is not active.
    weak var holder: UIView?
    /// Where it stands among all that were ever activated.
    var rank = 0
    /// What the solver was told of it, and by whom.
    var entry: LayoutEntry?
    /// Whether the engine has still to hear of its last change.
    var isNoted = false

    init(_ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = Limits.multiplier(multiplier)
        storedConstant = Limits.constant(constant) ?? 0
    }

    /// `view2` may be nil, `attr2` then is `.notAnAttribute`: a width or height equals a number.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = view2.flatMap { LayoutSide(item: $0, attr2) }
        self.init(
            LayoutSide(item: view1, attr1) ?? LayoutSide(nil, attr1), relation, attr2 == .notAnAttribute ? nil : second,
            multiplier: multiplier, constant: c)
        checkAttributes()
    }

    /// May be changed at any time; the next layout pass moves what depends on it.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard let value = Limits.constant(newValue), value != storedConstant else { return }
            storedConstant = value
            note()
        }
    }
    private var storedConstant: CGFloat

    /// While the constraint is active this cannot change between required and not.
    public var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard !isActive || newValue.isRequired == storedPriority.isRequired else {
                return Misuse.report(
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
                        + "You passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).",
                    by: "NSLayoutConstraint")
            }
            storedPriority = newValue
            note()
        }
    }
    private var storedPriority = UILayoutPriority.required

    /// Tells the engine of the tree that it is in that something about it has changed.
    func note() { holder?.noteChange(of: self) }

    /// Which of those that exclude each other is set aside: the highest.
    var breakRank: Int { 1 }
    /// The box that it belongs to, for one that a view or guide makes for itself: it does not count as somebody else's interest.
    var ownBox: LayoutBox? { nil }

    /// Whether what a view says of itself holds at present.
    var isWanted: Bool { true }
    var isHiding: Bool { false }
    /// Nil while one of its items is gone.
    func form() -> (expression: Expression, boxes: [LayoutBox])? {
        guard let form = LayoutForm(self) else { return nil }
        let expression = form.expression
        return (expression, form.boxes(in: expression))
    }

    // MARK: - What it relates

    public var firstItem: AnyObject? { first.item }
    public var secondItem: AnyObject? { second?.item }
    public var firstAttribute: Attribute { first.attribute }
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    nonisolated public static func == (a: NSLayoutConstraint, b: NSLayoutConstraint) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSLayoutConstraint {
    nonisolated public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    nonisolated public enum Axis: Int, Sendable { case horizontal, vertical }

    nonisolated public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    nonisolated public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

/// Numbers that a layout can be computed with.
private enum Limits {
    /// Ten million points is farther than any screen, and near enough for eight digits behind the point.
    static let largest: CGFloat = 1e7

    /// Nil for what is no number.
    static func constant(_ value: CGFloat) -> CGFloat? {
        guard !value.isNaN else {
            Complaint.print("NSLayoutConstraint: a constant that is not a number is ignored.")
            return nil
        }
        guard abs(value) > largest else { return value }
        Complaint.print("NSLayoutConstraint: the constant \(value) is beyond what can be laid out; \(largest) is used.")
        return min(max(value, -largest), largest)
    }

    static func multiplier(_ value: CGFloat) -> CGFloat {
        if value.isFinite, abs(value) <= 1e4 { return value }
        Complaint.print("NSLayoutConstraint: the multiplier \(value) is beyond what can be laid out; 1 is used.")
        return 1
    }
}
