import UIKit

/// A list: the regions of the coast as an outline, and the plans for the next trip.
class PlacesViewController: UIViewController, UICollectionViewDelegate {
    nonisolated enum Section: Int, Sendable { case regions, plans }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    private static let regions: [(name: String, places: [String])] = [
        ("North", ["Cape North", "Gull Island", "Lighthouse Point"]),
        ("Bay", ["Quiet Bay", "Old Harbor"]),
        ("South", ["Long Beach", "White Dunes", "Summer Village", "River Mouth"]),
    ]
    private static let plans = ["Walk to the lighthouse", "Rent a boat", "Watch the gulls", "Swim at low tide"]
    private static let colors: [UIColor] = [Palette.blue, Palette.teal, Palette.gold, Palette.rose, Palette.plum]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.accessibilityIdentifier = "places"
        view.addSubview(collectionView)
        makeDataSource()
        showRegions()
        var plans = NSDiffableDataSourceSectionSnapshot<String>()
        plans.append(PlacesViewController.plans)
        dataSource.apply(plans, to: .plans, animatingDifferences: false)
    }

    /// Whether the rows of the plans show controls to delete and to move them.
    var editsPlans: Bool {
        get { collectionView?.isEditing ?? false }
        set { collectionView?.isEditing = newValue }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard path.section == Section.plans.rawValue, let self, let item = dataSource.itemIdentifier(for: path) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.delete(item)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func delete(_ item: String) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        dataSource.apply(snapshot)
    }

    // MARK: - Data

    private func makeDataSource() {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
            cell.accessibilityIdentifier = item
            if path.section == Section.plans.rawValue {
                PlacesViewController.configurePlan(cell, item)
            } else {
                PlacesViewController.configureRegion(cell, item)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = path.section == 0 ? "Regions" : "Next trip"
            header.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        dataSource.reorderingHandlers.canReorderItem = { item in
            !PlacesViewController.regions.contains { $0.name == item || $0.places.contains(item) }
        }
    }

    private static func configureRegion(_ cell: UICollectionViewListCell, _ item: String) {
        var content = cell.defaultContentConfiguration()
        content.text = item
        if let index = regions.firstIndex(where: { $0.name == item }) {
            content.image = swatch(colors[index], size: 28)
            content.secondaryText = "\(regions[index].places.count) places"
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        } else {
            cell.accessories = [.disclosureIndicator()]
        }
        cell.contentConfiguration = content
    }

    private static func configurePlan(_ cell: UICollectionViewListCell, _ item: String) {
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.image = swatch(colors[(plans.firstIndex(of: item) ?? 0) % colors.count], size: 12)
        content.imageToTextPadding = 12
        cell.contentConfiguration = content
        cell.accessories = [.delete(), .reorder()]
    }

    /// Returns a colored mark: a circle, or a rounded square if it is larger than 20 points.
    private static func swatch(_ color: UIColor, size: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: size, height: size), cornerRadius: size > 20 ? 7 : size / 2).fill()
        }
    }

    private func showRegions() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(PlacesViewController.regions.map(\.name))
        for region in PlacesViewController.regions { tree.append(region.places, to: region.name) }
        dataSource.apply(tree, to: .regions, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
