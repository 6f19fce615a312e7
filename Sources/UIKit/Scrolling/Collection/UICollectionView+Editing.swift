import Foundation

/// The editing mode, the outline levels of list cells, and the reconfiguration of items.
extension UICollectionView {
    func defaultSetEditing(_ isEditing: Bool) {
        guard isEditing != selection.isEditing else { return }
        if hasSwipeController { swipeController.close(animated: true) }
        selection.isEditing = isEditing
        enforceSelectionLimit()
        for case let cell as UICollectionViewCell in visibleElements.map(\.view) { cell.isEditing = isEditing }
    }

    /// Updates the levels and the disclosures of visible cells from the data source.
    func updateOutlineStates() {
        guard let source = dataSource as? OutlineDataSource else { return }
        for element in visibleElements {
            guard let cell = element.view as? UICollectionViewListCell else { continue }
            cell.outlineState = source.outlineState(at: dataSourceIndexPath(of: element.path))
        }
    }

    func defaultReconfigureItems(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfiguredCell = (path, cell)
            let result = dataSource.collectionView(self, cellForItemAt: path)
            reconfiguredCell = nil
            guard result === cell else {
                Diagnostics.report(
                    .programmerError, source: "UICollectionView",
                    "The data source returned another cell for a reconfigured item. Dequeue the cell with the same identifier and index "
                        + "path; the item is reloaded now.")
                reloadItems(at: [path])
                continue
            }
            setNeedsMeasuring(cell)
        }
    }
}
