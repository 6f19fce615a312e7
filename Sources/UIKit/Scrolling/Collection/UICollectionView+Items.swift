import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Data

    /// Discards all data and queries the data source again. The cells are created at the next layout pass.
    public func reloadData() {
        isLoaded = false
        selection.reset()
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Queries the number of items, if this was not done since the last reload. If there is no data source, there are no items.
    func loadIfNeeded() {
        guard !isLoaded || (dataSource == nil && !itemCounts.isEmpty) else { return }
        isLoaded = true
        for element in visibleElements { recycle(element) }
        visibleElements = []
        itemCounts = countItems()
        collectionViewLayout.isValid = false
    }

    /// Returns the number of items in each section, queried from the data source.
    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    /// The number of sections.
    public var numberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection section: Int) -> Int {
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
        guard bounds.width > 0, bounds.height > 0, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadIfNeeded()
        if !laidOutBounds.isNull, laidOutBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.isValid = false
        }
        let isStale = !collectionViewLayout.isValid || laidOutBounds.isNull
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if isStale || laidOutBounds != bounds { updateVisibleElements() }
        laidOutBounds = bounds
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Creates, updates, and recycles views, so that exactly the visible elements have a view.
    private func updateVisibleElements() {
        let needed = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        recycleElements(except: needed)
        for attributes in needed { visibleView(for: attributes).setLayoutAttributes(attributes) }
    }

    private func recycleElements(except needed: [UICollectionViewLayoutAttributes]) {
        let keys = Set(needed.map { ElementKey(path: $0.indexPath, kind: $0.representedElementKind) })
        guard visibleElements.contains(where: { !keys.contains($0.key) }) else { return }
        for element in visibleElements where !keys.contains(element.key) { recycle(element) }
        visibleElements.removeAll { !keys.contains($0.key) }
    }

    /// Returns the view of an element. A missing view is created and positioned without animation.
    func visibleView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        if let element = visibleElements.first(where: { $0.path == path && $0.kind == kind }) { return element.view }
        guard let dataSource else { preconditionFailure("a collection without a data source has no items") }
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
        guard let view else { preconditionFailure("no view was created for \(path)") }
        visibleElements.append(VisibleElement(path: path, kind: kind, view: view))
        return view
    }
}
