import FlipbookDisplayList
import Foundation

extension CGContext {
    /// Fills the current path and removes it. Open subpaths are closed.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Strokes the current path and removes it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and removes it. A shadow or a blend mode applies to the area and to the line separately.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = Path()
        guard !path.isEmpty else { return }
        switch mode {
        case .fill: fill(path, evenOdd: false)
        case .eoFill: fill(path, evenOdd: true)
        case .stroke: stroke(path)
        case .fillStroke, .eoFillStroke:
            fill(path, evenOdd: mode == .eoFillStroke)
            stroke(path)
        }
    }

    /// Fills a rectangle, and removes the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        guard rect.hasFiniteNumbers else { return }
        if state.fillPattern != nil { return fill(Path(rect).applying(pixelTransform), evenOdd: false) }
        draw([.fill(RoundedRect(rect.standardized), state.fillColor)])
    }
    /// Fills rectangles, and removes the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { fill(rect) }
    }
    /// Fills the ellipse that fits a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }
    /// Strokes the edges of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }
    /// Strokes the edges of a rectangle with the given line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        state.stroke.width = old
    }
    /// Strokes the ellipse that fits a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }
    /// Strokes lines between the first and the second point, the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the pixels in a rectangle transparent, inside the clip.
    public func clear(_ rect: CGRect) {
        guard rect.hasFiniteNumbers, !canvases[canvases.count - 1].isBlank || memory != nil else { return }
        saveGState()
        (state.blendMode, state.shadow, state.alpha) = (.clear, nil, 1)
        draw([.fill(RoundedRect(rect.standardized), .black)])
        restoreGState()
    }

    // MARK: - Clips

    /// Restricts all later drawing to the current path, and removes the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        addClip(.path(currentPath, evenOdd: rule == .evenOdd), .identity)
        currentPath = Path()
    }
    /// Restricts all later drawing to a rectangle. If the rectangle is not finite, later drawing has no effect.
    public func clip(to rect: CGRect) {
        addClip(.rounded(RoundedRect(rect.hasFiniteNumbers ? rect.standardized : .zero)), pixelTransform)
    }
    /// Restricts all later drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects where rect.hasFiniteNumbers { path.addRect(rect.standardized) }
        addClip(.path(path, evenOdd: false), pixelTransform)
    }

    /// Multiplies all later drawing by the alpha of an image that fills `rect`. For an image without transparency, the luminance is used
    /// instead of alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard rect.hasFiniteNumbers else { return clip(to: .zero) }
        let image = mask.isOpaque ? mask.luminanceMask : mask
        state.masks.append(imageItem(image, rect.standardized, isFlipped: true))
    }

    /// Removes all clips.
    public func resetClip() { (state.clip, state.masks) = (nil, []) }

    /// The bounding box of the clip in user space. In a transparency layer, it includes the clip from before the layer. The masks of images
    /// are not taken into account.
    public var boundingBoxOfClipPath: CGRect {
        var box = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        var clip = state.clip
        for canvas in canvases.reversed() {
            box = canvas.boundingBox(ofClip: clip, in: box)
            if box.isNull { return .null }
            // The clip of the surrounding canvas is in the last state that was saved before the inner canvas was created.
            if canvas.savedStateCount > 0 { clip = savedStates[canvas.savedStateCount - 1].clip }
        }
        return pixelTransform.inverse.map { box.applying($0) } ?? .null
    }

    private func addClip(_ shape: Clip.Shape, _ transform: CGAffineTransform) {
        let last = canvases.count - 1
        canvases[last].list.clips.append(Clip(shape, transform: ProjectiveTransform(transform), parent: state.clip))
        state.clip = canvases[last].list.clips.count - 1
    }

    // MARK: - Areas and lines in pixels

    private func fill(_ path: Path, evenOdd: Bool) {
        guard let pattern = state.fillPattern else {
            return draw([.path(path, evenOdd: evenOdd, state.fillColor)], .identity)
        }
        draw(tiles(of: pattern, in: path, evenOdd: evenOdd))
    }

    private func stroke(_ path: Path) {
        let transform = pixelTransform
        guard state.stroke.width > 0, let inverse = transform.inverse else { return }
        draw([.stroke(path.applying(inverse), state.stroke, state.strokeColor)], transform)
    }

    /// Returns the images of a pattern that touch a path, clipped to the path. The pattern begins at the origin of the base coordinates, which
    /// is the lower left corner of the bitmap if y points up.
    private func tiles(of pattern: FillPattern, in path: Path, evenOdd: Bool) -> DisplayList {
        var list = DisplayList()
        let unit = abs(baseTransform.determinant).squareRoot() / pattern.scale
        let (w, h) = (CGFloat(pattern.image.width) * unit, CGFloat(pattern.image.height) * unit)
        let area = path.boundingBox.finiteIntersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !area.isNull, w > 0, h > 0 else { return list }
        list.clips.append(Clip(.path(path, evenOdd: evenOdd), transform: .identity, parent: nil))
        let style = ImageFillStyle(isSmooth: unit != 1)
        let tile = CGRect(x: 0, y: baseTransform.d > 0 ? CGFloat(height) - h : 0, width: w, height: h)
        let tiling = ImageTiling(pattern.image, tile: tile, covering: area, pixelsPerUnit: CGSize(width: 1, height: 1))
        list.items = tiling.rects.map { rect in
            let content = DisplayContent.image(tiling.image, RoundedRect(rect), style)
            return DisplayItem(source: 0, content: content, transform: CGAffineTransform.identity, clip: 0)
        }
        return list
    }
}
