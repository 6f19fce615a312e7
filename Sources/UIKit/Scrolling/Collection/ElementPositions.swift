import CoreGraphics
import Foundation

/// The layout attributes of the elements before a change, in and near the visible area.
struct ElementPositions {
    private let attributes: [UICollectionView.ElementKey: UICollectionViewLayoutAttributes]

    /// Stores the attributes of the elements in the visible area, and up to one width or height of this area outside of it on each side.
    /// After a change of the items, elements that come from farther away appear at their new positions without a motion.
    init(of view: UICollectionView) {
        view.collectionViewLayout.prepareIfNeeded()
        let area = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
        let all = view.collectionViewLayout.layoutAttributesForElements(in: area) ?? []
        attributes = Dictionary(all.map { (UICollectionView.ElementKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(path: IndexPath, kind: String?) -> UICollectionViewLayoutAttributes? {
        attributes[UICollectionView.ElementKey(path: path, kind: kind)]
    }
}
