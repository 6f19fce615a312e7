import Foundation

extension Path {
    /// Calls `body` with the elements of the path. Each curve is replaced by lines that deviate from it by at most `tolerance`, but by at
    /// most 500 lines, even if these deviate more.
    package func forEachFlattenedElement(tolerance: CGFloat, _ body: (Element) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                body(element)
                start = point
                current = point
            case .line(let point):
                body(element)
                current = point
            case .quad(let control, let point):
                // |B''| = 2·|p0 - 2c + p1| everywhere, and a chord over 1/n of the curve deviates from it by at most |B''|/(8n²).
                let count = Self.lineCount(Self.secondDifference(current, control, point) / 4, tolerance)
                for index in 1..<max(count, 1) { body(.line(Self.quadPoint(current, control, point, CGFloat(index) / CGFloat(count)))) }
                body(.line(point))
                current = point
            case .curve(let first, let second, let point):
                // |B''| ≤ 6·max(|p0 - 2c1 + c2|, |c1 - 2c2 + p1|). A chord deviates by at most |B''|/(8n²), as above.
                let difference = max(Self.secondDifference(current, first, second), Self.secondDifference(first, second, point))
                let count = Self.lineCount(difference * 6 / 8, tolerance)
                for index in 1..<max(count, 1) {
                    body(.line(Self.cubicPoint(current, first, second, point, CGFloat(index) / CGFloat(count))))
                }
                body(.line(point))
                current = point
            case .close:
                body(element)
                current = start
            }
        }
    }

    /// Calls `body` with the start and end of each line of the flattened outline. If `closesSubpaths` is true, open subpaths are closed
    /// with a line to their start, as when a path is filled.
    package func forEachLine(tolerance: CGFloat, closesSubpaths: Bool = true, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        func closeSubpath() { if current != start { body(current, start) } }
        forEachFlattenedElement(tolerance: tolerance) { element in
            switch element {
            case .move(let point):
                if closesSubpaths { closeSubpath() }
                start = point
                current = point
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                body(current, point)
                current = point
            case .close:
                closeSubpath()
                current = start
            }
        }
        if closesSubpaths { closeSubpath() }
    }

    /// Returns |a - 2b + c|. For a quadratic curve with these points, this is |B''| / 2.
    private static func secondDifference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }

    /// Returns the number n of lines that approximate a curve, at most 500. One line would deviate by `error`; n lines deviate by
    /// `error` / n².
    private static func lineCount(_ error: CGFloat, _ tolerance: CGFloat) -> Int {
        let count = (error / tolerance).squareRoot().rounded(.up)
        // The error can be infinite, and the tolerance of a path that is shown with an infinite scale is 0.
        guard error.isFinite, !count.isNaN else { return 1 }
        return Int(min(max(count, 1), 500))
    }

    private static func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ s: CGFloat) -> CGPoint {
        let r = 1 - s
        return CGPoint(x: r * r * a.x + 2 * r * s * b.x + s * s * c.x, y: r * r * a.y + 2 * r * s * b.y + s * s * c.y)
    }

    private static func cubicPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ s: CGFloat) -> CGPoint {
        let r = 1 - s
        let (wa, wb, wc, wd) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    /// Returns the path with curves replaced by lines.
    package func flattened(tolerance: CGFloat) -> Path {
        var path = Path()
        forEachFlattenedElement(tolerance: tolerance) { element in
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point), .quad(_, let point), .curve(_, _, let point): path.addLine(to: point)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// The bounding box of all points including control points, or null if the path is empty.
    package var boundingBox: CGRect {
        var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        func include(_ point: CGPoint) {
            minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
            maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .quad(let control, let point):
                include(control)
                include(point)
            case .curve(let first, let second, let point):
                include(first)
                include(second)
                include(point)
            case .close: break
            }
        }
        return minimum.x <= maximum.x
            ? CGRect(x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y) : .null
    }

    /// The smallest rectangle that contains the outline. It is computed from the extrema of curves in x and y, not from control points.
    package var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                points.append(point)
                start = point
                current = point
            case .line(let point):
                points.append(point)
                current = point
            case .quad(let control, let point):
                // B' = 0 at s = (p0 - c)/(p0 - 2c + p1).
                for (a, b, c) in [(current.x, control.x, point.x), (current.y, control.y, point.y)] {
                    let s = (a - b) / (a - 2 * b + c)
                    if s > 0, s < 1 { points.append(Self.quadPoint(current, control, point, s)) }
                }
                points.append(point)
                current = point
            case .curve(let first, let second, let point):
                for (a, b, c, d) in [(current.x, first.x, second.x, point.x), (current.y, first.y, second.y, point.y)] {
                    for s in Self.extremumParameters(a, b, c, d) where s > 0 && s < 1 {
                        points.append(Self.cubicPoint(current, first, second, point, s))
                    }
                }
                points.append(point)
                current = point
            case .close: current = start
            }
        }
        return CGRect(around: points)
    }

    /// Returns the parameters at which a coordinate of a cubic curve has an extremum: the roots of
    /// B'(s)/3 = (b - a)(1-s)² + 2(c - b)(1-s)s + (d - c)s² = k·s² + 2·l·s + m.
    private static func extremumParameters(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (k, l, m) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
        guard abs(k) > 1e-12 * (abs(l) + abs(m)) else { return l == 0 ? [] : [-m / (2 * l)] }
        let discriminant = l * l - k * m
        guard discriminant >= 0 else { return [] }
        return [(-l + discriminant.squareRoot()) / k, (-l - discriminant.squareRoot()) / k]
    }

    /// Returns whether a point is inside the path. A point exactly on a left or top edge is inside; on a right or bottom edge it is
    /// outside.
    package func contains(_ point: CGPoint, evenOdd: Bool, tolerance: CGFloat = 0.005) -> Bool {
        var winding = 0
        forEachLine(tolerance: tolerance) { a, b in
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        return evenOdd ? winding & 1 == 1 : winding != 0
    }
}
