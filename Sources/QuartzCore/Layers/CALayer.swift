import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation

/// A rectangle with contents, in a tree of layers.
///
/// Its properties are the model. `presentation()` returns the values that are shown, which include the animations.
@preconcurrency @MainActor open class CALayer: Hashable, CAMediaTiming, CustomStringConvertible, CustomDebugStringConvertible {
    nonisolated deinit {}

    /// The model values. The accessors of the properties look up an action before they write a value.
    package internal(set) var modelValues = LayerValues()

    /// The delegate. When a property changes, an action that the delegate returns is used before any other action.
    public weak var delegate: CALayerDelegate?
    /// The object that draws with the layer, such as a view.
    package weak var owner: LayerOwner?
    /// The name of the layer, for use by the app.
    public var name: String?

    /// The layer that contains this one, or nil for a root layer.
    public internal(set) weak var superlayer: CALayer?
    var children: [CALayer] = []
    /// An upper bound of the number of levels of layers below and including this one. It is not reduced when a layer is removed.
    var subtreeHeight = 1
    /// The tree that contains this layer, or nil if it is in none.
    package internal(set) weak var tree: LayerTree?
    var attachedAnimations: [AttachedAnimation] = []
    /// The layer of which this one is a copy made by `presentation()`, or nil for other layers.
    var modelLayer: CALayer?

    /// The content that is painted between the background and the sublayers, in the layer's coordinates.
    package var drawing: [DisplayContent] = [] {
        didSet {
            modelValues.hasDrawing = !drawing.isEmpty
            tree?.setNeedsDisplay()
        }
    }

    var settings = LayerSettings()
    /// The values of `objc_setAssociatedObject`.
    nonisolated(unsafe) package final var associatedObjects: AssociatedObjects?
    /// The value of `contents` if it is not an image.
    var nonImageContents: Any?
    /// The tree's commit count when the layer entered the tree.
    var commitCountOnEntry = 0

    /// A snapshot of another layer, painted like contents. Its part in `snapshotBounds` fills the bounds.
    package var snapshot: LayerSnapshot? {
        didSet {
            modelValues.hasSnapshot = snapshot != nil
            tree?.setNeedsDisplay()
        }
    }
    /// The part of the snapshot that is shown, in the coordinates of the layer it was taken from.
    package var snapshotBounds = CGRect.null

    /// Returns a snapshot of the layer and its sublayers as they are shown now.
    package func makeSnapshot() -> LayerSnapshot { LayerSnapshot(of: self) }

    /// A unique number, which is used to compare two frames layer by layer.
    let serialNumber: Int
    private static var layerCount = 0

    /// Creates an empty layer.
    public required init() {
        Self.layerCount += 1
        serialNumber = Self.layerCount
    }

    /// Returns whether both are the same object.
    nonisolated public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    /// Hashes the identity of the layer.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The class and the address of the layer, its position and its bounds.
    open var description: String {
        let numbers = [position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height].map {
            String(format: "%g", Double($0))
        }
        return "<\(type(of: self)):0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)); "
            + "position = (\(numbers[0]) \(numbers[1])); bounds = (\(numbers[2]) \(numbers[3]); \(numbers[4]) \(numbers[5]))>"
    }
    /// The text that a debugger prints, which is `description`.
    open var debugDescription: String { description }

    // MARK: - Actions

    /// Returns the action for a change of the property `event`, or for another event, or nil for none.
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
    /// Requests that the contents are drawn before the next frame.
    ///
    /// Differs from Apple: the whole contents are drawn again.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
    /// Draws the contents now if that was requested.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Returns whether the contents will be drawn before the next frame.
    open func needsDisplay() -> Bool { settings.needsDisplay }
    /// Returns whether a change of a custom value draws the contents again. The default is false.
    ///
    /// Differs from Apple: it applies to values that `setValue(_:forKey:)` sets, and is not called for the properties of `CALayer`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Draws the layer with its sublayers in a context, with the values of the model and in its own coordinates.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

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

    /// Returns the value at a key path that is not in the property table, such as `emitterCells.snow.birthRate`.
    func nestedValue(at path: [Substring]) -> Any? { nil }
    /// Sets a value at such a key path. Returns false if there is no such value.
    func setNestedValue(_ value: Any?, at path: [Substring]) -> Bool { false }

    /// Returns the outline of the layer's shadow, and a factor for the shadow's opacity, or nil if there is no outline. The outline is the
    /// shadow path, or that of the background or of an opaque image.
    func silhouette(_ values: LayerValues) -> (Clip.Shape, CGFloat)? {
        if let path = values.rareValues.shadowPath { return (.path(path, evenOdd: false), 1) }
        if let color = values.backgroundColor, color.alpha > 0 { return (.rounded(values.roundedBounds), min(color.alpha, 1)) }
        return values.rareValues.contents.image?.isOpaque == true ? (.rounded(values.roundedBounds), 1) : nil
    }

    /// Whether the layer has no plane of its own, so that its sublayers keep their depth.
    var keepsDepth: Bool { false }

    /// Whether `draw` adds any content.
    var drawsContent: Bool { false }

    /// Whether the drawn content changes with time without an animation.
    var changesWithoutAnimation: Bool { false }

    /// Adds the content of the class, above the contents and below the sublayers.
    ///
    /// `addItem` takes the content, its transform to the layer's coordinates, and its opacity.
    func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {}

    /// Appends the sublayers to a display list. A class may append them several times.
    func appendSublayers(_ values: LayerValues, _ context: DisplayListBuilder.Context, into builder: inout DisplayListBuilder) {
        builder.appendSublayers(self, values, context)
    }

    // MARK: - Timing

    /// The duration, which is infinite for a layer.
    public var duration: CFTimeInterval = .infinity
    /// The number of cycles.
    ///
    /// Differs from Apple: it has no effect.
    public var repeatCount: Float = 0
    /// The duration of all cycles.
    ///
    /// Differs from Apple: it has no effect.
    public var repeatDuration: CFTimeInterval = 0
    /// Whether the cycles go backwards too.
    ///
    /// Differs from Apple: it has no effect.
    public var autoreverses = false
    /// The fill mode.
    ///
    /// Differs from Apple: it has no effect.
    public var fillMode = CAMediaTimingFillMode.removed

    /// The timing that converts the superlayer's time to the layer's time, or nil if the two are the same.
    var timing: MediaTiming? {
        didSet { if timing != nil { tree?.sharedTimeFlag.isSet = false } }
    }
}
