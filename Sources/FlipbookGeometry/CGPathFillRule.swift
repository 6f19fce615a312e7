/// The rule that determines which points are inside a path: by the winding number (`winding`), or by the parity of the number of crossings
/// (`evenOdd`).
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it, counted with its direction.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}
