import CoreGraphics
import QuartzCore

extension UIView {
    /// Whether the class of the view overrides one of the methods that draw.
    var overridesDrawing: Bool { DrawingOverrides.isOverridden(in: self) }

    /// Calls `draw(_:)` while a context is the current context.
    func drawContent(in context: CGContext) {
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        let rect = layer is CATiledLayer ? context.boundingBoxOfClipPath : layer.drawingRect
        guard TraitOverriding.isUsed else { return GraphicsContextStack.perform(with: context) { draw(rect) } }
        UITraitCollection.withCurrent(traitCollection) { GraphicsContextStack.perform(with: context) { draw(rect) } }
    }

    /// Sets the number of pixels per point, and draws the content again.
    func setDrawingScale(_ scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        drawingScale = scale
        if overridesDrawing { setNeedsDisplay() }
    }

    package var contentsDrawingScale: CGFloat { contentScaleFactor }

    /// Whether `draw(_:)` begins with black pixels. As in UIKit, this is the case for an opaque view without a background color. Any other
    /// view begins with transparent pixels.
    package var hasOpaqueDrawing: Bool { isOpaque && backgroundColor == nil && DrawingOverrides.isKnown && overridesDrawing }
}

/// Determines whether a class of views overrides `draw(_:)`, `display(_:)` or `draw(_:in:)`.
///
/// Calling the methods would not be reliable, because an override may draw nothing in one call and something in a later call. The method
/// table of a class is exact. In this table, the entry of a method differs from the entry of `UIView` if the class or one of its
/// superclasses below `UIView` overrides the method. The position of an entry is found by a comparison of two classes: one overrides only
/// this method, the other overrides nothing.
private enum DrawingOverrides {
    // The bodies differ, so that no optimization merges the functions.
    private final class PlainView: UIView {}
    private final class DrawRectView: UIView { override func draw(_ rect: CGRect) { tag = 1 } }
    private final class DisplayView: UIView { override func display(_ layer: CALayer) { tag = 2 } }
    private final class DrawLayerView: UIView { override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 3 } }

    /// The positions of the three methods in the metadata of a class, in words.
    private static let positions: [Int] = [DrawRectView.self, DisplayView.self, DrawLayerView.self].compactMap { position(of: $0) }
    private static let base = words(of: UIView.self)
    /// Whether the methods were found. If false, every view is treated as a view that draws; if it draws nothing, it has no
    /// image.
    static let isKnown = positions.count == 3

    /// Returns whether one of the methods is overridden.
    static func isOverridden(in view: UIView) -> Bool {
        guard isKnown else { return true }
        let methods = words(of: type(of: view))
        for position in positions where methods[position] != base[position] { return true }
        return false
    }

    private static func words(of type: UIView.Type) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    /// Returns the position of the only method in which a class differs from `UIView`, while `PlainView` does not. Returns nil if there is
    /// no such position, or more than one.
    private static func position(of type: UIView.Type) -> Int? {
        // The size of the metadata, and the size of its part before its address, are 32-bit numbers in the fifth word.
        let sizes = words(of: UIView.self)[4]
        let count = (Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)) / MemoryLayout<UInt>.size
        let (plain, changed) = (words(of: PlainView.self), words(of: type))
        // The first seven words are not methods: they are the kind, superclass, flags, instance size, the sizes above, type descriptor, and
        // destroyer of instance variables.
        let first = 7
        let differing = (first..<count).filter { base[$0] == plain[$0] && base[$0] != changed[$0] }
        return differing.count == 1 ? differing[0] : nil
    }
}
