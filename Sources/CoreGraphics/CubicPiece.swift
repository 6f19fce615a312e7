import Foundation

/// One piece of an outline, of whatever kind, told as a cubic with the same points at the same parameters: by it lengths are measured, pieces
/// cut, and things moved along.
package struct CubicPiece: Hashable, Sendable {
    package var start: CGPoint
    package var first: CGPoint
    package var second: CGPoint
    package var end: CGPoint
    /// Where a straight line came from; it stays one when it is cut.
    package var isLine: Bool

    package init(line start: CGPoint, _ end: CGPoint) {
        // Control points at the thirds: the parameter is the part of the way.
        self.init(start, Self.mix(start, end, 1 / 3), Self.mix(start, end, 2 / 3), end, isLine: true)
    }

    package init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
        self.init(start, Self.mix(start, control, 2 / 3), Self.mix(end, control, 2 / 3), end)
    }

    package init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isLine: Bool = false) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
        self.isLine = isLine
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ s: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s)
    }

    package func point(at s: CGFloat) -> CGPoint {
        if s == 0 { return start }
        if s == 1 { return end }
        let r = 1 - s
        let (a, b, c, d) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// dB/ds = 3·((c1 - p0)(1-s)² + 2(c2 - c1)(1-s)s + (p1 - c2)s²)
    package func slope(at s: CGFloat) -> CGVector {
        let r = 1 - s
        let (a, b, c) = (3 * r * r, 6 * r * s, 3 * s * s)
        return CGVector(
            dx: a * (first.x - start.x) + b * (second.x - first.x) + c * (end.x - second.x),
            dy: a * (first.y - start.y) + b * (second.y - first.y) + c * (end.y - second.y))
    }

    /// The angle of travel, clockwise on screen. Where a control point lies on its end the curve has no slope there: then that of a point
    /// nearby counts.
    package func angle(at s: CGFloat) -> CGFloat {
        for place in [s, s < 0.5 ? s + 1e-4 : s - 1e-4] {
            let slope = slope(at: place)
            if hypot(slope.dx, slope.dy) > 1e-9 { return atan2(slope.dy, slope.dx) }
        }
        return atan2(end.y - start.y, end.x - start.x)
    }

    /// The part between two parameters, by de Casteljau.
    package func part(from: CGFloat, to: CGFloat) -> CubicPiece {
        if isLine { return CubicPiece(line: point(at: from), point(at: to)) }
        var piece = self
        if to < 1 { piece = piece.split(at: to).0 }
        if from > 0 { piece = piece.split(at: to > 0 ? from / to : 0).1 }
        return piece
    }

    private func split(at s: CGFloat) -> (CubicPiece, CubicPiece) {
        let (a, b, c) = (Self.mix(start, first, s), Self.mix(first, second, s), Self.mix(second, end, s))
        let (d, e) = (Self.mix(a, b, s), Self.mix(b, c, s))
        let middle = Self.mix(d, e, s)
        return (CubicPiece(start, a, d, middle), CubicPiece(middle, e, c, end))
    }

    // MARK: - Length

    package var length: CGFloat { isLine ? hypot(end.x - start.x, end.y - start.y) : length(from: 0, to: 1) }

    /// ∫|dB/ds| by Gauss's five points, halved until the halves agree with the whole.
    package func length(from a: CGFloat, to b: CGFloat) -> CGFloat {
        if isLine { return length * (b - a) }
        return length(a, b, gauss(a, b), depth: 0)
    }

    private func length(_ a: CGFloat, _ b: CGFloat, _ whole: CGFloat, depth: Int) -> CGFloat {
        let middle = (a + b) / 2
        let (left, right) = (gauss(a, middle), gauss(middle, b))
        guard depth < 16, abs(left + right - whole) > 1e-9 * max(1, whole) else { return left + right }
        return length(a, middle, left, depth: depth + 1) + length(middle, b, right, depth: depth + 1)
    }

    private func gauss(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        let (half, middle) = ((b - a) / 2, (a + b) / 2)
        func speed(_ x: CGFloat) -> CGFloat {
            let slope = slope(at: middle + half * x)
            return hypot(slope.dx, slope.dy)
        }
        let (x1, x2): (CGFloat, CGFloat) = (0.538469310105683, 0.906179845938664)
        let (w0, w1, w2): (CGFloat, CGFloat, CGFloat) = (0.568888888888889, 0.478628670499366, 0.236926885056189)
        return half * (w0 * speed(0) + w1 * (speed(x1) + speed(-x1)) + w2 * (speed(x2) + speed(-x2)))
    }

    /// The parameters that cut the piece into so many parts of one length, for who goes along it at an even speed. Measured in steps so
    /// short that in each the speed is even.
    package func evenParameters(_ count: Int) -> [CGFloat] {
        let steps = count * 4
        var lengths: [CGFloat] = [0]
        for step in 0..<steps { lengths.append(lengths[step] + gauss(CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))) }
        var step = 0
        return (0...count).map { mark in
            let goal = lengths[steps] * CGFloat(mark) / CGFloat(count)
            while step < steps - 1, lengths[step + 1] < goal { step += 1 }
            let length = lengths[step + 1] - lengths[step]
            return (CGFloat(step) + (length > 0 ? min(max((goal - lengths[step]) / length, 0), 1) : 0)) / CGFloat(steps)
        }
    }

    /// The s up to which the piece is so long: Newton's steps, f' being the speed, inside a bracket.
    package func parameter(atLength goal: CGFloat) -> CGFloat {
        let total = length
        guard total > 0, goal > 0 else { return 0 }
        guard goal < total else { return 1 }
        if isLine { return goal / total }
        var (s, low, high): (CGFloat, CGFloat, CGFloat) = (goal / total, 0, 1)
        for _ in 0..<40 {
            let f = length(from: 0, to: s) - goal
            if abs(f) < 1e-9 * total { return s }
            if f > 0 { high = s } else { low = s }
            let slope = slope(at: s)
            let next = s - f / hypot(slope.dx, slope.dy)
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }
}

extension Path {
    /// The outline piece by piece, one list for each subpath. Closing draws a line, unless the pen is there already.
    package var subpaths: [(pieces: [CubicPiece], isClosed: Bool)] {
        var result: [(pieces: [CubicPiece], isClosed: Bool)] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        // A pen that has only been put down draws nothing, but it is where something stands.
        func open() { if result.isEmpty || result[result.count - 1].isClosed { result.append(([], false)) } }
        func add(_ piece: CubicPiece) {
            open()
            result[result.count - 1].pieces.append(piece)
            pen = piece.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, pen) = (point, point)
                if let last = result.last, last.pieces.isEmpty { result.removeLast() }
                result.append(([], false))
            case .line(let point): add(CubicPiece(line: pen, point))
            case .quad(let control, let point): add(CubicPiece(pen, quad: control, point))
            case .curve(let first, let second, let point): add(CubicPiece(pen, first, second, point))
            case .close:
                if pen != start { add(CubicPiece(line: pen, start)) }
                if let last = result.last, !last.isClosed { result[result.count - 1].isClosed = true }
                pen = start
            }
        }
        return result.filter { !$0.pieces.isEmpty }
    }
}
