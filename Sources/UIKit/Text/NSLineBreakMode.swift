import FlipbookTypography

/// The treatment of text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    /// Lines end between words.
    case byWordWrapping
    /// Lines end between characters.
    case byCharWrapping
    /// Text beyond the edge is cut off.
    case byClipping
    /// The start of a long line is replaced by an ellipsis.
    case byTruncatingHead
    /// The end of a long line is replaced by an ellipsis.
    case byTruncatingTail
    /// The middle of a long line is replaced by an ellipsis.
    case byTruncatingMiddle
}

nonisolated extension NSLineBreakMode {
    /// The corresponding break mode of the text layout.
    var layoutBreakMode: ParagraphStyle.BreakMode {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }

    init(_ mode: ParagraphStyle.BreakMode) {
        switch mode {
        case .words: self = .byWordWrapping
        case .characters: self = .byCharWrapping
        case .clip: self = .byClipping
        case .truncateHead: self = .byTruncatingHead
        case .truncateTail: self = .byTruncatingTail
        case .truncateMiddle: self = .byTruncatingMiddle
        }
    }
}
