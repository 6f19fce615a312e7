import FlipbookDisplayList
import FlipbookGeometry
import Foundation

/// A receiver of closed polygons.
protocol OutlineBuilder {
    /// Closes the current polygon and begins a new polygon at a point.
    mutating func move(to point: CGPoint)
    /// Adds a point to the current polygon.
    mutating func line(to point: CGPoint)
    /// Closes the current polygon.
    mutating func close()
}

extension EdgeBuilder: OutlineBuilder {}

/// A receiver that adds the polygons to a path.
private struct PathOutlineBuilder: OutlineBuilder {
    var path = Path()
    private var isOpen = false

    mutating func move(to point: CGPoint) {
        close()
        path.move(to: point)
        isOpen = true
    }

    mutating func line(to point: CGPoint) { path.addLine(to: point) }

    mutating func close() {
        if isOpen { path.closeSubpath() }
        isOpen = false
    }
}

extension Path {
    /// Returns a path whose inside is the stroke of this path: a polygon for each straight segment, each join and each cap. All polygons
    /// have the same direction, so they must be filled with the winding rule.
    ///
    /// - Parameter scale: The number of pixels per point for which round joins and caps are smooth.
    package func stroked(_ style: StrokeStyle, scale: CGFloat = 4) -> Path {
        var builder = PathOutlineBuilder()
        var stroker = Stroker()
        stroker.add(style, along: self, to: &builder, tolerance: EdgeBuilder.flatness / max(scale, 1e-4), scale: scale)
        builder.close()
        return builder.path
    }
}
