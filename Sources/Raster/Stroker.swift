import CoreGraphics
import Display
import Foundation

/// Turns a line along a path into areas: a rectangle for each straight piece, a wedge for each bend, a cap for each end.
///
/// All pieces run the same way round, so where they overlap the area is wound twice and counts once; where they meet they share their
/// edge to the bit, so no seam shows.
struct Stroker {
    private let stroke: Stroke
    private let half: CGFloat
    /// The longest chord, as an angle, that a round join or cap is made of.
    private let chord: CGFloat
    private var points: [CGPoint] = []

    /// `scale` is pixels a point.
    init(_ stroke: Stroke, scale: CGFloat) {
        self.stroke = stroke
        half = stroke.width / 2
        chord = max((8 * Outline.flatness / max(half * scale, 0.01)).squareRoot(), .pi / 64)
    }

    /// How far the line reaches beyond its path.
    static func reach(_ stroke: Stroke) -> CGFloat {
        stroke.width / 2 * max(stroke.join == .miter ? max(stroke.miterLimit, 1) : 1, stroke.cap == .square ? 1.5 : 1)
    }

    mutating func add(_ path: Path, to outline: inout Outline, tolerance: CGFloat) {
        guard half > 0, half.isFinite else { return }
        for element in path.flattened(tolerance: tolerance).elements {
            switch element {
            case .move(let point):
                finish(isClosed: false, &outline)
                points = [point]
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                points.append(point)
            case .close:
                let start = points.first
                finish(isClosed: true, &outline)
                points = start.map { [$0] } ?? []
            }
        }
        finish(isClosed: false, &outline)
    }

    private mutating func finish(isClosed: Bool, _ outline: inout Outline) {
        defer { points.removeAll(keepingCapacity: true) }
        let hadLine = points.count > 1 || isClosed
        var line: [CGPoint] = []
        for point in points where line.last != point { line.append(point) }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else {
            if hadLine, let dot = line.first { addDot(dot, &outline) }
            return
        }
        if stroke.dashes.isEmpty || !(stroke.dashes.reduce(0, +) > 0) {
            addLine(line, isClosed: isClosed && line.count > 1, &outline)
        } else {
            for dash in dashed(isClosed ? line + [line[0]] : line) { addLine(dash, isClosed: false, &outline) }
        }
    }

    // MARK: - Dashes

    private func dashed(_ line: [CGPoint]) -> [[CGPoint]] {
        let lengths = stroke.dashes.map { max($0, 0) }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        var rest = stroke.phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var dashes: [[CGPoint]] = []
        var open: [CGPoint] = index % 2 == 0 ? [line[0]] : []
        // A pattern finer than this shows as grey; walking it would take for ever.
        var budget = 100_000
        for (from, to) in zip(line, line.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left, budget > 0 {
                budget -= 1
                done += left
                let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if index % 2 == 0 {
                    dashes.append(open + [point])
                    open = []
                } else {
                    open = [point]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if index % 2 == 0 { open.append(to) }
        }
        if open.count > 1 { dashes.append(open) }
        return dashes
    }

    // MARK: - Pieces

    private func addLine(_ line: [CGPoint], isClosed: Bool, _ outline: inout Outline) {
        let count = line.count
        var ways: [Way] = []
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
    private func addJoin(_ p: CGPoint, _ before: CGPoint, _ after: CGPoint, _ outline: inout Outline) {
        let cross = before.x * after.y - before.y * after.x
        let dot = before.x * after.x + before.y * after.y
        guard cross != 0 || dot < 0 else { return }
        // Turning clockwise on screen (cross > 0) the outer side is on the left, where the normal is (y, -x).
        let side: CGFloat = cross > 0 ? 1 : -1
        let from = CGPoint(x: before.y * half * side, y: -before.x * half * side)
        let to = CGPoint(x: after.y * half * side, y: -after.x * half * side)
        var rim = [from]
        switch stroke.join {
        case .bevel: break
        case .round: rim += arc(from, atan2(cross, dot))
        case .miter:
            // The tip is half/cos(φ/2) away, φ the turn: 1/cos²(φ/2) = 2/(1 + dot), and the limit bounds 1/cos(φ/2).
            let far = 2 / (1 + dot)
            if dot > -1, far <= stroke.miterLimit * stroke.miterLimit {
                rim.append(CGPoint(x: (from.x + to.x) / (1 + dot), y: (from.y + to.y) / (1 + dot)))
            }
        }
        rim.append(to)
        addFan(p, side > 0 ? rim : rim.reversed(), &outline)
    }

    private func addCap(_ p: CGPoint, _ along: CGPoint, _ outline: inout Outline) {
        let from = CGPoint(x: along.y * half, y: -along.x * half)
        let to = CGPoint(x: -from.x, y: -from.y)
        let (x, y) = (along.x * half, along.y * half)
        switch stroke.cap {
        case .butt: break
        case .square: addFan(p, [from, CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: to.x + x, y: to.y + y), to], &outline)
        case .round: addFan(p, [from] + arc(from, .pi) + [to], &outline)
        }
    }

    /// A subpath of no length: only its caps are seen.
    private func addDot(_ p: CGPoint, _ outline: inout Outline) {
        guard stroke.cap != .butt else { return }
        addCap(p, CGPoint(x: 1, y: 0), &outline)
        addCap(p, CGPoint(x: -1, y: 0), &outline)
    }

    /// Points strictly between an arm and the arm turned by `angle`.
    private func arc(_ arm: CGPoint, _ angle: CGFloat) -> [CGPoint] {
        let count = max(Int((abs(angle) / chord).rounded(.up)), 1)
        return (1..<max(count, 1)).map { step in
            let turn = angle * CGFloat(step) / CGFloat(count)
            let (sine, cosine) = (sin(turn), cos(turn))
            return CGPoint(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
        }
    }

    private func addFan(_ p: CGPoint, _ rim: [CGPoint], _ outline: inout Outline) {
        outline.move(to: p)
        for arm in rim { outline.line(to: CGPoint(x: p.x + arm.x, y: p.y + arm.y)) }
        outline.close()
    }
}
