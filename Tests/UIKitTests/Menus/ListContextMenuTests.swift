import Stage
import Testing

@testable import UIKit

@MainActor private final class TableMenus: UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row != 3 else { return nil }
        log.append("menu \(indexPath.row)")
        return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [UIAction(title: "Delete") { _ in self.log.append("delete") }])
        }
    }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit") }
}

@MainActor @Suite struct ListContextMenuTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    private let menus = TableMenus()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 375, height: 500))

    init() {
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(table)
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (menus, menus)
        stage.advance(frames: 1)
    }

    private var overlay: MenuOverlay? { stage.window.frontOverlay as? MenuOverlay }

    @Test func pressOnARowOpensItsMenu() throws {
        stage.touchDown(at: CGPoint(x: 100, y: 60 + 125))
        stage.advance(by: 0.7)
        stage.touchUp()
        stage.advance(by: 0.7)
        #expect(menus.log == ["menu 2"])
        stage.tap(try #require(overlay?.panels.first?.rows.first))
        stage.advance(by: 0.8)
        #expect(menus.log == ["menu 2", "delete"] && overlay == nil)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.alpha == 1)
    }

    @Test func rowWithoutAMenuIsSelected() {
        stage.touchDown(at: CGPoint(x: 100, y: 60 + 175))
        stage.advance(by: 0.7)
        stage.touchUp()
        stage.advance(by: 0.1)
        #expect(overlay == nil && menus.log == ["select 3"])
    }

    @Test func rightClickOpensAtOnceAndTheNextOneCloses() {
        stage.secondaryClick(at: CGPoint(x: 100, y: 60 + 25))
        #expect(overlay != nil && menus.log == ["menu 0"])
        stage.secondaryClick(at: CGPoint(x: 100, y: 60 + 75))
        #expect(overlay == nil)
    }

    @Test func tapOnThePreviewIsPassedToTheDelegate() {
        stage.secondaryClick(at: CGPoint(x: 100, y: 60 + 125))
        stage.advance(by: 0.7)
        stage.tap(at: CGPoint(x: 100, y: 60 + 125))
        #expect(menus.log == ["menu 2", "commit"])
    }

    @Test func collectionItemsHaveMenus() {
        final class Menus: UICollectionViewDataSource, UICollectionViewDelegate {
            var asked: [Int] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPath.item)
                return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
            }
        }
        let menus = Menus()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 500), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (collection.dataSource, collection.delegate) = (menus, menus)
        collection.contentInsetAdjustmentBehavior = .never
        stage.window.rootViewController?.view.addSubview(collection)
        stage.advance(frames: 1)
        stage.secondaryClick(at: CGPoint(x: 340, y: 40))
        #expect(menus.asked == [2] && overlay?.isOpen == true)
        #expect(overlay is ContextMenuOverlay)
    }

    @Test func methodForSeveralItemsPrecedesThatForOne() {
        final class Menus: UICollectionViewDataSource, UICollectionViewDelegate {
            var asked: [[Int]] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPaths.map(\.item))
                return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
            }
        }
        let (menus, layout) = (Menus(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 375, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (view.dataSource, view.delegate) = (menus, menus)
        stage.window.rootViewController?.view.addSubview(view)
        stage.advance(frames: 1)
        stage.secondaryClick(at: CGPoint(x: 350, y: 60 + 150))
        #expect(menus.asked == [[5]] && overlay != nil)
    }
}
