import QuartzCore

/// Lines up views along an axis. It owns the constraints between them and makes them anew whenever something about it changes.
open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - How

    public var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged(axis != oldValue) } }
    /// How views share the length of the stack.
    public var distribution = Distribution.fill { didSet { arrangementChanged(distribution != oldValue) } }
    /// How views lie across.
    public var alignment = Alignment.fill { didSet { arrangementChanged(alignment != oldValue) } }
    /// Between neighbours; at least so much in the distributions that are about spacing.
    public var spacing: CGFloat = 0 { didSet { arrangementChanged(spacing != oldValue) } }
    /// In a vertical stack: spacing goes from the last baseline of a view to the first of the next.
    public var isBaselineRelativeArrangement = false { didSet { arrangementChanged(isBaselineRelativeArrangement != oldValue) } }
    /// Whether views stay within the margins.
    public var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged(isLayoutMarginsRelativeArrangement != oldValue) } }

    /// For `setCustomSpacing`: as much as between the others.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// As much as siblings usually have.
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == Self.spacingUseSystem ? SystemSpacing.between : value
    }

    // MARK: - What

    /// Adds a view at the end; it becomes a subview, at the front, if it is none.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if arrangedSubviews.contains(view) { takeOut(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.layer.isHidden { view.autoLayout.isCollapsed = true }
        arrangementChanged()
    }

    /// The view stays a subview; nobody arranges it any more.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(view) else { return }
        takeOut(view)
        arrangementChanged()
    }

    private func takeOut(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        if let isCollapsed = view.autoLayoutIfAny?.isCollapsed {
            view.autoLayout.isCollapsed = nil
            view.layer.isHidden = isCollapsed
        }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Constraints

    private var arrangement: [NSLayoutConstraint] = []

    private func arrangementChanged(_ isChange: Bool = true) {
        guard isChange else { return }
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// What a view would like to be is part of some distributions.
    func arrangedContentChanged(_ view: UIView) {
        guard distribution == .fill || distribution == .fillProportionally, arrangedSubviews.contains(view) else { return }
        arrangementChanged()
    }

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = StackArrangement(self).constraints
        NSLayoutConstraint.activate(arrangement)
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { shownSubviews.first?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownSubviews.last : shownSubviews.first)?.forLastBaselineLayout ?? self
    }

    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}

extension UIStackView {
    nonisolated public enum Distribution: Int, Sendable {
        /// Views fill the stack; the one that hugs or resists least gives.
        case fill
        /// All of a length.
        case fillEqually
        /// In proportion to the lengths that they have of themselves.
        case fillProportionally
        /// Equal gaps.
        case equalSpacing
        /// Equal ways from middle to middle, as far as the spacing allows.
        case equalCentering
    }

    nonisolated public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
}

// MARK: - Hiding

extension UIStackView {
    /// A hidden view has no length. Inside an animation the others move in on it while it is still seen, and it goes when that has ended.
    func setHidden(_ isHidden: Bool, _ view: UIView) {
        guard view.isHidden != isHidden else { return }
        view.autoLayout.isCollapsed = isHidden
        view.contentChanged()
        arrangementChanged()
        guard let block = AnimationBlock.current else { return view.layer.isHidden = isHidden }
        if !isHidden { view.layer.isHidden = false }
        outermost.layoutIfNeeded()
        if isHidden { block.afterwards { [weak view] in view?.settleCollapse() } }
    }

    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    private var outermost: UIView {
        var view: UIView = self
        while let above = view.superview { view = above }
        return view
    }
}

extension UIView {
    /// Whether the view is an arranged one that is hidden, whatever its layer still shows.
    var collapse: Bool? { superview is UIStackView ? autoLayoutIfAny?.isCollapsed : nil }

    func writeHidden(_ isHidden: Bool) {
        if let stack = superview as? UIStackView, stack.arranges(self) { return stack.setHidden(isHidden, self) }
        layer.isHidden = isHidden
    }

    /// It may have been shown again meanwhile.
    fileprivate func settleCollapse() {
        if let isCollapsed = autoLayoutIfAny?.isCollapsed { layer.isHidden = isCollapsed }
    }
}
