import CoreGraphics
import Foundation

/// Draws the outlines of a frame as edges on the fixed grid. Every shape goes through here: points come in the item's own coordinates, and
/// what lies behind the eye or absurdly far outside is cut away before it is divided or rounded.
struct Outline {
    private(set) var edges: [Edge] = []

    /// Outlines leave the true curve by at most this many pixels, a quarter of what a byte of coverage can tell.
    static let flatness: CGFloat = 0.02

    private typealias Point = SIMD3<Double>

    private(set) var projection = Projection.identity
    private var contour: [Point] = []
    var fan = CornerFan()
    private var spare: [Point] = []
    private var needsCut = false
    private var isReversed = false
    private var first = 0
    private var low = FixedPoint(x: .max, y: .max)
    private var high = FixedPoint(x: .min, y: .min)

    /// Forgets all outlines but keeps their memory.
    mutating func removeAll() { edges.removeAll(keepingCapacity: true) }

    /// Takes an outline over as it was in another frame.
    mutating func append(_ known: ArraySlice<Edge>) -> Range<Int> {
        let first = edges.count
        edges.append(contentsOf: known)
        return first..<edges.count
    }

    mutating func begin(_ projection: Projection) {
        self.projection = projection
        first = edges.count
        contour.removeAll(keepingCapacity: true)
        (needsCut, isReversed) = (false, false)
        low = FixedPoint(x: .max, y: .max)
        high = FixedPoint(x: .min, y: .min)
    }

    /// All since `begin`, and the pixels that it touches.
    mutating func end() -> (range: Range<Int>, box: PixelRect) {
        close()
        guard low.x <= high.x, first < edges.count else { return (first..<edges.count, .empty) }
        return (first..<edges.count, PixelRect(covering: low, high))
    }

    /// From here on outlines run the other way round, so that their area is taken away.
    mutating func reverse() {
        close()
        isReversed.toggle()
    }

    mutating func move(to point: CGPoint) {
        close()
        line(to: point)
    }

    mutating func line(to point: CGPoint) {
        let (x, y, w) = projection.homogeneous(point)
        let place = Point(Double(x), Double(y), Double(w))
        if !(w >= Projection.nearest && abs(place.x) <= Self.far * place.z && abs(place.y) <= Self.far * place.z) { needsCut = true }
        contour.append(place)
    }

    mutating func close() {
        if needsCut { cut() }
        needsCut = false
        if let end = contour.last {
            var last = Self.divided(end)
            for point in contour {
                let next = Self.divided(point)
                append(last, next)
                last = next
            }
        }
        contour.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private static func divided(_ p: Point) -> FixedPoint {
        p.z == 1 ? FixedPoint(CGPoint(x: p.x, y: p.y)) : FixedPoint(CGPoint(x: p.x / p.z, y: p.y / p.z))
    }

    private mutating func append(_ a: FixedPoint, _ b: FixedPoint) {
        low = FixedPoint(x: min(low.x, b.x), y: min(low.y, b.y))
        high = FixedPoint(x: max(high.x, b.x), y: max(high.y, b.y))
        if let edge = isReversed ? Edge(b, a) : Edge(a, b) { edges.append(edge) }
    }

    // MARK: - Cutting

    /// No surface reaches so far, in pixels; the fixed grid ends a little farther out.
    private static let far: Double = 15_000

    /// Sutherland–Hodgman before the division: in front of the eye, and inside the four far planes.
    private mutating func cut() {
        contour.removeAll { !($0.x.isFinite && $0.y.isFinite && $0.z.isFinite) }
        let far = Self.far
        cut { $0.z - Double(Projection.nearest) }
        cut { $0.x + far * $0.z }
        cut { far * $0.z - $0.x }
        cut { $0.y + far * $0.z }
        cut { far * $0.z - $0.y }
    }

    /// Keeps where `side` is at least 0.
    private mutating func cut(_ side: (Point) -> Double) {
        guard var from = contour.last else { return }
        spare.removeAll(keepingCapacity: true)
        for to in contour {
            let (a, b) = (side(from), side(to))
            if (a >= 0) != (b >= 0) { spare.append(from + (to - from) * (a / (a - b))) }
            if b >= 0 { spare.append(to) }
            from = to
        }
        swap(&contour, &spare)
    }
}
