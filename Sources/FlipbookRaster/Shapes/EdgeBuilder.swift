import FlipbookGeometry
import Foundation

/// Converts outlines to edges on the fixed-point grid.
///
/// All shapes of a frame are drawn with one builder. Points are in the item's coordinates. The parts of outlines that are behind the camera
/// or extremely far outside are clipped before the perspective division and before rounding.
struct EdgeBuilder {
    /// The edges of all outlines since `removeAll`.
    private(set) var edges: [Edge] = []

    /// The maximum distance between an outline and the true curve, in pixels.
    static let flatness: CGFloat = 0.02

    private typealias Point = SIMD3<Double>

    /// The projection from the item's coordinates to pixels.
    private(set) var projection = ProjectiveTransform.identity
    private var contour: [Point] = []
    /// The points of the round corners.
    var cornerPoints = CornerPoints()
    private var clippedContour: [Point] = []
    private var needsClipping = false
    private var isReversed = false
    private var firstEdge = 0
    private var minimum = FixedPoint(x: .max, y: .max)
    private var maximum = FixedPoint(x: .min, y: .min)

    /// Removes all edges but keeps the allocated memory.
    mutating func removeAll() { edges.removeAll(keepingCapacity: true) }

    /// Appends edges of the previous frame, and returns their range.
    mutating func append(_ previousEdges: ArraySlice<Edge>) -> Range<Int> {
        let first = edges.count
        edges.append(contentsOf: previousEdges)
        return first..<edges.count
    }

    /// Begins a shape.
    mutating func begin(_ projection: ProjectiveTransform) {
        self.projection = projection
        firstEdge = edges.count
        contour.removeAll(keepingCapacity: true)
        (needsClipping, isReversed) = (false, false)
        minimum = FixedPoint(x: .max, y: .max)
        maximum = FixedPoint(x: .min, y: .min)
    }

    /// Ends a shape. Returns the range of its edges and the pixels that they touch.
    mutating func end() -> (range: Range<Int>, box: PixelRect) {
        close()
        guard minimum.x <= maximum.x, firstEdge < edges.count else { return (firstEdge..<edges.count, .empty) }
        return (firstEdge..<edges.count, PixelRect(covering: minimum, maximum))
    }

    /// Reverses the direction of the following outlines, so that their area is subtracted.
    mutating func reverseDirection() {
        close()
        isReversed.toggle()
    }

    /// Closes the current contour and begins a new contour at a point.
    mutating func move(to point: CGPoint) {
        close()
        line(to: point)
    }

    /// Adds a point to the current contour.
    mutating func line(to point: CGPoint) {
        let (x, y, w) = projection.homogeneousCoordinates(of: point)
        let position = Point(Double(x), Double(y), Double(w))
        if !(w >= ProjectiveTransform.minimumW && abs(position.x) <= Self.farLimit * position.z
            && abs(position.y) <= Self.farLimit * position.z)
        {
            needsClipping = true
        }
        contour.append(position)
    }

    /// Closes the current contour and adds its edges.
    mutating func close() {
        if needsClipping { clipContour() }
        needsClipping = false
        if let end = contour.last {
            var last = Self.projected(end)
            for point in contour {
                let next = Self.projected(point)
                append(last, next)
                last = next
            }
        }
        contour.removeAll(keepingCapacity: true)
    }

    /// The point after the perspective division, on the fixed-point grid.
    @inline(__always)
    private static func projected(_ p: Point) -> FixedPoint {
        p.z == 1 ? FixedPoint(CGPoint(x: p.x, y: p.y)) : FixedPoint(CGPoint(x: p.x / p.z, y: p.y / p.z))
    }

    private mutating func append(_ a: FixedPoint, _ b: FixedPoint) {
        minimum = FixedPoint(x: min(minimum.x, b.x), y: min(minimum.y, b.y))
        maximum = FixedPoint(x: max(maximum.x, b.x), y: max(maximum.y, b.y))
        if let edge = isReversed ? Edge(b, a) : Edge(a, b) { edges.append(edge) }
    }

    // MARK: - Clipping

    /// The distance of the far planes in pixels. No `CGContext` is larger. The limit of the fixed-point grid, 15,625 pixels, is a little
    /// greater.
    private static let farLimit: Double = 15_000

    /// Clips the contour with the Sutherland–Hodgman algorithm before the perspective division. The part in front of the camera and inside
    /// of four far planes remains.
    private mutating func clipContour() {
        contour.removeAll { !($0.x.isFinite && $0.y.isFinite && $0.z.isFinite) }
        let farLimit = Self.farLimit
        clipContour { $0.z - Double(ProjectiveTransform.minimumW) }
        clipContour { $0.x + farLimit * $0.z }
        clipContour { farLimit * $0.z - $0.x }
        clipContour { $0.y + farLimit * $0.z }
        clipContour { farLimit * $0.z - $0.y }
    }

    /// Keeps the part of the contour where `distance` is at least 0.
    private mutating func clipContour(_ distance: (Point) -> Double) {
        guard var from = contour.last else { return }
        clippedContour.removeAll(keepingCapacity: true)
        for to in contour {
            let (a, b) = (distance(from), distance(to))
            if (a >= 0) != (b >= 0) { clippedContour.append(from + (to - from) * (a / (a - b))) }
            if b >= 0 { clippedContour.append(to) }
            from = to
        }
        swap(&contour, &clippedContour)
    }
}
