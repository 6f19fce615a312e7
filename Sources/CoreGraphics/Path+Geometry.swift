import Foundation

extension Path {
    /// Calls `body` with the elements, curves cut into lines so finely that none is farther than `tolerance` from the curve.
    package func forEachFlat(tolerance: CGFloat, _ body: (Element) -> Void) {
        var start = CGPoint.zero
        var pen = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                body(element)
                start = point
                pen = point
            case .line(let point):
                body(element)
                pen = point
            case .quad(let control, let point):
                // |B''| = 2·|p0 - 2c + p1| everywhere, and a chord over 1/n leaves the curve by at most |B''|/(8n²).
                let count = Self.pieces(Self.bend(pen, control, point) / 4, tolerance)
                for index in 1..<max(count, 1) { body(.line(Self.quad(pen, control, point, CGFloat(index) / CGFloat(count)))) }
                body(.line(point))
                pen = point
            case .curve(let first, let second, let point):
                // |B''| ≤ 6·max(|p0 - 2c1 + c2|, |c1 - 2c2 + p1|), the same argument.
                let bend = max(Self.bend(pen, first, second), Self.bend(first, second, point))
                let count = Self.pieces(bend * 6 / 8, tolerance)
                for index in 1..<max(count, 1) { body(.line(Self.cubic(pen, first, second, point, CGFloat(index) / CGFloat(count)))) }
                body(.line(point))
                pen = point
            case .close:
                body(element)
                pen = start
            }
        }
    }

    /// Calls `body` with each straight piece of the outline. Open subpaths are closed, as filling does, unless `closing` is false.
    package func forEachSegment(tolerance: CGFloat, closing: Bool = true, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var pen = CGPoint.zero
        func closeSubpath() { if pen != start { body(pen, start) } }
        forEachFlat(tolerance: tolerance) { element in
            switch element {
            case .move(let point):
                if closing { closeSubpath() }
                start = point
                pen = point
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                body(pen, point)
                pen = point
            case .close:
                closeSubpath()
                pen = start
            }
        }
        if closing { closeSubpath() }
    }

    private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }

    private static func pieces(_ error: CGFloat, _ tolerance: CGFloat) -> Int {
        guard error.isFinite else { return 1 }
        return Int(min(max((error / tolerance).squareRoot().rounded(.up), 1), 500))
    }

    private static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ s: CGFloat) -> CGPoint {
        let r = 1 - s
        return CGPoint(x: r * r * a.x + 2 * r * s * b.x + s * s * c.x, y: r * r * a.y + 2 * r * s * b.y + s * s * c.y)
    }

    private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ s: CGFloat) -> CGPoint {
        let r = 1 - s
        let (wa, wb, wc, wd) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    /// Curves replaced by lines.
    package func flattened(tolerance: CGFloat) -> Path {
        var path = Path()
        forEachFlat(tolerance: tolerance) { element in
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point), .quad(_, let point), .curve(_, _, let point): path.line(to: point)
            case .close: path.close()
            }
        }
        return path
    }

    /// Around every point, the control points of curves among them; null when empty.
    package var controlBox: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        func note(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): note(point)
            case .quad(let control, let point):
                note(control)
                note(point)
            case .curve(let first, let second, let point):
                note(first)
                note(second)
                note(point)
            case .close: break
            }
        }
        return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }

    /// Around the outline itself: a curve counts where it turns back in x or y, not where its control points are.
    package var box: CGRect {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        var pen = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                points.append(point)
                start = point
                pen = point
            case .line(let point):
                points.append(point)
                pen = point
            case .quad(let control, let point):
                // B' = 0 at s = (p0 - c)/(p0 - 2c + p1).
                for (a, b, c) in [(pen.x, control.x, point.x), (pen.y, control.y, point.y)] {
                    let s = (a - b) / (a - 2 * b + c)
                    if s > 0, s < 1 { points.append(Self.quad(pen, control, point, s)) }
                }
                points.append(point)
                pen = point
            case .curve(let first, let second, let point):
                for (a, b, c, d) in [(pen.x, first.x, second.x, point.x), (pen.y, first.y, second.y, point.y)] {
                    for s in Self.turns(a, b, c, d) where s > 0 && s < 1 { points.append(Self.cubic(pen, first, second, point, s)) }
                }
                points.append(point)
                pen = point
            case .close: pen = start
            }
        }
        return CGRect(around: points)
    }

    /// The roots of B'(s)/3 = (b - a)(1-s)² + 2(c - b)(1-s)s + (d - c)s² = k·s² + 2·l·s + m.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (k, l, m) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
        guard abs(k) > 1e-12 * (abs(l) + abs(m)) else { return l == 0 ? [] : [-m / (2 * l)] }
        let under = l * l - k * m
        guard under >= 0 else { return [] }
        return [(-l + under.squareRoot()) / k, (-l - under.squareRoot()) / k]
    }

    /// Whether the point is inside; a point exactly on an edge belongs to the side with larger coordinates.
    package func contains(_ point: CGPoint, evenOdd: Bool, tolerance: CGFloat = 0.005) -> Bool {
        var winding = 0
        forEachSegment(tolerance: tolerance) { a, b in
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        return evenOdd ? winding & 1 == 1 : winding != 0
    }
}
