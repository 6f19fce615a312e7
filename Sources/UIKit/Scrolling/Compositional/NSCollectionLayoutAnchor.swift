import CoreGraphics

/// The point of an element to which a supplementary view is attached. Edges and an offset define the point.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges. Without a horizontal or a vertical edge, the anchor is in the middle of that axis.
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges.
    public let offset: CGPoint
    /// Whether the offset is a fraction of the size of the supplementary view.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset.isFinite ? offset : .zero, isFractional)
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// Creates an anchor at a distance in points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Creates an anchor at a distance from edges that is a fraction of the size of the supplementary view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Returns the point of a rectangle at the edges, in a left-to-right layout.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// Returns the frame of a view of the given size that is attached to a rectangle.
    func frame(of size: CGSize, on rect: CGRect, itemAnchor: NSCollectionLayoutAnchor?) -> CGRect {
        let target = point(in: rect)
        let own = (itemAnchor ?? self).point(in: CGRect(origin: .zero, size: size))
        func shift(_ anchor: NSCollectionLayoutAnchor?) -> CGPoint {
            guard let anchor else { return .zero }
            return anchor.isFractionalOffset
                ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
        }
        let (first, second) = (shift(self), shift(itemAnchor))
        return CGRect(
            x: target.x - own.x + first.x + second.x, y: target.y - own.y + first.y + second.y, width: size.width, height: size.height)
    }
}
