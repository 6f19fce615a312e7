import Foundation

/// The outline behind a `CGPath`, as a value that may travel in a display list.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, to: CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// Where the open subpath began, and where the pen is.
    private var start = CGPoint.zero
    package private(set) var pen: CGPoint?

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        start = point
        pen = point
    }

    /// A path that has no pen yet begins where it is asked to draw to, so that no call is lost.
    package mutating func line(to point: CGPoint) {
        guard pen != nil else { return move(to: point) }
        elements.append(.line(point))
        pen = point
    }

    package mutating func quad(_ control: CGPoint, to point: CGPoint) {
        if pen == nil { move(to: control) }
        elements.append(.quad(control, to: point))
        pen = point
    }

    package mutating func curve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
        if pen == nil { move(to: first) }
        elements.append(.curve(first, second, to: point))
        pen = point
    }

    package mutating func close() {
        guard pen != nil, elements.last != .close else { return }
        elements.append(.close)
        pen = start
    }

    package mutating func append(_ other: Path, _ transform: CGAffineTransform = .identity) {
        for element in other.elements { append(element, transform) }
    }

    private mutating func append(_ element: Element, _ t: CGAffineTransform) {
        switch element {
        case .move(let point): move(to: point.applying(t))
        case .line(let point): line(to: point.applying(t))
        case .quad(let control, let point): quad(control.applying(t), to: point.applying(t))
        case .curve(let first, let second, let point): curve(first.applying(t), second.applying(t), to: point.applying(t))
        case .close: close()
        }
    }

    package func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.append(self, transform)
        return path
    }
}

// MARK: - Shapes

extension Path {
    package init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    package mutating func addRect(_ rect: CGRect) {
        let corners = rect.corners
        move(to: corners[0])
        for corner in corners.dropFirst() { line(to: corner) }
        close()
    }

    package mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(rect, width: rect.width / 2, height: rect.height / 2)
    }

    /// Corners are quarter ellipses, never larger than half the rectangle.
    package mutating func addRoundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) {
        let rect = rect.standardized
        let (w, h) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
        guard w > 0, h > 0 else { return addRect(rect) }
        // A quarter circle as one cubic: the arms are 4/3·tan(90°/4) of the radius long, off by 0.03 % at most.
        let (armX, armY) = (w * (1 - Self.quarterArm), h * (1 - Self.quarterArm))
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY - h))
        curve(
            CGPoint(x: rect.maxX, y: rect.maxY - armY), CGPoint(x: rect.maxX - armX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - w, y: rect.maxY))
        line(to: CGPoint(x: rect.minX + w, y: rect.maxY))
        curve(
            CGPoint(x: rect.minX + armX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - armY),
            to: CGPoint(x: rect.minX, y: rect.maxY - h))
        line(to: CGPoint(x: rect.minX, y: rect.minY + h))
        curve(
            CGPoint(x: rect.minX, y: rect.minY + armY), CGPoint(x: rect.minX + armX, y: rect.minY),
            to: CGPoint(x: rect.minX + w, y: rect.minY))
        line(to: CGPoint(x: rect.maxX - w, y: rect.minY))
        curve(
            CGPoint(x: rect.maxX - armX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + armY),
            to: CGPoint(x: rect.maxX, y: rect.minY + h))
        close()
    }

    private static let quarterArm: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

    /// An arc from `from` sweeping `sweep` radians (positive: clockwise on screen), joined by a line to what was drawn before.
    package mutating func addArc(center: CGPoint, radius: CGFloat, from: CGFloat, sweep: CGFloat, _ t: CGAffineTransform = .identity) {
        func on(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        line(to: on(from).applying(t))
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / CGFloat(count)
        // Arms of 4/3·tan(step/4) touch the circle at both ends of each piece and in its middle.
        let arm = radius * 4 / 3 * tan(step / 4)
        for piece in 0..<count {
            let (a, b) = (from + step * CGFloat(piece), from + step * CGFloat(piece + 1))
            let (start, end) = (on(a), on(b))
            curve(
                CGPoint(x: start.x - arm * sin(a), y: start.y + arm * cos(a)).applying(t),
                CGPoint(x: end.x + arm * sin(b), y: end.y - arm * cos(b)).applying(t), to: end.applying(t))
        }
    }
}
