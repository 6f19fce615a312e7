import CoreGraphics
import Foundation

extension UICollectionView {
    /// Announces the items on the next screen to the prefetching data source. Called at the end of a layout pass.
    func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, !isDeferringUpdates,
            let area = prefetchState.areaAhead(of: bounds, first: firstPrefetchDirection)
        else { return }
        var ahead: [IndexPath] = []
        withDeferredUpdates {
            ahead = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
                .filter { $0.representedElementCategory == .cell && contains($0.indexPath) }.map(\.indexPath)
        }
        let (new, cancelled) = prefetchState.update(ahead: ahead, visible: indexPathsForVisibleItems)
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    /// The direction in which items are prefetched before the user has scrolled. It is down, unless only the width of the content exceeds
    /// the visible area. In this case, it is the side on which more content is hidden, for example the left side for content that begins at
    /// its right edge.
    private var firstPrefetchDirection: CGVector {
        guard contentSize.width > bounds.width, contentSize.height <= bounds.height else { return CGVector(dx: 0, dy: 1) }
        return CGVector(dx: contentSize.width - bounds.maxX >= bounds.minX ? 1 : -1, dy: 0)
    }
}
