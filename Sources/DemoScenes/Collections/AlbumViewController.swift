import UIKit

/// The album: a large picture, a carousel of cards, the places, and a mosaic of all pictures.
class AlbumViewController: UIViewController {
    /// The sections of the album.
    nonisolated enum Section: Int, CaseIterable, Sendable { case cover, moments, places, all }

    /// An item of the album. The same picture can be in several sections.
    nonisolated struct Item: Hashable, Sendable {
        let section: Section
        let picture: Picture
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "album"
        collectionView.contentInset.bottom = 24
        view.addSubview(collectionView)
        makeDataSource()
        showPictures()
    }

    // MARK: - Data

    private func makeDataSource() {
        let pictures = UICollectionView.CellRegistration<PictureCell, Item> { cell, _, item in
            let size: CGFloat? = item.section == .cover ? 26 : item.section == .moments ? 20 : nil
            cell.show(item.picture, titleSize: size, cornerRadius: item.section == .all ? 8 : 20)
        }
        let places = UICollectionView.CellRegistration<PlaceCell, Item> { cell, _, item in cell.show(item.picture) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            item.section == .places
                ? view.dequeueConfiguredReusableCell(using: places, for: path, item: item)
                : view.dequeueConfiguredReusableCell(using: pictures, for: path, item: item)
        }
        let titles = UICollectionView.SupplementaryRegistration<AlbumHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in header.show(["", "Moments", "Places", "All pictures"][path.section]) }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    private func showPictures() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        let all = Picture.all
        func items(_ pictures: [Picture], _ section: Section) -> [Item] { pictures.map { Item(section: section, picture: $0) } }
        snapshot.appendItems(items([all[6]], .cover), toSection: .cover)
        snapshot.appendItems(items([all[0], all[13], all[9], all[3], all[5]], .moments), toSection: .moments)
        snapshot.appendItems(items(Array(all[10..<15]), .places), toSection: .places)
        snapshot.appendItems(items(all, .all), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: - Layout

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            switch Section(rawValue: index) ?? .all {
            case .cover: AlbumLayout.cover()
            case .moments: AlbumLayout.moments(environment)
            case .places: AlbumLayout.places()
            case .all: AlbumLayout.mosaic()
            }
        }
        layout.configuration.interSectionSpacing = 20
        layout.register(AlbumPanelView.self, forDecorationViewOfKind: AlbumLayout.panelKind)
        return layout
    }
}
