import CoreGraphics
import Foundation

/// Where one thing in a collection stands, and how it looks there.
open class UICollectionViewLayoutAttributes: Hashable {
    public internal(set) var indexPath: IndexPath
    public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    public internal(set) var representedElementKind: String?

    open var frame = CGRect.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    public required init(indexPath: IndexPath) { self.indexPath = indexPath }

    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = elementKind
    }

    public var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height)
        }
    }

    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// One that may be changed without changing this one. A subclass with properties of its own copies those too.
    open func copy() -> Any {
        let copy = Swift.type(of: self).init(indexPath: indexPath)
        (copy.representedElementCategory, copy.representedElementKind) = (representedElementCategory, representedElementKind)
        (copy.frame, copy.transform, copy.alpha, copy.zIndex, copy.isHidden) = (frame, transform, alpha, zIndex, isHidden)
        return copy
    }

    nonisolated public static func == (a: UICollectionViewLayoutAttributes, b: UICollectionViewLayoutAttributes) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Says where the things in a collection stand. A subclass answers for all places; the collection asks only for those that can be seen.
open class UICollectionViewLayout {
    public internal(set) weak var collectionView: UICollectionView?
    var isValid = false

    public init() {}
    public required init?(coder: NSCoder) {}

    /// Called before the first question after the layout has become invalid. Overrides call super.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// All that touches the rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// Whether a scroll or a resize makes everything stand elsewhere.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.laidOutBounds.size
    }

    /// Where to come to rest instead.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Where an item comes from that was not there; by default it stands there already and fades in.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Where an item goes that will not be there any more; nil to fade where it is.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    /// Everything is asked for again at the next layout.
    open func invalidateLayout() {
        isValid = false
        collectionView?.layoutDidInvalidate()
    }

    func prepareIfNeeded() {
        guard !isValid else { return }
        isValid = true
        prepare()
    }
}
