/// The kinds of path elements: a new subpath, a line, a quadratic or cubic Bézier curve, and the end of a closed subpath.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath at a point.
    case moveToPoint
    /// A line to a point.
    case addLineToPoint
    /// A quadratic Bézier curve to a point, with one control point.
    case addQuadCurveToPoint
    /// A cubic Bézier curve to a point, with two control points.
    case addCurveToPoint
    /// A line to the start of the subpath.
    case closeSubpath
}
