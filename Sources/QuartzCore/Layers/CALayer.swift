import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation

/// A rectangle with contents, in a tree of layers.
///
/// The properties are the model. `presentation()` returns the shown values, which include the animations. If a value of an
/// animatable property is not finite, this is reported, and the property keeps its old value.
@preconcurrency @MainActor open class CALayer: CALayerInitializers, CAMediaTiming {
    nonisolated deinit {}

    /// The model values. The accessors of the properties look up an action before they write a value.
    @exclusivity(unchecked) package internal(set) var modelValues = LayerValues()

    /// The delegate. It can draw the contents, lay out the sublayers, and return the actions for changes of properties. Its actions have
    /// precedence over all other actions.
    open weak var delegate: CALayerDelegate? {
        get { isOwnerDelegate ? owner : otherDelegate }
        set {
            isOwnerDelegate = newValue != nil && newValue === owner
            otherDelegate = isOwnerDelegate ? nil : newValue
        }
    }
    @exclusivity(unchecked) private final var isOwnerDelegate = false
    /// The delegate, if it is not the owner.
    @exclusivity(unchecked) private final weak var otherDelegate: CALayerDelegate?
    /// The object that owns the layer and draws with it, such as a view. It is not retained, and sets the property to nil when it is
    /// deallocated: a `weak` reference would make each retain and release of a view slower.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var owner: (any LayerOwner)?
    /// The name of the layer, for use by the app.
    open var name: String?

    /// The layer that contains this layer, or nil for a root layer. For a mask, the layer that it masks.
    open internal(set) weak var superlayer: CALayer?
    /// The sublayers from back to front. The mask is not one of them.
    var children: [CALayer] = []
    /// An upper bound of the number of levels of layers, counted from this layer. It is not reduced when a layer is removed.
    var subtreeHeight = 1
    /// The tree that contains this layer, or nil if the layer is not in a tree.
    package internal(set) weak var tree: LayerTree?
    /// The animations in the order in which they are applied.
    package internal(set) var attachedAnimations: [AttachedAnimation] = []
    /// The original layer if this layer is a copy made by `presentation()`, otherwise nil.
    var modelLayer: CALayer?

    /// The content that is painted between the background and the sublayers, in the layer's coordinates.
    package var drawing: [DisplayContent] = [] {
        didSet {
            modelValues.hasDrawing = !drawing.isEmpty
            tree?.setNeedsDisplay()
        }
    }

    var settings = LayerSettings()
    var layoutMarks = LayoutMarks()
    /// The object that is notified after each change of the model, or nil.
    package final var modelObserver: LayerModelObserver?
    /// The values of `objc_setAssociatedObject`.
    nonisolated(unsafe) package final var associatedObjects: AssociatedObjects?
    /// The value of `contents` if it is not an image, otherwise nil.
    var nonImageContents: Any?
    /// The tree's commit count when the layer entered the tree.
    var commitCountOnEntry = 0

    /// A snapshot of another layer, painted like contents, or nil for none. The part of the snapshot in `snapshotBounds` fills the bounds.
    package var snapshot: LayerSnapshot? {
        didSet {
            modelValues.hasSnapshot = snapshot != nil
            tree?.setNeedsDisplay()
        }
    }
    /// The shown part of the snapshot, in the coordinates of its original layer.
    package var snapshotBounds = CGRect.null

    /// Returns a snapshot of the layer and its sublayers, as they are currently shown.
    package func makeSnapshot() -> LayerSnapshot { LayerSnapshot(of: self) }

    /// The number of the layer among the layers that were created while its stage was current. It identifies the layer when two frames are
    /// compared, and when the same inputs are repeated.
    package let serialNumber: Int

    /// Creates an empty layer.
    public override init() {
        serialNumber = LayerTree.numberForNewLayer()
        super.init()
    }

    /// Creates an empty layer. Without this initializer, subclasses that were written for Core Animation would not compile.
    ///
    /// Differs from Apple: the coder is ignored, because archives are not supported.
    public required init?(coder: NSCoder) {
        serialNumber = LayerTree.numberForNewLayer()
        super.init()
    }

