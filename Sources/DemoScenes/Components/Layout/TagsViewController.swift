import UIKit

/// Tags in two groups. Each tag is as wide as its text. A tap moves a tag to the other group.
class TagsViewController: UIViewController, UICollectionViewDelegate {
    private enum Group: String { case chosen = "Your topics", more = "More topics" }

    private typealias Source = UICollectionViewDiffableDataSource<Group, String>
    private let collection = UICollectionView(frame: .zero, collectionViewLayout: TagLayout())
    private lazy var source = makeSource()
    private var chosen = ["Ferries", "Tide tables", "Birds"]
    private var more = [
        "Lighthouses", "Fish soup", "Shipwrecks", "Dunes", "Weather", "Sailing for beginners", "Harbors", "Seals", "Storms", "Knots",
        "Islands of the north", "Night trains",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collection.backgroundColor = .clear
        collection.delegate = self
        collection.alwaysBounceVertical = true
        view.addSubview(collection)
        show(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collection.frame = view.bounds
    }

    private func makeSource() -> Source {
        let tag = UICollectionView.CellRegistration<TagCell, String> { [weak self] cell, _, text in
            cell.show(text, isChosen: self?.chosen.contains(text) == true)
        }
        let header = UICollectionView.SupplementaryRegistration<TagHeaderView>(elementKind: UICollectionView.elementKindSectionHeader) {
            [weak self] view, _, path in
            view.label.text = self?.source.sectionIdentifier(for: path.section)?.rawValue
        }
        let source = Source(collectionView: collection) { $0.dequeueConfiguredReusableCell(using: tag, for: $1, item: $2) }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        return source
    }

    private func show(animated: Bool, changed: String? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
        snapshot.appendSections([.chosen, .more])
        snapshot.appendItems(chosen, toSection: .chosen)
        snapshot.appendItems(more, toSection: .more)
        if let changed { snapshot.reconfigureItems([changed]) }
        source.apply(snapshot, animatingDifferences: animated)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let text = source.itemIdentifier(for: indexPath) else { return }
        if let index = chosen.firstIndex(of: text) {
            more.insert(chosen.remove(at: index), at: 0)
        } else if let index = more.firstIndex(of: text) {
            chosen.append(more.remove(at: index))
        }
        show(animated: true, changed: text)
    }
}
