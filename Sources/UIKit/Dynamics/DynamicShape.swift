import CoreGraphics
import FlipbookMotion
import Foundation

/// The conversion of dynamic items and paths to the shapes of rigid bodies.
@MainActor enum DynamicShape {
    /// The sizes that a body may have, in points. A body without an area would have no mass.
    private static let sizes = 1.0...100_000.0
    /// The largest distance of a flattened path from its curves.
    private static let tolerance: CGFloat = 0.1

    /// Returns the shapes of an item relative to its center. A path with an area of less than one square point is replaced by the bounds,
    /// as is a group without items.
    static func shapes(of item: any UIDynamicItem) -> [RigidShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes.isEmpty ? [box(of: item)] : group.shapes }
        switch item.collisionBoundsType {
        case .rectangle: return [box(of: item)]
        case .ellipse: return [RigidShape.ellipse(width: side(item.bounds.width), height: side(item.bounds.height))]
        case .path:
            let pieces = polygons(of: item.collisionBoundingPath).flatMap { ConvexPieces.pieces(of: $0.points) }
            return AreaMoments(of: pieces).area >= 1 ? pieces : [box(of: item)]
        }
    }

    private static func box(of item: any UIDynamicItem) -> RigidShape {
        RigidShape.box(width: side(item.bounds.width), height: side(item.bounds.height))
    }

    private static func side(_ length: CGFloat) -> Double {
        length.isFinite ? min(max(Double(length), sizes.lowerBound), sizes.upperBound) : sizes.lowerBound
    }

    /// Returns the lines of a boundary.
    static func lines(of path: UIBezierPath) -> [RigidShape] {
        polygons(of: path).flatMap { polygon in
            let points = polygon.points
            let ends = polygon.isClosed && points.count > 2 ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
            return zip(points, ends).filter { ($0 - $1).lengthSquared > 1e-6 }.map { RigidShape.line($0, $1) }
        }
    }

    /// The vertices of a subpath.
    private struct Polygon {
        var points: [Vector2D] = []
        var isClosed = false
    }

    private static func polygons(of path: UIBezierPath) -> [Polygon] {
        let path = path.cgPath
        guard path.boundingBox.isFinite else { return [] }
        var polygons: [Polygon] = []
        path.flattened(threshold: tolerance).forEach { element in
            switch element.type {
            case .moveToPoint: polygons.append(Polygon(points: element.points.map(vector)))
            case .closeSubpath: if !polygons.isEmpty { polygons[polygons.count - 1].isClosed = true }
            default:
                if let last = polygons.last, last.isClosed { polygons.append(Polygon(points: [last.points[0]])) }
                if let point = element.points.last, !polygons.isEmpty { polygons[polygons.count - 1].points.append(vector(point)) }
            }
        }
        return polygons.filter { $0.points.count > 1 && $0.points.allSatisfy(\.isFinite) }
    }

    static func vector(_ point: CGPoint) -> Vector2D { Vector2D(Double(point.x), Double(point.y)) }

    /// Returns the rotation of a transform, or 0 if it has none.
    static func angle(of transform: CGAffineTransform) -> Double {
        let (a, b) = (Double(transform.a), Double(transform.b))
        return b == 0 && a >= 0 || !a.isFinite || !b.isFinite ? 0 : atan2(b, a)
    }

    /// Returns the smallest rectangle around the transformed bounds of an item, or null if its center or its size is not finite.
    static func boundingBox(of item: any UIDynamicItem) -> CGRect {
        let (center, size) = (item.center, item.bounds.size)
        guard center.isFinite, size.isFinite else { return .null }
        let transform = item.transform
        let width = abs(transform.a) * size.width + abs(transform.c) * size.height
        let height = abs(transform.b) * size.width + abs(transform.d) * size.height
        return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
