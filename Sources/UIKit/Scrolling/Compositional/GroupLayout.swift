import CoreGraphics

/// The frames of the cells in a group, relative to the group, in a left-to-right layout.
struct GroupLayout {
    /// A cell of the group.
    struct Cell {
        var frame: CGRect
        /// The difference between the size of the item and the size of the cell: the sums of the item's insets along both axes.
        var insets = CGSize.zero
        var zIndex = 0
        /// The dimensions that the content defines.
        var flexible = (width: false, height: false)
    }

    /// A supplementary view on an item or a group.
    struct SupplementaryView {
        var item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        /// The index of the cell to which the view belongs.
        var cellIndex: Int
    }

    var size = CGSize.zero
    var cells: [Cell] = []
    var supplementaryViews: [SupplementaryView] = []
    /// Whether the content of a cell defines the width or the height of the cell. The size of the group may then depend on it.
    var isEstimated: Bool { cells.contains { $0.flexible.width || $0.flexible.height } }

    mutating func move(by offset: CGPoint) {
        for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
        for index in supplementaryViews.indices {
            supplementaryViews[index].frame = supplementaryViews[index].frame.offsetBy(dx: offset.x, dy: offset.y)
        }
    }

    /// Adds the frames of an item or of another group inside this group.
    mutating func append(_ other: GroupLayout) {
        let first = cells.count
        cells += other.cells
        supplementaryViews += other.supplementaryViews.map {
            SupplementaryView(item: $0.item, frame: $0.frame, cellIndex: $0.cellIndex + first)
        }
    }
}
