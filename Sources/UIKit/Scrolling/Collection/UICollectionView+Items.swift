import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Data

    func defaultReloadData() {
        isLoaded = false
        selection.reset()
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Queries the number of items, if this was not done since the last reload. If there is no data source, there are no items.
    func loadIfNeeded() {
        guard !isRearranging, !isLoaded || (dataSource == nil && !itemCounts.isEmpty) else { return }
        isLoaded = true
        rearranging {
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
        itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
    }

    // MARK: - Layout

    /// Called when the layout was invalidated.
    func layoutDidInvalidate() {
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Updates the content size and the visible elements.
    func layoutItems() {
        guard bounds.width > 0, bounds.height > 0, !isRearranging else { return }
        for _ in 0..<Self.maximumLayoutRounds {
            loadIfNeeded()
            rearranging { layoutLoadedItems() }
            // The data source, the delegate or the layout may have discarded the items.
            if isLoaded { return }
        }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "The items were discarded in each of \(Self.maximumLayoutRounds) rounds of layout. Do not call reloadData() in each call of "
                + "collectionView(_:cellForItemAt:) or collectionView(_:willDisplay:forItemAt:).", onlyOnce: true)
    }

    /// The number of rounds after which a layout pass ends although the items were discarded again.
    private static let maximumLayoutRounds = 4

    /// Lays out the items. Ends early if they are discarded meanwhile.
    private func layoutLoadedItems() {
        if !laidOutBounds.isNull, laidOutBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.isValid = false
        }
        let isStale = !collectionViewLayout.isValid || laidOutBounds.isNull
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        guard isLoaded else { return }
        let needsUpdate = isStale || laidOutBounds != bounds
        // Set before the calls of the data source and the delegate, which may invalidate the layout again.
        laidOutBounds = bounds
        if needsUpdate { updateVisibleElements() }
        guard isLoaded else { return }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Creates, updates, and recycles views, so that exactly the visible elements have a view.
    private func updateVisibleElements() {
        let needed = existingElements(of: collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
        recycleElements(except: needed)
        for attributes in needed where isLoaded { visibleView(for: attributes)?.setLayoutAttributes(attributes) }
    }

    /// Removes the attributes of cells that do not exist, because the data source could not create them. A layout returns them if it keeps
    /// its attributes although the data was loaded again.
    private func existingElements(of attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
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
        let keys = Set(needed.map { ElementKey(path: $0.indexPath, kind: $0.representedElementKind) })
        guard visibleElements.contains(where: { !keys.contains($0.key) }) else { return }
        let old = visibleElements
        visibleElements.removeAll { !keys.contains($0.key) }
        for element in old where !keys.contains(element.key) { recycle(element) }
    }

    /// Returns the view of an element. A missing view is created and positioned without animation. Nil if there is no data source.
    func visibleView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        if let element = visibleElements.first(where: { $0.path == path && $0.kind == kind }) { return element.view }
        // The data source may have been released since the items were loaded.
        guard let dataSource else {
            isLoaded = false
            return nil
        }
        var view: UICollectionReusableView?
        UIView.performWithoutAnimation {
            let newView: UICollectionReusableView
            if let kind {
                newView = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            } else {
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                cell.isSelected = selection.contains(path)
                cell.isHighlighted = selection.touchedPath == path
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                newView = cell
            }
            if newView.superview !== self { insertSubview(newView, at: backgroundView == nil ? 0 : 1) }
            newView.setNeedsLayout()
            newView.setLayoutAttributes(attributes)
            view = newView
        }
        guard let view else { return nil }
        visibleElements.append(VisibleElement(path: path, kind: kind, view: view))
        return view
    }
}
