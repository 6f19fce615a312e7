import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    override var followsUndockedKeyboard: Bool {
        get { super.followsUndockedKeyboard }
        set { super.followsUndockedKeyboard = newValue }
    }
    override var usesBottomSafeArea: Bool {
        get { super.usesBottomSafeArea }
        set { super.usesBottomSafeArea = newValue }
    }
    override var keyboardDismissPadding: CGFloat {
        get { super.keyboardDismissPadding }
        set { super.keyboardDismissPadding = newValue }
    }
}

class CustomUITrackingLayoutGuide: UITrackingLayoutGuide {
    override func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        super.setConstraints(trackedConstraints, activeWhenNearEdge: edge)
    }
    override func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraintsActive(whenNearEdge: edge)
    }
    override func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        super.setConstraints(trackedConstraints, activeWhenAwayFrom: edge)
    }
    override func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraintsActive(whenAwayFrom: edge)
    }
    override func removeAllTrackedConstraints() { super.removeAllTrackedConstraints() }
}

class CustomNSLayoutConstraint: NSLayoutConstraint {
    override var relation: Relation { super.relation }
    override var multiplier: CGFloat { super.multiplier }
    override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var shouldBeArchived: Bool {
        get { super.shouldBeArchived }
        set { super.shouldBeArchived = newValue }
    }
    override var constant: CGFloat {
        get { super.constant }
        set { super.constant = newValue }
    }
    override var priority: UILayoutPriority {
        get { super.priority }
        set { super.priority = newValue }
    }
    override var firstItem: AnyObject? { super.firstItem }
    override var secondItem: AnyObject? { super.secondItem }
    override var firstAttribute: Attribute { super.firstAttribute }
    override var secondAttribute: Attribute { super.secondAttribute }
    override var description: String { super.description }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
}

class CustomUILayoutGuide: UILayoutGuide {
    override var identifier: String {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var owningView: UIView? {
        get { super.owningView }
        set { super.owningView = newValue }
    }
    override var layoutFrame: CGRect { super.layoutFrame }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
}

class CustomUIStackView: UIStackView {
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override var axis: NSLayoutConstraint.Axis {
        get { super.axis }
        set { super.axis = newValue }
    }
    override var distribution: Distribution {
        get { super.distribution }
        set { super.distribution = newValue }
    }
    override var alignment: Alignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue }
    }
    override var isBaselineRelativeArrangement: Bool {
        get { super.isBaselineRelativeArrangement }
        set { super.isBaselineRelativeArrangement = newValue }
    }
    override var isLayoutMarginsRelativeArrangement: Bool {
        get { super.isLayoutMarginsRelativeArrangement }
        set { super.isLayoutMarginsRelativeArrangement = newValue }
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func customSpacing(after arrangedSubview: UIView) -> CGFloat { super.customSpacing(after: arrangedSubview) }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { super.insertArrangedSubview(view, at: stackIndex) }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func updateConstraints() { super.updateConstraints() }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
}
