import Foundation

/// A change of the items or of the layout that is animated.
struct ElementChange {
    /// The index paths before and after the change. The value is nil if only the layout has changed.
    let indexMap: BatchIndexMap?
    let oldPositions: ElementPositions
    /// The view with the swipe actions of the cell that was swiped aside, or nil if there was no such cell.
    let actionsView: SwipeActionsView?
    /// The layout before a change of the layout. It provides the positions of cells outside of the stored area. The value is nil for a
    /// change of the items.
    private let oldLayout: UICollectionViewLayout?

    /// Creates a change of the items.
    init(_ indexMap: BatchIndexMap, from oldPositions: ElementPositions, actionsView: SwipeActionsView?) {
        (self.indexMap, self.oldPositions, self.actionsView, oldLayout) = (indexMap, oldPositions, actionsView, nil)
    }

    /// Creates a change of the layout.
    init(of oldLayout: UICollectionViewLayout, from oldPositions: ElementPositions) {
        (indexMap, self.oldPositions, actionsView, self.oldLayout) = (nil, oldPositions, nil, oldLayout)
    }

    /// Returns the index path of an element after the change, or nil if the element is removed or its view is replaced.
    func newPath(of element: UICollectionView.VisibleElement) -> IndexPath? {
        guard let indexMap else { return element.path }
        if element.kind == nil {
            return indexMap.removalAnimation(of: element.path) == nil ? indexMap.newPath(of: element.path) : nil
        }
        guard element.path.count == 2 else { return element.path }
        if element.category == .decorationView || isItemSupplement(element.path) { return newSupplementPath(element.path, indexMap) }
        guard let section = indexMap.newSection(of: element.path.section), indexMap.updates.reloadedSections[element.path.section] == nil
        else { return nil }
        return IndexPath(item: element.path.item, section: section)
    }

    /// Whether a supplementary view belongs to an item other than the first item of its section.
    ///
    /// Views with item 0 are treated as views of the section: the index path of a header or footer has item 0 too, so headers and footers
    /// cannot be distinguished from views of the first item.
    private func isItemSupplement(_ path: IndexPath) -> Bool { path.item > 0 }

    private func newSupplementPath(_ path: IndexPath, _ indexMap: BatchIndexMap) -> IndexPath? {
        guard path.item > 0 else { return indexMap.newSection(of: path.section).map { IndexPath(item: 0, section: $0) } }
        return indexMap.newPath(of: path)
    }

    /// Whether an element of the new layout did not exist before.
    func isInserted(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let indexMap else { return false }
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell else {
            return path.count == 2 && oldSupplementPath(path, indexMap) == nil
        }
        return indexMap.insertionAnimation(of: path) != nil
    }

    /// Returns the attributes of an element before the change, or nil if the element did not exist or its old position is not known.
    func oldAttributes(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        guard let indexMap, path.count == 2 else {
            return oldPositions[path, kind] ?? (kind == nil ? oldLayout?.layoutAttributesForItem(at: path) : nil)
        }
        guard kind != nil else { return indexMap.oldPath(of: path).flatMap { oldPositions[$0, nil] } }
        return oldSupplementPath(path, indexMap).flatMap { oldPositions[$0, kind] }
    }

    private func oldSupplementPath(_ path: IndexPath, _ indexMap: BatchIndexMap) -> IndexPath? {
        isItemSupplement(path) ? indexMap.oldPath(of: path) : indexMap.oldSection(of: path.section).map { IndexPath(item: 0, section: $0) }
    }
}
