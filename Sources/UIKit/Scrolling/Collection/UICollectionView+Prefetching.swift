import CoreGraphics
import Foundation

extension UICollectionView {
    /// Announces the items on the next screen to the prefetching data source. Called at the end of a layout pass.
    func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, !isRearranging, let area = prefetchState.areaAhead(of: bounds) else { return }
        var ahead: [IndexPath] = []
        rearranging {
            ahead = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
                .filter { $0.representedElementCategory == .cell && contains($0.indexPath) }.map(\.indexPath)
        }
        let (new, cancelled) = prefetchState.update(ahead: ahead, visible: indexPathsForVisibleItems)
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
