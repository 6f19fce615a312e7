import CoreGraphics
import QuartzCore

/// A rectangle on screen that has a layer, subviews and a place in the responder chain.
open class UIView: UIResponder {
    public let layer: CALayer
    open class var layerClass: CALayer.Type { CALayer.self }

    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    weak var controller: UIViewController?

    public var tag = 0
    public var isUserInteractionEnabled = true
    /// Whether the view is told of a second finger on it while the first is there. Gesture recognizers always are.
    public var isMultipleTouchEnabled = false
    /// In the order in which they were added.
    public var gestureRecognizers: [UIGestureRecognizer]? { didSet { gestureRecognizersDidChange(from: oldValue ?? []) } }
    public var accessibilityIdentifier: String?
    public var accessibilityLabel: String?
    open var contentMode = ContentMode.scaleToFill { didSet { layer.contentsGravity = contentMode.gravity } }
    public var autoresizingMask: AutoresizingMask = []
    public var autoresizesSubviews = true

    var needsLayout = true
    /// The safe area that it was last told of.
    var knownSafeArea = UIEdgeInsets.zero
    /// Some view below needs layout, so that a pass finds its way without looking everywhere.
    var needsLayoutBelow = false
    var needsConstraints = true
    var needsConstraintsBelow = false
    /// Nil until something about Auto Layout is said of the view.
    private(set) var autoLayoutIfAny: ViewLayout?
    static var isAutoresizing = false
    var autoLayout: ViewLayout {
        if let autoLayoutIfAny { return autoLayoutIfAny }
        let layout = ViewLayout(self)
        autoLayoutIfAny = layout
        return layout
    }

    public init(frame: CGRect) {
        layer = Self.layerClass.init()
        super.init()
        layer.delegate = self
        layer.owner = self
        layer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// There are no archives to read from here; the requirement stands so that subclasses written for UIKit compile.
    public required init?(coder: NSCoder) {
        layer = Self.layerClass.init()
        super.init()
        layer.delegate = self
        layer.owner = self
    }

    open override var next: UIResponder? { controller ?? superview }

    public var window: UIWindow? { superview?.window }

    // MARK: - Geometry

    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            frameWasWritten()
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            layer.bounds = newValue
            frameWasWritten()
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            frameWasWritten()
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: - Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.exactOpacity) }
        set { layer.exactOpacity = Double(newValue) }
    }

    open var isHidden: Bool {
        get { collapse ?? layer.isHidden }
        set { writeHidden(newValue) }
    }

    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    public var isOpaque = true

    /// What accents a view and those in it: its own, or that of the view above.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            spreadTint()
        }
    }
    private(set) var ownTint: UIColor?

    /// Those that have a colour of their own, and what is in them, do not care.
    private func spreadTint() {
        tintColorDidChange()
        for subview in subviews where subview.ownTint == nil { subview.spreadTint() }
    }

    open func tintColorDidChange() {}

    // MARK: - Called back

    /// Bars and the like cover more or less of it than before.
    open func safeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Places the subviews where constraints say. Called by the layout pass, never by hand.
    open func layoutSubviews() { placeSubviews() }

    /// Marks the view for the next layout pass.
    open func setNeedsLayout() { markForLayout() }

    /// Updates constraints and lays out this view and those in it, now, if anything is dirty.
    open func layoutIfNeeded() { layOutNow() }

    /// Changes constraints just before they are solved, when `setNeedsUpdateConstraints` asked for it. An override calls super last.
    open func updateConstraints() {}

    /// Marks the view for `updateConstraints` before the next layout pass.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    /// Whether instances make no sense without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size of what the view shows; `noIntrinsicMetric` along an axis where it does not matter.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Says that `intrinsicContentSize` is another now.
    open func invalidateIntrinsicContentSize() { contentChanged() }

    /// What lies outside of the rectangle by which the view is aligned, such as a shadow.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view, this one or one in it, whose baseline counts as this view's.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func layoutMarginsDidChange() {}

    /// Ours: what a text overrides. Its height follows from the width that was found; then it is measured again, for that width.
    var measuresHeight: Bool { false }
    func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    func baseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline { Baseline(part: attribute == .firstBaseline ? 0 : 1, offset: 0) }

    /// Ours: what of its safe area the subviews have to mind; one that keeps its content off the bars passes nothing on.
    func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

    /// Ours: what constraints from inside mean by the edges of a view that scrolls: its content. Nil for the view itself.
    var contentBox: LayoutBox? { nil }

    // MARK: - Size

    /// How much room the view would like of what is offered.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: - Hit testing

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.hitPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Asked of the touched view and those that it is in, up to the recognizer's, when a recognizer is about to recognize; one no is enough.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether keys can be led here: to what is tapped or pressed, unless a subclass says otherwise.
    open var canBecomeFocused: Bool { isTapped }
}
