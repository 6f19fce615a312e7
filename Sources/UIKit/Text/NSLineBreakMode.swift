import FlipbookTypography

/// The treatment of text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
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
