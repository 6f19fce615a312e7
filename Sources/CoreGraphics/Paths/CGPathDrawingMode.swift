/// The ways to draw the current path of a context.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the winding-number rule.
    case fill
    /// Fills the path with the even-odd rule.
    case eoFill
    /// Draws the line of the path.
    case stroke
    /// Fills the path with the winding-number rule, then draws its line.
    case fillStroke
    /// Fills the path with the even-odd rule, then draws its line.
    case eoFillStroke
}
