import CoreGraphics
import Display
import Foundation
import Motion

/// A rectangle with contents, in a tree of others. Its properties are the model; `presentation()` is what animations make of it.
open class CALayer: Hashable, CAMediaTiming {
    /// The modelValues. Writes go through the properties below, which ask for an action first.
    package internal(set) var modelValues = LayerValues()

    /// Asked first what to do about a change.
    public weak var delegate: CALayerDelegate?
    package weak var owner: LayerOwner?
    public var name: String?

    public internal(set) weak var superlayer: CALayer?
    var children: [CALayer] = []
    /// The tree that shows this layer; nil while it is in none.
    package internal(set) weak var tree: LayerTree?
    var attached: [AttachedAnimation] = []
    /// On a copy made by `presentation()`: the layer that it shows.
    var origin: CALayer?

    /// Ours: commands painted between the background and the sublayers, in the layer's own points.
    package var drawing: [Content] = [] {
        didSet {
            modelValues.hasDrawing = !drawing.isEmpty
            tree?.setNeedsDisplay()
        }
    }

    var traits = LayerTraits()
    /// What was written as contents and is no picture.
    var strangeContents: Any?
    /// The turn of the tree in which the layer came into it.
    var enteredTurn = 0

    /// Ours: a picture of another layer, painted as if it were this one's contents: the part of it in `stillBounds` fills the bounds.
    package var still: FrozenPicture? {
        didSet {
            modelValues.hasStill = still != nil
            tree?.setNeedsDisplay()
        }
    }
    package var stillBounds = CGRect.null

    /// Ours: what the layer and all in it paint now.
    package func frozen() -> FrozenPicture { FrozenPicture(of: self) }

    /// Counts up, so that two frames can tell whether they speak of the same layer.
    let number: Int
    private static var count = 0

    public required init() {
        Self.count += 1
        number = Self.count
    }

    nonisolated public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: - Properties

    /// Where the anchor point is, in the superlayer.
    public var position: CGPoint {
        get { modelValues.position }
        set { write("position", \.position, newValue) }
    }

    /// How near it is to the eye; of siblings the nearest is in front.
    public var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { write("zPosition", \.zPosition, newValue) }
    }

    /// The layer's own coordinates: what of them it shows, and how large it is.
    public var bounds: CGRect {
        get { modelValues.bounds }
        set {
            let size = modelValues.bounds.size
            write("bounds", \.bounds, newValue)
            if newValue.size != size { owner?.layerDidResize(from: size) }
        }
    }

    /// In unit coordinates of the bounds: what `position` places and `transform` turns about.
    public var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { write("anchorPoint", \.anchorPoint, newValue) }
    }

    /// The same along z, in points.
    public var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { write("anchorPointZ", \.anchorPointZ, newValue) }
    }

    /// About the anchor point.
    public var transform: CATransform3D {
        get { modelValues.transform }
        set { write("transform", \.transform, newValue) }
    }

    /// What sublayers are seen through, about the anchor point: the place for perspective.
    public var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set { write("sublayerTransform", \.sublayerTransform, newValue) }
    }

    /// Of the layer and all in it, as one.
    public var opacity: Float {
        get { Float(modelValues.opacity) }
        set { exactOpacity = Double(newValue) }
    }

    /// The opacity as it was written: `UIView.alpha` has more digits than a Float holds.
    package var exactOpacity: Double {
        get { modelValues.opacity }
        set { write("opacity", \.opacity, newValue) }
    }

    public var isHidden: Bool {
        get { modelValues.isHidden }
        set { write("hidden", \.isHidden, newValue) }
    }

    /// Whether sublayers are cut at the bounds and their corners.
    public var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { write("masksToBounds", \.masksToBounds, newValue) }
    }

    /// Fills the bounds, behind the contents.
    public var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { write("backgroundColor", \.backgroundColor, newValue) }
    }

    /// Of the background, the border, and what is cut at the bounds.
    public var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { write("cornerRadius", \.cornerRadius, newValue) }
    }

    /// Inside the bounds, in front of the sublayers.
    public var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { write("borderWidth", \.borderWidth, newValue) }
    }

    public var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { write("borderColor", \.borderColor, newValue) }
    }

    /// The upright rectangle around the layer in its superlayer; writing it writes position and bounds.
    public var frame: CGRect {
        get { modelValues.frame }
        set {
            var wanted = modelValues
            wanted.frame = newValue
            position = wanted.position
            bounds = wanted.bounds
        }
    }

    /// The transform as far as it lies in the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(modelValues.transform) }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The one way in which the model changes: asks what to do about it, writes, and does it.
    @inline(__always)
    func write<V: Equatable>(_ key: String, _ path: WritableKeyPath<LayerValues, V>, _ value: V) {
        guard modelValues[keyPath: path] != value else { return }
        let action = actionNow(key)
        modelValues[keyPath: path] = value
        tree?.setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// What happens when the property changes; nil for nothing.
    open func action(forKey event: String) -> CAAction? { sought(event) }

    /// What the class does when nobody else says: nothing of its own.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    // MARK: - For classes that show something of their own

    /// Which rows of the table are only for layers of this class.
    var kind: SpecialKind? { nil }

    /// Takes over what a presentation copy needs and no animation changes.
    func takeOver(_ other: CALayer) {}

    /// Called before the layer leaves its tree, and when it has come into one or left it.
    func treeWillChange() {}
    func treeDidChange() {}

    /// Called when the layer's time has begun to go otherwise.
    func retimed() {}

    /// Values under paths that lead through something that is no property.
    func partValue(_ path: [Substring]) -> Any? { nil }
    func setPartValue(_ value: Any?, _ path: [Substring]) -> Bool { false }

    /// What throws the layer's shadow, and how dense it is: its path, its background, or an opaque picture.
    func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        if let path = values.rare.shadowPath { return (.path(path, evenOdd: false), 1) }
        if let color = values.backgroundColor, color.alpha > 0 { return (.rounded(values.shape), min(color.alpha, 1)) }
        return values.rare.contents.image?.isOpaque == true ? (.rounded(values.shape), 1) : nil
    }

    /// Whether it has no plane of its own.
    var keepsDepth: Bool { false }

    /// Whether `draw` has anything to say.
    var drawsItself: Bool { false }

    /// Whether what is drawn changes with time, without an animation.
    var changesByItself: Bool { false }

    /// Puts what the class adds, above the contents and below the sublayers: each with its place in the layer and its opacity.
    func draw(_ values: LayerValues, _ time: Double, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {}

    /// Writes the sublayers; a class may write them several times.
    func writeSublayers(_ values: LayerValues, _ context: DisplayWriter.Context, into writer: inout DisplayWriter) {
        writer.writeSublayers(self, values, context)
    }

    // MARK: - Timing

    public var duration: CFTimeInterval = .infinity
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed

    /// How the layer's time follows from its superlayer's; nil while it is the same.
    var timing: Timeline? {
        didSet { if timing != nil { tree?.hours.areEqual = false } }
    }
}
