import FlipbookConstraints
import QuartzCore

/// A linear relation between attributes of two views or layout guides: `first ⟨relation⟩ multiplier · second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    nonisolated deinit {}

    /// The left side of the relation.
    @exclusivity(unchecked) private(set) final var first = ConstraintSide(nil, .notAnAttribute)
    /// The right side of the relation, or nil if the first side is only compared with a constant.
    @exclusivity(unchecked) private(set) final var second: ConstraintSide?
    /// The relation between the two sides.
    @exclusivity(unchecked) open private(set) var relation = Relation.equal
    /// The factor of the second attribute. A factor beyond ±10,000 is reported and replaced by 1.
    @exclusivity(unchecked) open private(set) var multiplier: CGFloat = 1
    /// A name that identifies the constraint in logs and in code.
    open var identifier: String?
    /// Whether the constraint is archived with its view.
    ///
    /// Differs from Apple: the property has no effect, because there are no archives.
    open var shouldBeArchived = false

    /// The view that has the active constraint in its `constraints`, or nil if the constraint is inactive.
    var owningView: UIView? {
        get { owningViewReference?.object }
        set { owningViewReference = newValue?.reference }
    }
    @exclusivity(unchecked) private final var owningViewReference: BackReference<UIView>?
    /// The sequence number of the constraint's last activation. The activations of all constraints are numbered together.
    @exclusivity(unchecked) final var activationOrder = 0
    /// The identifier of the constraint in the solver, or nil if the solver does not have it.
    @exclusivity(unchecked) final var solverID: ConstraintID?
    /// Whether the constraint is scheduled for the next pass of the layout engine.
    @exclusivity(unchecked) final var isEnqueued = false
    /// The record of the code that has activated the constraint, for an inspector. The value is nil if the stage was not observed.
    package var activationRecord: AnyObject?

    /// Creates a constraint without items, which cannot be activated.
    ///
    /// This is the only designated initializer, as in UIKit, so that a subclass without initializers inherits all
    /// initializers.
    public override init() {}

    /// Sets the sides, the relation and the multiplier. Called only by initializers.
    func setRelation(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = LayoutLimits.multiplier(multiplier)
        storedConstant = LayoutLimits.constant(constant) ?? 0
    }

    convenience init(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        setRelation(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint. A combination of attributes that is not possible is reported when the constraint is activated, and the
    /// constraint stays inactive.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: The attribute of the first view.
    ///   - relation: The relation between the attribute and the expression.
    ///   - view2: A view or a layout guide, or nil.
    ///   - attr2: `.notAnAttribute` if `view2` is nil. The first attribute must then be a width or a height.
    ///   - multiplier: The factor of the second attribute.
    ///   - c: The constant that is added.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = view2.flatMap { ConstraintSide(item: $0, attr2) }
        self.init()
        setRelation(
            ConstraintSide(item: view1, attr1) ?? ConstraintSide(nil, attr1), relation, attr2 == .notAnAttribute ? nil : second,
            multiplier: multiplier, constant: c)
    }

    /// The constant that is added to the second attribute. After a change, the next layout pass moves the views that depend on it.
    ///
    /// A constant beyond ±10,000,000 points is limited to this range, and a value that is not a number is ignored. Both are reported.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard let value = LayoutLimits.constant(newValue), value != storedConstant else { return }
            storedConstant = value
            setNeedsSolverUpdate()
        }
    }
    @exclusivity(unchecked) private final var storedConstant: CGFloat = 0

    /// The importance of the constraint. While the constraint is active, its priority cannot change between required and not required.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard !isActive || newValue.isRequired == storedPriority.isRequired else {
                return Diagnostics.report(
                    .programmerError, source: "NSLayoutConstraint",
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
                        + "You passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).")
            }
            storedPriority = newValue
            setNeedsSolverUpdate()
        }
    }
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority.required

    /// Schedules the constraint for the next pass of the layout engine of its tree.
    func setNeedsSolverUpdate() { owningView?.setNeedsSolverUpdate(for: self) }

    /// The rank among conflicting constraints. The solver breaks a constraint with the highest rank.
    var breakRank: Int { 1 }
    /// The serial number of the box of the view or guide that has created the constraint for itself, or nil for other constraints. The
    /// `useCount` of this box does not include the constraint.
    var ownerSerial: Int? { nil }

    /// Whether the constraint currently applies. The value is false if the constraint is for an intrinsic size that the view does not have.
    var isApplicable: Bool { true }
    /// Whether the constraint sets the length of a hidden arranged view of a stack to 0.
    var hidesArrangedView: Bool { false }
    /// Adds the constraint to an empty form. Returns false if an item was deallocated.
    func addLinearForm(to form: inout LinearForm) -> Bool {
        guard let linearizer = ConstraintLinearizer(self) else { return false }
        linearizer.add(self, to: &form)
        return true
    }

    // MARK: - Items and attributes

    /// The first view or layout guide, or nil if it was deallocated.
    open var firstItem: AnyObject? { first.item }
    /// The second view or layout guide, or nil if the first attribute is only compared with a constant.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute of the second item, or `.notAnAttribute`.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// A description in the format of UIKit: `<NSLayoutConstraint:0x… 'identifier' UILabel:0x….width == 100   (active)>`.
    nonisolated open override var description: String { describe(self) { fullDescription } }

    /// Called after the constraint was loaded from a storyboard or xib.
    open func awakeFromNib() {}
    /// Called by Interface Builder before it shows the constraint. Here it is never called.
    open func prepareForInterfaceBuilder() {}

    // MARK: - Members that subclasses can override

    /// Whether the constraint is part of the layout.
    ///
    /// Setting the property to true adds the constraint to the nearest common ancestor of its items. If there is no common
    /// ancestor, an error is reported. A combination of attributes that is not possible is reported too. In both cases the
    /// constraint stays inactive.
    open var isActive: Bool {
        get { defaultIsActive }
        set { defaultIsActive = newValue }
    }
}

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    nonisolated public enum Relation: Int, Sendable {
        /// The left side is at most the right side.
        case lessThanOrEqual = -1
        /// The left side is equal to the right side.
        case equal = 0
        /// The left side is at least the right side.
        case greaterThanOrEqual = 1
    }

    /// A layout axis.
    nonisolated public enum Axis: Int, Sendable {
        /// Horizontal.
        case horizontal
        /// Vertical.
        case vertical
    }

    /// A part of a view or layout guide that a constraint refers to.
    nonisolated public enum Attribute: Int, Sendable {
        /// No attribute, for a constraint with a constant.
        case notAnAttribute
        /// The left edge.
        case left
        /// The right edge.
        case right
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
        /// The edge at which text begins.
        case leading
        /// The edge at which text ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal center.
        case centerX
        /// The vertical center.
        case centerY
        /// The baseline of the last line of text.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// The left edge, moved in by the margin.
        case leftMargin
        /// The right edge, moved in by the margin.
        case rightMargin
        /// The upper edge, moved in by the margin.
        case topMargin
        /// The lower edge, moved in by the margin.
        case bottomMargin
        /// The edge at which text begins, moved in by the margin.
        case leadingMargin
        /// The edge at which text ends, moved in by the margin.
        case trailingMargin
        /// The horizontal center between the margins.
        case centerXWithinMargins
        /// The vertical center between the margins.
        case centerYWithinMargins
    }

    /// Options for constraints in the visual format language.
    nonisolated public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates a set of options from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of all views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of all views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of all views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of all views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of all views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of all views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers of all views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers of all views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of all views.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of all views.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Orders the views from the leading to the trailing edge. This is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Orders the views from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Orders the views from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures vertical spacing between edges. This is the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spacing from the last baseline of a view to the first baseline of the next view.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
