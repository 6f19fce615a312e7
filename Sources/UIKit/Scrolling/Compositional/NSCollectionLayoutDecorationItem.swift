/// A decoration view of a section, such as its background.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    nonisolated deinit {}

    /// The kind of the view, for which the layout has a registered class.
    open private(set) var elementKind: String
    /// The position along the z-axis. Decorations are behind other elements with the same position.
    open var zIndex = 0

    init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// Creates the background of a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copyProperties(to: copy)
        copy.zIndex = zIndex
        return copy
    }
}
