import CoreGraphics
import Foundation

/// The appearance and the behavior of a section that is a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The styles of a list.
    ///
    /// Differs from Apple: `sidebarPlain` is the same as `sidebar`.
    nonisolated public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections with space between them.
        case grouped
        /// Sections with round corners and space around them.
        case insetGrouped
        /// The list of a sidebar.
        case sidebar
        /// The plain list of a sidebar.
        case sidebarPlain
    }
    /// The kinds of headers: none, a supplementary view, or the first cell.
    nonisolated public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none
        /// Supplementary views are the headers.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }
    /// The kinds of footers: none, or a supplementary view.
    nonisolated public enum FooterMode: Int, Sendable {
        /// No footers.
        case none
        /// Supplementary views are the footers.
        case supplementary
    }
    /// Returns the swipe actions of an item, or nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of an item. The second parameter contains the separators of the list.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The style of the list.
    public let appearance: Appearance
    /// Whether cells have separators.
    public var showsSeparators: Bool
    /// The appearance of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The closure that returns the separators of an item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color of the list behind its cells. Nil means the color of the style.
    public var backgroundColor: UIColor?
    /// The closure that returns the actions at the leading edge of a cell.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that returns the actions at the trailing edge of a cell.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The kind of headers.
    public var headerMode = HeaderMode.none
    /// The kind of footers.
    public var footerMode = FooterMode.none
    /// The space above each header, or above the first cell of a section if the headers are not supplementary views. Nil means the space of
    /// the style.
    public var headerTopPadding: CGFloat?

    /// Creates a list with a style.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    // MARK: - Layout

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var hasSwipeActions: Bool { leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil }

    var resolvedBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        return isGrouped ? .systemGroupedBackground : appearance == .plain ? .systemBackground : .secondarySystemBackground
    }

    /// The space before and after the rows of a grouped section, which is half of the space between two sections.
    private static let groupSpace: CGFloat = 18

    /// Returns a section that is a list.
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.listConfiguration = self
        let side: CGFloat = appearance == .insetGrouped ? 16 : 0
        let space = isGrouped ? Self.groupSpace : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : headerTopPadding ?? space, leading: side,
            bottom: footerMode == .supplementary ? 0 : space, trailing: side)
        section.boundarySupplementaryItems = makeBoundaries(size)
        return section
    }

    private func makeBoundaries(_ size: NSCollectionLayoutSize) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            header.contentInsets.top = headerTopPadding ?? (isGrouped ? 10 : 0)
            items.append(header)
        }
        if footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return items
    }

    // MARK: - Positions

    /// Returns the position of a cell in its section.
    func position(of item: Int, in section: SectionLayout) -> ListPosition {
        let isHeader = headerMode == .firstItemInSection && item == 0
        var position = ListPosition(appearance: appearance, isHeaderOrFooter: isHeader)
        // A header that is the first cell is outside of the group of rows.
        let first = headerMode == .firstItemInSection && appearance != .sidebar && appearance != .sidebarPlain ? 1 : 0
        position.isFirst = item == first
        position.isLast = item == section.count - 1
        guard showsSeparators else { return position }
        let path = IndexPath(item: item, section: section.index)
        position.separators = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
        return position
    }

    /// Returns the position of a header or footer.
    func boundaryPosition(_ boundary: BoundaryLayout) -> ListPosition {
        ListPosition(appearance: appearance, isHeaderOrFooter: true, isFooter: boundary.isAtEnd)
    }
}
