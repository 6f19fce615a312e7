import CoreGraphics

/// Items and other groups in a row, in a column, or at positions that the app computes.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    nonisolated deinit {}

    /// The arrangement of the items of a group.
    enum Arrangement {
        /// The items repeat as long as they fit.
        case fill
        /// The item repeats a number of times.
        case count(Int)
        /// The item repeats a number of times, and the items share the length of the group.
        case equal(Int)
        /// The app computes the frames of the items.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    let isHorizontal: Bool
    /// The items and groups inside the group.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The space between two items, or nil for no space.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, _ arrangement: Arrangement
    ) {
        (self.subitems, self.isHorizontal, self.arrangement) = (subitems, isHorizontal, arrangement)
        super.init(layoutSize: layoutSize)
    }

    /// Creates a row whose items repeat as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, .fill)
    }
    /// Creates a row in which an item repeats a number of times.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .count(max(count, 1)))
    }
    /// Creates a row of items of equal width.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .equal(max(count, 1)))
    }
    /// Creates a column whose items repeat as long as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, .fill)
    }
    /// Creates a column in which an item repeats a number of times.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .count(max(count, 1)))
    }
    /// Creates a column of items of equal height.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .equal(max(count, 1)))
    }
    /// Creates a group in which the app computes the frames of the items.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, .custom(itemProvider)) }

    /// The supplementary views that are attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { setSupplementaryItems(newValue) }
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: isHorizontal, arrangement)
        copyProperties(to: copy)
        copy.setSupplementaryItems(supplementaryItems)
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
