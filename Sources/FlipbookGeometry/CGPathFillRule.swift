/// The rule that determines which points are inside a path: by the winding number (`winding`), or by the parity of the number of crossings
/// (`evenOdd`).
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
