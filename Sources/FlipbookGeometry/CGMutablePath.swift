import Foundation

/// A path that can be changed.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.addLine(to: point.applying(transform)) }

    /// Starts a new subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.addCurve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.append(Path(rect), transform) }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed subpath: the ellipse that is inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var ellipse = Path()
        ellipse.addEllipse(in: rect)
        path.append(ellipse, transform)
    }

    /// Adds a rectangle with rounded corners as a closed subpath.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        var rounded = Path()
        rounded.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        path.append(rounded, transform)
    }

    /// Adds an arc, joined to the current point by a line.
    ///
    /// As in CoreGraphics, `clockwise` refers to axes where y points up. On screen, where y points down, true draws counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        // The sweep is reduced to at most one turn in the requested direction: 0…2π, or -2π…0 if clockwise.
        let fullTurn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep -= fullTurn * (sweep / fullTurn).rounded(.up) }
            // If the angles are very large, rounding errors are larger than a turn in either direction.
            sweep = min(max(sweep, -fullTurn), 0)
        } else {
            if sweep < 0 { sweep += fullTurn * (-sweep / fullTurn).rounded(.up) }
            sweep = max(min(sweep, fullTurn), 0)
        }
        path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform)
    }

    /// Adds an arc of `delta` radians, joined to the current point by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta, transform)
    }

    /// Adds a line and an arc that round the corner at `tangent1End`. The arc touches the line from the current point to the corner and
    /// the line from the corner to `tangent2End`. If the lines are parallel or the radius is not positive, only the line to the corner is
    /// added. If the path is empty, a subpath starts at the corner.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard let current = path.currentPoint else { return path.move(to: corner.applying(transform)) }
        // The arc is computed before the transform, which can make it a part of an ellipse.
        guard let inverse = transform.inverse else { return path.addLine(to: corner.applying(transform)) }
        let start = current.applying(inverse)
        let (inX, inY, outX, outY) = (start.x - corner.x, start.y - corner.y, end.x - corner.x, end.y - corner.y)
        let angle = atan2(inX * outY - inY * outX, inX * outX + inY * outY)
        guard abs(sin(angle)) > 1e-9, radius > 0 else { return path.addLine(to: corner.applying(transform)) }
        // `angle` is the signed angle φ between the tangents. Both points of contact have the distance r/tan(|φ|/2) from the corner.
        let tangentLength = radius / tan(abs(angle) / 2)
        let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
        let arcStart = CGPoint(x: corner.x + inX / inLength * tangentLength, y: corner.y + inY / inLength * tangentLength)
        let sign: CGFloat = angle > 0 ? 1 : -1
        let center = CGPoint(x: arcStart.x - inY / inLength * radius * sign, y: arcStart.y + inX / inLength * radius * sign)
        let arcEnd = CGPoint(x: corner.x + outX / outLength * tangentLength, y: corner.y + outY / outLength * tangentLength)
        let startAngle = atan2(arcStart.y - center.y, arcStart.x - center.x)
        var sweep = atan2(arcEnd.y - center.y, arcEnd.x - center.x) - startAngle
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.append(other.path, transform) }
    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { path.closeSubpath() }
}
