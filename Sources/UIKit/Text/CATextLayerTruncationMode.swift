import FlipbookTypography

/// The part of the text of a text layer that is replaced by an ellipsis.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not truncated.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is replaced.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is replaced.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is replaced.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var breakMode: ParagraphStyle.BreakMode {
        switch self {
        case .start: .truncateHead
        case .end: .truncateTail
        case .middle: .truncateMiddle
        default: .clip
        }
    }
}
