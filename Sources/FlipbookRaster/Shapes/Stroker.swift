import FlipbookGeometry
import FlipbookDisplayList
import Foundation

/// Converts a stroked path to polygons: a quadrilateral for each straight segment, a wedge for each join that is not smooth, and a shape
/// for each cap.
///
/// All polygons have the same winding direction, so an area that several polygons cover is filled only once. Adjacent polygons share
/// exactly the same edge, so no seam is visible.
///
/// The arrays are reused from path to path.
struct Stroker {
    private var stroke = StrokeStyle(width: 0)
    private var halfWidth: CGFloat = 0
    /// The largest angle of one chord of a round join or cap, in radians.
    private var chordAngle: CGFloat = 1
    /// The points of the current subpath.
    private var points: [CGPoint] = []
    /// The points of the current subpath without repeated points.
    private var line: [CGPoint] = []
    /// The points of the current dash.
    private var dash: [CGPoint] = []
    private var segments: [Segment] = []
    /// The number of dashes and gaps that can still be added to the path. After that, the last dash or gap continues to the end of the
    /// path.
    private var remainingDashes = 0
    /// The largest number of dashes and gaps of a path. It limits the running time. A line with more dashes would look gray.
    private static let maximumDashCount = 100_000
    /// The outer points of the current join or cap, relative to its center.
    private var outerPoints: [CGPoint] = []

    /// Adds the polygons of a stroke to an outline builder. `scale` is in pixels per point.
    mutating func add(_ stroke: StrokeStyle, along path: Path, to builder: inout some OutlineBuilder, tolerance: CGFloat, scale: CGFloat) {
        self.stroke = stroke
        halfWidth = stroke.width / 2
        remainingDashes = Self.maximumDashCount
        chordAngle = max((8 * EdgeBuilder.flatness / max(halfWidth * scale, 0.01)).squareRoot(), .pi / 64)
        guard halfWidth > 0, halfWidth.isFinite else { return }
        points.removeAll(keepingCapacity: true)
        path.forEachFlattenedElement(tolerance: tolerance) { element in
            switch element {
            case .move(let point):
                finishSubpath(isClosed: false, &builder)
                beginSubpath(at: point)
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                points.append(point)
            case .close:
                let start = points.first
                finishSubpath(isClosed: true, &builder)
                beginSubpath(at: start)
            }
        }
        finishSubpath(isClosed: false, &builder)
    }

    /// Begins a subpath.
    private mutating func beginSubpath(at point: CGPoint?) {
        points.removeAll(keepingCapacity: true)
        if let point { points.append(point) }
    }

    /// Adds the polygons of the current subpath.
    private mutating func finishSubpath(isClosed: Bool, _ builder: inout some OutlineBuilder) {
        defer { points.removeAll(keepingCapacity: true) }
        let hasSegment = points.count > 1 || isClosed
        line.removeAll(keepingCapacity: true)
        for point in points where line.last != point { line.append(point) }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else {
            if hasSegment, let dot = line.first { addDot(dot, CGPoint(x: 1, y: 0), &builder) }
            return
        }
        if stroke.dashes.isEmpty || !(stroke.dashes.reduce(0, +) > 0) {
            addLine(line, isClosed: isClosed, &builder)
        } else {
            if isClosed { line.append(line[0]) }
            addDashes(line, &builder)
        }
    }

    // MARK: - Dashes

    /// Splits a subpath into dashes, and adds the polygons of each dash.
    private mutating func addDashes(_ line: [CGPoint], _ builder: inout some OutlineBuilder) {
        // A pattern with an odd number of lengths is used twice in a row, so each length is used once as a dash and once as a gap.
        let count = stroke.dashes.count % 2 == 0 ? stroke.dashes.count : 2 * stroke.dashes.count
        func length(_ index: Int) -> CGFloat { stroke.dashes[index % stroke.dashes.count] }
        var period: CGFloat = 0
        for index in 0..<count { period += length(index) }
        var offset = stroke.dashPhase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        // The lengths and their sum are finite, so this loop ends in the second period at the latest. It ends at a length of 0 that begins at
        // the offset, so that a dash of length 0 at the start of the line has its caps.
        while offset > 0, offset >= length(index) {
            offset -= length(index)
            index = (index + 1) % count
        }
        var remaining = length(index) - offset
        dash.removeAll(keepingCapacity: true)
        if index % 2 == 0 { dash.append(line[0]) }
        for (from, to) in zip(line, line.dropFirst()) {
            let segmentLength = hypot(to.x - from.x, to.y - from.y)
            var position: CGFloat = 0
            while segmentLength - position > remaining, remainingDashes > 0 {
                remainingDashes -= 1
                position += remaining
                dash.append(
                    CGPoint(x: from.x + (to.x - from.x) * position / segmentLength, y: from.y + (to.y - from.y) * position / segmentLength))
                if index % 2 == 0 {
                    if dash.count == 2, dash[0] == dash[1] {
                        // A dash of length 0 has the direction of the line.
                        addDot(dash[0], CGPoint(x: (to.x - from.x) / segmentLength, y: (to.y - from.y) / segmentLength), &builder)
                    } else {
                        addLine(dash, isClosed: false, &builder)
                    }
                    dash.removeAll(keepingCapacity: true)
                }
                index = (index + 1) % count
                remaining = length(index)
            }
            remaining -= segmentLength - position
            if index % 2 == 0 { dash.append(to) }
        }
        if dash.count > 1 { addLine(dash, isClosed: false, &builder) }
    }

