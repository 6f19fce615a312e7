import FlipbookDisplayList

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A corner with a circular arc.
    case round
    /// A corner that is cut off.
    case bevel

    /// The same shape for the display list.
    package var strokeJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
