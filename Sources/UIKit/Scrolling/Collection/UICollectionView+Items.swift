import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Data

    /// Asks for everything anew. Cells are made again at the next layout.
    public func reloadData() {
        isLoaded = false
        selected = []
        touched = nil
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// Counts the items, unless that was done since the last reload. Without a data source there are none.
    func loadIfNeeded() {
        guard !isLoaded || (dataSource == nil && !counts.isEmpty) else { return }
        isLoaded = true
        for element in shown { putAway(element) }
        shown = []
        counts = countItems()
        collectionViewLayout.isValid = false
    }

    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    public var numberOfSections: Int {
        loadIfNeeded()
        return counts.count
    }

    public func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func contains(_ path: IndexPath) -> Bool { counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item) }

    // MARK: - Layout

    func layoutDidInvalidate() {
        laidOutBounds = .null
        setNeedsLayout()
    }

    /// A pass over what can be seen.
    func layoutItems() {
        guard bounds.width > 0, bounds.height > 0, !isLaying else { return }
        isLaying = true
        defer { isLaying = false }
        loadIfNeeded()
        if !laidOutBounds.isNull, laidOutBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.isValid = false
        }
        let isStale = !collectionViewLayout.isValid || laidOutBounds.isNull
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if isStale || laidOutBounds != bounds { showVisible() }
        laidOutBounds = bounds
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    private func showVisible() {
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        recycle(except: wanted)
        for attributes in wanted { element(for: attributes).wear(attributes) }
    }

    private func recycle(except wanted: [UICollectionViewLayoutAttributes]) {
        let keys = Set(wanted.map { ShownKey(path: $0.indexPath, kind: $0.representedElementKind) })
        guard shown.contains(where: { !keys.contains($0.key) }) else { return }
        for element in shown where !keys.contains(element.key) { putAway(element) }
        shown.removeAll { !keys.contains($0.key) }
    }

    /// The view for a place, made if there is none; a new one is put there without animation.
    func element(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        if let found = shown.first(where: { $0.path == path && $0.kind == kind }) { return found.view }
        guard let dataSource else { preconditionFailure("a collection without a data source has no items") }
        var view: UICollectionReusableView?
        UIView.performWithoutAnimation {
            let made: UICollectionReusableView
            if let kind {
                made = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            } else {
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                cell.isSelected = selected.contains(path)
                cell.isHighlighted = touched == path
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                made = cell
            }
            if made.superview !== self { insertSubview(made, at: backgroundView == nil ? 0 : 1) }
            made.setNeedsLayout()
            made.wear(attributes)
            view = made
        }
        guard let view else { preconditionFailure("no view was made for \(path)") }
        shown.append(ShownElement(path: path, kind: kind, view: view))
        return view
    }

    // MARK: - Reuse

    /// Cells of a class are made when there is none to be used again.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, ElementKey(kind: nil, identifier: identifier))
    }

    public func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(viewClass, ElementKey(kind: elementKind, identifier: identifier))
    }

    /// Ours: cells are made by a closure, which gets the identifier.
    public func register(forCellWithReuseIdentifier identifier: String, _ make: @escaping (String) -> UICollectionViewCell) {
        makers[ElementKey(kind: nil, identifier: identifier)] = make
    }

    private func register(_ viewClass: AnyClass?, _ key: ElementKey) {
        guard let viewClass else { return makers[key] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return Misuse.report(
                "\(viewClass) cannot be registered for '\(key.identifier)': it is no UICollectionReusableView", by: "UICollectionView")
        }
        makers[key] = { type.init(reusableAs: $0) }
    }

    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(ElementKey(kind: nil, identifier: identifier))
        guard let cell = view as? UICollectionViewCell else {
            Misuse.report("what is registered for '\(identifier)' is no UICollectionViewCell", by: "UICollectionView")
            return UICollectionViewCell(reusableAs: identifier)
        }
        return cell
    }

    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(ElementKey(kind: elementKind, identifier: identifier)) }

    private func dequeue(_ key: ElementKey) -> UICollectionReusableView {
        if let view = idle[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = makers[key]?(key.identifier) else {
            Misuse.report(
                "unable to dequeue a view with identifier '\(key.identifier)': register a class or a closure for it", by: "UICollectionView"
            )
            return key.kind == nil
                ? UICollectionViewCell(reusableAs: key.identifier) : UICollectionReusableView(reusableAs: key.identifier)
        }
        view.reuseIdentifier = key.identifier
        return view
    }

    func putAway(_ element: ShownElement) {
        let view = element.view
        view.isHidden = true
        view.layer.removeAllAnimations()
        if let identifier = view.reuseIdentifier {
            idle[ElementKey(kind: element.kind, identifier: identifier), default: []].append(view)
        } else {
            view.removeFromSuperview()
        }
        if let cell = view as? UICollectionViewCell { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path) }
    }
}

struct ShownKey: Hashable {
    var path: IndexPath
    var kind: String?
}

extension UICollectionView.ShownElement {
    var key: ShownKey { ShownKey(path: path, kind: kind) }
}
