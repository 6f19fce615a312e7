import FlipbookDisplayList
import Foundation

// The transform applies to points when they are added: a change of the transform affects only the points that are added later.
extension CGContext {
    /// Removes the current path.
    public func beginPath() { currentPath = Path() }

    /// Starts a new subpath. This method and the following methods ignore points that are not finite.
    public func move(to point: CGPoint) { if let p = pixel(point) { currentPath.move(to: p) } }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { if let p = pixel(point) { currentPath.addLine(to: p) } }
    /// Starts a new subpath at the first point and adds lines through the other points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard let end = pixel(end), let first = pixel(control1), let second = pixel(control2) else { return }
        currentPath.addCurve(first, second, to: end)
    }
    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard let end = pixel(end), let control = pixel(control) else { return }
        currentPath.addQuadCurve(control, to: end)
    }
    /// Closes the current subpath.
    public func closePath() { currentPath.closeSubpath() }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { if rect.hasFiniteNumbers { add { $0.addRect(rect) } } }
    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse that fits a rectangle.
    public func addEllipse(in rect: CGRect) { if rect.hasFiniteNumbers { add { $0.addEllipse(in: rect) } } }
    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { if path.path.hasFiniteNumbers { add { $0.addPath(path) } } }

    /// Adds an arc, joined to the current point by a line. `clockwise` refers to axes whose y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        guard center.hasFiniteNumbers, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        join { $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
    }

    /// Adds a line and an arc that round the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard tangent1End.hasFiniteNumbers, tangent2End.hasFiniteNumbers, radius.isFinite else { return }
        join { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// The current point in user space, or zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        guard let point = currentPath.currentPoint, let inverse = pixelTransform.inverse else { return .zero }
        return point.applying(inverse)
    }
    /// The bounding box of the points of the path in user space, or null if the path is empty.
    public var boundingBoxOfPath: CGRect { pathInUserSpace?.boundingBox ?? .null }
    /// The current path in user space, or nil if it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : pathInUserSpace.map { CGPath($0) } }

    /// Returns whether drawing the current path would paint a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let pixel = pixel(point) else { return false }
        let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        let isFilled = mode != .stroke
        return isFilled && currentPath.contains(pixel, evenOdd: mode == .eoFill || mode == .eoFillStroke)
            || isStroked && strokedPath?.contains(point, evenOdd: false) == true
    }

    /// The largest number of elements of a path that is replaced with its outline. An outline has several times as many elements, so a few
    /// repetitions would use all memory.
    private static let maximumStrokedElementCount = 100_000

    /// Replaces the current path with the outline of its stroke. A path with more than 100,000 elements is unchanged.
    public func replacePathWithStrokedPath() {
        guard currentPath.elements.count <= Self.maximumStrokedElementCount else { return }
        if let stroked = strokedPath { currentPath = stroked.applying(pixelTransform) }
    }

    // MARK: - Implementation

    /// The stroke of the current path in user space, or nil if the transform has no inverse.
    private var strokedPath: Path? {
        pathInUserSpace?.stroked(state.stroke, scale: max(abs(state.transform.determinant).squareRoot(), 1))
    }

    /// The current path in user space, or nil if the transform has no inverse.
    var pathInUserSpace: Path? { pixelTransform.inverse.map { currentPath.applying($0) } }

    /// Converts a point from user space to pixels. Returns nil if the result is not finite.
    private func pixel(_ point: CGPoint) -> CGPoint? {
        let result = point.applying(pixelTransform)
        return result.hasFiniteNumbers ? result : nil
    }

    /// Adds elements that do not depend on the current point.
    private func add(_ change: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        change(path)
        currentPath.append(path.path, pixelTransform)
    }

    /// Adds elements that begin at the current point.
    private func join(_ change: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let hasStart = !currentPath.isEmpty
        if hasStart { path.move(to: currentPointOfPath) }
        change(path)
        let transform = pixelTransform
        for element in path.path.elements.dropFirst(hasStart ? 1 : 0) { currentPath.append(element, transform) }
    }
}
