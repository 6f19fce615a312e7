import UIKit

/// A flow layout whose cells determine their sizes.
///
/// The items of a line begin at the leading edge and have the minimum spacing. A flow layout by itself distributes the items of a full line
/// over the whole width.
class TagLayout: UICollectionViewFlowLayout {
    private var frames: [IndexPath: CGRect] = [:]

    override init() {
        super.init()
        estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        itemSize = CGSize(width: 90, height: 38)
        (minimumInteritemSpacing, minimumLineSpacing) = (8, 10)
        sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
        headerReferenceSize = CGSize(width: 0, height: 44)
    }

    required init?(coder: NSCoder) { return nil }

    override func prepare() {
        super.prepare()
        frames = [:]
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections { alignItems(of: section, in: view) }
    }

    /// Moves the items of each line to the left, or to the right if the layout is from right to left.
    private func alignItems(of section: Int, in view: UICollectionView) {
        var (x, line) = (sectionInset.left, -CGFloat.infinity)
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            guard var frame = super.layoutAttributesForItem(at: path)?.frame else { continue }
            if abs(frame.midY - line) > 1 { (x, line) = (sectionInset.left, frame.midY) }
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            frame.origin.x = isRightToLeft ? collectionViewContentSize.width - x - frame.width : x
            x += frame.width + minimumInteritemSpacing
            frames[path] = frame
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        // A flow layout keeps its attributes, so only a copy may be changed.
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        if let frame = frames[indexPath] { attributes?.frame = frame }
        return attributes
    }

    /// Returns the attributes of the elements in a rectangle, with the aligned frames of the items. UIKit does not call
    /// `layoutAttributesForItem(at:)` for them.
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            guard attributes.representedElementCategory == .cell else { return attributes }
            return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
        }
    }
}
