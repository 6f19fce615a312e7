import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKit

@MainActor @Suite struct ReusePoolTests {
    let pool = ReusePool<UICollectionReusableView>(owner: "UICollectionView")

    /// A cell that counts how often it is prepared for reuse.
    final class CountingCell: UICollectionViewCell {
        var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    @Test func registeredClassesAndClosuresCreateViews() throws {
        #expect(pool.dequeue("book") == nil)
        pool.register(CountingCell.self, "book")
        let cell = try #require(pool.dequeue("book") as? CountingCell)
        #expect(cell.reuseIdentifier == "book" && cell.preparations == 0)
        var identifiers: [String] = []
        pool.register("film") {
            identifiers.append($0)
            return UICollectionReusableView(reusableAs: $0)
        }
        #expect(pool.dequeue("film") != nil && identifiers == ["film"])
        pool.register(nil, "film")
        #expect(pool.dequeue("film") == nil && pool.dequeue("book") != nil)
    }

    @Test func recycledViewIsHiddenAndReused() {
        pool.register(CountingCell.self, "book")
        let (superview, cell) = (UIView(), CountingCell(reusableAs: "book"))
        superview.addSubview(cell)
        cell.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
        pool.recycle(cell)
        #expect(cell.isHidden && cell.superview === superview && cell.layer.animationKeys() == nil && cell.preparations == 0)
        #expect(pool.dequeue("book") === cell && cell.preparations == 1)
        #expect(pool.dequeue("book") !== cell && pool.dequeueHidden("book") == nil, "it is reused only once")
    }

    @Test func viewWithoutIdentifierIsRemoved() {
        let (superview, view) = (UIView(), UICollectionReusableView(frame: .zero))
        superview.addSubview(view)
        pool.recycle(view)
        #expect(view.superview == nil && pool.dequeueHidden("") == nil)
    }

    @Test func kindsAreSeparate() {
        let (cell, header) = (CountingCell(reusableAs: "book"), UICollectionReusableView(reusableAs: "book"))
        pool.recycle(cell)
        pool.recycle(header, ofKind: "header")
        #expect(pool.dequeue("book", ofKind: "footer") == nil)
        #expect(pool.dequeue("book", ofKind: "header") === header && pool.dequeue("book") === cell)
        pool.register(UICollectionReusableView.self, "book", ofKind: "footer")
        #expect(pool.dequeue("book", ofKind: "footer") != nil && pool.dequeue("book", ofKind: "header") == nil)
    }

    @Test func registeringAnUnrelatedClassIsReported() {
        let cells = ReusePool<UITableViewCell>(owner: "UITableView")
        #expect(
            diagnostics { cells.register(CountingCell.self, "row") } == [
                "UITableView: CountingCell cannot be registered for the identifier 'row', because it is not a subclass of UITableViewCell."
            ])
        #expect(cells.dequeue("row") == nil)
    }

    /// The closure that creates a view takes a subview from the same pool.
    @Test func poolCanBeUsedWhileAViewIsCreated() {
        let part = UICollectionReusableView(reusableAs: "part")
        pool.recycle(part)
        pool.register("whole") { [pool] in
            let whole = UICollectionReusableView(reusableAs: $0)
            pool.register(CountingCell.self, "other")
            if let part = pool.dequeue("part") { whole.addSubview(part) }
            return whole
        }
        #expect(pool.dequeue("whole")?.subviews == [part] && pool.dequeue("other") is CountingCell)
    }
}
