import FlipbookDisplayList
import Foundation

extension CGContext {
    /// Saves the current state, which `restoreGState()` restores.
    public func saveGState() { savedStates.append(state) }

    /// Restores the state that was saved last. Does nothing without a saved state.
    public func restoreGState() {
        guard savedStates.count > canvases[canvases.count - 1].savedStateCount else { return }
        state = savedStates.removeLast()
    }

    // MARK: - Transform

    /// The transform from user space to the bitmap, whose origin is at the lower left.
    public var ctm: CGAffineTransform { state.transform }
    /// The transform from user space to the bitmap, which is `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Applies a transform before the current transform. A transform that is not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let combined = transform.concatenating(state.transform)
        if combined.hasFiniteNumbers { state.transform = combined }
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Changes the units of both axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the axes by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Converts a point from user space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    /// Converts a point from pixels to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }
    /// Converts a rectangle from user space to pixels, and returns its bounding box.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.hasFiniteNumbers ? rect.applying(state.transform) : .null }
    /// Converts a rectangle from pixels to user space, and returns its bounding box.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.hasFiniteNumbers ? rect.applying(state.transform.inverted()) : .null }

    // MARK: - Colors

    /// Sets the color of areas.
    public func setFillColor(_ color: CGColor) { (state.fillColor, state.fillPattern) = (color, nil) }
    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the color of areas.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets a gray for areas.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets a gray for lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// The color of areas. Text without a color of its own is drawn in this color.
    package var fillColor: CGColor { state.fillColor }

    /// Sets an image that is repeated instead of the color of areas. A copy of the image begins at the origin of the base coordinates.
    package func setFillPattern(_ image: CGImage, pixelsPerPoint: CGFloat) {
        state.fillPattern = FillPattern(image: image, scale: pixelsPerPoint)
    }

    /// Sets the opacity of everything that is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) { if alpha.isFinite { state.alpha = min(max(alpha, 0), 1) } }
    /// Sets the formula that combines drawn content with the pixels below it.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// The interpolation of images that are drawn larger than their size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets a shadow of everything that is drawn. `offset` and `blur` are in the base coordinates of the context, so the current transform
    /// does not change them. Without a color, there is no shadow. The standard deviation of the blur is half of `blur`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.hasFiniteNumbers, blur.isFinite, let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.ShadowStyle(offset: offset, blur: max(blur, 0), color: color)
    }

    /// Sets a black shadow with an opacity of 1/3.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Lines

    /// Sets the width of lines. A negative width, or a width that is not finite, is ignored.
    public func setLineWidth(_ width: CGFloat) { if width.isFinite, width >= 0 { state.stroke.width = width } }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.strokeCap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.strokeJoin }
    /// Sets the largest ratio of the length of a sharp corner to the line width.
    public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.stroke.miterLimit = limit } }
    /// Sets the lengths of dashes and gaps, and the distance into this pattern at which a line begins. Without lengths, lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let old = state.stroke
        state.stroke = StrokeStyle(
            width: old.width, cap: old.cap, join: old.join, miterLimit: old.miterLimit, dashes: lengths, dashPhase: phase)
    }
    /// Sets the largest distance between a curve and the lines that approximate it.
    ///
    /// Differs from Apple: it has no effect, because curves are always exact to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: - Antialiasing

    /// Sets whether edges are antialiased.
    ///
    /// Differs from Apple: it has no effect, because edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be antialiased.
    ///
    /// Differs from Apple: it has no effect, because edges are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Sets whether the edges of text are smoothed for the pixels of a display.
    ///
    /// Differs from Apple: it has no effect.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
}
