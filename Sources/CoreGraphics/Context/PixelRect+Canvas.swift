import FlipbookDisplayList
import FlipbookRaster
import Foundation

extension PixelRect {
    /// Creates the rectangle of a whole canvas.
    init(width: Int, height: Int) { self.init(x0: 0, y0: 0, x1: width, y1: height) }

    /// Creates the rectangle of all pixels that a rectangle touches, with a margin of at least a pixel. The result is enlarged so that it
    /// begins at multiples of 8, and limited to a canvas.
    ///
    /// Gradients are dithered with a pattern of 8 × 8 pixels, so that each part of a canvas must begin at a multiple of 8.
    init(enclosing rect: CGRect, width: Int, height: Int) {
        func limited(_ value: CGFloat, _ limit: Int) -> Int { value > 0 ? Int(min(value, CGFloat(limit))) : 0 }
        guard !rect.isNull else {
            self.init(width: 0, height: 0)
            return
        }
        self.init(
            x0: limited(rect.origin.x - 1, width) & ~7, y0: limited(rect.origin.y - 1, height) & ~7,
            x1: limited(rect.origin.x + rect.size.width + 2, width), y1: limited(rect.origin.y + rect.size.height + 2, height))
    }
}

extension DisplayList {
    /// A rectangle around all content of the items, in the coordinates of the surface, or nil if it is not known.
    var paintedArea: CGRect? {
        var area = CGRect.null
        for item in items {
            guard let rect = item.paintedArea else { return nil }
            if rect.isNull { continue }
            area = area.isNull ? rect : area.union(rect)
        }
        return area
    }
}

extension DisplayItem {
    /// A rectangle around the content of the item, or nil if it is not known. The members of a group are not included.
    fileprivate var paintedArea: CGRect? {
        let rect: CGRect
        switch content {
        case .fill(let shape, _), .border(let shape, _, _), .gradient(_, let shape), .image(_, let shape, _): rect = shape.rect
        case .path(let path, _, _): rect = path.boundingBox
        case .stroke(let path, let style, _):
            // In half line widths, the tip of a corner is at most `miterLimit` away from the path, and the corner of a square cap is √2
            // away.
            let reach = style.width / 2 * max(style.miterLimit, 1.5)
            rect = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        case .group, .masked, .crossFade: return .null
        case .shadow, .text, .backdrop: return nil
        }
        if rect.isNull { return .null }
        let area = transform.boundingBox(of: rect)
        return area.hasFiniteNumbers ? area : nil
    }
}
