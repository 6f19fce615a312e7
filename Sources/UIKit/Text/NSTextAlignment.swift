import FlipbookTypography

/// The alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// Centered.
    case center
    /// At the right edge.
    case right
    /// From edge to edge, except the last line.
    case justified
    /// At the edge at which text begins.
    case natural
}

nonisolated extension NSTextAlignment {
    /// The corresponding alignment of the text layout.
    var layoutAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ alignment: ParagraphStyle.Alignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}
