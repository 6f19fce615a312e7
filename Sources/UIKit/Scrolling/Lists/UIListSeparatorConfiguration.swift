import CoreGraphics

/// The appearance of the separators of a list cell.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Equatable {
    /// The visibility of a separator.
    nonisolated public enum Visibility: Int, Sendable {
        /// The style of the list and the position of the cell determine whether the separator is visible.
        case automatic
        /// The separator is visible.
        case visible
        /// The separator is hidden.
        case hidden
    }

    /// The insets of a separator that begins at the leading edge of the cell's text and ends at the trailing edge of the cell. In the style
    /// `grouped`, the separators above and below a section begin at the leading edge of the cell.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the separator above the cell.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below the cell.
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
