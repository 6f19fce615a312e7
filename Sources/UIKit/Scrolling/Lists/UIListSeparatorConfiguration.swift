import CoreGraphics

/// The appearance of the separators of a list cell.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Equatable {
    /// The visibility of a separator.
    nonisolated public enum Visibility: Int, Sendable {
        /// The choice of the list.
        case automatic
        /// The separator is visible.
        case visible
        /// The separator is hidden.
        case hidden
    }

    /// The value that aligns the separator with the leading edge of the cell's text.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the separator above the cell is visible.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator below the cell is visible.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the cell.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the cell.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator

    /// Creates the default appearance in a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
