import FlipbookDisplayList

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel

    /// The same shape for the display list.
    package var strokeJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
