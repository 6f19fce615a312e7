import UIKit

/// The layouts of the sections of the album.
enum AlbumLayout {
    /// The kind of the panel behind a section.
    static let panelKind = "panel"

    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading)
    }

    /// Returns a section with one large picture.
    static func cover() -> NSCollectionLayoutSection {
        let full = size(.fractionalWidth(1), .absolute(210))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 16)
        return section
    }

    /// Returns a carousel of cards. Cards beside the middle are smaller and more transparent.
    static func moments(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = (environment.container.contentSize.width * 0.72).rounded()
        let card = size(.absolute(width), .absolute(230))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 4
        section.boundarySupplementaryItems = [header()]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items where item.representedElementCategory == .cell {
                let distance = min(abs(item.frame.midX - offset.x - width / 2) / width, 1)
                let scale = 1 - distance * 0.16
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = 1 - distance * 0.4
            }
        }
        return section
    }

    /// Returns a row of places on a panel that has the full width.
    static func places() -> NSCollectionLayoutSection {
        let place = size(.absolute(76), .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: place, subitems: [NSCollectionLayoutItem(layoutSize: place)]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 18
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        let title = header()
        title.contentInsets.top = 6
        section.boundarySupplementaryItems = [title]
        let panel = NSCollectionLayoutDecorationItem.background(elementKind: panelKind)
        section.decorationItems = [panel]
        return section
    }

    /// Returns a mosaic: a large picture beside two small pictures, then three pictures in a row, then the mirror image of the first part.
    static func mosaic() -> NSCollectionLayoutSection {
        func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            return item
        }
        let third: CGFloat = 1.0 / 3
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(third), .fractionalHeight(1)), repeatingSubitem: item(1, 0.5), count: 2)
        let large = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [item(2 * third, 1), pair])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2)), repeatingSubitem: item(third, 1), count: 3)
        let mirrored = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [pair, item(2 * third, 1)])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(5 * third)), subitems: [large, row, mirrored])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header()]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 0, trailing: 14)
        return section
    }
}
