import CoreGraphics
import Display
import Foundation

/// Turns a line along a path into areas: a rectangle for each straight piece, a wedge for each bend, a cap for each end.
///
/// All pieces run the same way round, so where they overlap the area is wound twice and counts once; where they meet they share their
/// edge to the bit, so no seam shows.
///
/// Its arrays live on from line to line.
struct Stroker {
    private var stroke = Stroke(width: 0)
    private var half: CGFloat = 0
    /// The longest chord, as an angle, that a round join or cap is made of.
    private var chord: CGFloat = 1
    private var points: [CGPoint] = []
    private var line: [CGPoint] = []
    private var dash: [CGPoint] = []
    private var ways: [Way] = []
    private var rim: [CGPoint] = []

    /// How far the line reaches beyond its path.
    static func reach(_ stroke: Stroke) -> CGFloat {
        stroke.width / 2 * max(stroke.join == .miter ? max(stroke.miterLimit, 1) : 1, stroke.cap == .square ? 1.5 : 1)
    }

    /// `scale` is pixels a point.
    mutating func add(_ stroke: Stroke, along path: Path, to outline: inout Outline, tolerance: CGFloat, scale: CGFloat) {
        self.stroke = stroke
        half = stroke.width / 2
        chord = max((8 * Outline.flatness / max(half * scale, 0.01)).squareRoot(), .pi / 64)
        guard half > 0, half.isFinite else { return }
        points.removeAll(keepingCapacity: true)
        path.forEachFlat(tolerance: tolerance) { element in
            switch element {
            case .move(let point):
                finish(isClosed: false, &outline)
                begin(at: point)
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                points.append(point)
            case .close:
                let start = points.first
                finish(isClosed: true, &outline)
                begin(at: start)
            }
        }
        finish(isClosed: false, &outline)
    }

    private mutating func begin(at point: CGPoint?) {
        points.removeAll(keepingCapacity: true)
        if let point { points.append(point) }
    }

    private mutating func finish(isClosed: Bool, _ outline: inout Outline) {
        defer { points.removeAll(keepingCapacity: true) }
        let hadLine = points.count > 1 || isClosed
        line.removeAll(keepingCapacity: true)
        for point in points where line.last != point { line.append(point) }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else {
            if hadLine, let dot = line.first { addDot(dot, &outline) }
            return
        }
        if stroke.dashes.isEmpty || !(stroke.dashes.reduce(0, +) > 0) {
            addLine(line, isClosed: isClosed, &outline)
        } else {
            if isClosed { line.append(line[0]) }
            addDashes(line, &outline)
        }
    }

    // MARK: - Dashes

    private mutating func addDashes(_ line: [CGPoint], _ outline: inout Outline) {
        // What is odd comes twice, once as line and once as gap.
        let count = stroke.dashes.count % 2 == 0 ? stroke.dashes.count : 2 * stroke.dashes.count
        func length(_ index: Int) -> CGFloat { max(stroke.dashes[index % stroke.dashes.count], 0) }
        var period: CGFloat = 0
        for index in 0..<count { period += length(index) }
        var rest = stroke.phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= length(index) {
            rest -= length(index)
            index = (index + 1) % count
        }
        var left = length(index) - rest
        dash.removeAll(keepingCapacity: true)
        if index % 2 == 0 { dash.append(line[0]) }
        // A pattern finer than this shows as grey; walking it would take for ever.
        var budget = 100_000
        for (from, to) in zip(line, line.dropFirst()) {
            let way = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while way - done > left, budget > 0 {
                budget -= 1
                done += left
                dash.append(CGPoint(x: from.x + (to.x - from.x) * done / way, y: from.y + (to.y - from.y) * done / way))
                if index % 2 == 0 {
                    addLine(dash, isClosed: false, &outline)
                    dash.removeAll(keepingCapacity: true)
                }
                index = (index + 1) % count
                left = length(index)
            }
            left -= way - done
            if index % 2 == 0 { dash.append(to) }
        }
        if dash.count > 1 { addLine(dash, isClosed: false, &outline) }
    }

    // MARK: - Pieces

    private mutating func addLine(_ line: [CGPoint], isClosed: Bool, _ outline: inout Outline) {
        let count = line.count
        ways.removeAll(keepingCapacity: true)
        for index in 0..<(isClosed ? count : count - 1) { ways.append(Way(line[index], line[(index + 1) % count])) }
        for (index, way) in ways.enumerated() where way.length > 0 {
            let before = index > 0 ? ways[index - 1] : isClosed ? ways[ways.count - 1] : way
            let after = index + 1 < ways.count ? ways[index + 1] : isClosed ? ways[0] : way
            let (a, b) = (line[index], line[(index + 1) % count])
            addPiece(
                a, b, isSmooth(before, way) ? bend(before, way) : way.arm(half), isSmooth(way, after) ? bend(way, after) : way.arm(half),
                &outline)
        }
        for index in (isClosed ? 0 : 1)..<ways.count {
            let before = ways[(index + ways.count - 1) % ways.count]
            if !isSmooth(before, ways[index]) { addJoin(line[index], before.along, ways[index].along, &outline) }
        }
        guard !isClosed, let first = ways.first, let last = ways.last else { return }
        addCap(line[0], CGPoint(x: -first.along.x, y: -first.along.y), &outline)
        addCap(line[count - 1], last.along, &outline)
    }

