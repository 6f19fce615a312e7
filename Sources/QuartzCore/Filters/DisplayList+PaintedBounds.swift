import CoreGraphics
import FlipbookDisplayList
import Foundation

nonisolated extension DisplayList {
    /// A rectangle that contains all painted pixels of the items, or null if the items paint no pixels. It can be larger than necessary,
    /// but is clipped like the items. Items with an infinite rectangle are left out.
    var paintedBounds: CGRect {
        var bounds = CGRect.null
        for item in items {
            guard let rect = item.content.paintedRect, !rect.isNull, rect.isFinite else { continue }
            var area = item.transform.boundingBox(of: rect)
            guard area.isFinite else { continue }
            var next = item.clip
            while let index = next, !area.isNull {
                let clipArea = clips[index].paintedRect
                if clipArea.isNull { area = .null } else if clipArea.isFinite { area = area.finiteIntersection(clipArea) }
                next = clips[index].parent
            }
            if !area.isNull { bounds = bounds.isNull ? area : bounds.union(area) }
        }
        return bounds
    }
}

nonisolated extension Clip {
    /// The rectangle around the shape in the coordinates of the surface.
    fileprivate var paintedRect: CGRect {
        let rect = shape.paintedRect
        return rect.isNull ? .null : transform.boundingBox(of: rect)
    }
}

nonisolated extension Clip.Shape {
    /// The rectangle around the shape.
    fileprivate var paintedRect: CGRect {
        switch self {
        case .rounded(let shape): shape.rect.standardized
        case .path(let path, _): path.boundingBox
        }
    }
}

nonisolated extension DisplayContent {
    /// A rectangle that contains all painted pixels of the content, or nil for a group, whose members are separate items.
    fileprivate var paintedRect: CGRect? {
        switch self {
        case .fill(let shape, _), .border(let shape, _, _), .gradient(_, let shape), .image(_, let shape, _), .backdrop(_, let shape):
            return shape.rect.standardized
        case .path(let path, _, _): return path.boundingBox
        case .stroke(let path, let style, _):
            // The distance from the path is at most `miterLimit` half widths for the tip of a corner, and √2 half widths for the corner of
            // a square cap.
            let reach = style.width / 2 * max(style.miterLimit, 1.5)
            return path.boundingBox.isNull ? .null : path.boundingBox.insetBy(dx: -reach, dy: -reach)
        case .shadow(let shadow, _):
            let reach = 3 * shadow.radius + 1
            return shadow.shape.paintedRect.isNull ? .null : shadow.shape.paintedRect.insetBy(dx: -reach, dy: -reach)
        case .text(let line, let origin, _):
            // Accents and long glyphs extend beyond the metrics of a font, but hardly more than half an em.
            let size = line.font.size
            return CGRect(x: origin.x - size / 2, y: origin.y - 1.6 * size, width: line.width + size, height: 2.4 * size)
        case .group, .masked, .crossFade: return nil
        }
    }
}
