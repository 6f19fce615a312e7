import CoreGraphics
import Stage
import Testing
import UIKit

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

    /// Drags down point by point until this much is visible above the content. The finger stays down.
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
        let none = visiblePixelCount()
        pull(to: 50)
        let some = visiblePixelCount()
        stage.touchUp()
        stage.advance(by: 3)
        #expect(visiblePixelCount() == none)
        pull(to: 86)
        let most = visiblePixelCount()
        #expect(none < some && some < most)
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

@MainActor @Suite struct KeyboardDismissModeTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 36))

    init() {
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(field)
        stage.window.addSubview(scrollView)
        stage.tap(at: CGPoint(x: 100, y: 75))
        stage.advance(by: 0.5)
    }

    private var keyboardView: UIView? { stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" } }
    private var keyboardTop: CGFloat? { keyboardView?.frame.minY }

    @Test func onDragDismissesTheKeyboard() {
        #expect(keyboardTop == 451 && field.isEditing)
        scrollView.keyboardDismissMode = .onDrag
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), duration: 0.1)
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(keyboardView == nil)
    }

    @Test func keyboardStaysByDefault() {
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
        stage.advance(by: 0.5)
        #expect(field.isEditing && keyboardTop == 451)
    }

    @Test func interactiveModeMovesTheKeyboardWithTheTouch() {
        scrollView.keyboardDismissMode = .interactive
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 500, by: 10) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 500)
        for y in stride(from: 500, through: 470, by: -2) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 470, "the keyboard follows the touch back")
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(field.isEditing && keyboardTop == 451, "released above half-way, the keyboard returns")
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 580, by: 20) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 580)
        stage.touchUp()
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(keyboardView == nil)
    }
}
