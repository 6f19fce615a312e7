import UIKit

/// The data source and delegate of a collection view with numbers as items. A cell has its number as tag.
@MainActor package final class GridDataSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    package var sections: [[Int]]
    package var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 85, height: 100) }
    package var createdCellCount = 0
    package var log: [String] = []

    package init(_ sections: [[Int]]) { self.sections = sections }

    package func connect(_ view: UICollectionView) {
        view.register(forCellWithReuseIdentifier: "item") { [unowned self] _ in
            createdCellCount += 1
            return UICollectionViewCell()
        }
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        view.dataSource = self
        view.delegate = self
    }

    package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }
    package func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes(indexPath) }
    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("did select \(indexPath.item)")
    }
    package func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("did deselect \(indexPath.item)")
    }
}
