import CoreGraphics
import FlipbookDisplayList
import Foundation

// Contents that are drawn: once when they are needed, and again after `setNeedsDisplay()`.
extension CALayer {
    /// Requests a drawing before the next frame. A layer without a size is drawn when it has one.
    func markForDisplay() {
        guard modelLayer == nil, !settings.needsDisplay else { return }
        settings.needsDisplay = true
        tree?.addLayerToDisplay(self)
    }

    /// Draws the contents if that was requested and the layer has a size.
    func displayNowIfNeeded() {
        guard settings.needsDisplay, !modelValues.bounds.isEmpty else { return }
        settings.needsDisplay = false
        display()
    }

    /// Lets the delegate provide the contents, or draws them.
    func displayByDelegate() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents into an image of the size of the bounds. If nothing is drawn, there is no image.
    package func drawContents() {
        settings.needsDisplay = false
        let bounds = modelValues.bounds
        let ownScale = modelValues.rareValues.contentsScale
        let scale = owner?.contentsDrawingScale ?? (ownScale > 0 ? ownScale : 1)
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        let limit = CGFloat(CGContext.maximumSideLength)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let context = CGContext(width: Int(width), height: Int(height), scale: scale)
        else { return }
        if owner?.hasOpaqueDrawing ?? isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(to: bounds)
        delegate?.layerWillDraw(self)
        draw(in: context)
        setDrawnContents(context.isBlank ? nil : context.makeImage(), scale: scale, size: bounds.size)
    }

    /// Sets the contents without an action. Contents that a client has set stay if nothing was drawn.
    private func setDrawnContents(_ image: CGImage?, scale: CGFloat, size: CGSize) {
        guard image != nil || settings.drawnSize != nil else { return }
        nonImageContents = nil
        settings.drawnSize = image == nil ? nil : size
        modelValues.rareValues.contents = LayerContents(image)
        if image != nil, owner != nil { modelValues.rareValues.contentsScale = scale }
        tree?.setNeedsDisplay()
    }

    /// Called after a change of the bounds' size.
    func sizeDidChange(from size: CGSize) {
        if settings.needsDisplayOnBoundsChange { setNeedsDisplay() }
        // A layer that could not be drawn without a size waits for one.
        if settings.needsDisplay { tree?.addLayerToDisplay(self) }
        owner?.layerDidResize(from: size)
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

    /// Draws the layer with its sublayers as they are shown now, in a rectangle.
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

    /// Draws the contents of this layer and of its sublayers if that was requested.
    private func displayTreeIfNeeded() {
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
