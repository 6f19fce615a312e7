import FlipbookGeometry
import FlipbookDisplayList
import Foundation

extension ProjectiveTransform {
    /// The largest factor by which the projection lengthens a short line in the rectangle, measured at the corners. In perspective, the
    /// factor has no bound near the camera. So it is limited to 50, which is also used for a corner at or behind the camera.
    func maximumScale(over rect: CGRect) -> CGFloat {
        if let affineTransform { return max(hypot(affineTransform.a, affineTransform.b), hypot(affineTransform.c, affineTransform.d)) }
        var maximum: CGFloat = 0.01
        for corner in 0..<4 {
            let (x, y, w) = homogeneousCoordinates(
                of: CGPoint(x: corner & 1 == 0 ? rect.minX : rect.maxX, y: corner < 2 ? rect.minY : rect.maxY))
            guard w >= ProjectiveTransform.minimumW else {
                maximum = 50
                continue
            }
            // ∂(X/W)/∂x = (a - X/W·u)/W, and so on.
            let (px, py) = (x / w, y / w)
            maximum = max(maximum, hypot(a - px * u, b - py * u) / w, hypot(c - px * v, d - py * v) / w)
        }
        return min(maximum, 50)
    }
}

extension EdgeBuilder {
    /// The largest scale of the current projection in a rectangle.
    private func maximumScale(_ rect: CGRect) -> CGFloat { projection.maximumScale(over: rect) }

    /// Adds a rounded rectangle.
    mutating func add(_ shape: RoundedRect) {
        add(shape.rect, shape.clampedRadius, shape)
    }

    /// Adds the border of a rounded rectangle. The inner outline is subtracted.
    mutating func addBorder(_ shape: RoundedRect, width: CGFloat) {
        let radius = shape.clampedRadius
        add(shape.rect, radius, shape)
        reverseDirection()
        let inner = shape.rect.insetBy(dx: width, dy: width)
        if !inner.isNull, !inner.isEmpty { add(inner, max(radius - width, 0), shape) }
        reverseDirection()
    }

    private mutating func add(_ rect: CGRect, _ radius: CGFloat, _ shape: RoundedRect) {
        close()
        // A chord over the angle a deviates from the circle by r·(1 - cos(a/2)) ≈ r·a²/8.
        let pixelRadius = radius * maximumScale(rect)
        let chordCount = radius > 0 ? Self.chordCount(pixelRadius) : 0
        let spareLength = min(rect.width, rect.height) / 2 / max(radius, 1e-9) - 1
        let continuity = shape.curve == .continuous && radius > 0 ? min(max(spareLength, 0) / Corner.continuousExtension, 1) : 0
        if chordCount > 0 { cornerPoints.fill(continuity > 0 ? chordCount * 2 : chordCount, continuity) }
        for index in 0..<4 {
            // The corners are added clockwise, starting at the upper left corner.
            let corner = CGPoint(x: index == 1 || index == 2 ? rect.maxX : rect.minX, y: index < 2 ? rect.minY : rect.maxY)
            guard chordCount > 0, shape.corners.contains(CACornerMask.clockwise[index]) else {
                line(to: corner)
                continue
            }
            for pointIndex in cornerPoints.indices {
                let (back, ahead) = cornerPoints[pointIndex]
                line(to: Corner.point(corner, index, back * radius, ahead * radius))
            }
        }
        close()
    }

    /// Returns the number of chords for a quarter circle with a radius in pixels. It is limited to 1000, because a larger circle is nearly
    /// straight inside of a surface.
    private static func chordCount(_ radius: CGFloat) -> Int {
        let count = .pi / 2 / (8 * flatness / max(radius, 0.01)).squareRoot()
        return count < 1000 ? max(Int(count.rounded(.up)), 2) : 1000
    }

    /// Adds a path. `box` contains its control points.
    mutating func add(_ path: Path, box: CGRect) {
        close()
        var currentPoint: CGPoint?
        path.forEachLine(tolerance: Self.flatness / max(maximumScale(box), 1e-4)) { from, to in
            if currentPoint != from { move(to: from) }
            line(to: to)
            currentPoint = to
        }
        close()
    }
}

/// The end points of a round corner's chords, in radii from the tip of the corner. They are cached, because they are the
/// same for most corners of a frame.
struct CornerPoints {
    private var points: [(back: CGFloat, ahead: CGFloat)] = []
    private var continuity: CGFloat = 0

    var indices: Range<Int> { points.indices }
    subscript(index: Int) -> (back: CGFloat, ahead: CGFloat) { points[index] }

    /// Computes the points unless they are cached.
    mutating func fill(_ chordCount: Int, _ continuity: CGFloat) {
        if points.count == chordCount + 1, self.continuity == continuity { return }
        self.continuity = continuity
        points.removeAll(keepingCapacity: true)
        for chord in 0...chordCount { points.append(Corner.curvePoint(CGFloat(chord) / CGFloat(chordCount), continuity)) }
    }
}

/// The curve of a round corner, in radii from its tip. `back` is the distance against the clockwise direction, and `ahead` the distance in
/// the clockwise direction.
private enum Corner {
    /// The length that a continuous corner extends beyond a circle along each side.
    static let continuousExtension: CGFloat = 0.528665

    /// Returns a point of the corner. `s` is the position along the corner, 0…1. `continuity` is 0 for a circle and 1 for a continuous
    /// curve.
    static func curvePoint(_ s: CGFloat, _ continuity: CGFloat) -> (back: CGFloat, ahead: CGFloat) {
        let (sine, cosine) = (sin(s * .pi / 2), cos(s * .pi / 2))
        let circle = (back: 1 - sine, ahead: 1 - cosine)
        guard continuity > 0 else { return circle }
        let curve = continuous(s)
        return (circle.back + (curve.back - circle.back) * continuity, circle.ahead + (curve.ahead - circle.ahead) * continuity)
    }

    /// The continuous curve in three cubic segments: curvature increases from 0, stays constant, and decreases. The
    /// coefficients are those of the icon shape of iOS 7.
    private static func continuous(_ s: CGFloat) -> (back: CGFloat, ahead: CGFloat) {
        if s > 0.5 {
            let mirrored = continuous(1 - s)
            return (mirrored.ahead, mirrored.back)
        }
        if s <= 0.25 {
            let t = s * 4
            return (
                cubic(1.52866483, 1.08849296, 0.86840694, 0.63149379, t), cubic(0, 0, 0, 0.07491139, t)
            )
        }
        let t = (s - 0.25) * 2
        return (cubic(0.63149379, 0.37282383, 0.16905956, 0.07491139, t), cubic(0.07491139, 0.16905956, 0.37282383, 0.63149379, t))
    }

    private static func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ s: CGFloat) -> CGFloat {
        let r = 1 - s
        return r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d
    }

    /// Returns a point in the item's coordinates. Corners are numbered clockwise from the upper left. The sides before the corners have the
    /// directions up, right, down and left.
    static func point(_ tip: CGPoint, _ corner: Int, _ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        switch corner {
        case 0: CGPoint(x: tip.x + ahead, y: tip.y + back)
        case 1: CGPoint(x: tip.x - back, y: tip.y + ahead)
        case 2: CGPoint(x: tip.x - ahead, y: tip.y - back)
        default: CGPoint(x: tip.x + back, y: tip.y - ahead)
        }
    }
}
