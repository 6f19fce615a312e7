import FlipbookDisplayList

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Half a square beyond the end point.
    case square

    /// The same shape for the display list.
    package var strokeCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
