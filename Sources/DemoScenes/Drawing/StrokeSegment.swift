import UIKit

/// A part of a stroke: a quadratic curve whose width changes from its start to its end.
struct StrokeSegment {
    let start: StrokePoint
    let control: StrokePoint
    let end: StrokePoint

    /// The rectangle that contains the segment. A quadratic curve is inside of the triangle of its three points.
    var bounds: CGRect {
        let (a, b, c) = (start.location, control.location, end.location)
        let (left, top) = (min(a.x, b.x, c.x), min(a.y, b.y, c.y))
        // Half of the width, and a point for the smooth edge.
        let reach = max(start.width, control.width, end.width) / 2 + 1
        return CGRect(x: left, y: top, width: max(a.x, b.x, c.x) - left, height: max(a.y, b.y, c.y) - top).insetBy(dx: -reach, dy: -reach)
    }

    /// The outline of the segment: along its left side, around its end, and back along its right side. The start is straight, because the
    /// round end of the previous segment is already there.
    ///
    /// A path with a `lineWidth` has the same width everywhere. That is why the segment is an area that is filled, and not a line.
    var outline: UIBezierPath {
        let samples = self.samples
        guard let first = samples.first, let last = samples.last, samples.count > 1 else {
            let width = max(start.width, end.width)
            return UIBezierPath(
                ovalIn: CGRect(x: end.location.x - width / 2, y: end.location.y - width / 2, width: width, height: width))
        }
        let path = UIBezierPath()
        path.move(to: first.side(-.pi / 2))
        for sample in samples { path.addLine(to: sample.side(-.pi / 2)) }
        path.addArc(
            withCenter: last.location, radius: last.radius, startAngle: last.angle - .pi / 2, endAngle: last.angle + .pi / 2,
            clockwise: true)
        for sample in samples.reversed() { path.addLine(to: sample.side(.pi / 2)) }
        path.close()
        return path
    }

    // MARK: - Samples

    /// A point of the curve with its direction and half of its width.
    private struct Sample {
        let location: CGPoint
        let angle: CGFloat
        let radius: CGFloat

        /// Returns the point of the outline in a direction that is relative to the direction of the curve.
        func side(_ relativeAngle: CGFloat) -> CGPoint {
            CGPoint(x: location.x + radius * cos(angle + relativeAngle), y: location.y + radius * sin(angle + relativeAngle))
        }
    }

    /// Points of the curve at distances of about 2 points. Empty if the curve has no length.
    private var samples: [Sample] {
        let (a, b, c) = (start.location, control.location, end.location)
        let length = hypot(b.x - a.x, b.y - a.y) + hypot(c.x - b.x, c.y - b.y)
        guard length > 0.1 else { return [] }
        let count = max(Int((length / 2).rounded(.up)), 2)
        return (0...count).map { index in
            let t = CGFloat(index) / CGFloat(count)
            // The point (1 - t)²·a + 2t(1 - t)·b + t²·c, and half of its derivative.
            let (wa, wb, wc) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
            let location = CGPoint(x: wa * a.x + wb * b.x + wc * c.x, y: wa * a.y + wb * b.y + wc * c.y)
            var direction = CGVector(dx: (1 - t) * (b.x - a.x) + t * (c.x - b.x), dy: (1 - t) * (b.y - a.y) + t * (c.y - b.y))
            if direction.dx == 0, direction.dy == 0 { direction = CGVector(dx: c.x - a.x, dy: c.y - a.y) }
            return Sample(
                location: location, angle: atan2(direction.dy, direction.dx), radius: (start.width + t * (end.width - start.width)) / 2)
        }
    }
}
