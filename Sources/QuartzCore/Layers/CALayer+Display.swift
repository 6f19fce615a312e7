import CoreGraphics
import FlipbookDisplayList
import Foundation

// Contents are drawn before the first frame that shows them, and again after `setNeedsDisplay()`.
extension CALayer {
    /// Requests a drawing before the next frame. An empty layer is drawn as soon as its size is not zero.
    func markForDisplay() {
        settings.invalidRect = nil
        guard modelLayer == nil, !settings.needsDisplay else { return }
        settings.needsDisplay = true
        tree?.addLayerToDisplay(self)
    }

    /// Requests that a part of the contents is drawn before the next frame, together with the parts that were requested since the last
    /// drawing.
    func markForDisplay(_ rect: CGRect) {
        guard rect.isFinite else { return reportRefusedValue(of: "setNeedsDisplay") }
        guard modelLayer == nil, !rect.isEmpty else { return }
        if settings.needsDisplay {
            settings.invalidRect = settings.invalidRect?.union(rect)
        } else {
            markForDisplay()
            settings.invalidRect = rect
        }
    }

    /// The part of the contents that `draw(in:)` has to draw, in the layer's coordinates.
    package var drawingRect: CGRect { settings.drawingRect ?? modelValues.bounds }

    /// Draws the contents if drawing was requested and the layer has a size.
    func displayNowIfNeeded() {
        guard settings.needsDisplay, !modelValues.bounds.isEmpty else { return }
        settings.needsDisplay = false
        display()
    }

    /// Calls `display(_:)` of the delegate, or draws the contents if there is no delegate.
    func displayByDelegate() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents into an image of the size of the bounds. If nothing is drawn, no image is set.
    package func drawContents() {
        let invalidRect = settings.invalidRect
        (settings.needsDisplay, settings.invalidRect) = (false, nil)
        let bounds = modelValues.bounds
        let ownScale = modelValues.rareValues.contentsScale
        let scale = owner?.contentsDrawingScale ?? (ownScale > 0 ? ownScale : 1)
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        let limit = CGFloat(CGContext.maximumSideLength)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        else { return }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let part = invalidRect.flatMap { keepDrawnContents(outside: $0, in: context, scale: scale) }
        if owner?.hasOpaqueDrawing ?? isOpaque {
            context.setFillColor(.black)
            context.fill(part ?? CGRect(origin: bounds.origin, size: CGContext.opaqueSize(bounds.size, scale: scale)))
        }
        context.clip(to: part ?? bounds)
        delegate?.layerWillDraw(self)
        settings.drawingRect = part?.finiteIntersection(bounds)
        draw(in: context)
        settings.drawingRect = nil
        setDrawnContents(context.isBlank ? nil : context.makeImage(), scale: scale, bounds)
    }

    /// Copies the pixels of the last drawing, apart from those in a rectangle, into the context. Returns the rectangle, enlarged to whole
    /// pixels. Returns nil if the contents have to be drawn completely, because there is no drawing for these bounds and this scale.
    private func keepDrawnContents(outside rect: CGRect, in context: CGContext, scale: CGFloat) -> CGRect? {
        let bounds = modelValues.bounds
        guard settings.drawnSize == bounds.size, settings.drawnOrigin == bounds.origin, let image = modelValues.rareValues.contents.image,
            image.width == context.width, image.height == context.height, modelValues.rareValues.contentsScale == scale
        else { return nil }
        let (left, top) = (((rect.minX - bounds.minX) * scale).rounded(.down), ((rect.minY - bounds.minY) * scale).rounded(.down))
        let (right, bottom) = (((rect.maxX - bounds.minX) * scale).rounded(.up), ((rect.maxY - bounds.minY) * scale).rounded(.up))
        context.replacePixels(with: image)
        let part = CGRect(
            x: bounds.minX + left / scale, y: bounds.minY + top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        context.clear(part)
        return part
    }

    /// Sets the contents without an action. If `image` is nil, contents that a client has set are kept.
    private func setDrawnContents(_ image: CGImage?, scale: CGFloat, _ bounds: CGRect) {
        guard image != nil || settings.drawnSize != nil else { return }
        nonImageContents = nil
        settings.drawnSize = image == nil ? nil : bounds.size
        settings.drawnOrigin = bounds.origin
        modelValues.rareValues.contents = LayerContents(image)
        if image != nil, owner != nil { modelValues.rareValues.contentsScale = scale }
        tree?.setNeedsDisplay()
    }

    /// Called after a change of the bounds' size.
    func sizeDidChange(from size: CGSize) {
        if settings.needsDisplayOnBoundsChange { setNeedsDisplay() }
        // A layer that needs display but had no size can be drawn now.
        if settings.needsDisplay { tree?.addLayerToDisplay(self) }
        if let owner { owner.layerDidResize(from: size) } else { markForLayout() }
    }

    // MARK: - Rendering

    /// Draws the layer with its sublayers, with the values of the model.
    func renderTree(in context: CGContext) {
        displayTreeIfNeeded()
        var builder = DisplayListBuilder(list: DisplayList())
        builder.ignoresAnimations = true
        builder.appendRendered(self, time: now)
        context.draw(inUserSpace: builder.list)
    }

    /// Draws the layer with its sublayers in a rectangle, as they are currently shown.
    package func renderSnapshot(in context: CGContext, rect: CGRect) {
        displayTreeIfNeeded()
        let bounds = modelValues.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.origin.x, y: rect.origin.y)
        context.scaleBy(x: rect.size.width / bounds.width, y: rect.size.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.draw(inUserSpace: makeSnapshot().list)
        context.restoreGState()
    }

    /// Lays out this layer, its sublayers and their masks, and draws their contents if drawing was requested.
    private func displayTreeIfNeeded() {
        layOutMarkedLayers()
        displayNowIfNeeded()
        for child in children { child.displayTreeIfNeeded() }
        settings.mask?.displayTreeIfNeeded()
    }
}

extension DisplayListBuilder {
    /// Appends a layer in its own coordinates, with its opacity and its mask.
    mutating func appendRendered(_ layer: CALayer, time: Double) {
        appendGroup(
            layer, layer.modelValues, .identity, Context(time: time, planeToSurface: .identity), enclosing: nil)
    }
}
