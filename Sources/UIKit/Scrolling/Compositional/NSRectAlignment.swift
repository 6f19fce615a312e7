/// The edges and corners of a rectangle.
nonisolated public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none
    /// At the upper edge.
    case top
    /// In the upper leading corner.
    case topLeading
    /// At the leading edge.
    case leading
    /// In the lower leading corner.
    case bottomLeading
    /// At the lower edge.
    case bottom
    /// In the lower trailing corner.
    case bottomTrailing
    /// At the trailing edge.
    case trailing
    /// In the upper trailing corner.
    case topTrailing
}

nonisolated extension NSRectAlignment {
    /// The one or two edges of the alignment. The set is empty for `none`.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
