import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Data

    func defaultReloadData() {
        if hasSwipeController { swipeController.closeForRecycling() }
        hasCurrentCounts = false
        selection.reset()
        movement = nil
        prefetchState = PrefetchState()
        collectionViewLayout.isValid = false
        collectionViewLayout.itemsDidReload()
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Queries the number of items, if this was not done since the last reload. If there is no data source, there are no items.
    func loadIfNeeded() {
        guard !isDeferringUpdates, !hasCurrentCounts || (dataSource == nil && !itemCounts.isEmpty) else { return }
        hasCurrentCounts = true
        withDeferredUpdates {
            let old = visibleElements
            visibleElements = []
            for element in old { recycle(element) }
            itemCounts = countItems()
        }
        collectionViewLayout.isValid = false
    }

    /// Returns the number of items in each section, queried from the data source.
    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        return ListCounts.counts(sectionCount: dataSource.numberOfSections(in: self), of: "items", "UICollectionView") {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func defaultNumberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// Whether an index path refers to an existing item.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
    }

    // MARK: - Layout

    /// Requests a layout pass that positions all elements again. Called when the layout was invalidated.
    func layoutDidInvalidate() {
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Updates the content size and the visible elements.
    func layoutItems() {
        guard bounds.width > 0, bounds.height > 0, !isDeferringUpdates else { return }
        for _ in 0..<Self.maximumLayoutRounds {
            loadIfNeeded()
            withDeferredUpdates { layoutLoadedItems() }
            // The data source, the delegate or the layout may have discarded the items.
            if hasCurrentCounts { return prefetchItems() }
        }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "The items were discarded in each of \(Self.maximumLayoutRounds) rounds of layout. Do not call reloadData() in each call of "
                + "collectionView(_:cellForItemAt:) or collectionView(_:willDisplay:forItemAt:).", onlyOnce: true)
    }

    /// The number of rounds after which a layout pass ends, even if the items were discarded again.
    private static let maximumLayoutRounds = 4

    /// Lays out the items. Ends early if they are discarded during the layout.
    private func layoutLoadedItems() {
        invalidateForBoundsChange()
        let isStale = !collectionViewLayout.isValid || laidOutBounds.isNull
        prepareLayout()
        guard hasCurrentCounts else { return }
        let needsUpdate = isStale || laidOutBounds != bounds || needsElementUpdate
        // Set before the calls of the data source and the delegate, which may invalidate the layout again.
        laidOutBounds = bounds
        if needsUpdate { updateVisibleElements() }
        guard hasCurrentCounts else { return }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Invalidates the layout if the bounds have changed and the layout depends on them.
    private func invalidateForBoundsChange() {
        guard !laidOutBounds.isNull, laidOutBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else {
            return
        }
        let isResized = laidOutBounds.size != bounds.size
        if isResized { collectionViewLayout.prepare(forAnimatedBoundsChange: laidOutBounds) }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        if isResized { collectionViewLayout.finalizeAnimatedBoundsChange() }
    }

    /// Prepares the layout if it is invalid, and sets the content size.
    func prepareLayout() {
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.collectionViewContentSize
        guard contentSize != size else { return }
        contentSize = size
        if movement != nil { movementAutoscroller.update() }
    }

    /// Creates, updates, and recycles views, so that exactly the visible elements have a view.
    ///
    /// If new views have other sizes than the layout has estimated, the layout is corrected, and the visible elements are determined again.
    private func updateVisibleElements() {
        for _ in 0..<Self.maximumMeasuringRounds {
            needsElementUpdate = false
            updateOrthogonalScrollViews()
            let needed = existingElements(of: collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
            recycleElements(except: needed)
            for attributes in needed where hasCurrentCounts { visibleView(for: attributes).map { place($0, attributes) } }
            guard hasCurrentCounts else { return }
            removeUnusedOrthogonalScrollViews()
            guard measure(needed) else { return }
            prepareLayout()
            laidOutBounds = bounds
        }
        Diagnostics.report(
            .warning, source: "\(type(of: collectionViewLayout))",
            "The preferred sizes of views have changed in each of \(Self.maximumMeasuringRounds) rounds of layout. Return the same size for the "
                + "same content in preferredLayoutAttributesFitting(_:).", onlyOnce: true)
    }

    /// The maximum number of rounds in which a layout pass measures views.
    static let maximumMeasuringRounds = 8

    /// Returns the attributes without those of cells whose item does not exist, because the data source could not create these cells. A
    /// layout returns such attributes if it does not compute its attributes again after a reload.
    func existingElements(of attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        let isMissing: (UICollectionViewLayoutAttributes) -> Bool = {
            $0.representedElementCategory == .cell && !self.contains($0.indexPath)
        }
        guard let missing = attributes.first(where: isMissing) else { return attributes }
        Diagnostics.report(
            .warning, source: "\(type(of: collectionViewLayout))",
            "layoutAttributesForElements(in:) returned attributes of the item \(missing.indexPath.item) in the section "
                + "\(missing.indexPath.section), which does not exist. The item is left out; compute the attributes again in prepare().",
            onlyOnce: true)
        return attributes.filter { !isMissing($0) }
    }

    private func recycleElements(except needed: [UICollectionViewLayoutAttributes]) {
        var keys = Set(needed.map(ElementKey.init))
        // The cell that is being moved stays visible under the finger, independent of its position in the layout.
        if let movement { keys.insert(ElementKey(path: movement.currentPath, kind: nil)) }
        guard visibleElements.contains(where: { !keys.contains($0.key) }) else { return }
        let old = visibleElements
        visibleElements.removeAll { !keys.contains($0.key) }
        for element in old where !keys.contains(element.key) { recycle(element) }
        if let movement, let cell = cellForItem(at: movement.currentPath), let attributes = movingAttributes {
            cell.setLayoutAttributes(attributes)
        }
    }

    /// Returns the view of an element. A missing view is created and positioned without animation. Returns nil if the view is missing and
    /// there is no data source.
    func visibleView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        if let element = visibleElements.first(where: { $0.path == path && $0.kind == kind }) { return element.view }
        // The data source may have been released since the items were loaded.
        guard let dataSource else {
            hasCurrentCounts = false
            return nil
        }
        var view: UICollectionReusableView?
        UIView.withoutAnimationBlock {
            let newView = makeView(for: attributes, dataSource)
            let container = container(of: attributes)
            if newView.superview !== container { container.insertSubview(newView, at: insertionIndex(of: attributes, in: container)) }
            newView.setNeedsLayout()
            place(newView, attributes)
            view = newView
        }
        guard let view else { return nil }
        visibleElements.append(VisibleElement(path: path, kind: kind, view: view, category: attributes.representedElementCategory))
        return view
    }

    private func makeView(for attributes: UICollectionViewLayoutAttributes, _ dataSource: UICollectionViewDataSource)
        -> UICollectionReusableView
    {
        let path = attributes.indexPath
        let dataSourcePath = attributes.representedElementKind == nil ? dataSourceIndexPath(of: path) : path
        let outerElement = createdElement
        createdElement = (dataSourcePath, attributes.representedElementKind, attributes.listPosition)
        defer { createdElement = outerElement }
        guard let kind = attributes.representedElementKind else {
            let cell = dataSource.collectionView(self, cellForItemAt: dataSourcePath)
            prepareForDisplay(cell, at: path)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            return cell
        }
        if attributes.representedElementCategory == .decorationView { return makeDecorationView(ofKind: kind) }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        return view
    }

    /// Applies the state of the item to a new cell.
    private func prepareForDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.setState {
            cell.isSelected = selection.contains(path)
            cell.isHighlighted = selection.touchedPath == path
            cell.isEditing = isEditing
        }
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.outlineState = (dataSource as? OutlineDataSource)?.outlineState(at: dataSourceIndexPath(of: path))
    }

    private func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
        let view =
            viewPool.dequeueHidden(kind, ofKind: Self.decorationPoolKind)
            ?? collectionViewLayout.decorationPool.dequeue(kind, ofKind: kind)
        if let view {
            view.isDecoration = true
            return view
        }
        Diagnostics.report(
            .programmerError, source: "UICollectionViewLayout",
            "No class is registered for decoration views of the kind '\(kind)'. Call register(_:forDecorationViewOfKind:) of the layout; an "
                + "empty view is used now.")
        return UICollectionReusableView(reusableAs: kind)
    }

    /// The kind under which `viewPool` stores all decoration views. Their own kind is their reuse identifier. Thus they are never mixed
    /// with supplementary views of the same kind.
    static let decorationPoolKind = "decoration"
}
