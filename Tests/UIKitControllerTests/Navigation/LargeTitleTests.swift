import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LargeTitleTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let list = UITableViewController(style: .plain)
    let source = TableDataSource([Array(0..<40)])
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        list.title = "Places"
        source.heights = { _ in 44 }
        source.connect(list.tableView)
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(frames: 2)
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var table: UITableView { list.tableView }
    private func label(size: CGFloat) -> UILabel? { bar.firstLabel { $0.text == "Places" && $0.font.pointSize == size } }
    /// The displayed opacity of the title in the row with the buttons.
    private var smallTitleAlpha: Double { label(size: 17).map { stage.trace($0.layer, "opacity") } ?? .nan }

    @Test func barIsHigherAtTheTop() {
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(table.contentOffset.y == -116 && table.adjustedContentInset.top == 116)
        #expect(smallTitleAlpha == 0 && label(size: 34) != nil)
    }

    @Test(arguments: [(7.0, 89.0), (31, 65), (52, 44), (300, 44)])
    func contentCoversTheLargeTitle(distance: Double, height: Double) {
        table.contentOffset.y = CGFloat(distance - 116)
        stage.advance(frames: 1)
        #expect(Double(bar.frame.height) == height && Double(table.contentOffset.y) == distance - 116)
        #expect(Double(list.view.safeAreaInsets.top) == height + 20, "the area for content follows the bar")
        stage.advance(by: 0.5)
        #expect(smallTitleAlpha == (height < 52 ? 1 : 0))
        table.contentOffset.y = -116
        stage.advance(frames: 1)
        #expect(bar.frame.height == 96)
    }

    @Test func pulledContentStretchesTheBar() {
        table.contentOffset.y = -116 - 37
        stage.advance(frames: 1)
        #expect(bar.frame.height == 133 && list.view.safeAreaInsets.top == 116)
        let scale = label(size: 34)?.transform.a ?? 0
        #expect(scale > 1.01 && scale < 1.12)
    }

    @Test func backgroundAppearsAsContentMovesBelowTheBar() {
        let background = bar.subviews[0]
        #expect(background.alpha == 0)
        table.contentOffset.y = -64 + 3
        stage.advance(frames: 1)
        #expect(near(background.alpha, 0.25))
        table.contentOffset.y = 100
        stage.advance(frames: 1)
        #expect(background.alpha == 1)
    }

    @Test(arguments: [true, false]) func scrollEdgeAppearanceEndsWhenContentMovesBelowTheBar(isLarge: Bool) {
        let red = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1)
        bar.prefersLargeTitles = isLarge
        stage.advance(frames: 1)
        let edge = UINavigationBarAppearance()
        (edge.backgroundColor, edge.shadowColor) = (red, .black)
        edge.titleTextAttributes = [.foregroundColor: red]
        bar.scrollEdgeAppearance = edge
        table.contentOffset.y = isLarge ? -116 : -64
        stage.advance(frames: 2)
        let (usual, atEdge) = (bar.subviews[0], bar.subviews[1])
        #expect(usual.alpha == 0 && atEdge.alpha == 1 && atEdge.backgroundColor == red)
        #expect(atEdge.subviews.first?.backgroundColor == .black && atEdge.subviews.first?.frame.minY == atEdge.bounds.height)
        #expect((label(size: 17)?.textColor == red) == !isLarge, "the title in the row is for scrolled content if there is a large title")
        table.contentOffset.y = 100
        stage.advance(frames: 1)
        #expect(usual.alpha == 1 && atEdge.alpha == 0 && usual.backgroundColor != red)
    }

    /// Drags slowly until the content is at a distance from the top, and lifts the finger.
    private func release(at distance: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: 500))
        let end = 500 - distance - 10
        for step in 1...20 {
            stage.advance(frames: 2)
            stage.touchMove(to: CGPoint(x: 100, y: 500 - (500 - end) * CGFloat(step) / 20))
        }
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
    }

    @Test(arguments: [(13.0, 96.0), (39, 44)])
    func releasedContentNeverStopsBetween(distance: Double, height: Double) {
        release(at: CGFloat(distance))
        #expect(Double(bar.frame.height) == height && Double(table.contentOffset.y) == -20 - height)
    }

    @Test func contentCanBePulledBackAfterTheCollapse() {
        release(at: 39)
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 250), duration: 0.2)
        stage.advance(by: 2)
        #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
    }

    @Test func nextControllerCanHaveASmallTitle() {
        let detail = UIViewController()
        detail.title = "Detail"
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: true)
        stage.advance(frames: 10)
        let height = stage.trace(bar.layer, "bounds.size.height")
        #expect(height > 45 && height < 95 && detail.view.safeAreaInsets.top == 64)
        stage.advance(by: 1)
        #expect(bar.frame.height == 44)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
    }

    @Test func modeIsInheritedFromThePreviousItem() {
        let (detail, third) = (UIViewController(), UIViewController())
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.setViewControllers([list, detail, third], animated: false)
        stage.advance(frames: 1)
        #expect(bar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        stage.advance(frames: 1)
        #expect(bar.frame.height == 96)
    }

    @Test func landscapeHasNoLargeTitle() {
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(bar.frame.height == 32)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
    }

    @Test func hiddenBarLeavesNoSpace() {
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advance(frames: 1)
        #expect(list.view.safeAreaInsets.top == 20 && table.contentOffset.y == -20)
        table.contentOffset.y = 200
        navigation.setNavigationBarHidden(false, animated: false)
        stage.advance(frames: 1)
        #expect(bar.frame.height == 44 && table.contentOffset.y == 200)
    }

    @Test func promptIsAboveTheTitle() {
        navigation.navigationBar.prefersLargeTitles = false
        list.navigationItem.prompt = "Choose a place for the night"
        stage.advance(frames: 1)
        #expect(bar.frame.height == 74 && list.view.safeAreaInsets.top == 94)
        let prompt = bar.firstLabel { $0.text?.hasPrefix("Choose") == true }
        #expect((prompt?.frame.maxY ?? 99) <= (label(size: 17)?.frame.minY ?? 0))
    }

    @Test func swipeHidesAndShowsTheBar() {
        navigation.hidesBarsOnSwipe = true
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 380), duration: 0.1)
        stage.advance(by: 2)
        #expect(navigation.isNavigationBarHidden && bar.frame.maxY < 0)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400), duration: 0.1)
        stage.advance(by: 2)
        #expect(!navigation.isNavigationBarHidden)
    }
}

extension UIView {
    /// Returns the first label in the tree for which a condition is true.
    func firstLabel(_ condition: (UILabel) -> Bool) -> UILabel? {
        if let label = self as? UILabel, condition(label) { return label }
        for subview in subviews {
            if let found = subview.firstLabel(condition) { return found }
        }
        return nil
    }
}
