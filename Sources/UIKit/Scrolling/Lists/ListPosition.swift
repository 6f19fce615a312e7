import CoreGraphics

/// The position of a cell in its list section, and the settings of the list that affect its appearance.
struct ListPosition: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the cell is the first of its group of rows.
    var isFirst = false
    /// Whether the cell is the last of its group of rows.
    var isLast = false
    /// Whether the cell is the header of its section. It is also true for headers and footers that are supplementary views.
    var isHeaderOrFooter = false
    /// Whether the cell is the footer of its section. For a footer, `isHeaderOrFooter` is true too.
    var isFooter = false
    /// The separators of the cell, or nil if the list shows none.
    var separators: UIListSeparatorConfiguration?
}
