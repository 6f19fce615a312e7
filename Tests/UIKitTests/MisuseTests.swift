import Stage
import Testing
import UIKit

/// The misuses that are noticed while the body runs.
@MainActor func misuses(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    let outer = Misuse.handler
    Misuse.handler = { texts.append($0) }
    defer { Misuse.handler = outer }
    body()
    return texts
}

/// What a scene's author gets wrong is told in a line, and the scene goes on.
@MainActor @Suite struct MisuseTests {
    let stage = Stage(size: CGSize(width: 200, height: 240), scale: 1, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
    let shelf = Shelf([[3, 7, 11], [15]])

    init() {
        table.contentInsetAdjustmentBehavior = .never
        shelf.cover(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    private var seen: [Int] { table.visibleCells.map(\.tag) }

    @Test func anUpdateThatDoesNotAddUpLoadsTheTableAnew() {
        var finished: Bool?
        shelf.sections[0] = [7, 19, 23, 27]
        let lines = misuses {
            table.performBatchUpdates(
                { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }, completion: { finished = $0 })
        }
        #expect(lines.count == 1 && finished == false)
        #expect(lines[0].hasPrefix("UITableView: Invalid update: invalid number of rows in section 0. There were 3 rows"))
        #expect(lines[0].hasSuffix("change the data and tell of exactly that change in one block."))
        #expect(!lines[0].contains("\n"))
        stage.advance(frames: 1)
        #expect(seen == [7, 19, 23, 27, 15])
        shelf.sections[0].remove(at: 1)
        #expect(misuses { table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }.isEmpty)
        stage.advance(by: 1)
        #expect(seen == [7, 23, 27, 15], "and the next update is as good as ever")
    }

    @Test func aRowThatIsNotThereIsToldOf() {
        #expect(
            misuses { table.reloadRows(at: [IndexPath(row: 5, section: 1)], with: .left) }[0].contains("there is no row 5 in section 1"))
        #expect(misuses { table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true) }[0].contains("no row 0"))
        #expect(misuses { table.endUpdates() } == ["UITableView: endUpdates without beginUpdates"])
        stage.advance(by: 1)
        #expect(seen == [3, 7, 11, 15] && table.contentOffset == .zero)
    }

    @Test func aCellThatNobodyMakesIsAPlainOne() {
        let lines = misuses {
            #expect(table.dequeueReusableCell(withIdentifier: "books", for: IndexPath(row: 0, section: 0)).style == .default)
        }
        #expect(lines.count == 1 && lines[0].contains("'books'") && lines[0].contains("register"))
        #expect(misuses { table.register(UISwitch.self, forCellReuseIdentifier: "row") }[0].contains("no UITableViewCell"))
    }

    @Test func aCollectionIsLoadedAnewToo() {
        let wall = CollectionViewTests.Wall([[5, 9, 13]])
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        wall.cover(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        var finished: Bool?
        wall.sections = [[5, 13]]
        let lines = misuses {
            view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 1, section: 0)]) }, completion: { finished = $0 })
        }
        #expect(lines.count == 1 && finished == false)
        #expect(lines[0].hasPrefix("UICollectionView: Invalid update: invalid number of items in section 0. There were 3 items"))
        stage.advance(frames: 1)
        #expect(view.visibleCells.map(\.tag) == [5, 13])
        #expect(misuses { view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false) }[0].contains("no item 2"))
        let cell = misuses { _ = view.dequeueReusableCell(withReuseIdentifier: "books", for: IndexPath(item: 0, section: 0)) }
        #expect(cell.count == 1 && cell[0].contains("'books'"))
    }

    @Test func viewsAreNotPutIntoThemselves() {
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50)), UIView())
        outer.addSubview(inner)
        #expect(misuses { inner.addSubview(outer) }.count == 1)
        #expect(inner.superview === outer && outer.superview == nil)
        let (glass, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UILabel())
        #expect(misuses { glass.addSubview(label) }[0].contains("contentView"))
        #expect(label.superview === glass.contentView)
        let tap = UITapGestureRecognizer()
        outer.addGestureRecognizer(tap)
        #expect(misuses { _ = tap.location(ofTouch: 2, in: outer) }[0].contains("none has the index 2"))
    }
}