    /// Creates a copy of a layer for `presentation()`, which then sets the values that the layer shows.
    ///
    /// A subclass with additional stored properties overrides this initializer and copies them from `layer`, which is a layer of the same
    /// class.
    public override init(layer: Any) {
        serialNumber = LayerTree.numberForCopy(of: layer as? CALayer)
        super.init(layer: layer)
        guard let layer = layer as? CALayer else { return }
        modelValues = layer.modelValues
        nonImageContents = layer.nonImageContents
        settings = layer.settings
        drawing = layer.drawing
        copyClassSettings(from: layer)
        name = layer.name
    }

    /// The class and the address of the layer, its position and its bounds.
    nonisolated open override var description: String { describe(self) { descriptionWithGeometry } }

    private var descriptionWithGeometry: String {
        let numbers = [position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height].map {
            NumberText.rounded($0)
        }
        return "<\(address(of: self)); "
            + "position = (\(numbers[0]) \(numbers[1])); bounds = (\(numbers[2]) \(numbers[3]); \(numbers[4]) \(numbers[5]))>"
    }

    // MARK: - Actions

    /// Returns the action for a key: the name of a property that changes, or the name of an event such as `onOrderIn`. Nil means that there
    /// is no action.
    open func action(forKey event: String) -> CAAction? { resolvedAction(forKey: event) }

    /// Returns the action that is used if neither the delegate nor the layer has an action. The default is nil.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    // MARK: - Drawing

