import Foundation
import Stage
import UIKit

/// A collection view with a flow layout. Its items, its sections and its layout change.
///
/// The model is `sections`: the numbers of items that the data source reports. After each update the collection view must have the same
/// numbers.
final class CollectionFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case insertItems, deleteItems, moveItem, reloadItems, insertSection, deleteSection, reloadSection, batch, reloadData, scroll,
            scrollToItem
        case tap, drag, select, deselect, itemSize, spacing, direction, headers, newLayout, resize, invalidate, attributes, multiple
    }

    static let name = "collections"

    private let stage: Stage
    private let view: UICollectionView
    private let source: Source
    private var flow: UICollectionViewFlowLayout? { view.collectionViewLayout as? UICollectionViewFlowLayout }

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        source = Source(FuzzValues(values.seed(), isHostile: values.isHostile))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 31, height: 23)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 120, height: 160), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        (view.dataSource, view.delegate) = (source, source)
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .insertItems, .deleteItems, .moveItem, .reloadItems, .insertSection, .deleteSection, .reloadSection: update(operation, &values)
        case .batch:
            let kind = values.pick([.insertItems, .deleteItems, .insertSection, .reloadItems] as [Operation])
            var updateValues = FuzzValues(values.seed(), isHostile: values.isHostile)
            view.performBatchUpdates({ self.update(kind, &updateValues) }, completion: { _ in })
        case .reloadData:
            source.sections = (0..<values.integer(0...3)).map { _ in values.integer(0...12) }
            view.reloadData()
        case .scroll: view.setContentOffset(values.point(), animated: values.bool())
        case .scrollToItem:
            guard let path = source.path(&values) else { return }
            view.scrollToItem(at: path, at: values.pick([.top, .bottom, .left, .centeredVertically]), animated: values.bool())
        case .tap: stage.tap(at: values.point())
        case .drag: stage.drag(from: values.point(), to: values.point(), duration: 0.1)
        case .select: view.selectItem(at: source.path(&values), animated: values.bool(), scrollPosition: [])
        case .deselect: if let path = source.path(&values) { view.deselectItem(at: path, animated: values.bool()) }
        case .itemSize: flow?.itemSize = CGSize(width: values.number(1, 150), height: values.number(1, 90))
        case .spacing:
            flow?.minimumLineSpacing = values.length(40)
            flow?.minimumInteritemSpacing = values.length(40)
            flow?.sectionInset = values.insets()
        case .direction: flow?.scrollDirection = values.bool() ? .horizontal : .vertical
        case .headers:
            flow?.headerReferenceSize = values.size()
            flow?.footerReferenceSize = values.size()
            flow?.sectionHeadersPinToVisibleBounds = values.bool()
        case .newLayout:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: values.number(5, 60), height: values.number(5, 60))
            view.setCollectionViewLayout(layout, animated: values.bool())
        case .resize: view.frame = CGRect(x: 0, y: 0, width: values.number(0, 130), height: values.number(0, 180))
        case .invalidate: flow?.invalidateLayout()
        case .attributes:
            if let path = source.path(&values) { _ = (view.layoutAttributesForItem(at: path), view.cellForItem(at: path)) }
            _ = view.indexPathForItem(at: values.point())
        case .multiple: view.allowsMultipleSelection.toggle()
        }
    }

    private func update(_ kind: Operation, _ values: inout FuzzValues) {
        // The collection view must query the old item counts before the data changes, as in UIKit.
        _ = view.numberOfSections
        let section = values.integer(0...max(source.sections.count - 1, 0))
        let hasSection = source.sections.indices.contains(section)
        let count = hasSection ? source.sections[section] : 0
        switch kind {
        case .insertItems:
            guard hasSection else { return }
            let item = values.integer(0...count)
            source.sections[section] += 2
            view.insertItems(at: [IndexPath(item: item, section: section), IndexPath(item: item + 1, section: section)])
        case .deleteItems:
            guard count > 0 else { return }
            source.sections[section] -= 1
            view.deleteItems(at: [IndexPath(item: values.integer(0...count - 1), section: section)])
        case .moveItem:
            guard count > 0 else { return }
            let (from, to) = (values.integer(0...count - 1), values.integer(0...count - 1))
            view.moveItem(at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
        case .reloadItems: if let path = source.path(&values) { view.reloadItems(at: [path]) }
        case .insertSection:
            source.sections.insert(values.integer(0...5), at: section)
            view.insertSections([section])
        case .deleteSection:
            guard hasSection else { return }
            source.sections.remove(at: section)
            view.deleteSections([section])
        default: if hasSection { view.reloadSections([section]) }
        }
    }

    func checkLaws() throws {
        guard !source.values.isHostile else { return }
        guard view.numberOfSections == source.sections.count else { throw FuzzFailure("the collection has another number of sections") }
        for (section, count) in source.sections.enumerated() where view.numberOfItems(inSection: section) != count {
            throw FuzzFailure("a section of the collection has another number of items")
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = [4, 0, 11]
        var values: FuzzValues
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        func path(_ values: inout FuzzValues) -> IndexPath? {
            guard let section = values.any(sections.indices.filter { sections[$0] > 0 }) else { return nil }
            return IndexPath(item: values.integer(0...sections[section] - 1), section: section)
        }

        private func reenter(_ view: UICollectionView) {
            guard depth == 0, values.bool(0.1), let path = path(&values) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...(values.isHostile ? 5 : 1)) {
            case 0: view.deselectItem(at: path, animated: true)
            case 1: view.scrollToItem(at: path, at: .top, animated: true)
            case 2: view.reloadData()
            case 3:
                sections[path.section] -= 1
                view.deleteItems(at: [path])
            case 4:
                sections[path.section] += 1
                view.insertItems(at: [path])
            default: view.layoutIfNeeded()
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections.indices.contains(section) ? sections[section] : 0
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item % 7) / 7, saturation: 0.5, brightness: 0.8, alpha: 1)
            if values.isHostile { reenter(collectionView) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { reenter(collectionView) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if let view = scrollView as? UICollectionView { reenter(view) }
        }
    }
}
