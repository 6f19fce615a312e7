import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Sheets with several heights, moved by code, by fingers and by scroll views.
@MainActor @Suite struct SheetDetentTests {
    @MainActor final class Delegate: UISheetPresentationControllerDelegate {
        var lines: [String] = []
        var allowsDismissal = true
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
            lines.append("selected \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allowsDismissal }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("willDismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("didDismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { lines.append("attempt") }
    }

    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let root = UIViewController()
    let card = UIViewController()
    let delegate = Delegate()

    init() throws {
        stage.makeCurrent()
        stage.window.rootViewController = root
        let sheet = try #require(card.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = delegate
    }

    private var sheet: UISheetPresentationController? { card.sheetPresentationController }
    private var top: Double { Double(card.view.frame.minY) }

    private func present() {
        root.present(card, animated: true)
        stage.advance(by: 1)
    }

    private func drag(from start: CGFloat, by distance: CGFloat, over duration: Double = 0.3) {
        stage.touchDown(at: CGPoint(x: 180, y: start))
        let frames = Int(duration * 100)
        for step in 1...frames {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 180, y: start + distance * CGFloat(step) / CGFloat(frames)))
        }
    }

    @Test func sheetBeginsAtItsSmallestDetent() {
        present()
        #expect(card.view.frame == CGRect(x: 0, y: 333, width: 375, height: 334) && root.view.transform.isIdentity)
        #expect(sheet?.selectedDetentIdentifier == nil)
    }

    @Test func codeChangesTheDetentWithAndWithoutAnimation() {
        present()
        sheet?.selectedDetentIdentifier = .large
        stage.advance(frames: 1)
        #expect(top == 30 && card.view.frame.height == 637 && near(root.view.frame.minY, 20))
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        stage.advance(frames: 8)
        #expect(top > 60 && top < 320)
        stage.advance(by: 1)
        #expect(top == 333 && root.view.transform.isIdentity && delegate.lines == [])
    }

    private func lightPixels() -> Int {
        let picture = stage.render()
        return (0..<18).flatMap { y in (140..<235).map { picture[$0, y].word & 0xFF } }.count { $0 > 200 }
    }

    /// The status bar is in front of the black screen above the scaled presenting view.
    @Test func statusBarIsLightWhileThePresenterIsScaled() {
        root.view.backgroundColor = .white
        card.view.backgroundColor = .white
        present()
        let count = lightPixels()
        #expect(count > 1400, "dark text on a white screen")
        drag(from: 350, by: -250)
        stage.touchUp()
        stage.advance(by: 1)
        #expect((20...600).contains(lightPixels()), "light text on a black screen")
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        stage.advance(by: 1)
        #expect(lightPixels() == count)
    }

