import CoreGraphics
import Foundation

/// A path of lines and curves with the attributes with which it is drawn.
nonisolated open class UIBezierPath: NSObject, NSCopying {
    /// The elements of the path. No other object uses this instance.
    let mutablePath: CGMutablePath

    /// The width of the line of `stroke()`. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The largest ratio of the length of a sharp corner to the line width. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The largest distance between a curve and the lines that approximate it.
    ///
    /// Differs from Apple: it has no effect, because curves are always exact to a fraction of a pixel.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule determines the inside of the path. The default is the winding rule.
    open var usesEvenOddFillRule = false
    /// The lengths of dashes and gaps.
    var dashLengths: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public override init() {
        mutablePath = CGMutablePath()
        super.init()
    }

    // The only designated initializer is `init()`, so that subclasses inherit all initializers.
    private convenience init(copying path: CGPath) {
        self.init()
        mutablePath.addPath(path)
    }

    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) { self.init(copying: CGPath) }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(copying: CGPath(rect: rect, transform: nil)) }

    /// Creates the ellipse that fits a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(copying: CGPath(ellipseIn: rect, transform: nil)) }

    /// Creates a rectangle with rounded corners. They are circular arcs. The radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, abs(rect.size.width) / 2, abs(rect.size.height) / 2)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Creates a rectangle with the given corners rounded as quarter ellipses. The radii are at most half of the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect, corners, cornerRadii)
    }

    /// Creates an arc. Angles are in radians, and `clockwise` is the direction on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        mutablePath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Creates an empty path.
    ///
    /// Differs from Apple: the coder is ignored, because archives are not supported.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// Returns a copy with the same elements and attributes.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a copy with the same elements and attributes.
    open func copy(with zone: NSZone?) -> Any {
        let path = UIBezierPath(cgPath: mutablePath)
        path.copyAttributes(from: self)
        return path
    }

    // MARK: - Construction

    /// The elements as a Core Graphics path. The value is a copy.
    open var cgPath: CGPath {
        get { mutablePath.copy() ?? CGMutablePath() }
        set { replaceElements(with: newValue) }
    }

    /// Starts a new subpath.
    open func move(to point: CGPoint) { mutablePath.move(to: point) }
    /// Adds a line from the current point. In an empty path, it starts a subpath instead.
    open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }
    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { mutablePath.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds an arc, joined to the current point by a line. `clockwise` is the direction on the screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        mutablePath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the current subpath with a line to its start.
    open func close() { mutablePath.closeSubpath() }
    /// Removes all elements.
    open func removeAllPoints() { replaceElements(with: CGMutablePath()) }
    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }
    /// Returns the path in the opposite direction, with the same attributes.
    open func reversing() -> UIBezierPath { reversedPath }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { if let moved = mutablePath.copy(using: $0) { replaceElements(with: moved) } }
    }

    // MARK: - Information

    /// Whether the path has no elements.
    open var isEmpty: Bool { mutablePath.isEmpty }
    /// The bounding box of all points including control points, or null if the path is empty.
    open var bounds: CGRect { mutablePath.boundingBox }
    /// The current point, or zero if the path is empty.
    open var currentPoint: CGPoint { mutablePath.currentPoint }
    /// Returns whether a point is inside the path. Open subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool { mutablePath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    // MARK: - Dashes

    /// Sets the lengths of dashes and gaps, and the distance from the start of this pattern at which a line begins. Without
    /// lengths, lines are solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { pointer in (0..<max(count, 0)).map { pointer[$0] } } ?? []
        dashPhase = phase
    }

    /// Writes the lengths of dashes and gaps, their number and the phase to the pointers that are not nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    // MARK: - Drawing

    /// Fills the path with the fill color of the current context.
    open func fill() { UIGraphicsGetCurrentContext().map(fill(in:)) }
    /// Strokes the path with the stroke color of the current context and the attributes of the path.
    open func stroke() { UIGraphicsGetCurrentContext().map(stroke(in:)) }
    /// Fills the path with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, fill(in:)) }
    /// Strokes the path with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, stroke(in:)) }
    /// Restricts drawing in the current context to the inside of the path.
    open func addClip() { UIGraphicsGetCurrentContext().map(clip(in:)) }
}
