import QuartzCore

/// A view that arranges subviews in a row or a column. The stack creates the constraints between the subviews, and replaces these
/// constraints after each change.
@preconcurrency @MainActor open class UIStackView: UIView {
    nonisolated deinit {}

    /// The arranged views, in order. They are subviews too.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Creates an empty stack.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a stack from its element of a storyboard or xib. Other coders create an empty stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeStackView(coder) }
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - Settings

    /// The axis along which views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement(if: axis != oldValue) } }
    /// The distribution of the stack's length among the views.
    open var distribution = Distribution.fill { didSet { setNeedsArrangement(if: distribution != oldValue) } }
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { setNeedsArrangement(if: alignment != oldValue) } }
    /// The spacing between neighbors, in points. Distributions with equal spacing or centering treat it as a minimum.
    open var spacing: CGFloat = 0 { didSet { setNeedsArrangement(if: spacing != oldValue) } }
    /// Whether a vertical stack measures the spacing from the last baseline of a view to the first baseline of the next
    /// view.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsArrangement(if: isBaselineRelativeArrangement != oldValue) } }
    /// Whether the views are arranged inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsArrangement(if: isLayoutMarginsRelativeArrangement != oldValue) }
    }

    /// The value for `setCustomSpacing(_:after:)` that restores the stack's spacing.
    nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The value for the standard spacing between siblings.
    nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The custom spacings, by the identifiers of the arranged views. The stack retains these views, so the identifier of a view in this
    /// dictionary cannot be reused for another view.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the spacing after an arranged view. The call is ignored for a view that the stack does not arrange.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// Returns the custom spacing after an arranged view, or `spacingUseDefault` if it has none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Returns the spacing after a view in points.
    func spacing(after view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == Self.spacingUseSystem ? SystemSpacing.betweenSiblings : value
    }

    // MARK: - Arranged subviews

    /// Adds a view at the end. If it is not a subview yet, it is added as the frontmost subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index. If it is already in the stack, it is moved to the index and loses its custom spacing.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if arrangedSubviews.contains(object: view) { detachArrangedSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.layer.isHidden { view.layoutState.isCollapsed = true }
        setNeedsArrangement()
    }

    /// Removes a view from the arranged views. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(object: view) else { return }
        detachArrangedSubview(view)
        setNeedsArrangement()
    }

    /// Removes a view from the arranged views. If the view was hidden in the stack, its layer is hidden immediately, not only at the end of
    /// an animation.
    private func detachArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        if let isCollapsed = view.layoutStateIfCreated?.isCollapsed {
            view.layoutState.isCollapsed = nil
            view.layer.isHidden = isCollapsed
        }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Constraints

    /// The constraints between the arranged views.
    private var stackConstraints: [NSLayoutConstraint] = []

    /// Requests new constraints and a layout pass, if `condition` is true.
    private func setNeedsArrangement(if condition: Bool = true) {
        guard condition else { return }
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Requests new constraints after the intrinsic size of an arranged view changed, if the distribution depends on it.
    func arrangedSubviewContentChanged(_ view: UIView) {
        guard distribution == .fill || distribution == .fillProportionally, arrangedSubviews.contains(object: view) else { return }
        setNeedsArrangement()
    }

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(stackConstraints)
        stackConstraints = StackConstraints(self).constraints
        NSLayoutConstraint.activate(stackConstraints)
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { visibleArrangedSubviews.first?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleArrangedSubviews.last : visibleArrangedSubviews.first)?.forLastBaselineLayout ?? self
    }

    /// The arranged views that are not hidden.
    var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}

extension UIStackView {
    /// A distribution of a stack's length among the views.
    nonisolated public enum Distribution: Int, Sendable {
        /// Views fill the stack. The view with the lowest hugging or resistance priority changes its length.
        case fill
        /// All views have the same length.
        case fillEqually
        /// The lengths of views are proportional to their intrinsic lengths.
        case fillProportionally
        /// All gaps are equal.
        case equalSpacing
        /// The distances between the centers are equal, as far as the spacing allows.
        case equalCentering
    }

    /// An alignment of views across the axis of a stack.
    nonisolated public enum Alignment: Int, Sendable {
        /// The views fill the space across the axis.
        case fill
        /// The views are at the leading edge.
        case leading
        /// The baselines of the first lines of text are aligned.
        case firstBaseline
        /// The views are centered.
        case center
        /// The views are at the trailing edge.
        case trailing
        /// The baselines of the last lines of text are aligned.
        case lastBaseline
        /// Aligns the top edges of views in a horizontal stack. Equal to `leading`.
        public static let top = Alignment.leading
        /// Aligns the bottom edges of views in a horizontal stack. Equal to `trailing`.
        public static let bottom = Alignment.trailing
    }
}

// MARK: - Hiding

extension UIStackView {
    /// Hides or shows an arranged view. A hidden view has the length 0.
    ///
    /// In an animation block, the other views move into the space of a view that is being hidden while that view is still visible. The
    /// layer of the hidden view is hidden at the end of the animation.
    func setHidden(_ isHidden: Bool, of view: UIView) {
        guard view.isHidden != isHidden else { return }
        view.layoutState.isCollapsed = isHidden
        view.invalidateIntrinsicSizeAndBaselines()
        setNeedsArrangement()
        guard let block = AnimationBlock.current else { return view.layer.isHidden = isHidden }
        if !isHidden { view.layer.isHidden = false }
        topmostView.layoutIfNeeded()
        if isHidden { block.addEndHandler { [weak view] in view?.finishCollapse() } }
    }

    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// The topmost view of the hierarchy.
    private var topmostView: UIView {
        var view: UIView = self
        while let parent = view.superview { view = parent }
        return view
    }
}

extension UIView {
    /// Whether an arranged view is hidden, even if its layer is still visible. The value is nil for views that are not in a stack, and for
    /// views that were never hidden in their stack.
    var isCollapsedInStack: Bool? { superview is UIStackView ? layoutStateIfCreated?.isCollapsed : nil }

    /// Hides or shows the view. In a stack, its neighbors are laid out again.
    func applyHidden(_ isHidden: Bool) {
        if let stack = superview as? UIStackView, stack.arranges(self) { return stack.setHidden(isHidden, of: self) }
        layer.isHidden = isHidden
    }

    /// Hides the layer at the end of the animation that hides the view. If the view was shown again during the animation, the layer stays
    /// visible.
    fileprivate func finishCollapse() {
        if let isCollapsed = layoutStateIfCreated?.isCollapsed { layer.isHidden = isCollapsed }
    }
}
