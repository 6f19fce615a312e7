import CoreGraphics
import Foundation
import QuartzCore

/// The replacement of the layout, optionally with an animation from the old to the new positions.
extension UICollectionView {
    func defaultSetCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        layoutIfNeeded()
        let old = collectionViewLayout
        guard animated, layout !== old, window != nil, bounds.width > 0, bounds.height > 0, !isDeferringUpdates else {
            collectionViewLayout = layout
            layoutIfNeeded()
            completion?(true)
            return
        }
        cancelInteractiveMovement()
        var positions: ElementPositions?
        withDeferredUpdates { positions = ElementPositions(of: self) }
        guard let positions else { return }
        let (anchor, views) = (TransitionAnchor(in: self), visibleElements.map(\.view))
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in views { view.willTransition(from: old, to: layout) }
        UIView.withoutAnimationBlock { collectionViewLayout = layout }
        animateChange(ElementChange(of: old, from: positions), offset: { anchor.offset(in: self) }) {
            for view in views { view.didTransition(from: old, to: layout) }
            completion?($0)
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }
}

/// The visible item that is nearest to the middle of the visible area. It stays visible when the layout changes.
struct TransitionAnchor {
    private let path: IndexPath?
    /// The distance of the item's center from the origin of the visible area.
    private let distance: CGPoint
    /// Whether the content is scrolled to its top left corner. If so, it is scrolled to this corner after the change too.
    private let isAtStart: Bool

    init(in view: UICollectionView) {
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func distanceFromMiddle(_ path: IndexPath) -> CGFloat {
            guard let center = view.collectionViewLayout.layoutAttributesForItem(at: path)?.center else { return .infinity }
            return hypot(center.x - middle.x, center.y - middle.y)
        }
        path = view.indexPathsForVisibleItems.min { distanceFromMiddle($0) < distanceFromMiddle($1) }
        let center = path.flatMap { view.collectionViewLayout.layoutAttributesForItem(at: $0)?.center } ?? middle
        distance = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
        isAtStart = bounds.minY <= -inset.top + 0.5 && bounds.minX <= -inset.left + 0.5
    }

    /// Returns the offset at which the item keeps its position on the screen, as far as the content of the current layout allows it.
    func offset(in view: UICollectionView) -> CGPoint {
        let inset = view.adjustedContentInset
        if isAtStart { return view.clamped(CGPoint(x: -inset.left, y: -inset.top)) }
        guard let path, let center = view.collectionViewLayout.layoutAttributesForItem(at: path)?.center else {
            return view.clamped(view.contentOffset)
        }
        return view.clamped(CGPoint(x: center.x - distance.x, y: center.y - distance.y))
    }
}
