import CoreGraphics

/// The frames of the cells in a group, relative to the group, in a left-to-right layout.
struct GroupLayout {
    /// A cell of the group.
    struct Leaf {
        var frame: CGRect
        /// The difference between the size of the item and the size of the cell: the sums of the item's insets along both axes.
        var insets = CGSize.zero
        var zIndex = 0
        /// The dimensions that the content defines.
        var flexible = (width: false, height: false)
    }

    /// A supplementary view on an item or a group.
    struct Supplement {
        var item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        /// The cell to which the view belongs.
        var leaf: Int
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var supplements: [Supplement] = []
    /// Whether the content of a cell defines the width or the height of the cell. The size of the group may then depend on it.
    var isEstimated: Bool { leaves.contains { $0.flexible.width || $0.flexible.height } }

    mutating func move(by offset: CGPoint) {
        for index in leaves.indices { leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
        for index in supplements.indices { supplements[index].frame = supplements[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
    }

    /// Adds the frames of an item or of another group inside this group.
    mutating func append(_ other: GroupLayout) {
        let first = leaves.count
        leaves += other.leaves
        supplements += other.supplements.map { Supplement(item: $0.item, frame: $0.frame, leaf: $0.leaf + first) }
    }
}
