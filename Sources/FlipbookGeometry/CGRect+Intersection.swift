import Foundation

extension CGRect {
    /// Returns the common part of two rectangles, or `.null` if there is none or an edge is not finite.
    ///
    /// Foundation's `intersection(_:)` and `intersects(_:)` stop the program if an edge is NaN. An edge can be NaN because of an overflow
    /// in a large frame or transform.
    package func finiteIntersection(_ other: CGRect) -> CGRect {
        hasFiniteEdges && other.hasFiniteEdges ? intersection(other) : .null
    }

    /// Whether two rectangles have finite edges and common points.
    package func finitelyIntersects(_ other: CGRect) -> Bool { hasFiniteEdges && other.hasFiniteEdges && intersects(other) }

    private var hasFiniteEdges: Bool { minX.isFinite && maxX.isFinite && minY.isFinite && maxY.isFinite }
}
