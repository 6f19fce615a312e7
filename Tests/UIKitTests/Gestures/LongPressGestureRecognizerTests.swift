import Stage
import Testing
import UIKit

@MainActor @Suite struct LongPressGestureRecognizerTests {
    let fixture = GestureFixture()
    var stage: Stage { fixture.stage }
    var log: TouchEventLog { fixture.log }
    var child: TouchLoggingView { fixture.child }
    var touchPoint: CGPoint { fixture.touchPoint }

    @Test func longPressBeginsChangesAndEnds() {
        let press = fixture.attach(UILongPressGestureRecognizer(), "press", on: child)
        stage.touchDown(at: touchPoint)
        stage.advance(frames: 29)
        #expect(log.take() == ["began 1"])
        stage.advance(frames: 1)
        #expect(log.take() == ["press began", "cancelled 1"] && press.state == .began)
        stage.touchMove(to: CGPoint(x: 170, y: 95))
        #expect(log.take() == ["press changed"] && press.location(in: child) == CGPoint(x: 140, y: 55))
        stage.touchUp()
        #expect(log.take() == ["press ended"] && press.state == .possible)
    }

    @Test func longPressFailsIfTheTouchMovesOrEndsEarly() {
        fixture.attach(UILongPressGestureRecognizer(), "press", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 11, y: touchPoint.y))
        stage.advance(by: 1)
        #expect(log.take() == ["began 1", "moved 1"])
        stage.touchUp()
        stage.touchDown(at: touchPoint)
        stage.advance(by: 0.4)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(log.take() == ["ended 1", "began 1", "ended 1"])
    }
}
