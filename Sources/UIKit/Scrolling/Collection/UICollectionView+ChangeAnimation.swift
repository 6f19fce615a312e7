import CoreGraphics
import Foundation
import QuartzCore

/// The animation of a change of the items or of the layout, from the old positions to the new positions.
extension UICollectionView {
    /// The duration of the animation, in seconds.
    static let changeDuration = 0.3

    /// The elements that disappear in the animation, and the content offset at its end.
    private struct AnimatedElements {
        /// The elements whose items were removed or whose views are replaced.
        var removed: [VisibleElement] = []
        /// The elements whose new positions are outside of the visible area.
        var movingOut: [VisibleElement] = []
        /// The content offset at the end of the animation.
        var targetOffset = CGPoint.zero
    }

    /// Animates the visible elements from their old to their new positions. `offset` returns the content offset at the end. If it is nil,
    /// the content offset is unchanged, as far as the new content allows it.
    func animateChange(_ change: ElementChange, offset: (() -> CGPoint)? = nil, _ completion: ((Bool) -> Void)?) {
        let start = contentOffset
        var elements = AnimatedElements()
        UIView.withoutAnimationBlock {
            elements.removed = renumber(change)
            withDeferredUpdates {
                if let indexMap = change.indexMap {
                    collectionViewLayout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: indexMap))
                }
                prepareLayout()
                elements.targetOffset = targetOffset(offset?() ?? contentOffset)
                layer.bounds.origin = elements.targetOffset
                elements.movingOut = prepareVisibleElements(change)
                // Measured views above the visible area may have shifted the offset.
                elements.targetOffset = layer.bounds.origin
            }
            layer.bounds.origin = start
        }
        let move = { [self] in
            layer.bounds.origin = elements.targetOffset
            for element in elements.removed { applyRemovalAppearance(element) }
            for element in elements.movingOut { moveOut(element) }
            change.actionsView?.alpha = 0
            layoutItems()
            if change.indexMap != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
        }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction, animations: move) { [weak self] in
            change.actionsView?.removeFromSuperview()
            for element in elements.removed + elements.movingOut { self?.recycle(element) }
            completion?($0)
        }
    }

    /// Returns the offset at the end of a change: the proposed offset, or the offset that the layout or the delegate
    /// returns.
    private func targetOffset(_ proposed: CGPoint) -> CGPoint {
        var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate { target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
        return target.isFinite ? target : proposed
    }

    /// Assigns new index paths to the elements that stay, and returns the elements that are deleted or reloaded.
    private func renumber(_ change: ElementChange) -> [VisibleElement] {
        var (remaining, removed): ([VisibleElement], [VisibleElement]) = ([], [])
        for var element in visibleElements {
            guard let path = change.newPath(of: element) else {
                removed.append(element)
                continue
            }
            element.path = path
            remaining.append(element)
        }
        visibleElements = remaining
        if let indexMap = change.indexMap, !indexMap.keepsSectionIndices { removeOrthogonalScrollViews() }
        return removed
    }

    /// Creates the views that will become visible, and sets them to their initial positions.
    ///
    /// Returns the elements that move out of the visible area.
    private func prepareVisibleElements(_ change: ElementChange) -> [VisibleElement] {
        let before = Set(visibleElements.map(\.key))
        var needed: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<Self.maximumMeasuringRounds {
            updateOrthogonalScrollViews()
            needed = existingElements(of: collectionViewLayout.layoutAttributesForElements(in: layer.bounds) ?? [])
            for attributes in needed where hasCurrentCounts { _ = visibleView(for: attributes) }
            guard hasCurrentCounts, measure(needed) else { break }
            prepareLayout()
        }
        let keys = Set(needed.map(ElementKey.init))
        for attributes in needed where !before.contains(ElementKey(attributes)) { setInitialAppearance(attributes, change) }
        let movement = movement
        let staysVisible: (VisibleElement) -> Bool = {
            keys.contains($0.key) || ($0.kind == nil && $0.path == movement?.currentPath)
        }
        // New views that the last measurement has moved out of the visible area were never displayed, so they are
        // removed immediately.
        for element in visibleElements where !staysVisible(element) && !before.contains(element.key) { recycle(element) }
        let movingOut = visibleElements.filter { !staysVisible($0) && before.contains($0.key) }
        visibleElements.removeAll { !staysVisible($0) }
        return movingOut
    }

    /// Sets the appearance of a new view at the start of the animation.
    private func setInitialAppearance(_ attributes: UICollectionViewLayoutAttributes, _ change: ElementChange) {
        guard let view = visibleElements.first(where: { $0.key == ElementKey(attributes) })?.view else { return }
        if !change.isInserted(attributes), let old = change.oldAttributes(of: attributes) { return place(view, old) }
        let isCell = attributes.representedElementCategory == .cell
        guard change.isInserted(attributes) || !isCell || change.indexMap == nil else { return }
        if let initial = initialAttributes(attributes) { place(view, initial) } else { view.alpha = 0 }
    }

    private func initialAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, attributes.indexPath)
        guard let kind = attributes.representedElementKind else { return layout.initialLayoutAttributesForAppearingItem(at: path) }
        return attributes.representedElementCategory == .decorationView
            ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }

    /// Moves an element to its new position outside of the visible area. It fades out if the new layout does not contain
    /// the element.
    private func moveOut(_ element: VisibleElement) {
        guard let attributes = attributes(of: element) else { return element.view.alpha = 0 }
        place(element.view, attributes)
    }

    /// Returns the attributes of an element in the current layout.
    private func attributes(of element: VisibleElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return collectionViewLayout.layoutAttributesForItem(at: element.path) }
        return element.category == .decorationView
            ? collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
            : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    }

    /// Sets the final appearance of a removed element. Called inside the animation.
    private func applyRemovalAppearance(_ element: VisibleElement) {
        let (layout, path) = (collectionViewLayout, element.path)
        let final =
            switch (element.category, element.kind) {
            case (.supplementaryView, let kind?):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case (.decorationView, let kind?): layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            default: layout.finalLayoutAttributesForDisappearingItem(at: path)
            }
        if let final { place(element.view, final) } else { element.view.alpha = 0 }
    }
}

extension BatchIndexMap {
    /// Whether all sections keep their indices.
    nonisolated fileprivate var keepsSectionIndices: Bool {
        updates.deletedSections.isEmpty && updates.insertedSections.isEmpty && updates.movedSections.isEmpty
    }
}
