import CoreGraphics
import Foundation
import QuartzCore

/// The layout between two other layouts. A gesture sets its progress.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    nonisolated deinit {}

    /// The layout at the start.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at the end.
    open private(set) var nextLayout: UICollectionViewLayout
    /// The progress from the current to the next layout, from 0 to 1. Values outside of this range overshoot.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            if transitionProgress != oldValue { progressDidChange() }
        }
    }
    /// The values that subclasses have stored for the current progress, by their key.
    private var values: [String: CGFloat] = [:]
    /// The visible areas at the start and at the end.
    private var areas = (current: CGRect.zero, next: CGRect.zero)

    /// Creates a layout between two other layouts.
    public required init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two layouts without items.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Stores the value of a subclass for the current progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value that was stored, or 0.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    /// Stores the visible areas of both layouts.
    func setAreas(current: CGRect, next: CGRect) { areas = (current, next) }

    private func progressDidChange() {
        guard let collectionView else { return }
        collectionView.updateOffset(to: interpolated(areas.current.origin, areas.next.origin))
        invalidateLayout()
    }

    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: max(old.width, new.width), height: max(old.height, new.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // `rect` is not used: the result contains all elements that are visible at the start or at the end of the transition.
        let old = currentLayout.layoutAttributesForElements(in: areas.current) ?? []
        let new = nextLayout.layoutAttributesForElements(in: areas.next) ?? []
        let oldKeys = Set(old.map(UICollectionView.ElementKey.init))
        return old.compactMap { interpolated($0, attributes(of: $0, in: nextLayout)) }
            + new.filter { !oldKeys.contains(UICollectionView.ElementKey($0)) }.compactMap {
                interpolated(attributes(of: $0, in: currentLayout), $0)
            }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolated(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        interpolated(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        interpolated(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    override func requestsPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    // MARK: - Interpolation

    private func attributes(of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        let path = attributes.indexPath
        guard let kind = attributes.representedElementKind else { return layout.layoutAttributesForItem(at: path) }
        return attributes.representedElementCategory == .decorationView
            ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    private func interpolated(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }
    private func interpolated(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
        CGPoint(x: interpolated(old.x, new.x), y: interpolated(old.y, new.y))
    }

    private func interpolated(_ old: CATransform3D, _ new: CATransform3D) -> CATransform3D {
        CATransform3D(
            m11: interpolated(old.m11, new.m11), m12: interpolated(old.m12, new.m12), m13: interpolated(old.m13, new.m13),
            m14: interpolated(old.m14, new.m14), m21: interpolated(old.m21, new.m21), m22: interpolated(old.m22, new.m22),
            m23: interpolated(old.m23, new.m23), m24: interpolated(old.m24, new.m24), m31: interpolated(old.m31, new.m31),
            m32: interpolated(old.m32, new.m32), m33: interpolated(old.m33, new.m33), m34: interpolated(old.m34, new.m34),
            m41: interpolated(old.m41, new.m41), m42: interpolated(old.m42, new.m42), m43: interpolated(old.m43, new.m43),
            m44: interpolated(old.m44, new.m44))
    }

    /// Returns attributes that are interpolated between two attributes, or nil if both are nil. An element that exists in only one of the
    /// layouts fades.
    private func interpolated(_ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let result = (new ?? old)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.orthogonalSection = nil
        guard let old, let new else {
            result.alpha *= min(max(new == nil ? 1 - transitionProgress : transitionProgress, 0), 1)
            return result
        }
        let size = CGSize(
            width: max(interpolated(old.size.width, new.size.width), 0), height: max(interpolated(old.size.height, new.size.height), 0))
        let center = interpolated(old.center, new.center)
        result.frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        result.alpha = min(max(interpolated(old.alpha, new.alpha), 0), 1)
        result.transform3D = interpolated(old.transform3D, new.transform3D)
        result.zIndex = max(old.zIndex, new.zIndex)
        return result
    }
}
