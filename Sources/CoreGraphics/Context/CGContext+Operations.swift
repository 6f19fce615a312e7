import FlipbookDisplayList
import FlipbookRaster
import Foundation

// An operation is a display list in pixels, without the clip, the opacity, the shadow and the blend mode of the current state.
extension CGContext {
    /// The transform from user space to pixels, with y pointing down.
    package var pixelTransform: CGAffineTransform {
        let t = state.transform
        return CGAffineTransform(a: t.a, b: -t.b, c: t.c, d: -t.d, tx: t.tx, ty: CGFloat(height) - t.ty)
    }

    /// Draws content in user space with the current state.
    package func draw(_ contents: [DisplayContent]) { draw(contents, pixelTransform) }

    /// Draws content with a transform to pixels.
    func draw(_ contents: [DisplayContent], _ transform: CGAffineTransform, clips: [Clip] = []) {
        guard transform.hasFiniteNumbers, transform.determinant != 0 else { return }
        var list = DisplayList()
        list.clips = clips
        for content in contents {
            list.items.append(
                DisplayItem(source: 0, content: content, transform: transform, clip: clips.isEmpty ? nil : clips.count - 1))
        }
        draw(list)
    }

    /// Draws a display list in user space with the current state, for example the frame of a layer.
    package func draw(inUserSpace list: DisplayList) {
        let transform = pixelTransform
        guard transform.hasFiniteNumbers, transform.determinant != 0 else { return }
        var moved = DisplayList()
        for var clip in list.clips {
            clip.transform = clip.transform.concatenating(transform)
            moved.clips.append(clip)
        }
        for var item in list.items {
            item.transform = item.transform.concatenating(transform)
            moved.items.append(item)
        }
        draw(moved)
    }

    /// Draws an operation with the current state.
    func draw(_ operation: DisplayList) {
        guard !operation.items.isEmpty else { return }
        if let shadow = state.shadow { drawShadow(shadow, of: operation) }
        combine(operation, coverage: operation.coverage)
    }

    /// Adds an operation, or combines it with the pixels if the blend mode is not normal.
    private func combine(_ operation: DisplayList, coverage: DisplayList?) {
        guard state.blendMode == .normal else {
            flush()
            blend(operation, coverage)
            // The next `flush()` reads the memory, so the memory must have the new pixels.
            return writeMemory()
        }
        append(operation, alpha: state.alpha, to: &canvases[canvases.count - 1].list)
        if memory != nil || canvases[canvases.count - 1].isFull { flush() }
    }

    /// Appends an operation with an opacity, and with the clip and the masks of the current state.
    private func append(_ operation: DisplayList, alpha: CGFloat, to list: inout DisplayList) {
        let (first, offset) = (list.items.count, list.clips.count)
        for var clip in operation.clips {
            clip.parent = clip.parent.map { $0 + offset } ?? state.clip
            list.clips.append(clip)
        }
        for var item in operation.items {
            item.source = list.items.count
            item.clip = item.clip.map { $0 + offset } ?? state.clip
            list.items.append(item)
        }
        applyAlpha(alpha, to: &list, from: first)
        for mask in state.masks {
            let count = list.items.count - first
            let group = DisplayItem(
                source: -1, content: .masked(count: count, mask: 1), transform: CGAffineTransform.identity, clip: state.clip)
            list.items.insert(group, at: first)
            list.items.append(mask)
        }
    }

    /// Multiplies the opacity of one item, or makes several items a group with an opacity.
    private func applyAlpha(_ alpha: CGFloat, to list: inout DisplayList, from first: Int) {
        guard alpha < 1 else { return }
        if list.items.count - first == 1 + list.items[first].content.memberCount {
            list.items[first].opacity *= alpha
        } else {
            let content = DisplayContent.group(count: list.items.count - first)
            list.items.insert(
                DisplayItem(source: -1, content: content, transform: CGAffineTransform.identity, opacity: alpha, clip: state.clip),
                at: first)
        }
    }

    // MARK: - Blend modes

