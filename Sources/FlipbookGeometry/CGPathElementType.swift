/// The kinds of path elements: a new subpath, a line, a quadratic or cubic Bézier curve, and the end of a closed subpath.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
