import FlipbookGeometry
import Foundation

/// Areas that the lines of a text avoid. The origin is the upper left corner of the text.
package struct TextExclusions: Hashable, Sendable {
    /// The outlines of the areas, as polygons.
    private var polygons: [[CGPoint]] = []
    /// The vertical range that contains all areas.
    private var top = CGFloat.greatestFiniteMagnitude
    private(set) var bottom = -CGFloat.greatestFiniteMagnitude

    /// Creates areas from the insides of paths, moved by an offset. Subpaths that are not finite are ignored.
    package init(_ paths: [Path], offset: CGVector = CGVector(dx: 0, dy: 0)) {
        for path in paths { append(path, offset) }
    }

    private mutating func append(_ path: Path, _ offset: CGVector) {
        var polygon: [CGPoint] = []
        path.forEachFlattenedElement(tolerance: 0.5) { element in
            switch element {
            case .move(let point):
                append(polygon)
                polygon = [CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)]
            case .line(let point): polygon.append(CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
            default: break
            }
        }
        append(polygon)
    }

    private mutating func append(_ polygon: [CGPoint]) {
        guard polygon.count > 1, polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        polygons.append(polygon)
        for point in polygon {
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
    }

    /// Returns the areas for a text whose origin is lower by `distance`.
    package func moved(up distance: CGFloat) -> TextExclusions {
        var result = self
        result.polygons = polygons.map { $0.map { CGPoint(x: $0.x, y: $0.y - distance) } }
        (result.top, result.bottom) = (top - distance, bottom - distance)
        return result
    }

    package var isEmpty: Bool { polygons.isEmpty }

    /// Whether the vertical range that contains all areas overlaps the range between two heights.
    package func intersects(from top: CGFloat, to bottom: CGFloat) -> Bool { self.top < bottom && self.bottom > top }

    /// Returns the segments of a line that are outside of all areas, from left to right. Segments that are narrower than `minimumWidth` are
    /// left out. Everything between the leftmost and the rightmost point of a polygon counts as covered, also a gap in its shape.
    package func freeSegments(from top: CGFloat, to bottom: CGFloat, left: CGFloat, right: CGFloat, minimumWidth: CGFloat) -> [(
        left: CGFloat, width: CGFloat
    )] {
        var result: [(left: CGFloat, width: CGFloat)] = []
        var start = left
        for range in coveredRanges(from: top, to: bottom) {
            let end = min(range.lowerBound, right)
            if end - start >= minimumWidth { result.append((start, end - start)) }
            start = max(start, range.upperBound)
        }
        if right - start >= minimumWidth { result.append((start, right - start)) }
        return result
    }

    /// Returns the horizontal ranges that the areas cover between two heights, ordered by their lower bounds.
    private func coveredRanges(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        guard intersects(from: top, to: bottom) else { return [] }
        return polygons.compactMap { Self.extent(of: $0, from: top, to: bottom) }.sorted {
            ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
        }
    }

    /// Returns the horizontal extent of the part of a polygon between two heights, or nil if this part is empty.
    private static func extent(of polygon: [CGPoint], from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
        var (low, high) = (CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude)
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            guard max(a.y, b.y) > top, min(a.y, b.y) < bottom else { continue }
            for y in [max(min(a.y, b.y), top), min(max(a.y, b.y), bottom)] {
                let x = a.y == b.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
                (low, high) = (min(low, x), max(high, x))
            }
            if a.y == b.y { (low, high) = (min(low, b.x), max(high, b.x)) }
        }
        return low <= high ? low...high : nil
    }
}