    // MARK: - Polygons

    /// Adds the polygons of an undashed line.
    private mutating func addLine(_ line: [CGPoint], isClosed: Bool, _ builder: inout some OutlineBuilder) {
        let count = line.count
        segments.removeAll(keepingCapacity: true)
        for index in 0..<(isClosed ? count : count - 1) { segments.append(Segment(line[index], line[(index + 1) % count])) }
        for (index, segment) in segments.enumerated() where segment.length > 0 {
            let previous = index > 0 ? segments[index - 1] : isClosed ? segments[segments.count - 1] : segment
            let next = index + 1 < segments.count ? segments[index + 1] : isClosed ? segments[0] : segment
            let (a, b) = (line[index], line[(index + 1) % count])
            addQuadrilateral(
                a, b, isSmoothJoin(previous, segment) ? miterOffset(previous, segment) : segment.normal(halfWidth),
                isSmoothJoin(segment, next) ? miterOffset(segment, next) : segment.normal(halfWidth),
                &builder)
        }
        for index in (isClosed ? 0 : 1)..<segments.count {
            let previous = segments[(index + segments.count - 1) % segments.count]
            if !isSmoothJoin(previous, segments[index]) { addJoin(line[index], previous.direction, segments[index].direction, &builder) }
        }
        guard !isClosed, let first = segments.first, let last = segments.last else { return }
        addCap(line[0], CGPoint(x: -first.direction.x, y: -first.direction.y), &builder)
        addCap(line[count - 1], last.direction, &builder)
    }

    /// The direction and length of a straight segment.
    private struct Segment {
        let direction: CGPoint
        let length: CGFloat

        init(_ a: CGPoint, _ b: CGPoint) {
            length = hypot(b.x - a.x, b.y - a.y)
            // A segment of length 0 has no direction, but round and square caps need a direction.
            direction = length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : CGPoint(x: 1, y: 0)
        }

        /// The vector to the right of the segment, half a line width long.
        func normal(_ halfWidth: CGFloat) -> CGPoint { CGPoint(x: -direction.y * halfWidth, y: direction.x * halfWidth) }
    }

    /// Whether the angle between two segments is less than 12°, as between the chords of a curve, and both segments are
    /// long enough.
    ///
    /// The polygons of such segments meet at the bisector of the angle. So they need no wedge, and they do not overlap. An overlap would
    /// add the partial coverages of the pixels at the inner edge, and the edge would be darker.
    private func isSmoothJoin(_ a: Segment, _ b: Segment) -> Bool {
        let dot = a.direction.x * b.direction.x + a.direction.y * b.direction.y
        let cross = abs(a.direction.x * b.direction.y - a.direction.y * b.direction.x)
        return dot > 0.978 && min(a.length, b.length) > halfWidth * cross
    }

    /// The offset from the path to the common corner of two segments: (m + n)/(1 + cos φ). The vectors m and n are the normals of the
    /// segments, with half the line width as length, and φ is the angle between the segments.
    private func miterOffset(_ a: Segment, _ b: Segment) -> CGPoint {
        let (m, n) = (a.normal(halfWidth), b.normal(halfWidth))
        let sum = 1 + a.direction.x * b.direction.x + a.direction.y * b.direction.y
        return CGPoint(x: (m.x + n.x) / sum, y: (m.y + n.y) / sum)
    }

