import CoreGraphics
import Foundation
import QuartzCore

/// The placement of views, in the collection view itself or in the scroll view of a section, and the measuring of their sizes.
extension UICollectionView {
    // MARK: - Containers

    /// Returns the view that contains the view of an element.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.orthogonalSection.flatMap(orthogonalScrollView) ?? self
    }

    private func orthogonalScrollView(of section: Int) -> OrthogonalScrollView? {
        orthogonalScrollViews.first { $0.section == section }
    }

    /// Returns the index at which a new view is inserted: decorations behind all other elements, and everything behind the scroll
    /// indicators.
    func insertionIndex(of attributes: UICollectionViewLayoutAttributes, in container: UIView) -> Int {
        let first = container === self ? backmostContentIndex : 0
        guard attributes.representedElementCategory != .decorationView else { return first }
        return first + container.subviews.dropFirst(first).prefix { ($0 as? UICollectionReusableView)?.isDecoration == true }.count
    }

    /// Places the view of an element. An item that is moved by a finger stays under the finger.
    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let movement, attributes.representedElementCategory == .cell, attributes.indexPath == movement.currentPath,
            let moving = movingAttributes
        {
            moveToContainer(view, self)
            return view.setLayoutAttributes(moving)
        }
        let container = container(of: attributes)
        if view.superview !== container { moveToContainer(view, container) }
        guard container !== self else { return view.setLayoutAttributes(attributes) }
        let (origin, offset) = (container.frame.origin, attributes.orthogonalOffset)
        view.setLayoutAttributes(attributes, origin: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
    }

    /// Moves a view to another container. Its position on the screen is unchanged.
    private func moveToContainer(_ view: UIView, _ container: UIView) {
        guard view.superview !== container, let old = view.superview else { return }
        UIView.withoutAnimationBlock {
            let center = container.convert(view.center, from: old)
            container.addSubview(view)
            view.center = center
        }
    }

    // MARK: - Scroll views of sections

    /// Creates the scroll views of the visible sections that scroll independently, and updates the existing scroll
    /// views.
    func updateOrthogonalScrollViews() {
        for configuration in collectionViewLayout.orthogonalSections(in: bounds) {
            if let view = orthogonalScrollView(of: configuration.section) {
                view.apply(configuration)
            } else {
                UIView.withoutAnimationBlock {
                    let view = OrthogonalScrollView(configuration, in: self)
                    let first = backmostContentIndex
                    let decorations = subviews.dropFirst(first).prefix { ($0 as? UICollectionReusableView)?.isDecoration == true }
                    insertSubview(view, at: first + decorations.count)
                    orthogonalScrollViews.append(view)
                }
            }
        }
    }

    /// Removes the scroll views of sections that are not visible.
    func removeUnusedOrthogonalScrollViews() {
        guard !orthogonalScrollViews.isEmpty else { return }
        let used = Set(collectionViewLayout.orthogonalSections(in: bounds).map(\.section))
        for view in orthogonalScrollViews where !used.contains(view.section) { view.removeFromSuperview() }
        orthogonalScrollViews.removeAll { !used.contains($0.section) }
    }

    /// Removes all scroll views, because the indices of their sections have changed. Their cells move to the collection view.
    func removeOrthogonalScrollViews() {
        guard !orthogonalScrollViews.isEmpty else { return }
        for element in visibleElements where element.view.superview is OrthogonalScrollView { moveToContainer(element.view, self) }
        for view in orthogonalScrollViews { view.removeFromSuperview() }
        orthogonalScrollViews = []
    }

    /// Stores the offset of a section's scroll view, and requests an update of the visible elements. Called after the scroll view has
    /// moved.
    func orthogonalScrollViewDidScroll(_ view: OrthogonalScrollView) {
        guard orthogonalScrollViews.contains(where: { $0 === view }) else { return }
        collectionViewLayout.setOrthogonalOffset(fromStart: view.offsetFromStart, inSection: view.section)
        needsElementUpdate = true
        setNeedsLayout()
    }

    // MARK: - Measuring

    /// Requests the preferred sizes of new views, of views with new content, and of views with a size in the layout that differs from their
    /// last measured size. Returns whether the layout has changed.
    func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = false
        for attributes in attributes where hasCurrentCounts && collectionViewLayout.requestsPreferredSize(for: attributes) {
            let key = ElementKey(attributes)
            guard let index = visibleElements.firstIndex(where: { $0.key == key }),
                visibleElements[index].measuredSize != attributes.size
            else { continue }
            if measure(visibleElements[index].view, attributes, key) { hasChanged = true }
        }
        return hasChanged
    }

    /// Measures one view. Returns whether the layout has changed.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
        guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        let layout = collectionViewLayout
        let isInvalid =
            preferred.frame.isFinite
            && layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        if let index = visibleElements.firstIndex(where: { $0.key == key }) {
            visibleElements[index].measuredSize = isInvalid ? preferred.size : original.size
        }
        guard isInvalid else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// Schedules a measurement of a view in the next layout pass, because its content has changed.
    func setNeedsMeasuring(_ view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, let index = visibleElements.firstIndex(where: { $0.view === view }) else { return }
        visibleElements[index].measuredSize = nil
        needsElementUpdate = true
        setNeedsLayout()
    }
}
