import FlipbookDisplayList

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square

    /// The same shape for the display list.
    package var strokeCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
