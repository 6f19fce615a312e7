/// The mode in which two takes, A and B, are shown together.
nonisolated package enum ComparisonMode: String, CaseIterable, Sendable, Codable {
    /// A and B on two screens side by side, A on the left.
    case side
    /// B over A. B is translucent.
    case overlay
    /// The pixels that differ.
    case difference

    /// The next mode in the cycle of the window's key.
    package var next: ComparisonMode {
        switch self {
        case .side: .overlay
        case .overlay: .difference
        case .difference: .side
        }
    }

    /// The name for messages.
    package var title: String {
        switch self {
        case .side: "Side by side"
        case .overlay: "Overlaid"
        case .difference: "Difference"
        }
    }
}