    /// Adds the quadrilateral of a segment, with the given offsets at both ends.
    private func addQuadrilateral(_ a: CGPoint, _ b: CGPoint, _ offsetA: CGPoint, _ offsetB: CGPoint, _ builder: inout some OutlineBuilder)
    {
        builder.move(to: CGPoint(x: a.x - offsetA.x, y: a.y - offsetA.y))
        builder.line(to: CGPoint(x: b.x - offsetB.x, y: b.y - offsetB.y))
        builder.line(to: CGPoint(x: b.x + offsetB.x, y: b.y + offsetB.y))
        builder.line(to: CGPoint(x: a.x + offsetA.x, y: a.y + offsetA.y))
        builder.close()
    }

    /// Adds the wedge on the outer side of a join.
    private mutating func addJoin(_ p: CGPoint, _ incoming: CGPoint, _ outgoing: CGPoint, _ builder: inout some OutlineBuilder) {
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
        guard cross != 0 || dot < 0 else { return }
        // For a clockwise turn on screen (cross > 0), the outer side is on the left, where the normal is (y, -x).
        let side: CGFloat = cross > 0 ? 1 : -1
        let from = CGPoint(x: incoming.y * halfWidth * side, y: -incoming.x * halfWidth * side)
        let to = CGPoint(x: outgoing.y * halfWidth * side, y: -outgoing.x * halfWidth * side)
        beginOuterPoints(from)
        switch stroke.join {
        case .bevel: break
        case .round: addArc(from, atan2(cross, dot))
        case .miter:
            // The distance of the tip is halfWidth/cos(φ/2), where φ is the angle of the turn. 1/cos²(φ/2) = 2/(1 + dot), and the miter
            // limit is the maximum of 1/cos(φ/2).
            let squaredMiterRatio = 2 / (1 + dot)
            if dot > -1, squaredMiterRatio <= stroke.miterLimit * stroke.miterLimit {
                outerPoints.append(CGPoint(x: (from.x + to.x) / (1 + dot), y: (from.y + to.y) / (1 + dot)))
            }
        }
        outerPoints.append(to)
        if side < 0 { outerPoints.reverse() }
        addFan(p, &builder)
    }

    /// Adds the cap at a point. `direction` points away from the line.
    private mutating func addCap(_ p: CGPoint, _ direction: CGPoint, _ builder: inout some OutlineBuilder) {
        let from = CGPoint(x: direction.y * halfWidth, y: -direction.x * halfWidth)
        let to = CGPoint(x: -from.x, y: -from.y)
        let (x, y) = (direction.x * halfWidth, direction.y * halfWidth)
        switch stroke.cap {
        case .butt: break
        case .square:
            beginOuterPoints(from)
            outerPoints.append(CGPoint(x: from.x + x, y: from.y + y))
            outerPoints.append(CGPoint(x: to.x + x, y: to.y + y))
            outerPoints.append(to)
            addFan(p, &builder)
        case .round:
            beginOuterPoints(from)
            addArc(from, .pi)
            outerPoints.append(to)
            addFan(p, &builder)
        }
    }

    /// Adds the caps of a subpath or a dash of length 0, which has no other visible parts. The sides of square caps are parallel to a
    /// direction.
    private mutating func addDot(_ p: CGPoint, _ direction: CGPoint, _ builder: inout some OutlineBuilder) {
        guard stroke.cap != .butt else { return }
        addCap(p, direction, &builder)
        addCap(p, CGPoint(x: -direction.x, y: -direction.y), &builder)
    }

    /// Begins a new list of outer points with a first point.
    private mutating func beginOuterPoints(_ offset: CGPoint) {
        outerPoints.removeAll(keepingCapacity: true)
        outerPoints.append(offset)
    }

    /// The largest number of lines that represent an arc.
    private static let maximumChordCount: CGFloat = 4_096

    /// Adds the points of an arc, without its ends. The arc begins at `offset` and has the angle `angle`, in radians.
    private mutating func addArc(_ offset: CGPoint, _ angle: CGFloat) {
        let chordCount = (abs(angle) / chordAngle).rounded(.up)
        // The angle between lines with huge coordinates can be NaN.
        let count = chordCount.isNaN ? 1 : Int(min(max(chordCount, 1), Self.maximumChordCount))
        for step in 1..<max(count, 1) {
            let rotation = angle * CGFloat(step) / CGFloat(count)
            let (sine, cosine) = (sin(rotation), cos(rotation))
            outerPoints.append(CGPoint(x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine))
        }
    }

    /// Adds the polygon that consists of a center and the outer points.
    private func addFan(_ p: CGPoint, _ builder: inout some OutlineBuilder) {
        builder.move(to: p)
        for offset in outerPoints { builder.line(to: CGPoint(x: p.x + offset.x, y: p.y + offset.y)) }
        builder.close()
    }
}
