import CoreGraphics
import Stage
import Testing
import UIKit

@MainActor @Suite struct RefreshTests {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1, framesPerSecond: 60)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 20, width: 200, height: 380))
    let control = UIRefreshControl()
    let log = Log()

    @MainActor final class Log { var count = 0 }

    init() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentInset.top = 15
        scroll.contentSize = CGSize(width: 200, height: 900)
        scroll.contentOffset.y = -15
        scroll.refreshControl = control
        stage.window.addSubview(scroll)
        control.addAction(UIAction { [log] _ in log.count += 1 }, for: .valueChanged)
        stage.advance(frames: 1)
    }

    /// A finger that goes down point by point until so much is seen of the room above; it stays down.
    private func pull(to revealed: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: 60))
        var y: CGFloat = 60
        while -(scroll.contentOffset.y + 15) < revealed, y < 400 {
            y += 1
            stage.touchMove(to: CGPoint(x: 100, y: y))
            stage.advance(frames: 1)
        }
    }

    @Test func itBeginsUnderTheFingerAsSoonAsItIsPulledFarEnough() {
        pull(to: 89)
        #expect(log.count == 0 && !control.isRefreshing)
        #expect(control.frame.maxY == scroll.contentOffset.y + 15 + 60, "held at the top of what is seen")
        stage.touchMove(to: CGPoint(x: 100, y: 400))
        #expect(log.count == 1 && control.isRefreshing)
        #expect(scroll.adjustedContentInset.top == 15, "nothing jumps while the finger is down")
        stage.touchMove(to: CGPoint(x: 100, y: 60))
        stage.touchMove(to: CGPoint(x: 100, y: 390))
        #expect(log.count == 1, "and only once")
        stage.touchUp()
        #expect(scroll.adjustedContentInset.top == 75 && scroll.contentInset.top == 15)
        stage.advance(by: 3)
        #expect(scroll.contentOffset.y == -75 && control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    }

    @Test func lettingGoBeforeAsksForNothing() {
        pull(to: 80)
        stage.touchUp()
        stage.advance(by: 3)
        #expect(log.count == 0 && scroll.contentOffset.y == -15 && scroll.adjustedContentInset.top == 15)
        // A flick that bounces off the top is no pull either.
        scroll.contentOffset.y = 200
        stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 260), duration: 0.05)
        stage.advance(by: 3)
        #expect(log.count == 0 && scroll.contentOffset.y == -15)
    }

    @Test func whenItHasEndedTheContentComesUp() {
        pull(to: 95)
        stage.touchUp()
        stage.advance(by: 3)
        control.endRefreshing()
        #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 15 && scroll.contentOffset.y == -75)
        stage.advance(frames: 9)
        #expect(near(Double(scroll.contentOffset.y), -45), "half-way at half of 0.3 s")
        stage.advance(frames: 10)
        #expect(scroll.contentOffset.y == -15)
        pull(to: 95)
        #expect(log.count == 2, "it can be pulled again")
        stage.touchUp()
    }

    @Test func endedUnderTheFingerItWaitsForIt() {
        pull(to: 100)
        control.endRefreshing()
        let before = scroll.contentOffset.y
        stage.advance(frames: 20)
        #expect(scroll.contentOffset.y == before)
        stage.touchUp()
        stage.advance(by: 3)
        #expect(scroll.contentOffset.y == -15)
    }

    @Test func whatIsReadFurtherDownDoesNotMove() {
        control.beginRefreshing()
        #expect(control.isRefreshing && log.count == 0, "who began it knows")
        #expect(scroll.contentOffset.y == -15 && scroll.adjustedContentInset.top == 75)
        scroll.contentOffset.y = 310
        control.endRefreshing()
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 310 && scroll.adjustedContentInset.top == 15)
    }

    @Test func thePetalsComeOneByOneAndThenTurn() {
        func ink() -> Int {
            let picture = stage.render()
            var count = 0
            for y in 20..<120 { for x in 60..<140 where picture[x, y].green < 215 && picture[x, y].alpha == 255 { count += 1 } }
            return count
        }
        scroll.backgroundColor = .white
        stage.window.backgroundColor = .white
        let none = ink()
        pull(to: 50)
        let some = ink()
        stage.touchUp()
        stage.advance(by: 3)
        #expect(ink() == none)
        pull(to: 86)
        let most = ink()
        #expect(none < some && some < most)
        stage.touchMove(to: CGPoint(x: 100, y: 400))
        stage.advance(by: 1)
        let first = stage.render()
        stage.advance(frames: 5)
        #expect(stage.render() != first, "a twelfth further")
        stage.advance(frames: 55)
        #expect(stage.render() == first, "once round in a second")
        stage.touchUp()
    }
}

@MainActor @Suite struct KeyboardDismissTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 36))

    init() {
        scroll.contentSize = CGSize(width: 375, height: 2000)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(field)
        stage.window.addSubview(scroll)
        stage.tap(at: CGPoint(x: 100, y: 75))
        stage.advance(by: 0.5)
    }

    private var panel: UIView? { stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" } }
    private var top: CGFloat? { panel?.frame.minY }

    @Test func aDragPutsItAway() {
        #expect(top == 451 && field.isEditing)
        scroll.keyboardDismissMode = .onDrag
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), duration: 0.1)
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(panel == nil)
    }

    @Test func withoutThatItStays() {
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
        stage.advance(by: 0.5)
        #expect(field.isEditing && top == 451)
    }

    @Test func itGoesAlongWithTheFinger() {
        scroll.keyboardDismissMode = .interactive
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 500, by: 10) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(top == 500)
        for y in stride(from: 500, through: 470, by: -2) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(top == 470, "and back")
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(field.isEditing && top == 451, "let go above half-way it comes up again")
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 580, by: 20) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(top == 580)
        stage.touchUp()
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(panel == nil)
    }
}