    /// A straight piece: its direction, and how long it is.
    private struct Way {
        let along: CGPoint
        let length: CGFloat

        init(_ a: CGPoint, _ b: CGPoint) {
            length = hypot(b.x - a.x, b.y - a.y)
            // A dash of no length has the direction that it cannot show; round and square caps still need one.
            along = length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : CGPoint(x: 1, y: 0)
        }

        /// To the right of the way, half a width long.
        func arm(_ half: CGFloat) -> CGPoint { CGPoint(x: -along.y * half, y: along.x * half) }
    }

    /// Less than 12°, as between the chords of a curve, and both pieces long enough: there pieces meet in the bend's middle and neither overlap,
    /// which would darken the inner edge, nor need a wedge.
    private func isSmooth(_ a: Way, _ b: Way) -> Bool {
        let dot = a.along.x * b.along.x + a.along.y * b.along.y
        let cross = abs(a.along.x * b.along.y - a.along.y * b.along.x)
        return dot > 0.978 && min(a.length, b.length) > half * cross
    }

    /// Both arms' mean, as long as it takes to lie on both sides: (m + n)/(1 + m·n).
    private func bend(_ a: Way, _ b: Way) -> CGPoint {
        let (m, n) = (a.arm(half), b.arm(half))
        let whole = 1 + a.along.x * b.along.x + a.along.y * b.along.y
        return CGPoint(x: (m.x + n.x) / whole, y: (m.y + n.y) / whole)
    }

    private func addPiece(_ a: CGPoint, _ b: CGPoint, _ armA: CGPoint, _ armB: CGPoint, _ outline: inout Outline) {
        outline.move(to: CGPoint(x: a.x - armA.x, y: a.y - armA.y))
        outline.line(to: CGPoint(x: b.x - armB.x, y: b.y - armB.y))
        outline.line(to: CGPoint(x: b.x + armB.x, y: b.y + armB.y))
        outline.line(to: CGPoint(x: a.x + armA.x, y: a.y + armA.y))
        outline.close()
    }

    /// Fills the wedge on the outer side of a bend.
    private mutating func addJoin(_ p: CGPoint, _ before: CGPoint, _ after: CGPoint, _ outline: inout Outline) {
        let cross = before.x * after.y - before.y * after.x
        let dot = before.x * after.x + before.y * after.y
        guard cross != 0 || dot < 0 else { return }
        // Turning clockwise on screen (cross > 0) the outer side is on the left, where the normal is (y, -x).
        let side: CGFloat = cross > 0 ? 1 : -1
        let from = CGPoint(x: before.y * half * side, y: -before.x * half * side)
        let to = CGPoint(x: after.y * half * side, y: -after.x * half * side)
        beginRim(from)
        switch stroke.join {
        case .bevel: break
        case .round: addArc(from, atan2(cross, dot))
        case .miter:
            // The tip is half/cos(φ/2) away, φ the turn: 1/cos²(φ/2) = 2/(1 + dot), and the limit bounds 1/cos(φ/2).
            let far = 2 / (1 + dot)
            if dot > -1, far <= stroke.miterLimit * stroke.miterLimit {
                rim.append(CGPoint(x: (from.x + to.x) / (1 + dot), y: (from.y + to.y) / (1 + dot)))
            }
        }
        rim.append(to)
        if side < 0 { rim.reverse() }
        addFan(p, &outline)
    }

    private mutating func addCap(_ p: CGPoint, _ along: CGPoint, _ outline: inout Outline) {
        let from = CGPoint(x: along.y * half, y: -along.x * half)
        let to = CGPoint(x: -from.x, y: -from.y)
        let (x, y) = (along.x * half, along.y * half)
        switch stroke.cap {
        case .butt: break
        case .square:
            beginRim(from)
            rim.append(CGPoint(x: from.x + x, y: from.y + y))
            rim.append(CGPoint(x: to.x + x, y: to.y + y))
            rim.append(to)
            addFan(p, &outline)
        case .round:
            beginRim(from)
            addArc(from, .pi)
            rim.append(to)
            addFan(p, &outline)
        }
    }

    /// A subpath of no length: only its caps are seen.
    private mutating func addDot(_ p: CGPoint, _ outline: inout Outline) {
        guard stroke.cap != .butt else { return }
        addCap(p, CGPoint(x: 1, y: 0), &outline)
        addCap(p, CGPoint(x: -1, y: 0), &outline)
    }

    private mutating func beginRim(_ arm: CGPoint) {
        rim.removeAll(keepingCapacity: true)
        rim.append(arm)
    }

    /// Points strictly between an arm and the arm turned by `angle`.
    private mutating func addArc(_ arm: CGPoint, _ angle: CGFloat) {
        let count = max(Int((abs(angle) / chord).rounded(.up)), 1)
        for step in 1..<max(count, 1) {
            let turn = angle * CGFloat(step) / CGFloat(count)
            let (sine, cosine) = (sin(turn), cos(turn))
            rim.append(CGPoint(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine))
        }
    }

    private func addFan(_ p: CGPoint, _ outline: inout Outline) {
        outline.move(to: p)
        for arm in rim { outline.line(to: CGPoint(x: p.x + arm.x, y: p.y + arm.y)) }
        outline.close()
    }
}
