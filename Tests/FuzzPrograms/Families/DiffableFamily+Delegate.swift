import Foundation
import UIKit

extension DiffableFamily {
    /// A delegate and prefetching data source. In hostile programs, its methods sometimes change the collection view that calls them: they
    /// reload, scroll or lay it out, or apply its snapshot again.
    final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
        var values: FuzzValues
        weak var source: UICollectionViewDiffableDataSource<Int, Int>?
        let actions = FuzzSwipeActions()
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        func reenter(_ view: UICollectionView) {
            guard values.isHostile, depth == 0, let source, values.bool(0.06) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...5) {
            case 0: view.reloadData()
            case 1: view.layoutIfNeeded()
            case 2: source.apply(source.snapshot(), animatingDifferences: values.bool())
            case 3: view.setContentOffset(values.point(), animated: values.bool())
            case 4: view.collectionViewLayout.invalidateLayout()
            default: view.isEditing.toggle()
            }
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { reenter(collectionView) }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            reenter(collectionView)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { reenter(collectionView) }
        func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
            reenter(view)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if let view = scrollView as? UICollectionView { reenter(view) } }
    }
}
