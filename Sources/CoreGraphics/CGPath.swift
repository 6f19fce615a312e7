import Foundation

/// The rule that decides which points are inside a path: by the winding number (`winding`), or by the parity of the number of
/// crossings (`evenOdd`).
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The kinds of path elements: a new subpath, a line, a quadratic or cubic Bézier curve, and the end of a closed subpath.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path.
///
/// Differs from Apple: the points are an array, not a pointer.
public struct CGPathElement: Sendable {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points of the element: control points first, then the end point.
    public let points: [CGPoint]
}

/// An immutable path. `CGMutablePath` is the subclass to draw with.
public class CGPath: Hashable {
    package fileprivate(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// Creates a rectangle, transformed if `transform` is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse that fits a rectangle, transformed if `transform` is given.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with rounded corners, transformed if `transform` is given. The corners are at most half the rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(rect, width: cornerWidth, height: cornerHeight)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The current point, or zero in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The bounding box of all points including control points, or null if the path is empty.
    public var boundingBox: CGRect { path.controlPointBox }
    /// The bounding box of the outline, or null if the path is empty.
    public var boundingBoxOfPath: CGRect { path.outlineBox }

    /// Returns whether a point is inside the path. `transform` is applied to the point, as in CoreGraphics, and not to the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// Returns a copy with curves replaced by lines that deviate by at most `threshold`. A threshold below 0.0001 counts as 0.0001.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(tolerance: max(threshold, 1e-4))) }

    /// Calls `body` with each element of the path.
    ///
    /// Differs from Apple: Apple's name is `applyWithBlock(_:)`.
    public func forEach(_ body: (CGPathElement) -> Void) {
        for element in path.elements {
            switch element {
            case .move(let point): body(CGPathElement(type: .moveToPoint, points: [point]))
            case .line(let point): body(CGPathElement(type: .addLineToPoint, points: [point]))
            case .quad(let control, let point): body(CGPathElement(type: .addQuadCurveToPoint, points: [control, point]))
            case .curve(let first, let second, let point):
                body(CGPathElement(type: .addCurveToPoint, points: [first, second, point]))
            case .close: body(CGPathElement(type: .closeSubpath, points: []))
            }
        }
    }

    /// Returns whether two paths have equal elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    /// Hashes the elements of the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    fileprivate override init(_ path: Path) { super.init(path) }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.line(to: point.applying(transform)) }

    /// Starts a new subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.quad(control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.append(Path(rect), transform) }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fits a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var ellipse = Path()
        ellipse.addEllipse(in: rect)
        path.append(ellipse, transform)
    }

    /// Adds a rectangle with rounded corners as a closed subpath.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        var rounded = Path()
        rounded.addRoundedRect(rect, width: cornerWidth, height: cornerHeight)
        path.append(rounded, transform)
    }

    /// Adds an arc, joined to the current point by a line.
    ///
    /// As in CoreGraphics, `clockwise` refers to axes where y points up. On screen, where y points down, true draws counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        // Reduced to at most one turn in the requested direction: 0…2π, or -2π…0 if clockwise.
        let fullTurn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep -= fullTurn * (sweep / fullTurn).rounded(.up) }
            sweep = max(sweep, -fullTurn)
        } else {
            if sweep < 0 { sweep += fullTurn * (-sweep / fullTurn).rounded(.up) }
            sweep = min(sweep, fullTurn)
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
    /// the line from the corner to `tangent2End`.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let corner = corner.applying(transform)
        let end = end.applying(transform)
        guard let start = path.currentPoint else { return path.move(to: corner) }
        let (inX, inY, outX, outY) = (start.x - corner.x, start.y - corner.y, end.x - corner.x, end.y - corner.y)
        let angle = atan2(inX * outY - inY * outX, inX * outX + inY * outY)
        guard abs(sin(angle)) > 1e-9, radius > 0 else { return path.line(to: corner) }
        // φ is the angle between the tangents. The touching points are r/tan(φ/2) from the corner.
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
        path.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }

    /// Adds the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.append(other.path, transform) }
    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { path.close() }
}
