import CoreGraphics
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct RefreshControlTests {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1, framesPerSecond: 60)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 20, width: 200, height: 380))
    let control = UIRefreshControl()
    let log = Log()

    @MainActor final class Log { var count = 0 }

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = 15
        scrollView.contentSize = CGSize(width: 200, height: 900)
        scrollView.contentOffset.y = -15
        scrollView.refreshControl = control
        stage.window.addSubview(scrollView)
        control.addAction(UIAction { [log] _ in log.count += 1 }, for: .valueChanged)
        stage.advance(frames: 1)
    }

    /// Drags down point by point until `revealed` points are visible above the content. The finger stays down.
    private func pull(to revealed: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: 60))
        var y: CGFloat = 60
        while -(scrollView.contentOffset.y + 15) < revealed, y < 400 {
            y += 1
            stage.touchMove(to: CGPoint(x: 100, y: y))
            stage.advance(frames: 1)
        }
    }

    @Test func refreshBeginsDuringTheDrag() {
        pull(to: 89)
        #expect(log.count == 0 && !control.isRefreshing)
        #expect(control.frame.maxY == scrollView.contentOffset.y + 15 + 60, "the control stays at the top of the visible area")
        stage.touchMove(to: CGPoint(x: 100, y: 400))
        #expect(log.count == 1 && control.isRefreshing)
        #expect(scrollView.adjustedContentInset.top == 15, "the inset does not change during the touch")
        stage.touchMove(to: CGPoint(x: 100, y: 60))
        stage.touchMove(to: CGPoint(x: 100, y: 390))
        #expect(log.count == 1, "the action is called once")
        stage.touchUp()
        #expect(scrollView.adjustedContentInset.top == 75 && scrollView.contentInset.top == 15)
        stage.advance(by: 3)
        #expect(scrollView.contentOffset.y == -75 && control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    }

    @Test func shortPullDoesNotRefresh() {
        pull(to: 80)
        stage.touchUp()
        stage.advance(by: 3)
        #expect(log.count == 0 && scrollView.contentOffset.y == -15 && scrollView.adjustedContentInset.top == 15)
        // A flick that bounces at the top does not refresh either.
        scrollView.contentOffset.y = 200
        stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 260), duration: 0.05)
        stage.advance(by: 3)
        #expect(log.count == 0 && scrollView.contentOffset.y == -15)
    }

    @Test func contentScrollsBackAfterTheRefresh() {
        pull(to: 95)
        stage.touchUp()
        stage.advance(by: 3)
        control.endRefreshing()
        #expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 15 && scrollView.contentOffset.y == -75)
        stage.advance(frames: 9)
        #expect(near(Double(scrollView.contentOffset.y), -45), "the content is half-way after 0.15 s")
        stage.advance(frames: 10)
        #expect(scrollView.contentOffset.y == -15)
        pull(to: 95)
        #expect(log.count == 2, "a second pull refreshes again")
        stage.touchUp()
    }

    @Test func contentScrollsBackAfterTheTouchEnds() {
        pull(to: 100)
        control.endRefreshing()
        let before = scrollView.contentOffset.y
        stage.advance(frames: 20)
        #expect(scrollView.contentOffset.y == before)
        stage.touchUp()
        stage.advance(by: 3)
        #expect(scrollView.contentOffset.y == -15)
    }

    @Test func refreshDoesNotMoveScrolledContent() {
        control.beginRefreshing()
        #expect(control.isRefreshing && log.count == 0, "beginRefreshing does not call the action")
        #expect(scrollView.contentOffset.y == -15 && scrollView.adjustedContentInset.top == 75)
        scrollView.contentOffset.y = 310
        control.endRefreshing()
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 310 && scrollView.adjustedContentInset.top == 15)
    }

    @Test func indicatorAppearsGraduallyAndThenRotates() {
        func visiblePixelCount() -> Int {
            let frame = stage.render()
            var count = 0
            for y in 20..<120 { for x in 60..<140 where frame[x, y].green < 215 && frame[x, y].alpha == 255 { count += 1 } }
            return count
        }
        scrollView.backgroundColor = .white
        stage.window.backgroundColor = .white
        let initialCount = visiblePixelCount()
        pull(to: 50)
        let partialCount = visiblePixelCount()
        stage.touchUp()
        stage.advance(by: 3)
        #expect(visiblePixelCount() == initialCount)
        pull(to: 86)
        let fullCount = visiblePixelCount()
        #expect(initialCount < partialCount && partialCount < fullCount)
        stage.touchMove(to: CGPoint(x: 100, y: 400))
        stage.advance(by: 1)
        let first = stage.render()
        stage.advance(frames: 5)
        #expect(stage.render() != first, "the indicator has rotated by a twelfth")
        stage.advance(frames: 55)
        #expect(stage.render() == first, "a full rotation takes a second")
        stage.touchUp()
    }
}
