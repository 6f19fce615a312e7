import Foundation

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, with as many points as its type needs.
public struct CGPathElement: Sendable {
    public let type: CGPathElementType
    public let points: [CGPoint]
}

/// An outline that does not change; `CGMutablePath` is the one that is drawn with.
public class CGPath: Hashable {
    package fileprivate(set) var path: Path

    package init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(rect, width: cornerWidth, height: cornerHeight)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.pen ?? .zero }
    /// Around all points, control points included.
    public var boundingBox: CGRect { path.controlBox }
    /// Around the outline itself.
    public var boundingBoxOfPath: CGRect { path.box }

    /// `transform` is applied to the point, as CoreGraphics does, and not to the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(tolerance: max(threshold, 1e-4))) }

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

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path to draw with.
public final class CGMutablePath: CGPath {
    public init() { super.init(Path()) }

    fileprivate override init(_ path: Path) { super.init(path) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.line(to: point.applying(transform)) }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.quad(control.applying(transform), to: end.applying(transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.append(Path(rect), transform) }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var ellipse = Path()
        ellipse.addEllipse(in: rect)
        path.append(ellipse, transform)
    }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        var rounded = Path()
        rounded.addRoundedRect(rect, width: cornerWidth, height: cornerHeight)
        path.append(rounded, transform)
    }

    /// `clockwise` is CoreGraphics' word, told for axes that point up: on screen, where y points down, true turns to the left.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        // Brought to one turn in the asked direction: 0…2π ahead, or 0…-2π back.
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
            sweep = max(sweep, -turn)
        } else {
            if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
            sweep = min(sweep, turn)
        }
        path.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: center, radius: radius, from: startAngle, sweep: delta, transform)
    }

    /// A corner rounded with a circle that touches both tangents.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let corner = corner.applying(transform)
        let end = end.applying(transform)
        guard let start = path.pen else { return path.move(to: corner) }
        let (inX, inY, outX, outY) = (start.x - corner.x, start.y - corner.y, end.x - corner.x, end.y - corner.y)
        let between = atan2(inX * outY - inY * outX, inX * outX + inY * outY)
        guard abs(sin(between)) > 1e-9, radius > 0 else { return path.line(to: corner) }
        // With φ between the tangents: the touching points are r/tan(φ/2) from the corner, the centre r/sin(φ/2) along the middle.
        let reach = radius / tan(abs(between) / 2)
        let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
        let touch = CGPoint(x: corner.x + inX / inLength * reach, y: corner.y + inY / inLength * reach)
        let side: CGFloat = between > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - inY / inLength * radius * side, y: touch.y + inX / inLength * radius * side)
        let leave = CGPoint(x: corner.x + outX / outLength * reach, y: corner.y + outY / outLength * reach)
        let from = atan2(touch.y - center.y, touch.x - center.x)
        var sweep = atan2(leave.y - center.y, leave.x - center.x) - from
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        path.addArc(center: center, radius: radius, from: from, sweep: sweep)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.append(other.path, transform) }
    public func closeSubpath() { path.close() }
}