    /// Draws the contents. By default, the delegate draws them, or `draw(in:)` draws them into an image of the size of the bounds. An
    /// override can set `contents` instead.
    open func display() { displayByDelegate() }
    /// Draws the contents of the layer. The origin of the context is at the upper left. By default, the delegate draws.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Requests that the contents are drawn before the next frame.
    open func setNeedsDisplay() { markForDisplay() }
    /// Requests that a part of the contents is drawn before the next frame. The pixels outside of this part do not change.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }
    /// Draws the contents immediately if drawing was requested.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Returns whether the contents will be drawn before the next frame.
    open func needsDisplay() -> Bool { settings.needsDisplay }
    /// Returns whether a change of a custom value draws the contents again. The default is false.
    ///
    /// Differs from Apple: the method is called only for values that `setValue(_:forKey:)` sets, not for the properties of `CALayer`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Draws the layer with its sublayers in a context, with the values of the model and in its own coordinates.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    /// The blend mode with which the layer and its sublayers are combined with the content below them. The value is the name of the mode,
    /// such as "multiplyBlendMode", or a `CIFilter` for a blend mode. Inside of a group, such as a translucent layer, the content below is
    /// only the content of the group.
    ///
    /// The known names correspond to the modes of `CGBlendMode`. As in Core Image, "linearDodgeBlendMode" adds the colors, and
    /// "linearBurnBlendMode" adds their darkness. An unknown name is reported and has no effect.
    open var compositingFilter: Any? {
        get { settings.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    /// The filters, objects of the class `CIFilter`, that are applied in this order to the layer with its sublayers. The shadow is filtered
    /// too. The opacity and the mask are applied to the result. Lengths are in points, and the origin of positions is the lower left corner
    /// of the bounds.
    ///
    /// The layer copies the filters, so changes of the original objects have no effect. To change or animate a value of a filter, set or
    /// animate a key path of the layer such as `filters.blur.inputRadius`, where `blur` is the `name` of the filter. The result is painted
    /// again only if the content or a value has changed. A backdrop inside of the layer is not visible.
    open var filters: [Any]? {
        get { settings.filters.objects }
        set { setFilters(newValue) }
    }
    /// The filters that are applied to the content below the layer, inside of its bounds with their rounded corners. The values of the
    /// filters are copied, and have key paths such as `backgroundFilters.blur.inputRadius`.
    ///
    /// Differs from Apple: one `CIGaussianBlur` and `CIColorControls` with a saturation are supported. Other filters are reported and
    /// ignored.
    open var backgroundFilters: [Any]? {
        get { settings.filters.backgroundObjects }
        set { setBackgroundFilters(newValue) }
    }

    // MARK: - Layout

    /// Sets the frames of the sublayers. The layout pass calls this method after the size of the layer has changed, a sublayer was added or
    /// removed, or `setNeedsLayout()` was called. By default, the delegate lays out the sublayers. The delegate of a view's layer is the
    /// view, which calls `layoutSubviews()`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Marks the layer for the next layout pass.
    open func setNeedsLayout() { markForLayout() }
    /// Returns whether the sublayers are laid out in the next layout pass.
    open func needsLayout() -> Bool { owner?.isMarkedForLayout ?? layoutMarks.isMarked }
    /// Lays out the layer and the layers in it immediately, if they need layout.
    open func layoutIfNeeded() { layOutNow() }
    /// Returns the preferred size, which is the size of the bounds.
    open func preferredFrameSize() -> CGSize { modelValues.bounds.size }

    // MARK: - For subclasses with content of their own

    /// The kind of values that only layers of this class have, or nil for none.
    var classSpecificKind: ClassSpecificKind? { nil }

    /// Copies the settings of the class that a presentation copy needs and that are not in `LayerValues`.
    func copyClassSettings(from other: CALayer) {}

    /// Called before the layer leaves its tree.
    func treeWillChange() {}
    /// Called after the layer has entered or left a tree.
    func treeDidChange() {}

    /// Called after a change of the layer's timing.
    func timingDidChange() {}

    /// Returns the value at a key path that is not in the property table, such as `emitterCells.snow.birthRate`, or nil if there is none.
    func nestedValue(at path: [Substring]) -> Any? { filterValue(at: path) }
    /// Sets the value at a key path that is not in the property table. Returns false if there is no such value.
    func setNestedValue(_ value: Any?, at path: [Substring]) -> Bool { setFilterValue(value, at: path) }

    /// Returns the outline of the layer's shadow, and a factor for the shadow's opacity, or nil if there is no outline. The outline is the
    /// shadow path, or else the outline of the background or of an opaque image. Without an outline, all content casts the shadow.
    func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        if let path = values.rareValues.shadowPath { return (.path(path, evenOdd: false), 1) }
        if let color = values.backgroundColor, color.alpha > 0 { return (.rounded(values.roundedBounds), min(color.alpha, 1)) }
        return values.rareValues.contents.image?.isOpaque == true ? (.rounded(values.roundedBounds), 1) : nil
    }

    /// Whether the sublayers keep their depth, as in a `CATransformLayer`. Any other layer projects its sublayers onto its own plane.
    var keepsDepth: Bool { false }

    /// Whether `draw(_:_:_:)` adds any content.
    var drawsContent: Bool { false }

    /// Whether the drawn content changes with time without an animation.
    var changesWithoutAnimation: Bool { false }

    /// Returns the opacities of the elements of `drawing` at a time of the layer, or nil if all of them are 1.
    func drawingOpacities(at time: Double) -> [CGFloat]? { nil }

    /// Adds the content that only layers of this class have, such as the path of a shape layer. It is above `contents` and below the
    /// sublayers.
    ///
    /// The arguments of `addItem` are the content, its transform to the layer's coordinates, and its opacity.
    func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {}

    /// Appends the sublayers to a display list. A class can append them several times.
    func appendSublayers(_ values: LayerValues, _ context: DisplayListBuilder.Context, into builder: inout DisplayListBuilder) {
        builder.appendSublayers(self, values, context)
    }

    // MARK: - Timing

    /// The duration, which is infinite for a layer.
    open var duration: CFTimeInterval = .infinity
    /// The number of cycles.
    ///
    /// Differs from Apple: it has no effect.
    open var repeatCount: Float = 0
    /// The duration of all cycles.
    ///
    /// Differs from Apple: it has no effect.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle is followed by the same motion backwards.
    ///
    /// Differs from Apple: it has no effect.
    open var autoreverses = false
    /// The fill mode.
    ///
    /// Differs from Apple: it has no effect.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The timing that converts the superlayer's time to the layer's time, or nil if the two times are the same.
    var timing: MediaTiming? {
        didSet { if timing != nil { tree?.sharedTimeFlag.isSet = false } }
    }

    // MARK: - Members that subclasses can override

    /// Adds a copy of an animation. It replaces the animation with the same key. Animations without a key do not replace each other. A
    /// `CATransition` always has the key `kCATransition`. An animation with a value that is not finite is reported and not added. Only its
    /// durations and its repeat count can be infinite.
    open func add(_ anim: CAAnimation, forKey key: String?) { defaultAdd(anim, forKey: key) }
    /// Returns the layer's own copy of the animation, or nil if there is none with this key. The copy must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimations.first { $0.key == key }?.animation }
    /// Returns the keys of the animations, in the order in which they were added, or nil for none.
    open func animationKeys() -> [String]? { defaultAnimationKeys() }
    /// Removes the animation with this key. The delegate of the animation is called with `finished` false.
    open func removeAnimation(forKey key: String) { defaultRemoveAnimation(forKey: key) }
    /// Removes all animations, including those without a key.
    open func removeAllAnimations() { defaultRemoveAllAnimations() }
    /// The color of the shadow. The default is black. If it is nil, there is no shadow.
    open var shadowColor: CGColor? {
        get { modelValues.rareValues.shadowColor }
        set { write(.shadowColor, newValue) }
    }
    /// The opacity of the shadow. The default is 0, which means no shadow.
    open var shadowOpacity: Float {
        get { Float(modelValues.rareValues.shadowOpacity) }
        set { write(.shadowOpacity, Double(newValue.description) ?? Double(newValue)) }
    }
    /// The offset of the shadow from the layer. The default is (0, -3).
    open var shadowOffset: CGSize {
        get { modelValues.rareValues.shadowOffset }
        set { write(.shadowOffset, newValue) }
    }
    /// The blur radius of the shadow, in points. It is the standard deviation of the blur.
    open var shadowRadius: CGFloat {
        get { modelValues.rareValues.shadowRadius }
        set { write(.shadowRadius, newValue) }
    }
    /// The outline of the shadow. If it is nil, the shadow has the outline of the background, of an opaque image, of a gradient, or of the
    /// filled path of a shape layer. A layer without any of these casts the shadow of everything that the layer and its sublayers paint.
    ///
    /// Differs from Apple: a layer with an outline casts no shadow of its text, its lines and its sublayers, and shadows of sublayers never
    /// cast a shadow.
    open var shadowPath: CGPath? {
        get { modelValues.rareValues.shadowPath.map { CGPath($0) } }
        set { write(.shadowPath, newValue?.path) }
    }
    /// The contents of the layer, a `CGImage`, placed in the bounds by `contentsGravity`.
    ///
    /// The layer of a view changes its contents immediately. Other layers fade from the old image to the new image.
    open var contents: Any? {
        get { defaultContents }
        set { defaultContents = newValue }
    }
    /// The shown part of the contents, in unit coordinates.
    open var contentsRect: CGRect {
        get { modelValues.rareValues.contentsRect }
        set { write(.contentsRect, newValue) }
    }
    /// The part of the contents that is stretched, in unit coordinates. The parts around it keep their size.
    open var contentsCenter: CGRect {
        get { modelValues.rareValues.contentsCenter }
        set { write(.contentsCenter, newValue) }
    }
    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { modelValues.rareValues.contentsScale }
        set { write(.contentsScale, newValue) }
    }
    /// The position of the contents in the bounds, and whether they are scaled.
    open var contentsGravity: CALayerContentsGravity {
        get { settings.contentsGravity }
        set { updateSettings { $0.contentsGravity = newValue } }
    }
    /// The filter for contents that are shown smaller than their size.
    ///
    /// Differs from Apple: it has no effect.
    open var minificationFilter: CALayerContentsFilter {
        get { settings.minificationFilter }
        set { updateSettings { $0.minificationFilter = newValue } }
    }
    /// The filter for enlarged contents: linear interpolates between pixels, nearest shows each pixel as a rectangle.
    open var magnificationFilter: CALayerContentsFilter {
        get { settings.magnificationFilter }
        set { updateSettings { $0.magnificationFilter = newValue } }
    }
    /// The preference for smaller mip levels if contents are shown smaller than their size.
    ///
    /// Differs from Apple: it has no effect.
    open var minificationFilterBias: Float {
        get { settings.minificationFilterBias }
        set { settings.minificationFilterBias = newValue }
    }
    /// The resolution for `shouldRasterize`.
    ///
    /// Differs from Apple: it has no effect.
    open var rasterizationScale: CGFloat {
        get { modelValues.rareValues.rasterizationScale }
        set { write(.rasterizationScale, newValue) }
    }
    /// Whether y points up for the sublayers and for the content of the class, such as the path of a shape layer. Contents and drawn text
    /// stay upright.
    open var isGeometryFlipped: Bool {
        get { modelValues.rareValues.isGeometryFlipped }
        set {
            guard modelValues.rareValues.isGeometryFlipped != newValue else { return }
            modelValues.rareValues.isGeometryFlipped = newValue
            tree?.setNeedsDisplay()
        }
    }
    /// Whether the layer is visible from behind. If false, the layer and its sublayers are hidden while the back of the layer faces the
    /// viewer. Unlike hidden layers, they are still hit by touches.
    open var isDoubleSided: Bool {
        get { modelValues.rareValues.isDoubleSided }
        set { write(.isDoubleSided, newValue) }
    }
    /// A layer whose opacity masks this layer. It uses the coordinates of this layer and is not a sublayer.
    open var mask: CALayer? {
        get { defaultMask }
        set { defaultMask = newValue }
    }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { defaultMaskedCorners }
        set { defaultMaskedCorners = newValue }
    }
    /// The shape of rounded corners: circular arcs, or curves that begin gradually.
    open var cornerCurve: CALayerCornerCurve {
        get { settings.cornerCurve }
        set {
            updateSettings { $0.cornerCurve = newValue }
            modelValues.hasContinuousCorners = newValue == .continuous
        }
    }
    /// Whether the layer fills its bounds with opaque content. The app must ensure that this is true.
    ///
    /// If a layer without a view is opaque, the image into which it draws is initially black. In a fade transition, old contents stay fully
    /// visible below new contents if both are opaque.
    ///
    /// Differs from Apple: there is no other effect.
    open var isOpaque: Bool {
        get { settings.isOpaque }
        set { updateSettings { $0.isOpaque = newValue } }
    }
    /// Whether the opacity is applied to the layer and its sublayers as one image. If false, the opacity is applied to each part
    /// separately.
    open var allowsGroupOpacity: Bool {
        get { settings.allowsGroupOpacity }
        set { updateSettings { $0.allowsGroupOpacity = newValue } }
    }
    /// Whether edges are antialiased.
    ///
    /// Differs from Apple: it has no effect, because edges are always antialiased.
    open var allowsEdgeAntialiasing: Bool {
        get { settings.allowsEdgeAntialiasing }
        set { settings.allowsEdgeAntialiasing = newValue }
    }
    /// A hint that the layer may be cached as an image.
    ///
    /// Differs from Apple: it has no effect.
    open var shouldRasterize: Bool {
        get { settings.shouldRasterize }
        set { settings.shouldRasterize = newValue }
    }
    /// Whether drawing is asynchronous.
    ///
    /// Differs from Apple: it has no effect.
    open var drawsAsynchronously: Bool {
        get { settings.drawsAsynchronously }
        set { settings.drawsAsynchronously = newValue }
    }
    /// Whether a change of the bounds' size draws the contents again.
    open var needsDisplayOnBoundsChange: Bool {
        get { settings.needsDisplayOnBoundsChange }
        set { settings.needsDisplayOnBoundsChange = newValue }
    }
    /// The actions for changes of properties, by name. `NSNull()` means no action.
    open var actions: [String: CAAction]? {
        get { settings.actions }
        set { settings.actions = newValue }
    }
    /// Custom style values. Only the dictionary under the key "actions" has an effect.
    open var style: [AnyHashable: Any]? {
        get { settings.style }
        set { settings.style = newValue }
    }
    /// Returns a point of this layer in the coordinates of another layer. If `layer` is nil, the result is in the coordinates in which the
    /// frame of the outermost layer is given.
    ///
    /// The conversion uses the model values, without animations.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(into: layer)) }
    /// Returns a point of another layer in the coordinates of this layer.
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { defaultConvert(point, from: layer) }
    /// Returns the bounding box of a rectangle of this layer in the coordinates of another layer.
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { transform(into: layer).boundingBox(of: rect) }
    /// Returns the bounding box of a rectangle of another layer in the coordinates of this layer.
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { defaultConvert(rect, from: layer) }
    /// Returns whether a point in the layer's coordinates is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }
    /// Returns the frontmost and innermost layer at a point, given in the superlayer's coordinates, or nil if there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { defaultHitTest(p) }
    /// Returns the model value of a property or of a component of a property, or the custom value with this name.
    ///
    /// A number is returned as `NSNumber`, which can be cast to `Double` and to `CGFloat`. An unknown path is reported, and the result is
    /// nil.
    open func value(forKeyPath path: String) -> Any? { defaultValue(forKeyPath: path) }
    /// Sets a property or a component of a property, and runs the property's action. A value of the wrong type is ignored. For an unknown
    /// path without a dot, the value is stored as a custom value. Any other unknown path is reported.
    open func setValue(_ value: Any?, forKeyPath path: String) { defaultSetValue(value, forKeyPath: path) }
    /// Returns the model value of a property, or the custom value with this name.
    open func value(forKey key: String) -> Any? { defaultValue(forKey: key) }
    /// Sets a property. A value of the wrong type is ignored. If there is no such property, the value is stored as a custom value.
    open func setValue(_ value: Any?, forKey key: String) { defaultSetValue(value, forKey: key) }
    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set { write(.position, newValue) }
    }
    /// The z coordinate. A sibling with a greater z coordinate is in front.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { write(.zPosition, newValue) }
    }
    /// The rectangle of the layer in its own coordinates: the origin and the size of the shown part.
    open var bounds: CGRect {
        get { defaultBounds }
        set { defaultBounds = newValue }
    }
    /// The point that is at `position` and about which `transform` is applied, in unit coordinates of the bounds.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { write(.anchorPoint, newValue) }
    }
    /// The z coordinate of the anchor point, in points.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { write(.anchorPointZ, newValue) }
    }
    /// The transform of the layer, about the anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { write(.transform, newValue) }
    }
    /// The transform of the sublayers, about the anchor point. It is used for perspective.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { write(.sublayerTransform, newValue) }
    }
    /// The opacity of the layer with its sublayers, as one image.
    open var opacity: Float {
        get { Float(modelValues.opacity) }
        set { exactOpacity = Double(newValue) }
    }
    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { write(.isHidden, newValue) }
    }
    /// Whether the contents and the sublayers are clipped to the bounds with their rounded corners.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { write(.masksToBounds, newValue) }
    }
    /// The color that fills the bounds, behind the contents, or nil for none.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { write(.backgroundColor, newValue) }
    }
    /// The radius of the corners of the background, of the border, and of the clipped area.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { write(.cornerRadius, newValue) }
    }
    /// The width of the border, which is inside the bounds and in front of the sublayers.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { write(.borderWidth, newValue) }
    }
    /// The color of the border, or nil for no border.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { write(.borderColor, newValue) }
    }
    /// The bounding box of the layer in its superlayer. Writing it writes `position` and `bounds`.
    open var frame: CGRect {
        get { defaultFrame }
        set { defaultFrame = newValue }
    }
    /// Returns the two-dimensional part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(modelValues.transform) }
    /// Sets the transform to a two-dimensional transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Returns this layer's time when the time of another layer is `t`. A nil layer is the screen, whose time is `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { defaultConvertTime(t, from: l) }
    /// Returns the time of another layer when this layer's time is `t`. A nil layer is the screen.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { defaultConvertTime(t, to: l) }
    /// The superlayer's time at which this layer's time is `timeOffset`: t = (parent - beginTime) · speed + timeOffset.
    open var beginTime: CFTimeInterval {
        get { defaultBeginTime }
        set { defaultBeginTime = newValue }
    }
    /// The speed of the layer's time relative to the superlayer's time.
    open var speed: Float {
        get { defaultSpeed }
        set { defaultSpeed = newValue }
    }
    /// The offset that is added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { defaultTimeOffset }
        set { defaultTimeOffset = newValue }
    }
    /// The sublayers from back to front, or nil for none.
    open var sublayers: [CALayer]? {
        get { defaultSublayers }
        set { defaultSublayers = newValue }
    }
    /// Adds a layer in front of the other sublayers. The layer is removed from its old superlayer. The call is reported and ignored if this
    /// layer is the added layer or inside of it, or if more than 400 layers would be inside each other.
    open func addSublayer(_ layer: CALayer) { defaultAddSublayer(layer) }
    /// Inserts a layer at an index. Index 0 is behind all other sublayers.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { defaultInsertSublayer(layer, at: index) }
    /// Inserts a layer directly behind a sibling, or behind all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { defaultInsertSublayer(layer, below: sibling) }
    /// Inserts a layer directly in front of a sibling, or in front of all sublayers if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { defaultInsertSublayer(layer, above: sibling) }
    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { defaultReplaceSublayer(old, with: new) }
    /// Removes the layer from its superlayer. Its animations are removed too.
    open func removeFromSuperlayer() { defaultRemoveFromSuperlayer() }
}
