import Foundation

/// One element of a path.
///
/// Differs from Apple: the points are an array, not a pointer.
public struct CGPathElement: Sendable {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points of the element: control points first, then the end point.
    public let points: [CGPoint]
}