    /// Combines an operation with the pixels by the current blend mode. `coverage` is the operation in opaque colors. It is nil for a
    /// shadow, whose opacity is used as its coverage.
    private func blend(_ operation: DisplayList, _ coverage: DisplayList?) {
        var source = DisplayList()
        source.clips = canvases[canvases.count - 1].list.clips
        var mask = source
        append(operation, alpha: state.alpha, to: &source)
        let area = (coverage ?? operation).paintedArea
        let box = area.map { PixelRect(enclosing: $0, width: width, height: height) } ?? PixelRect(width: width, height: height)
        guard !box.isEmpty else { return }
        let paint = Canvas.paint(source, in: box)
        var coveragePixels: Bitmap?
        if let coverage {
            append(coverage, alpha: 1, to: &mask)
            coveragePixels = Canvas.paint(mask, in: box)
        }
        let formula = BlendFormula(state.blendMode)
        let rowLength = width
        canvases[canvases.count - 1].withPixels { words in
            for y in 0..<box.height {
                for x in 0..<box.width {
                    let index = y * box.width + x
                    let level = (coveragePixels ?? paint).words[index] >> 24
                    guard level > 0 else { continue }
                    let target = (box.y0 + y) * rowLength + box.x0 + x
                    words[target] = formula.result(paint.words[index], coverage: level, below: words[target])
                }
            }
        }
    }

    // MARK: - Shadows

    /// Draws the blurred shadow of an operation below it.
    private func drawShadow(_ shadow: GraphicsState.ShadowStyle, of operation: DisplayList) {
        let unit = abs(baseTransform.determinant).squareRoot()
        // The blur of Core Graphics is twice the standard deviation.
        let sigma = min(shadow.blur / 2 * unit, AlphaBlur.maximumSigma)
        let (dx, dy) = (shadow.offset.width * baseTransform.a, -shadow.offset.height * baseTransform.d)
        let (x, y) = (dx.rounded(.down), dy.rounded(.down))
        guard abs(x) < 1e5, abs(y) < 1e5 else { return }
        // The fraction of the offset moves the operation, so that the blurred image is at whole pixels.
        var moved = DisplayList()
        let fraction = CGAffineTransform(translationX: dx - x, y: dy - y)
        moved.clips = operation.clips.map { clip in
            Clip(clip.shape, transform: clip.transform.concatenating(fraction), parent: clip.parent)
        }
        moved.items = operation.items.map { item in
            var item = item
            item.transform = item.transform.concatenating(fraction)
            return item
        }
        let reach = Int(sigma * 3) + 4
        var box = PixelRect(width: width, height: height)
        // The box is larger than the canvas, because pixels outside of the canvas can have a shadow inside of it.
        (box.x0, box.y0) = (-(reach + max(Int(x), 0) + 7) & ~7, -(reach + max(Int(y), 0) + 7) & ~7)
        (box.x1, box.y1) = (width + reach + max(-Int(x), 0), height + reach + max(-Int(y), 0))
        if let area = operation.paintedArea {
            guard !area.isNull else { return }
            func limited(_ value: CGFloat, _ low: Int, _ high: Int) -> Int { Int(min(max(value, CGFloat(low)), CGFloat(high))) }
            box = PixelRect(
                x0: limited(area.minX - CGFloat(reach), box.x0, box.x1) & ~7, y0: limited(area.minY - CGFloat(reach), box.y0, box.y1) & ~7,
                x1: limited(area.maxX + CGFloat(reach) + 2, box.x0, box.x1), y1: limited(area.maxY + CGFloat(reach) + 2, box.y0, box.y1))
        }
        guard !box.isEmpty, box.width * box.height <= Self.maximumPixelCount else { return }
        let blurred = AlphaBlur.blurred(Canvas.paint(moved, in: box), sigma: Double(sigma))
        let rect = CGRect(x: CGFloat(box.x0) + x, y: CGFloat(box.y0) + y, width: CGFloat(box.width), height: CGFloat(box.height))
        var list = DisplayList()
        let style = ImageFillStyle(tint: shadow.color, isSmooth: false)
        list.items.append(
            DisplayItem(source: 0, content: .image(CGImage(blurred), RoundedRect(rect), style), transform: CGAffineTransform.identity))
        combine(list, coverage: nil)
    }
}

extension DisplayList {
    /// The same list with opaque colors: its pixels are opaque wherever the list paints, even with transparent colors.
    fileprivate var coverage: DisplayList {
        var result = self
        for index in result.items.indices {
            result.items[index].opacity = 1
            switch items[index].content {
            case .fill(let shape, _): result.items[index].content = .fill(shape, .black)
            case .border(let shape, let width, _): result.items[index].content = .border(shape, width: width, .black)
            case .path(let path, let evenOdd, _): result.items[index].content = .path(path, evenOdd: evenOdd, .black)
            case .stroke(let path, let style, _): result.items[index].content = .stroke(path, style, .black)
            case .gradient(_, let shape), .image(_, let shape, _): result.items[index].content = .fill(shape, .black)
            case .text(let line, let origin, _): result.items[index].content = .text(line, origin: origin, .black)
            case .shadow(let shadow, _): result.items[index].content = .shadow(shadow, .black)
            case .backdrop, .group, .masked, .crossFade: break
            }
        }
        return result
    }
}
