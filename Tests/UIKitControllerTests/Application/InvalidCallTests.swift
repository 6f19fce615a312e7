import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Invalid calls by a scene are reported in one line each, and the scene continues.
@MainActor @Suite struct InvalidCallTests {
    let stage = Stage(size: CGSize(width: 200, height: 240), scale: 1, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
    let dataSource = TableDataSource([[3, 7, 11], [15]])

    init() {
        table.contentInsetAdjustmentBehavior = .never
        dataSource.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    private var visibleRows: [Int] { table.visibleCells.map(\.tag) }

    @Test func inconsistentUpdateReloadsTheTable() {
        var finished: Bool?
        dataSource.sections[0] = [7, 19, 23, 27]
        let warnings = diagnostics {
            table.performBatchUpdates(
                { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }, completion: { finished = $0 })
        }
        #expect(warnings.count == 1 && finished == false)
        #expect(warnings[0].hasPrefix("UITableView: Invalid update: invalid number of rows in section 0. There were 3 rows"))
        #expect(warnings[0].hasSuffix("Change the data source and report exactly these changes in one block."))
        #expect(!warnings[0].contains("\n"))
        stage.advance(frames: 1)
        #expect(visibleRows == [7, 19, 23, 27, 15])
        dataSource.sections[0].remove(at: 1)
        #expect(diagnostics { table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }.isEmpty)
        stage.advance(by: 1)
        #expect(visibleRows == [7, 23, 27, 15], "the next valid update is animated")
    }

    @Test func missingRowIsReported() {
        #expect(
            diagnostics { table.reloadRows(at: [IndexPath(row: 5, section: 1)], with: .left) }[0].contains(
                "there is no row 5 in section 1"))
        #expect(diagnostics { table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true) }[0].contains("no row 0"))
        #expect(diagnostics { table.endUpdates() }[0].hasPrefix("UITableView: endUpdates() was called without a matching beginUpdates()."))
        stage.advance(by: 1)
        #expect(visibleRows == [3, 7, 11, 15] && table.contentOffset == .zero)
    }

    @Test func unregisteredIdentifierGivesADefaultCell() {
        let warnings = diagnostics {
            #expect(table.dequeueReusableCell(withIdentifier: "books", for: IndexPath(row: 0, section: 0)).style == .default)
        }
        #expect(warnings.count == 1 && warnings[0].contains("'books'") && warnings[0].contains("Register"))
        #expect(
            diagnostics { table.register(UISwitch.self, forCellReuseIdentifier: "row") }[0].contains("not a subclass of UITableViewCell"))
    }

    @Test func inconsistentUpdateReloadsTheCollection() {
        let gridDataSource = GridDataSource([[5, 9, 13]])
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        gridDataSource.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        var finished: Bool?
        gridDataSource.sections = [[5, 13]]
        let warnings = diagnostics {
            view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 1, section: 0)]) }, completion: { finished = $0 })
        }
        #expect(warnings.count == 1 && finished == false)
        #expect(warnings[0].hasPrefix("UICollectionView: Invalid update: invalid number of items in section 0. There were 3 items"))
        stage.advance(frames: 1)
        #expect(view.visibleCells.map(\.tag) == [5, 13])
        #expect(
            diagnostics { view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false) }[0].contains("no item 2"))
        let cellWarnings = diagnostics {
            _ = view.dequeueReusableCell(withReuseIdentifier: "books", for: IndexPath(item: 0, section: 0))
        }
        #expect(cellWarnings.count == 1 && cellWarnings[0].contains("'books'"))
    }

    @Test func invalidSubviewsAndTouchIndexesAreReported() {
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50)), UIView())
        outer.addSubview(inner)
        #expect(diagnostics { inner.addSubview(outer) }.count == 1)
        #expect(inner.superview === outer && outer.superview == nil)
        let (effectView, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UILabel())
        #expect(diagnostics { effectView.addSubview(label) }[0].contains("contentView"))
        #expect(label.superview === effectView.contentView)
        let tap = UITapGestureRecognizer()
        outer.addGestureRecognizer(tap)
        #expect(diagnostics { _ = tap.location(ofTouch: 2, in: outer) }[0].contains("with the index 2, but the gesture has 0 touches"))
    }
}
