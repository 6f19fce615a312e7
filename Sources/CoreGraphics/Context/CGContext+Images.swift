import FlipbookDisplayList
import Foundation

extension CGContext {
    /// Draws an image that fills a rectangle. Its first row is at the largest y, so the image is upside down in a context of UIKit.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, isFlipped: true) }

    /// Fills the clip with copies of an image. One of the copies fills `rect`. If `byTiling` is false, draws only this copy.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.hasFiniteNumbers, rect.size.width != 0, rect.size.height != 0 else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath
        guard !area.isNull, area.hasFiniteNumbers else { return }
        let transform = pixelTransform
        let pixelsPerUnit = CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
        let tiling = ImageTiling(image, tile: rect.standardized, covering: area, pixelsPerUnit: pixelsPerUnit)
        var list = DisplayList()
        list.items = tiling.rects.map { imageItem(tiling.image, $0, isFlipped: true) }
        draw(list)
    }

    /// Draws an image that fills a rectangle. If `isFlipped` is true, the first row is at the largest y, otherwise at the smallest y.
    package func draw(_ image: CGImage, in rect: CGRect, isFlipped: Bool, style: ImageFillStyle = ImageFillStyle()) {
        guard rect.hasFiniteNumbers, rect.size.width != 0, rect.size.height != 0 else { return }
        var list = DisplayList()
        list.items.append(imageItem(image, rect.standardized, isFlipped: isFlipped, style: style))
        draw(list)
    }

    /// Returns a display item in pixels for an image that fills a rectangle in user space.
    func imageItem(_ image: CGImage, _ rect: CGRect, isFlipped: Bool, style: ImageFillStyle = ImageFillStyle()) -> DisplayItem {
        var style = style
        style.isSmooth = state.interpolation != .none
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let transform = isFlipped ? flip.concatenating(pixelTransform) : pixelTransform
        return DisplayItem(source: 0, content: .image(image, RoundedRect(rect), style), transform: transform)
    }

    // MARK: - Transparency layers

    /// Begins a layer: everything up to `endTransparencyLayer()` is drawn as one image, with the opacity, the shadow, the blend mode and
    /// the clip of the current state. Inside the layer, the opacity is 1, the blend mode is normal, and there is no shadow.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        var canvas = Canvas(width: width, height: height)
        canvas.savedStateCount = savedStates.count
        canvases.append(canvas)
        (state.alpha, state.shadow, state.blendMode, state.clip, state.masks) = (1, nil, .normal, nil, [])
    }

    /// Begins a layer whose content is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the layer that was begun last, and draws it. Does nothing if there is no layer.
    public func endTransparencyLayer() {
        guard canvases.count > 1 else { return }
        flush()
        let canvas = canvases.removeLast()
        savedStates.removeLast(max(savedStates.count - canvas.savedStateCount, 0))
        state = savedStates.removeLast()
        guard !canvas.isBlank else { return }
        let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let content = DisplayContent.image(CGImage(canvas.bitmap), RoundedRect(rect), ImageFillStyle(isSmooth: false))
        draw([content], .identity)
    }
}

extension CGImage {
    /// An image whose alpha is the luminance of this image.
    var luminanceMask: CGImage {
        let words = bitmap.words.map { word -> UInt32 in
            ((54 * (word >> 16 & 255) + 183 * (word >> 8 & 255) + 19 * (word & 255) + 128) >> 8) << 24
        }
        return CGImage(Bitmap(width: width, height: height, words: words))
    }
}
