import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Data

    /// Discards all data and queries the data source again. The cells are created at the next layout pass.
    public func reloadData() {
        isLoaded = false
        selectedPaths = []
        touchedPath = nil
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Queries the number of items, if this was not done since the last reload. Without a data source there are no items.
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

    /// Creates, updates, and recycles views, so that exactly the visible elements have one.
    private func updateVisibleElements() {
        let needed = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        recycleElements(except: needed)
        for attributes in needed { visibleView(for: attributes).setLayoutAttributes(attributes) }
    }

    private func recycleElements(except needed: [UICollectionViewLayoutAttributes]) {
        let keys = Set(needed.map { VisibleElementKey(path: $0.indexPath, kind: $0.representedElementKind) })
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
                cell.isSelected = selectedPaths.contains(path)
                cell.isHighlighted = touchedPath == path
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                newView = cell
            }
            if newView.superview !== self { insertSubview(newView, at: backgroundView == nil ? 0 : 1) }
            newView.setNeedsLayout()
            newView.setLayoutAttributes(attributes)
            view = newView
        }
        guard let view else { preconditionFailure("no view was made for \(path)") }
        visibleElements.append(VisibleElement(path: path, kind: kind, view: view))
        return view
    }

    // MARK: - Reuse

    /// Registers a class of cells. A cell of the class is created when none can be reused. Nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, ReuseKey(kind: nil, identifier: identifier))
    }

    /// Registers a class of supplementary views. Nil removes the registration.
    public func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(viewClass, ReuseKey(kind: elementKind, identifier: identifier))
    }

    /// Registers a closure that creates cells. It receives the reuse identifier.
    ///
    /// Differs from Apple: UIKit has no registration of closures.
    public func register(forCellWithReuseIdentifier identifier: String, _ make: @escaping (String) -> UICollectionViewCell) {
        viewFactories[ReuseKey(kind: nil, identifier: identifier)] = make
    }

    private func register(_ viewClass: AnyClass?, _ key: ReuseKey) {
        guard let viewClass else { return viewFactories[key] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "\(viewClass) cannot be registered for the identifier '\(key.identifier)', because it is not a subclass of "
                    + "UICollectionReusableView.")
        }
        viewFactories[key] = { type.init(reusableAs: $0) }
    }

    /// Returns a cell for reuse, or a new one of the registered class.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(ReuseKey(kind: nil, identifier: identifier))
        guard let cell = view as? UICollectionViewCell else {
            Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "The class that is registered for the identifier '\(identifier)' is not a subclass of UICollectionViewCell. Register a "
                    + "class of cells; an empty cell is used now.")
            return UICollectionViewCell(reusableAs: identifier)
        }
        return cell
    }

    /// Returns a supplementary view for reuse, or a new one of the registered class.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(ReuseKey(kind: elementKind, identifier: identifier)) }

    private func dequeue(_ key: ReuseKey) -> UICollectionReusableView {
        if let view = reusableViews[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = viewFactories[key]?(key.identifier) else {
            Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "Unable to dequeue a view with identifier '\(key.identifier)'. Register a class or a closure for the identifier; an empty "
                    + "view is used now.")
            return key.kind == nil
                ? UICollectionViewCell(reusableAs: key.identifier) : UICollectionReusableView(reusableAs: key.identifier)
        }
        view.reuseIdentifier = key.identifier
        return view
    }

    /// Hides a view and keeps it for reuse. A view without a reuse identifier is removed.
    func recycle(_ element: VisibleElement) {
        let view = element.view
        view.isHidden = true
        view.layer.removeAllAnimations()
        if let identifier = view.reuseIdentifier {
            reusableViews[ReuseKey(kind: element.kind, identifier: identifier), default: []].append(view)
        } else {
            view.removeFromSuperview()
        }
        if let cell = view as? UICollectionViewCell { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path) }
    }
}

/// The identity of an element of the layout.
struct VisibleElementKey: Hashable {
    var path: IndexPath
    var kind: String?
}

extension UICollectionView.VisibleElement {
    var key: VisibleElementKey { VisibleElementKey(path: path, kind: kind) }
}
