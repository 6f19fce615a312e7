import CoreGraphics
import QuartzCore

/// A rectangle on the screen, with a layer, subviews and a position in the responder chain.
@preconcurrency @MainActor open class UIView: UIResponder {
    nonisolated deinit {
        let layer = ownedLayer
        reference.object = nil
        if layer.owner === self { layer.owner = nil }
    }

    /// The layer that draws the view.
    open var layer: CALayer { ownLayer }
    /// The layer that `layer` returns. A subclass can override `layer` with the type of its layer.
    private let ownLayer: CALayer
    /// The layer whose owner the view is: the first value of `layer`.
    private var ownedLayer: CALayer
    /// The class of the layer of new views.
    open class var layerClass: AnyClass { CALayer.self }

    /// The subviews, frontmost last.
    open internal(set) var subviews: [UIView] = []
    /// The view that contains this view, or nil.
    open weak var superview: UIView? { superviewReference?.object }
    /// The reference of the view that contains this view.
    @exclusivity(unchecked) final var superviewReference: BackReference<UIView>?
    /// The reference that subviews, constraints and layout boxes store instead of the view itself.
    final let reference = BackReference<UIView>()
    /// The controller whose root view this is, or nil.
    weak var controller: UIViewController?

    /// A number with which `viewWithTag(_:)` finds the view.
    open var tag = 0
    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { interactionDidChange() } } }
    /// Whether the view receives a second touch during another touch. Gesture recognizers always receive all touches.
    open var isMultipleTouchEnabled = false
    /// Whether touches of this view exclude touches of the other views of its window. While this view is touched, the others receive no new
    /// touches. While another view is touched, this view receives none.
    open var isExclusiveTouch = false
    /// The gesture recognizers in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { gestureRecognizersDidChange(from: oldValue ?? []) } }
    /// The interactions in the order in which they were added.
    final var interactionList: [any UIInteraction] = []
    /// The name by which scripts and tests find the view.
    open var accessibilityIdentifier: String?
    /// The name of the view for assistive technologies. The default is the text of a label, the title of a button, or the texts of a row.
    /// Scripts find the view by it.
    open var accessibilityLabel: String? {
        get { storedAccessibilityLabel ?? defaultAccessibilityLabel }
        set { storedAccessibilityLabel = newValue }
    }
    /// The value of `accessibilityLabel` that code has set.
    private(set) final var storedAccessibilityLabel: String?
    /// The name under which the state of the view is stored.
    ///
    /// Differs from Apple: it has no effect.
    open var restorationIdentifier: String?
    /// The placement of the content in the bounds.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }
    /// The parts of the frame that change with the size of the superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews are autoresized when the size changes.
    open var autoresizesSubviews = true

    /// The overrides and observers of traits, or nil if there are none.
    var traitState: TraitState?
    /// The version number of the device settings with which the colors and fonts of the view were computed.
    var settingsNumber = DeviceSettingsTable.currentNumber
    /// The properties that code has set on this view. Appearances do not replace their values.
    var explicitProperties = AppearanceKeySet()

    /// The mask of this view, and the view whose mask this view is.
    var maskState = MaskState()
    var needsLayout = true
    /// Whether the view is laying out its subviews. The calls of its controller before and after are included.
    var isLayingOutSubviews = false
    /// The safe area insets of the last layout.
    var lastSafeAreaInsets = UIEdgeInsets.zero
    /// Whether a view inside this view needs layout. A layout pass skips the subviews of views for which this is false.
    var descendantNeedsLayout = false
    var needsConstraintUpdate = true
    var descendantNeedsConstraintUpdate = false
    /// The layout state, or nil if the view does not use Auto Layout.
    private(set) var layoutStateIfCreated: ViewLayoutState?
    /// Whether autoresizing is setting frames now. These frames do not change the constraints.
    static var isAutoresizing = false
    /// The layout state, which is created at the first use.
    var layoutState: ViewLayoutState {
        if let layoutStateIfCreated { return layoutStateIfCreated }
        let newState = ViewLayoutState(self)
        layoutStateIfCreated = newState
        return newState
    }

    /// Creates the layer of a new view.
    private static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            Diagnostics.report(
                .warning, source: "UIView",
                "layerClass of \(self) is \(layerClass), which is not a subclass of CALayer; a CALayer is used. Return a subclass of CALayer.",
                onlyOnce: true)
            return CALayer()
        }
        return makeObject(of: layerClass)
    }

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        ownedLayer = ownLayer
        super.init()
        reference.object = self
        ownedLayer = layer
        ownedLayer.owner = self
        ownedLayer.delegate = self
        layer.frame = frame
        if overridesDrawing { layer.setNeedsDisplay() }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from its element of a storyboard or xib, with its subviews. With any other coder, the view has an empty frame.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        ownedLayer = ownLayer
        super.init()
        reference.object = self
        ownedLayer = layer
        ownedLayer.owner = self
        ownedLayer.delegate = self
        if overridesDrawing { layer.setNeedsDisplay() }
        if let coder = coder as? InterfaceCoder { decodeView(coder) }
    }

    open override var next: UIResponder? { controller ?? superview }

    /// The window that contains the view, or nil.
    open var window: UIWindow? { superview?.window }

    /// The class and the address of the view, its frame, its layer, and the values that differ from the defaults.
    nonisolated open override var description: String { describe(self) { descriptionWithFrame } }

    /// Adds a view in front of the other subviews, and removes it from its current superview.
    open func addSubview(_ view: UIView) { addSubviewInFront(view) }
    /// Removes the view from its superview. Deactivates the constraints between views in this view's tree and views outside of it.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: - Geometry

    /// The rectangle of the view in its superview's coordinates.
    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            frameWasSet()
        }
    }

    /// The rectangle of the view in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            layer.bounds = newValue
            frameWasSet()
        }
    }

    /// The position of the layer's anchor point in the superview's coordinates. By default, it is the center.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            frameWasSet()
        }
    }

    /// The transform about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The three-dimensional transform about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The shape with which the view collides in a dynamic animator. The default is its bounds.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape with which the view collides if `collisionBoundsType` is `path`. The point (0, 0) is the center of the view.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: - Appearance

    /// The opacity, 0…1.
    open var alpha: CGFloat {
        get { CGFloat(layer.exactOpacity) }
        set { layer.exactOpacity = Double(newValue) }
    }

    /// Whether the view and its subviews are hidden. A stack view does not arrange its hidden views.
    open var isHidden: Bool {
        get { isCollapsedInStack ?? layer.isHidden }
        set { applyHidden(newValue) }
    }

    /// The background color, or nil.
    open var backgroundColor: UIColor? {
        get { dynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            setBackground(newValue)
            propertyWasSet(.backgroundColor)
        }
    }

    /// Whether the subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The mask: a view whose alpha channel determines the opacity of this view and its subviews. It uses the coordinates of this view, and
    /// has no superview.
    open var mask: UIView? {
        get { maskState.mask }
        set { setMask(newValue) }
    }

    /// Whether the view is opaque. The image of an opaque view that overrides `draw(_:)` and has no background color is black at first.
    open var isOpaque = true

    /// The accent color of the view and its subviews. If it is not set, the view has the tint color of its superview.
    open var tintColor: UIColor! {
        get { TintDimming.isUsed && isTintDimmed ? undimmedTintColor.dimmedTint : undimmedTintColor }
        set {
            explicitTintColor = newValue
            propertyWasSet(.tintColor)
            propagateTintColor()
        }
    }
    private(set) var explicitTintColor: UIColor?
    /// The tint color without dimming.
    private var undimmedTintColor: UIColor {
        if let explicitTintColor { return explicitTintColor }
        return (TintDimming.isUsed ? superview?.undimmedTintColor : superview?.tintColor) ?? .systemBlue
    }

    /// Notifies the view and its subviews of a new tint color. Subviews for which a tint color is set are skipped.
    private func propagateTintColor() {
        tintColorDidChange()
        for subview in subviews where subview.explicitTintColor == nil { subview.propagateTintColor() }
    }

    /// Whether the tint color of the view and its subviews is dimmed, as below an alert. `automatic` is the mode of the superview; reading
    /// the property returns `normal` or `dimmed`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set { setTintAdjustmentMode(newValue) }
    }
    /// The mode that was set, or automatic.
    var explicitTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called when the tint color has changed.
    open func tintColorDidChange() {}

    /// Called when colors that depend on the traits have changed. During the call, the current traits are the traits of the view.
    func dynamicColorsDidChange() {}
    /// Called when the text size or the weight of text has changed. During the call, the current traits are the traits of the view.
    func fontTraitsDidChange() {}
    /// Called when the layout direction has changed.
    func layoutDirectionDidChange() {}
    /// Called when `isUserInteractionEnabled` has changed.
    func interactionDidChange() {}

    /// Applies the appearances of a bar's items, after the appearance of the bar itself.
    func applyItemAppearances() {}

    // MARK: - Drawing

    /// Draws the content of the view in the current context. `rect` is the bounds, or the rectangle that `setNeedsDisplay(_:)` received.
    ///
    /// The method is called before the first frame that shows the view, after `setNeedsDisplay()`, and after a change of the size if
    /// `contentMode` is `.redraw`. Between these calls, the drawn image is kept. A view that does not override it has no image.
    open func draw(_ rect: CGRect) {}
    /// Requests that the view is drawn again before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Requests that a part of the view is drawn again before the next frame. `draw(_:)` receives this rectangle, and the pixels outside of
    /// it are kept.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Provides the contents of the layer. By default, the layer draws them.
    open func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws the contents of the layer by calling `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
    /// Called before the layer draws its contents.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the subviews. An override that sets the frames of sublayers calls `super` first.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
    /// The number of pixels per point of the drawn content. The default is the scale of the screen.
    open var contentScaleFactor: CGFloat {
        get { drawingScale ?? UIScreen.mainScale.withLock { $0 } }
        set { setDrawingScale(newValue) }
    }
    /// The number of pixels per point that code has set.
    var drawingScale: CGFloat?
    /// Whether the image is cleared before `draw(_:)` is called.
    ///
    /// Differs from Apple: it has no effect, because each drawing begins with a new image.
    open var clearsContextBeforeDrawing = true

    // MARK: - Notifications

    /// The distances from the edges of the view to the area that no bar covers.
    ///
    /// This is the part of the superview's insets that overlaps the view, plus the insets that the view's controller and the controller's
    /// bars add. An override also applies to the views inside.
    open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
    /// Called when the safe area insets have changed, for example because a bar was hidden.
    open func safeAreaInsetsDidChange() {}
    /// Called after the traits have changed, for example because the screen was rotated or a trait was overridden. The controllers are
    /// notified before the views.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Sets the frames of the subviews according to the constraints. The layout pass calls this method. Other code must not call it.
    open func layoutSubviews() { applySolvedFramesToSubviews() }

    /// Marks the view for the next layout pass.
    open func setNeedsLayout() { markForLayout() }

    /// Updates constraints and lays out the view and its subviews now, if anything has changed.
    open func layoutIfNeeded() { layOutNow() }

    /// Called to update constraints before they are solved, if `setNeedsUpdateConstraints` was called. An override calls `super` last.
    open func updateConstraints() {}

    /// Marks the view for `updateConstraints` before the next layout pass.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Whether the class needs constraints.
    ///
    /// Differs from Apple: it has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size of the content. On an axis without an intrinsic length, it is `noIntrinsicMetric`.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Measures the content again in the next layout pass. A view calls this method when its `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { invalidateIntrinsicSizeAndBaselines() }

    /// The insets from the frame to the alignment rectangle. Constraints refer to the alignment rectangle. The parts outside of it, such as
    /// a shadow, are ignored.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline is used for this view: the view itself or a view in it.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used for this view: the view itself or a view in it.
    open var forLastBaselineLayout: UIView { self }

    /// Called when the layout margins have changed.
    open func layoutMarginsDidChange() {}

    /// Whether the height of the content depends on its width, as in text. If true, the content is measured again when the solver has
    /// determined the width.
    var heightDependsOnWidth: Bool { false }
    /// Returns the size of the content for a width, or its natural size for nil.
    func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Returns the position of the first or last baseline.
    func baseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        Baseline(heightFraction: attribute == .firstBaseline ? 0 : 1, offset: 0)
    }
    /// Returns the position of the baseline of a descendant in this view, or nil if the position follows from the descendant's frame.
    ///
    /// A view that sets the descendant's frame in `layoutSubviews` computes the position from its content. The frame is not yet correct
    /// when the constraints are solved before the first layout.
    func baseline(_ attribute: NSLayoutConstraint.Attribute, ofDescendant descendant: UIView) -> Baseline? { nil }

    /// Returns the part of the safe area insets that is passed on to the subviews.
    ///
    /// A scroll view insets its content itself, so it does not pass on the insets that it has applied.
    func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

    /// The layout box that constraints between this view and the views inside it refer to, or nil if it is the view's own box. For a scroll
    /// view, it is the box of the content.
    var contentBox: LayoutBox? { nil }

    // MARK: - Size

    /// Returns the size that the view needs inside of the given size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size to `sizeThatFits` for the current size. The upper left corner stays at its position.
    open func sizeToFit() { defaultSizeToFit() }

    // MARK: - Hit testing

    /// Returns the frontmost view at a point that receives touches, or nil. The point is in this view's coordinates.
    ///
    /// Skips views that do not contain the point, that are hidden, that have an alpha below 0.01, or whose user interaction is disabled.
    /// The subviews of such a view are skipped too.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.hitTestPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a recognizer may recognize its gesture.
    ///
    /// Called on the touched view and on its superviews up to the recognizer's view. If one of the views returns false, the gesture fails.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a point in this view's coordinates is inside of it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the action for a change of the view's layer. Inside an animation block, the action animates the change.
    ///
    /// Outside of blocks, and for properties that blocks do not animate, the action does nothing. For most properties inside a block, the
    /// action is a `CABasicAnimation` with the timing of the block.
    open func action(for layer: CALayer, forKey event: String) -> CAAction? { AnimationBlock.action(for: layer, forKey: event) }

    /// Whether the keyboard focus can move to the view. By default, it is true if taps or presses have an effect.
    open var canBecomeFocused: Bool { respondsToTaps }
    /// Changes the value of the focused view for an arrow key. Returns false if the key moves the focus instead.
    func handleFocusedArrow(_ direction: CGVector) -> Bool { false }

    // MARK: - Members that subclasses can override

    /// The traits of the view's screen, with the overrides of the view and of the views and controllers around it. A view without a window
    /// has the traits of the main screen.
    open var traitCollection: UITraitCollection { inheritedTraits(screenTraits) }
    /// The style of the view and the views inside it, or unspecified for the inherited style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set { styleOverride = newValue }
    }
    /// Whether the view has the keyboard focus and the focus ring is visible.
    open var isFocused: Bool { window?.screen.application?.keyboard.focusSystem.visiblyFocusedView === self }
    /// Adds a recognizer to the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultAddGestureRecognizer(gestureRecognizer) }
    /// The frame of the view in the coordinates of the screen, for assistive technologies. It follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityValuesIfCreated?.frame ?? accessibilityPath?.bounds ?? convert(bounds, to: window?.screen ?? .main) }
        set { accessibilityValues.frame = newValue }
    }
    /// The outline of the view in the coordinates of the screen, for assistive technologies. If it is nil, `accessibilityFrame` is used.
    ///
    /// Differs from Apple: only its bounds are used.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValuesIfCreated?.path }
        set { accessibilityValues.path = newValue }
    }
    /// The point at which a touch activates the view, in the coordinates of the screen. The default is the middle of the frame.
    open override var accessibilityActivationPoint: CGPoint {
        get { accessibilityValuesIfCreated?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityValues.activationPoint = newValue }
    }
    /// Whether the large content viewer shows the view.
    open var showsLargeContentViewer: Bool {
        get { accessibilityValuesIfCreated?.largeContent?.isShown ?? false }
        set { largeContentValues.isShown = newValue }
    }
    /// The title in the large content viewer. The default of a button is its title.
    open var largeContentTitle: String? {
        get { accessibilityValuesIfCreated?.largeContent?.title ?? defaultLargeContent.title }
        set { largeContentValues.title = newValue }
    }
    /// The image in the large content viewer. The default of a button is its image.
    open var largeContentImage: UIImage? {
        get { accessibilityValuesIfCreated?.largeContent?.image ?? defaultLargeContent.image }
        set { largeContentValues.image = newValue }
    }
    /// Whether the image is enlarged in the large content viewer. Symbols are always enlarged.
    open var scalesLargeContentImage: Bool {
        get { accessibilityValuesIfCreated?.largeContent?.scalesImage ?? false }
        set { largeContentValues.scalesImage = newValue }
    }
    /// The insets of the image in the large content viewer.
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityValuesIfCreated?.largeContent?.imageInsets ?? .zero }
        set { largeContentValues.imageInsets = newValue }
    }
    /// The behaviors that were added to the view.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set {
            for old in interactionList where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }
    /// Adds a behavior to the view. The behavior is removed from its current view.
    open func addInteraction(_ interaction: any UIInteraction) { defaultAddInteraction(interaction) }
    /// Removes a behavior from the view.
    open func removeInteraction(_ interaction: any UIInteraction) { defaultRemoveInteraction(interaction) }
    /// Removes a recognizer from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultRemoveGestureRecognizer(gestureRecognizer) }
    /// A guide with the area of the view that the on-screen keyboard covers, or with the bottom safe area while the keyboard is hidden.
    ///
    ///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.margins.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        layoutState.margins.keyboardGuide = guide
        return guide
    }
    /// Ends editing in the view and its subviews. If `force` is true, the first responder cannot refuse. Returns false if the first
    /// responder is not in the view, or if it refuses.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { defaultEndEditing(force) }
    /// The active constraints that this view owns.
    open var constraints: [NSLayoutConstraint] { layoutStateIfCreated?.constraints ?? [] }
    /// Activates a constraint in this view. All items must be this view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { defaultAddConstraint(constraint) }
    /// Activates constraints in this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { defaultAddConstraints(constraints) }
    /// Deactivates a constraint, if this view owns it.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { defaultRemoveConstraint(constraint) }
    /// Deactivates the given constraints that this view owns. Ignores all other constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { defaultRemoveConstraints(constraints) }
    /// The layout guides that this view owns.
    open var layoutGuides: [UILayoutGuide] { layoutStateIfCreated?.guides ?? [] }
    /// Adds a layout guide to this view, and removes it from its previous owner.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultAddLayoutGuide(layoutGuide) }
    /// Removes a layout guide, and deactivates all constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultRemoveLayoutGuide(layoutGuide) }
    /// Whether the constraints allow another frame equally well.
    open var hasAmbiguousLayout: Bool { defaultHasAmbiguousLayout }
    /// Moves a view with ambiguous layout to another frame that the constraints allow equally well, or back.
    ///
    /// The visible change shows which values the constraints do not determine.
    open func exerciseAmbiguityInLayout() { defaultExerciseAmbiguityInLayout() }
    /// Returns the constraints that determine the view's position and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        defaultConstraintsAffectingLayout(for: axis)
    }
    /// Whether the frame and the autoresizing mask are translated into constraints. The default is true.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { defaultTranslatesAutoresizingMaskIntoConstraints }
        set { defaultTranslatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// Returns the content hugging priority along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { defaultContentHuggingPriority(for: axis) }
    /// Sets the content hugging priority: the priority of the constraint that keeps the view from being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        defaultSetContentHuggingPriority(priority, for: axis)
    }
    /// Returns the compression resistance priority along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        defaultContentCompressionResistancePriority(for: axis)
    }
    /// Sets the compression resistance priority: the priority of the constraint that keeps the view from being smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        defaultSetContentCompressionResistancePriority(priority, for: axis)
    }
    /// The kind of the view's content. It determines whether right-to-left layout applies to the view.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { defaultSemanticContentAttribute }
        set { defaultSemanticContentAttribute = newValue }
    }
    /// The direction from the leading to the trailing edge in this view.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        inheritedLayoutDirection
    }
    /// Returns the size of the view that is closest to the target among the sizes that the constraints inside the view allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { defaultSystemLayoutSizeFitting(targetSize) }
    /// Returns the size of the view for a target size, with priorities for the width and the height of the target.
    ///
    /// The priority `.required` fixes the length along that axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        defaultSystemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }
    /// The margins as in `layoutMargins`, but with leading and trailing sides.
    ///
    /// The getter adds the safe area to the value that was set. Without the safe area, the default is 8 points on all sides. For the view
    /// of a controller, it is 16 points at the leading and trailing sides, and 0 at the top and the bottom.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { defaultDirectionalLayoutMargins }
        set { defaultDirectionalLayoutMargins = newValue }
    }
    /// The margins in points. They include the safe area of the last layout pass.
    open var layoutMargins: UIEdgeInsets {
        get { defaultLayoutMargins }
        set { defaultLayoutMargins = newValue }
    }
    /// Whether the margins also cover the part of the superview's margins that reaches into the view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutStateIfCreated?.margins.preservesSuperview ?? false }
        set {
            layoutState.margins.preservesSuperview = newValue
            marginsChanged()
        }
    }
    /// Whether the margins include the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutStateIfCreated?.margins.insetsFromSafeArea ?? true }
        set {
            layoutState.margins.insetsFromSafeArea = newValue
            marginsChanged()
        }
    }
    /// A guide with the bounds inside the margins.
    open var layoutMarginsGuide: UILayoutGuide { defaultLayoutMarginsGuide }
    /// A guide with the bounds inside the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { defaultSafeAreaLayoutGuide }
    /// A guide inside the margins whose width is limited, so that text in it is easy to read.
    open var readableContentGuide: UILayoutGuide { defaultReadableContentGuide }
    /// Converts a point to the coordinates of another view. Nil means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { defaultConvert(point, to: view) }
    /// Converts a point from the coordinates of another view. Nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { defaultConvert(point, from: view) }
    /// Converts a rectangle to the coordinates of another view. Nil means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { defaultConvert(rect, to: view) }
    /// Converts a rectangle from the coordinates of another view. Nil means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { defaultConvert(rect, from: view) }
    /// Inserts a view at an index of `subviews`. Indices out of range are clamped. The layer of the view is directly below the layer of the
    /// next subview.
    open func insertSubview(_ view: UIView, at index: Int) { defaultInsertSubview(view, at: index) }
    /// Inserts a view below one of the subviews. Its layer is directly below the layer of that subview. If `sibling` is not a subview, the
    /// view is added in front of all subviews.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { defaultInsertSubview(view, belowSubview: sibling) }
    /// Inserts a view above one of the subviews. Its layer is directly above the layer of that subview. If `sibling` is not a subview, the
    /// view is added in front of all subviews.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { defaultInsertSubview(view, aboveSubview: sibling) }
    /// Moves a subview in front of the other subviews. Its layer is then in front of all other sublayers.
    open func bringSubviewToFront(_ view: UIView) { defaultBringSubviewToFront(view) }
    /// Moves a subview behind the other subviews. Its layer is then behind all other sublayers.
    open func sendSubviewToBack(_ view: UIView) { defaultSendSubviewToBack(view) }
    /// Exchanges two subviews, and the positions of their layers. Does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { defaultExchangeSubview(at: index1, withSubviewAt: index2) }
    /// Whether this view is `view` itself or a view inside it.
    open func isDescendant(of view: UIView) -> Bool { defaultIsDescendant(of: view) }
    /// Returns the view with a tag: this view, or the first view that is found inside it.
    open func viewWithTag(_ tag: Int) -> UIView? { defaultViewWithTag(tag) }
    /// Whether `updateConstraints` is called before the next layout.
    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
    /// Calls `updateConstraints` on this view and the views in it that are marked. Subviews are updated first.
    open func updateConstraintsIfNeeded() { defaultUpdateConstraintsIfNeeded() }
    /// Returns a view that shows the current appearance of this view, and does not change when this view changes.
    ///
    /// The snapshot is a display list and not a bitmap, so it is sharp at any size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { defaultSnapshotView(afterScreenUpdates: afterUpdates) }
    /// Draws the view with its subviews in their displayed state, scaled to a rectangle of the current context. Returns false if there is
    /// no context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawHierarchyInCurrentContext(in: rect, afterScreenUpdates: afterUpdates)
    }
    /// Returns a view that shows the current appearance of a part of this view. It can be resized.
    ///
    /// The insets define the corners, which keep their size. The edges are stretched along their length, and the center in both directions.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        defaultResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }
}
