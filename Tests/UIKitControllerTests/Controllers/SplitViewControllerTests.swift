import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SplitViewControllerTests {
    @MainActor final class Delegate: UISplitViewControllerDelegate {
        var lines: [String] = []
        var top = UISplitViewController.Column.primary
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            lines.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            lines.append("hide \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expand") }
    }

    /// The parent of the split view controller. It overrides the horizontal size class of its child: regular or compact.
    final class Host: UIViewController {
        let split: UISplitViewController
        /// The width of the split view controller, or nil for the whole width.
        var width: CGFloat? { didSet { view.setNeedsLayout() } }
        init(_ split: UISplitViewController) {
            self.split = split
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(split)
            view.addSubview(split.view)
            split.didMove(toParent: self)
        }
        override func viewWillLayoutSubviews() {
            split.view.frame = CGRect(x: 0, y: 0, width: width ?? view.bounds.width, height: view.bounds.height)
        }
        func setWidth(isCompact: Bool) {
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular), forChild: split)
            split.view.setNeedsLayout()
        }
    }

    let stage = Stage(size: CGSize(width: 1000, height: 700), scale: 1, framesPerSecond: 100)
    let delegate = Delegate()
    let list = UIViewController()
    let middle = UIViewController()
    let detail = UIViewController()

    init() {
        stage.makeCurrent()
        (list.title, middle.title, detail.title) = ("List", "Middle", "Detail")
    }

    private func makeSplit(_ style: UISplitViewController.Style, isCompact: Bool = false) -> (UISplitViewController, Host) {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(detail, for: .secondary)
        let host = Host(split)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular), forChild: split)
        stage.window.rootViewController = host
        stage.advance(frames: 2)
        delegate.lines = []
        return (split, host)
    }

    private func frame(_ controller: UIViewController) -> CGRect? {
        controller.view.window == nil ? nil : controller.navigationController.map { $0.view.convert($0.view.bounds, to: nil) }
    }

    @Test func wideViewsHaveTwoColumns() {
        let (split, _) = makeSplit(.doubleColumn)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(list.splitViewController === split && split.viewController(for: .primary) === list)
        split.preferredPrimaryColumnWidthFraction = 0.25
        stage.advance(frames: 1)
        #expect(frame(detail)?.minX == 250)
        split.minimumPrimaryColumnWidth = 270
        stage.advance(frames: 1)
        #expect(split.primaryColumnWidth == 270)
    }

    @Test func hiddenColumnMovesOutAndItsControllerDisappears() {
        let (split, _) = makeSplit(.doubleColumn)
        split.hide(.primary)
        #expect(split.displayMode == .secondaryOnly && delegate.lines == ["hide primary"])
        stage.advance(frames: 10)
        let x = list.navigationController.map { stage.trace($0.view.superview?.layer ?? $0.view.layer, "position.x") } ?? 0
        #expect(x < 150 && x > -150)
        stage.advance(by: 1)
        #expect(list.view.window == nil && frame(detail) == CGRect(x: 0, y: 0, width: 1000, height: 700))
        split.show(.primary)
        stage.advance(by: 1)
        #expect(frame(list)?.minX == 0 && frame(detail)?.minX == 320)
    }

    @Test func swipeShowsTheColumnOverTheDetail() {
        let (split, _) = makeSplit(.doubleColumn)
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .secondaryOnly
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 5, y: 300))
        for step in 1...20 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 5 + 5 * step, y: 300))
        }
        let x = list.navigationController?.view.superview.map { stage.trace($0.layer, "position.x") - 160 } ?? 0
        #expect(near(x, -320 + 90, within: 12) && frame(detail)?.width == 1000)
        for step in 1...10 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 105 + 15 * step, y: 300))
        }
        stage.touchUp()
        stage.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary && frame(list)?.minX == 0)
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2)
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
        split.preferredDisplayMode = .oneOverSecondary
        stage.advance(by: 1)
        #expect(frame(list)?.minX == 0)
        stage.tap(at: CGPoint(x: 800, y: 300))
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    }

    @Test func columnThatARotationHidesDisappears() {
        let (split, _) = makeSplit(.doubleColumn)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 0.1)
        #expect(split.displayMode == .secondaryOnly && list.view.window != nil, "the column moves out")
        stage.advance(by: 1)
        #expect(list.view.window == nil && delegate.lines == ["hide primary"])
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 700))
    }

    @Test func columnThatASmallerSizeHidesDisappears() {
        let (split, host) = makeSplit(.doubleColumn)
        host.width = 500
        stage.advance(frames: 2)
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    }

    @Test func modeFollowsTheSizeAfterACancelledSwipe() {
        let (split, host) = makeSplit(.doubleColumn)
        host.width = 500
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        stage.touchDown(at: CGPoint(x: 5, y: 300))
        for step in 1...9 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 5 + 5 * step, y: 300))
        }
        stage.touchMove(to: CGPoint(x: 30, y: 300))
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        host.width = nil
        stage.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    }

    @Test func compactWidthHasOneStack() throws {
        let (split, host) = makeSplit(.doubleColumn, isCompact: true)
        #expect(split.isCollapsed && frame(list)?.width == 1000 && detail.view.window == nil)
        split.show(.secondary)
        stage.advance(by: 1)
        let navigation = try #require(list.navigationController)
        #expect(navigation.viewControllers == [list, detail] && frame(detail)?.width == 1000)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        host.setWidth(isCompact: false)
        stage.advance(frames: 2)
        #expect(!split.isCollapsed && navigation.viewControllers == [list] && delegate.lines.last == "expand")
        #expect(detail.navigationController?.viewControllers == [detail, pushed] && frame(pushed)?.minX == 320)
        #expect(detail.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        delegate.top = .secondary
        host.setWidth(isCompact: true)
        stage.advance(frames: 2)
        #expect(navigation.viewControllers == [list, detail, pushed] && delegate.lines.last == "collapse")
        #expect(detail.navigationItem.leftBarButtonItem == nil)
    }

    @Test func detailIsPushedOrReplaced() {
        let (split, host) = makeSplit(.doubleColumn)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        stage.advance(frames: 1)
        #expect(split.viewController(for: .secondary) === other && frame(other)?.minX == 320 && detail.parent?.parent == nil)
        host.setWidth(isCompact: true)
        stage.advance(frames: 2)
        let third = UIViewController()
        list.showDetailViewController(third, sender: nil)
        stage.advance(by: 1)
        #expect(list.navigationController?.viewControllers == [list, third])
        list.navigationController?.popViewController(animated: false)
        host.setWidth(isCompact: false)
        stage.advance(frames: 2)
        #expect(frame(third)?.minX == 320 && frame(list)?.minX == 0)
    }

    @Test func threeColumnsCanDisplaceTheDetail() {
        let (split, _) = makeSplit(.tripleColumn)
        #expect(
            split.displayMode == .oneBesideSecondary && frame(middle)?.minX == 0 && frame(detail)?.minX == 320 && list.view.window == nil)
        split.show(.primary)
        stage.advance(by: 1)
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(list)?.minX == 0 && frame(middle)?.minX == 320 && frame(detail) == CGRect(x: 640, y: 0, width: 680, height: 700))
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        stage.advance(by: 1)
        #expect(frame(detail) == CGRect(x: 640, y: 0, width: 360, height: 700))
    }

    @Test func classicControllersCollapseOntoTheMaster() {
        let split = UISplitViewController()
        let master = UINavigationController(rootViewController: list)
        split.viewControllers = [master, UINavigationController(rootViewController: detail)]
        let host = Host(split)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        stage.window.rootViewController = host
        stage.advance(frames: 2)
        #expect(split.viewControllers.count == 2 && frame(detail)?.minX == 320)
        host.setWidth(isCompact: true)
        stage.advance(frames: 2)
        #expect(master.viewControllers == [list, detail] && split.viewControllers == [master])
    }
}
