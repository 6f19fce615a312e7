import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PanGestureRecognizerTests {
    let fixture = GestureFixture()
    var stage: Stage { fixture.stage }
    var log: TouchEventLog { fixture.log }
    var parent: TouchLoggingView { fixture.parent }
    var child: TouchLoggingView { fixture.child }
    var touchPoint: CGPoint { fixture.touchPoint }

    @Test func panBeginsAfterTenPointsWithoutAJump() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        var translations: [CGPoint] = []
        pan.addAction { translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
        stage.touchDown(at: touchPoint)
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 6, y: touchPoint.y + 7))
        #expect(log.take() == ["began 1", "moved 1"], "9.2 points are too few")
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 9, y: touchPoint.y + 12))
        #expect(log.take() == ["pan began", "cancelled 1"], "15 points are enough")
        #expect(near(translations[0].x, 3) && near(translations[0].y, 4), "the translation excludes the first ten points")
        stage.touchMove(to: CGPoint(x: touchPoint.x + 59, y: touchPoint.y + 2))
        #expect(near(translations[1].x, 53) && near(translations[1].y, -6))
        stage.touchUp()
        #expect(log.take() == ["pan changed", "pan ended"] && pan.state == .possible)
    }

    @Test func translationIsInTheCoordinatesOfTheView() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        parent.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let start = child.convert(CGPoint(x: 190, y: 110), to: nil)
        stage.touchDown(at: start)
        stage.touchMove(to: CGPoint(x: start.x, y: start.y + 12))
        stage.touchMove(to: CGPoint(x: start.x - 20, y: start.y + 42))
        let (inside, outside) = (pan.translation(in: child), pan.translation(in: stage.window))
        #expect(near(outside.x, -20) && near(outside.y, 32) && near(inside.x, 16) && near(inside.y, 10))
        pan.setTranslation(CGPoint(x: 7, y: -3), in: child)
        #expect(near(pan.translation(in: child).x, 7) && near(pan.translation(in: nil).x, 6) && near(pan.translation(in: nil).y, 14))
    }

    @Test func velocityIsThatOfTheMostRecentMovement() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        var lastVelocity = CGPoint.zero
        pan.addAction { lastVelocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
        stage.drag(from: touchPoint, to: CGPoint(x: 190, y: 60), duration: 0.5)
        #expect(
            near(lastVelocity.x, 240, within: 1e-6) && near(lastVelocity.y, -60, within: 1e-6),
            "the velocity at constant speed is exact, also at the end of the touch"
        )
        stage.touchDown(at: touchPoint)
        for step in 1...12 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: touchPoint.x + CGFloat(step) * 5, y: touchPoint.y))
        }
        stage.advance(frames: 6)
        stage.touchUp()
        #expect(lastVelocity == .zero, "a touch that rests before its end has no velocity")
    }

    @Test func settingTheTranslationDoesNotChangeTheVelocity() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        var lastVelocity = CGPoint.zero
        pan.addAction {
            guard let pan = $0 as? UIPanGestureRecognizer else { return }
            lastVelocity = pan.velocity(in: nil)
            pan.setTranslation(.zero, in: nil)
        }
        stage.drag(from: touchPoint, to: CGPoint(x: 190, y: 60), duration: 0.5)
        #expect(near(lastVelocity.x, 240, within: 1e-6) && near(lastVelocity.y, -60, within: 1e-6))
    }

    @Test func addedAndRemovedTouchesCauseNoJump() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 30, y: touchPoint.y))
        #expect(near(pan.translation(in: nil).x, 20))
        stage.touchDown(at: CGPoint(x: 180, y: 140), finger: 1)
        #expect(near(pan.translation(in: nil).x, 20) && pan.numberOfTouches == 2)
        stage.touchMove(to: CGPoint(x: 190, y: 140), finger: 1)
        #expect(near(pan.translation(in: nil).x, 25), "one of two touches moved by ten points")
        stage.touchUp()
        #expect(near(pan.translation(in: nil).x, 25) && pan.state == .changed)
        stage.touchUp(finger: 1)
        #expect(pan.state == .possible && log.take().last == "pan ended")
    }

    @Test func panWithTooManyOrTooFewTouchesFails() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        stage.drag(from: touchPoint, to: CGPoint(x: 170, y: 90), duration: 0.1)
        #expect(!log.take().contains("pan began"))
        stage.touchDown(at: touchPoint)
        stage.touchDown(at: CGPoint(x: 120, y: 90), finger: 1)
        stage.touchDown(at: CGPoint(x: 140, y: 90), finger: 2)
        #expect(pan.state == .failed)
        for finger in 0...2 { stage.touchUp(finger: finger) }
        #expect(pan.state == .possible)
    }
}