    /// The drag in the table brings the sheet exactly to its largest height, so that no spring follows the release.
    @Test func statusBarIsLightAfterATableHasMovedTheSheetToItsLargestHeight() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.view.backgroundColor = .white
        stage.window.rootViewController = navigation
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 84, width: 375, height: 500))
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = rows
        card.view.backgroundColor = .white
        card.view.addSubview(table)
        let sheet = try #require(sheet)
        sheet.detents = [.custom(identifier: .init("low")) { _ in 92 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.largestUndimmedDetentIdentifier = .medium
        navigation.topViewController?.present(card, animated: true)
        stage.advance(by: 1)
        let count = lightPixels()
        #expect(top == 333 && count > 1400, "dark text on a white screen")
        drag(from: 560, by: -360)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 30 && sheet.selectedDetentIdentifier == .large && table.contentOffset.y > 0)
        #expect((20...600).contains(lightPixels()), "light text on a black screen")
        sheet.animateChanges { sheet.selectedDetentIdentifier = .init("low") }
        stage.advance(by: 1)
        #expect(top == 667 - 92 && lightPixels() == count)
    }

    @MainActor private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func sheetFollowsTheFingerAndGrowsWithIt() {
        present()
        drag(from: 350, by: -110)
        #expect(top == 233 && card.view.frame.maxY == 667)
        #expect(root.view.frame.width < 375 && root.view.frame.width > 343, "the presenting view is scaled down on the way")
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 30 && delegate.lines == ["selected large"] && sheet?.selectedDetentIdentifier == .large)
    }

    @Test func slowReleaseReturnsToTheNearestDetent() {
        present()
        drag(from: 350, by: -60)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 333 && delegate.lines == [])
    }

    @Test func sheetResistsAboveItsLargestDetent() {
        sheet?.detents = [.medium()]
        present()
        drag(from: 350, by: -210)
        #expect(top < 333 && top > 285)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 333)
    }

    @Test func dragDownDismisses() {
        present()
        drag(from: 350, by: 150, over: 0.2)
        #expect(top == 473 && card.view.frame.height == 334, "the card moves out without becoming lower")
        stage.touchUp()
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.lines == ["willDismiss", "didDismiss"])
        #expect(root.view.transform.isIdentity)
    }

    @Test(arguments: [true, false]) func dragDoesNotDismissAModalSheet(byDelegate: Bool) {
        delegate.allowsDismissal = !byDelegate
        card.isModalInPresentation = !byDelegate
        present()
        drag(from: 350, by: 200, over: 0.2)
        #expect(byDelegate ? top == 523 : top > 340 && top < 400)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 333 && root.presentedViewController === card && (byDelegate ? delegate.lines == ["attempt"] : true))
    }

    @Test func refusedDismissalSelectsTheSmallestDetent() {
        delegate.allowsDismissal = false
        sheet?.selectedDetentIdentifier = .large
        present()
        drag(from: 50, by: 510)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 333 && delegate.lines == ["attempt", "selected other"] && sheet?.selectedDetentIdentifier == .medium)
        sheet?.containerView?.setNeedsLayout()
        stage.advance(frames: 1)
        #expect(top == 333, "the next layout keeps the detent")
    }

    @Test func movingSheetCanBeCaught() {
        present()
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        stage.advance(frames: 6)
        let caught = top
        stage.touchDown(at: CGPoint(x: 180, y: caught + 30))
        stage.touchMove(to: CGPoint(x: 180, y: caught + 40))
        stage.touchMove(to: CGPoint(x: 180, y: caught + 60))
        #expect(abs(top - caught - 20) < 2)
        stage.advance(frames: 20)
        #expect(abs(top - caught - 20) < 2, "the spring has ended")
    }

    @Test func undimmedSheetLetsTouchesThrough() {
        let button = UIButton(frame: CGRect(x: 40, y: 80, width: 90, height: 40))
        root.view.addSubview(button)
        sheet?.largestUndimmedDetentIdentifier = .medium
        present()
        #expect(stage.window.hitTest(CGPoint(x: 60, y: 100), with: nil) === button)
        sheet?.selectedDetentIdentifier = .large
        stage.advance(frames: 1)
        #expect(stage.window.hitTest(CGPoint(x: 60, y: 25), with: nil) !== root.view)
        sheet?.selectedDetentIdentifier = .medium
        sheet?.largestUndimmedDetentIdentifier = nil
        stage.advance(frames: 1)
        #expect(stage.window.hitTest(CGPoint(x: 60, y: 100), with: nil) !== button)
        stage.tap(at: CGPoint(x: 60, y: 100))
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil, "a tap on the dimmed view dismisses")
    }

    @Test func customDetentsAreSortedAndCanBeUnavailable() {
        sheet?.detents = [
            .large(), .custom(identifier: .init("small")) { _ in 120 }, .custom { _ in nil }, .custom { $0.maximumDetentValue * 0.4 },
        ]
        present()
        #expect(top == 547)
        sheet?.selectedDetentIdentifier = .init("small")
        drag(from: 560, by: -130)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 667 - (637 * 0.4).rounded() && delegate.lines == ["selected other"])
    }

    // MARK: - Scroll views

    private func addList() -> UIScrollView {
        let list = UIScrollView(frame: card.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 375, height: 2000)
        card.view.addSubview(list)
        return list
    }

    @Test func scrollingUpFirstExpandsTheSheet() {
        let list = addList()
        present()
        drag(from: 600, by: -210)
        #expect(top == 133 && list.contentOffset.y == 0)
        for step in 1...20 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 180, y: 390 - 10 * CGFloat(step)))
        }
        #expect(top == 30 && near(list.contentOffset.y, 97), "the rest of the drag scrolls")
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 30 && list.contentOffset.y == 97 && sheet?.selectedDetentIdentifier == .large)
    }

    @Test func contentAtItsTopLeavesTheDragToTheSheet() {
        let list = addList()
        sheet?.selectedDetentIdentifier = .large
        present()
        list.contentOffset.y = 60
        drag(from: 200, by: 190)
        #expect(list.contentOffset.y == 0 && top == 150)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(top == 30)
    }

    @Test func scrollingCanLeaveTheSheetInItsPlace() {
        let list = addList()
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
        present()
        drag(from: 600, by: -210)
        #expect(top == 333 && list.contentOffset.y == 200)
    }

    // MARK: - Stacked sheets

    @Test func secondSheetIsAboveTheFirst() {
        sheet?.detents = [.large()]
        present()
        let second = UIViewController()
        card.present(second, animated: true)
        stage.advance(by: 1)
        #expect(second.view.frame.minY == 30 && near(card.view.frame.minY, 20) && near(card.view.frame.width, 343))
        #expect(near(root.view.frame.minY, 20))
        stage.drag(from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 400), duration: 0.3)
        stage.advance(by: 1)
        #expect(card.presentedViewController == nil && card.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        #expect(card.view.layer.cornerRadius == 10 && card.view.clipsToBounds)
    }
}
