import Stage
import Testing
import UIKit

@MainActor @Suite struct TapGestureRecognizerTests {
    let fixture = GestureFixture()
    var stage: Stage { fixture.stage }
    var log: TouchEventLog { fixture.log }
    var child: TouchLoggingView { fixture.child }
    var touchPoint: CGPoint { fixture.touchPoint }

    @Test func tapCancelsTheTouchInItsView() {
        let tap = fixture.attach(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: touchPoint)
        #expect(log.take() == ["began 1"] && tap.state == .possible)
        stage.advance(frames: 1)
        stage.touchUp()
        #expect(log.take() == ["tap ended", "cancelled 1"] && tap.state == .possible)
        tap.cancelsTouchesInView = false
        stage.advance(by: 1)
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "tap ended", "ended 1"])
    }

    @Test func tapIsLimitedInDurationAndMovement() {
        fixture.attach(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: touchPoint)
        stage.advance(frames: 46)
        stage.touchUp()
        #expect(log.take() == ["began 1", "ended 1"], "a tap takes at most 0.75 s")
        stage.drag(from: touchPoint, to: CGPoint(x: touchPoint.x + 46, y: touchPoint.y), duration: 0.1)
        #expect(log.take().last == "ended 1")
        stage.drag(from: touchPoint, to: CGPoint(x: touchPoint.x + 44, y: touchPoint.y), duration: 0.1)
        #expect(log.take().suffix(2) == ["tap ended", "cancelled 1"])
    }

    @Test func doubleTapDelaysTheEndOfTheFirstTouch() {
        let twice = fixture.attach(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1"], "the end of the touch is delayed")
        stage.advance(frames: 5)
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "twice ended", "cancelled 1", "cancelled 1"])
        stage.advance(by: 1)
        stage.tap(at: touchPoint)
        stage.advance(frames: 20)
        #expect(log.take() == ["began 1"])
        stage.advance(frames: 2)
        #expect(log.take() == ["ended 1"], "the end is delivered after 0.35 s without a second tap")
    }

    @Test func singleTapWaitsForTheDoubleTapToFail() {
        let once = fixture.attach(UITapGestureRecognizer(), "once", on: child)
        let twice = fixture.attach(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1"] && once.state == .possible)
        stage.advance(frames: 22)
        #expect(log.take() == ["once ended", "cancelled 1"])
        stage.tap(at: touchPoint)
        stage.advance(frames: 3)
        stage.tap(at: touchPoint)
        stage.advance(by: 1)
        #expect(log.take().filter { $0.contains("once") || $0.contains("twice") } == ["twice ended"])
    }

    @Test func withoutAFailureRequirementBothTapsAreRecognized() {
        fixture.attach(UITapGestureRecognizer(), "once", on: child)
        fixture.attach(UITapGestureRecognizer(), "twice", on: child).numberOfTapsRequired = 2
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "once ended", "cancelled 1"])
        stage.advance(frames: 3)
        stage.tap(at: touchPoint)
        #expect(log.take().contains("twice ended"))
    }

    @Test func twoFingersOfADoubleTapMayBeFarApart() {
        let tap = fixture.attach(UITapGestureRecognizer(), "twice", on: child)
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
        func tapWithTwoFingers(_ distance: CGFloat) {
            stage.touchDown(at: touchPoint)
            stage.touchDown(at: CGPoint(x: touchPoint.x + distance, y: touchPoint.y), finger: 1)
            stage.advance(frames: 1)
            stage.touchUp()
            stage.touchUp(finger: 1)
            stage.advance(frames: 3)
        }
        tapWithTwoFingers(60)
        tapWithTwoFingers(60)
        #expect(log.take().contains("twice ended"))
        stage.advance(by: 1)
        tapWithTwoFingers(10)
        tapWithTwoFingers(60)
        #expect(!log.take().contains("twice ended"), "a finger of the second tap is far from both places of the first tap")
    }

    @Test func twoFingerTapRequiresTwoTouches() {
        let tap = fixture.attach(UITapGestureRecognizer(), "two", on: child)
        tap.numberOfTouchesRequired = 2
        var locations: [CGPoint] = []
        tap.addAction { [child] tap in
            locations = [tap.location(in: child)] + (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: child) }
        }
        stage.touchDown(at: touchPoint)
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 110, y: 96), finger: 1)
        stage.advance(frames: 1)
        stage.touchUp()
        #expect(!log.take().contains("two ended"))
        stage.touchUp(finger: 1)
        #expect(log.take().contains("two ended"))
        #expect(locations == [CGPoint(x: 60, y: 53), CGPoint(x: 40, y: 50), CGPoint(x: 80, y: 56)])
        stage.advance(by: 1)
        stage.tap(at: touchPoint)
        #expect(!log.take().contains("two ended"))
    }
}
