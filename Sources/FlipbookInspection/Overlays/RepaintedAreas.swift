import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// The areas that the painter has painted again in the last frames. They fade.
package nonisolated struct RepaintedAreas: Equatable, Sendable {
    /// The number of frames in which an area is visible.
    package static let duration = 10

    private struct Area: Equatable, Sendable {
        var rects: [CGRect]
        var frame: Int
    }

    private var areas: [Area] = []

    package init() {}

    /// Adds the areas of a frame.
    ///
    /// - Parameter scale: The number of pixels per point.
    package mutating func add(_ rects: [PixelRect], scale: CGFloat, at frame: Int) {
        areas.removeAll { $0.frame <= frame - Self.duration || $0.frame >= frame }
        guard !rects.isEmpty else { return }
        areas.append(
            Area(
                rects: rects.map { rect in
                    CGRect(
                        x: CGFloat(rect.x0) / scale, y: CGFloat(rect.y0) / scale, width: CGFloat(rect.width) / scale,
                        height: CGFloat(rect.height) / scale)
                }, frame: frame))
    }

    /// Returns the list with the areas over it. The areas of the current frame are the strongest.
    package func list(_ list: DisplayList, at frame: Int) -> DisplayList {
        var overlay = OverlayItems(kind: 7)
        for area in areas where area.frame <= frame && frame - area.frame < Self.duration {
            let age = CGFloat(frame - area.frame) / CGFloat(Self.duration)
            let strength = (1 - age) * (1 - age)
            var outline = Path()
            for rect in area.rects { outline.addRect(rect.insetBy(dx: 0.5, dy: 0.5)) }
            let color = OverlayItems.Colors.color(0x1F7AE0)
            overlay.add(.path(outline, evenOdd: false, color.copy(alpha: 0.15 * strength) ?? color))
            if age == 0 { overlay.add(.stroke(outline, StrokeStyle(width: 1), color.copy(alpha: 0.85) ?? color)) }
        }
        var result = list
        result.items += overlay.items
        result.version = nil
        return result
    }
}
