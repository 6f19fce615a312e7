import CoreGraphics
import Foundation
import QuartzCore

/// Changes of the data, shown by moving what is there.
extension UICollectionView {
    /// Items to delete are counted as before, those to insert as after, in whatever order they are said.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        loadIfNeeded()
        let isOutermost = self.updates == nil
        if isOutermost { self.updates = BatchUpdates() }
        updates?()
        guard isOutermost, let noted = self.updates else { return }
        self.updates = nil
        perform(noted, completion)
    }

    public func insertItems(at indexPaths: [IndexPath]) { note { for path in indexPaths { $0.insertedRows[path] = .fade } } }
    public func deleteItems(at indexPaths: [IndexPath]) { note { for path in indexPaths { $0.deletedRows[path] = .fade } } }
    public func reloadItems(at indexPaths: [IndexPath]) { note { for path in indexPaths { $0.reloadedRows[path] = .fade } } }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { note { $0.movedRows[indexPath] = newIndexPath } }

    public func insertSections(_ sections: IndexSet) { note { for section in sections { $0.insertedSections[section] = .fade } } }
    public func deleteSections(_ sections: IndexSet) { note { for section in sections { $0.deletedSections[section] = .fade } } }
    public func reloadSections(_ sections: IndexSet) { note { for section in sections { $0.reloadedSections[section] = .fade } } }
    public func moveSection(_ section: Int, toSection newSection: Int) { note { $0.movedSections[section] = newSection } }

    private func note(_ change: (inout BatchUpdates) -> Void) {
        loadIfNeeded()
        let isAlone = updates == nil
        var noted = updates ?? BatchUpdates()
        change(&noted)
        if isAlone { perform(noted, nil) } else { updates = noted }
    }

    private func perform(_ noted: BatchUpdates, _ completion: ((Bool) -> Void)?) {
        guard dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        let after = countItems()
        let plan: BatchPlan
        do {
            plan = try BatchPlan(noted, before: counts, after: after, nouns: .collection)
        } catch {
            Misuse.report("\(error.description) \(Inconsistency.remedy)", by: "UICollectionView")
            reloadData()
            completion?(false)
            return
        }
        let ways = Ways(self)
        counts = after
        selected = Set(selected.compactMap { noted.reloadedRows[$0] == nil ? plan.place(after: $0) : nil })
        touched = touched.flatMap { plan.place(after: $0) }
        focusedPath = focusedPath.flatMap { plan.focus(after: $0, in: counts) }
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        guard window != nil, bounds.width > 0, bounds.height > 0 else {
            for element in shown { putAway(element) }
            shown = []
            setNeedsLayout()
            completion?(true)
            return
        }
        show(plan, ways, completion)
    }

    /// Where everything stood before.
    private struct Ways {
        private let frames: [IndexPath: UICollectionViewLayoutAttributes]

        /// Of what can be seen, and a screen around it: from further away nothing is seen to come.
        init(_ view: UICollectionView) {
            view.collectionViewLayout.prepareIfNeeded()
            let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
            let all = view.collectionViewLayout.layoutAttributesForElements(in: around) ?? []
            let cells = all.filter { $0.representedElementCategory == .cell }
            frames = Dictionary(cells.map { ($0.indexPath, $0) }, uniquingKeysWith: { first, _ in first })
        }

        func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? { frames[path] }
    }

    private func show(_ plan: BatchPlan, _ ways: Ways, _ completion: ((Bool) -> Void)?) {
        let start = contentOffset
        var (goal, leavers, parting) = (start, [ShownElement](), [ShownElement]())
        UIView.performWithoutAnimation {
            leavers = renumber(plan)
            collectionViewLayout.prepareIfNeeded()
            contentSize = collectionViewLayout.collectionViewContentSize
            goal = contentOffset
            parting = setOut(plan, ways)
            layer.bounds.origin = start
        }
        let move = { [self] in
            layer.bounds.origin = goal
            for element in leavers { leave(element) }
            for element in parting {
                if let attributes = collectionViewLayout.layoutAttributesForItem(at: element.path) { element.view.wear(attributes) }
            }
            layoutItems()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: move) { [weak self] finished in
            for element in leavers + parting { self?.putAway(element) }
            completion?(finished)
        }
    }

    /// Gives what stays its new numbers; what goes or is made anew is returned.
    private func renumber(_ plan: BatchPlan) -> [ShownElement] {
        var (stay, leave): ([ShownElement], [ShownElement]) = ([], [])
        for element in shown {
            if element.kind != nil {
                guard let section = plan.section(after: element.path.section), plan.updates.reloadedSections[element.path.section] == nil
                else {
                    leave.append(element)
                    continue
                }
                stay.append(
                    ShownElement(path: IndexPath(item: element.path.item, section: section), kind: element.kind, view: element.view))
            } else if plan.leaving(element.path) == nil, let path = plan.place(after: element.path) {
                stay.append(ShownElement(path: path, kind: nil, view: element.view))
            } else {
                leave.append(element)
            }
        }
        shown = stay
        return leave
    }

    /// Makes what will be seen and puts it where it comes from. Returns the items that move out of sight.
    private func setOut(_ plan: BatchPlan, _ ways: Ways) -> [ShownElement] {
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let before = Set(shown.map(\.key))
        let keys = Set(wanted.map { ShownKey(path: $0.indexPath, kind: $0.representedElementKind) })
        for attributes in wanted where !before.contains(ShownKey(path: attributes.indexPath, kind: attributes.representedElementKind)) {
            let view = element(for: attributes)
            guard attributes.representedElementCategory == .cell else { continue }
            if plan.entering(attributes.indexPath) != nil {
                let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
                if let initial { view.wear(initial) } else { view.alpha = 0 }
            } else if let old = plan.place(before: attributes.indexPath).flatMap(ways.attributes) {
                view.wear(old)
            }
        }
        let parting = shown.filter { !keys.contains($0.key) }
        shown.removeAll { !keys.contains($0.key) }
        return parting
    }

    private func leave(_ element: ShownElement) {
        if element.kind == nil, let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.path) {
            element.view.wear(final)
        }
        element.view.alpha = 0
    }
}
