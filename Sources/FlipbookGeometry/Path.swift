import Foundation

/// The outline of a `CGPath` as a value. It is sendable, so it can be part of a display list.
package struct Path: Hashable, Sendable {
    /// One step of a path. The last point of a line or curve is its end point; the others are control points.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, to: CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// The start of the current subpath.
    private var subpathStart = CGPoint.zero
    /// The end of the last element, or nil if the path is empty.
    package private(set) var currentPoint: CGPoint?

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    /// Whether the coordinates of all points are finite.
    package var hasFiniteNumbers: Bool {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        return elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isFinite(point)
            case .quad(let control, let point): isFinite(control) && isFinite(point)
            case .curve(let first, let second, let point): isFinite(first) && isFinite(second) && isFinite(point)
            case .close: true
            }
        }
    }

    /// Starts a new subpath.
    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        subpathStart = point
        currentPoint = point
    }

    /// Adds a line. If the path is empty, starts a subpath at `point` instead.
    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    /// Adds a quadratic curve. If the path is empty, the curve starts at its control point.
    package mutating func addQuadCurve(_ control: CGPoint, to point: CGPoint) {
        if currentPoint == nil { move(to: control) }
        elements.append(.quad(control, to: point))
        currentPoint = point
    }

    /// Adds a cubic curve. If the path is empty, the curve starts at its first control point.
    package mutating func addCurve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
        if currentPoint == nil { move(to: first) }
        elements.append(.curve(first, second, to: point))
        currentPoint = point
    }

    /// Closes the current subpath. Its start becomes the current point. Does nothing if the path is empty or the last element is a close.
    package mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = subpathStart
    }

    /// Adds the transformed elements of another path.
    package mutating func append(_ other: Path, _ transform: CGAffineTransform = .identity) {
        for element in other.elements { append(element, transform) }
    }

    /// Adds a transformed element.
    package mutating func append(_ element: Element, _ t: CGAffineTransform = .identity) {
        switch element {
        case .move(let point): move(to: point.applying(t))
        case .line(let point): addLine(to: point.applying(t))
        case .quad(let control, let point): addQuadCurve(control.applying(t), to: point.applying(t))
        case .curve(let first, let second, let point): addCurve(first.applying(t), second.applying(t), to: point.applying(t))
        case .close: closeSubpath()
        }
    }

    /// Returns the transformed path.
    package func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.append(self, transform)
        return path
    }
}

// MARK: - Shapes

extension Path {
    /// Creates a path that consists of a rectangle.
    package init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Adds a rectangle as a closed subpath.
    package mutating func addRect(_ rect: CGRect) {
        let corners = rect.corners
        move(to: corners[0])
        for corner in corners.dropFirst() { addLine(to: corner) }
        closeSubpath()
    }

    /// Adds the ellipse that fits a rectangle.
    package mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Adds a rectangle whose corners are quarter ellipses with the given radii. Each radius is limited to half of the rectangle's side.
    package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let rect = rect.standardized
        let (w, h) = (min(max(cornerWidth, 0), rect.width / 2), min(max(cornerHeight, 0), rect.height / 2))
        guard w > 0, h > 0 else { return addRect(rect) }
        // One cubic approximates a quarter circle: with control points at a distance of 4/3·tan(90°/4) radii from the ends, the error is at
        // most 0.03 %.
        let (controlInsetX, controlInsetY) = (w * (1 - Self.quarterCircleControlDistance), h * (1 - Self.quarterCircleControlDistance))
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - h))
        addCurve(
            CGPoint(x: rect.maxX, y: rect.maxY - controlInsetY), CGPoint(x: rect.maxX - controlInsetX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - w, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + w, y: rect.maxY))
        addCurve(
            CGPoint(x: rect.minX + controlInsetX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - controlInsetY),
            to: CGPoint(x: rect.minX, y: rect.maxY - h))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + h))
        addCurve(
            CGPoint(x: rect.minX, y: rect.minY + controlInsetY), CGPoint(x: rect.minX + controlInsetX, y: rect.minY),
            to: CGPoint(x: rect.minX + w, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - w, y: rect.minY))
        addCurve(
            CGPoint(x: rect.maxX - controlInsetX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + controlInsetY),
            to: CGPoint(x: rect.maxX, y: rect.minY + h))
        closeSubpath()
    }

    /// The distance between an end point and its control point for a quarter circle of radius 1.
    private static let quarterCircleControlDistance: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

    /// Adds an arc from `startAngle` to `startAngle + sweep`, in radians. A positive sweep is clockwise on screen. If there is a current
    /// point, a line connects it with the start of the arc.
    package mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, _ t: CGAffineTransform = .identity)
    {
        func pointOnCircle(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: pointOnCircle(startAngle).applying(t))
        // An arc of many turns covers the same circle, so the number of its elements is limited.
        guard sweep.isFinite else { return }
        let count = Int((min(abs(sweep), 1e4) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / CGFloat(count)
        // Control points at a distance of 4/3·tan(step/4) radii make each cubic touch the circle at both ends and in the middle.
        let controlDistance = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            let (start, end) = (pointOnCircle(a), pointOnCircle(b))
            addCurve(
                CGPoint(x: start.x - controlDistance * sin(a), y: start.y + controlDistance * cos(a)).applying(t),
                CGPoint(x: end.x + controlDistance * sin(b), y: end.y - controlDistance * cos(b)).applying(t), to: end.applying(t))
        }
    }
}
