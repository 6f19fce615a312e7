import QuartzCore
import Stage
import Testing
import UIKit

/// A log of events, which views and recognizers append to.
@MainActor final class TouchEventLog {
    var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
    /// Returns the lines since the previous call and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view that logs its touch events.
final class TouchLoggingView: UIView {
    let log: TouchEventLog
    var allowsGestures = true
    init(_ log: TouchEventLog, frame: CGRect) {
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled \(touches.count)")
        #expect(touches.allSatisfy { $0.phase == .cancelled })
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsGestures }
}

/// A gesture recognizer delegate with fixed answers.
@MainActor final class StubGestureDelegate: UIGestureRecognizerDelegate {
    var shouldBegin = true
    var allowsSimultaneousRecognition = false
    var receivesTouches = true
    var requiredFailure: UIGestureRecognizer?
    var dependentRecognizer: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool {
        allowsSimultaneousRecognition
    }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouches }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool { b === requiredFailure }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool { b === dependentRecognizer }
}

@MainActor @Suite struct GestureRecognizerTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let log = TouchEventLog()
    let parent: TouchLoggingView
    let child: TouchLoggingView

    init() {
        parent = TouchLoggingView(log, frame: CGRect(x: 20, y: 30, width: 250, height: 340))
        child = TouchLoggingView(log, frame: CGRect(x: 10, y: 10, width: 200, height: 120))
        stage.window.addSubview(parent)
        parent.addSubview(child)
    }

    /// A point in `child`. In the coordinates of `child` it is (40, 50).
    let touchPoint = CGPoint(x: 70, y: 90)

    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: UIView) -> Recognizer {
        let eventLog = log
        recognizer.name = name
        recognizer.addAction { eventLog.append("\($0.name ?? "") \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: - Targets

    @MainActor final class Listener {
        var calls: [String] = []
        func actionWithoutArguments() { calls.append("no arguments") }
        func actionWithRecognizer(_ tap: UITapGestureRecognizer) { calls.append("recognizer \(tap.name ?? "")") }
    }

    @Test func targetsAreCalledWithAndWithoutTheRecognizerAndNotRetained() {
        var listener: Listener? = Listener()
        let tap = UITapGestureRecognizer(target: listener, action: Selector(Listener.actionWithoutArguments))
        tap.name = "t"
        tap.addTarget(listener as Any, action: Selector(Listener.actionWithRecognizer(_:)))
        child.addGestureRecognizer(tap)
        stage.tap(at: touchPoint)
        #expect(listener?.calls == ["no arguments", "recognizer t"])
        tap.removeTarget(listener, action: nil)
        stage.advance(by: 1)
        stage.tap(at: touchPoint)
        #expect(listener?.calls.count == 2)
        tap.addTarget(listener as Any, action: Selector(Listener.actionWithoutArguments))
        weak let releasedListener = listener
        listener = nil
        #expect(releasedListener == nil)
        stage.tap(at: touchPoint)
    }

    @Test func nilTargetActionGoesUpTheResponderChain() {
        final class Controller: UIViewController {
            var count = 0
            func tapped() { count += 1 }
        }
        let controller = Controller()
        stage.window.rootViewController = controller
        controller.view.addSubview(parent)
        child.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector(Controller.tapped)))
        stage.tap(at: touchPoint)
        #expect(controller.count == 1)
    }

    @Test func recognizerBelongsToOneViewAtATime() {
        let tap = UITapGestureRecognizer()
        child.addGestureRecognizer(tap)
        parent.addGestureRecognizer(tap)
        #expect(tap.view === parent && child.gestureRecognizers?.isEmpty == true && parent.gestureRecognizers == [tap])
        parent.removeGestureRecognizer(tap)
        #expect(tap.view == nil && parent.gestureRecognizers == [])
    }

    // MARK: - Taps

    @Test func tapCancelsTheTouchInItsView() {
        let tap = attach(UITapGestureRecognizer(), "tap", on: child)
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
        attach(UITapGestureRecognizer(), "tap", on: child)
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
        let twice = attach(UITapGestureRecognizer(), "twice", on: child)
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
        let once = attach(UITapGestureRecognizer(), "once", on: child)
        let twice = attach(UITapGestureRecognizer(), "twice", on: child)
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
        attach(UITapGestureRecognizer(), "once", on: child)
        attach(UITapGestureRecognizer(), "twice", on: child).numberOfTapsRequired = 2
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "once ended", "cancelled 1"])
        stage.advance(frames: 3)
        stage.tap(at: touchPoint)
        #expect(log.take().contains("twice ended"))
    }

    @Test func twoFingerTapRequiresTwoTouches() {
        let tap = attach(UITapGestureRecognizer(), "two", on: child)
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

    // MARK: - Long presses

    @Test func longPressBeginsChangesAndEnds() {
        let press = attach(UILongPressGestureRecognizer(), "press", on: child)
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
        attach(UILongPressGestureRecognizer(), "press", on: child)
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

    // MARK: - Pans

    @Test func panBeginsAfterTenPointsWithoutAJump() {
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
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

    // MARK: - Priorities and failure requirements

    @Test func innerGestureHasPriority() {
        attach(UITapGestureRecognizer(), "outer", on: parent)
        attach(UITapGestureRecognizer(), "inner", on: child)
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "inner ended", "cancelled 1"])
        stage.tap(at: CGPoint(x: 40, y: 300))
        #expect(log.take() == ["began 1", "outer ended", "cancelled 1"])
    }

    @Test func panAndLongPressExcludeEachOther() {
        attach(UIPanGestureRecognizer(), "pan", on: parent)
        attach(UILongPressGestureRecognizer(), "press", on: child).allowableMovement = 1000
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        stage.advance(by: 1)
        stage.touchUp()
        #expect(log.take() == ["began 1", "pan began", "cancelled 1", "pan ended"])
        stage.touchDown(at: touchPoint)
        stage.advance(by: 0.6)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        stage.touchUp()
        #expect(log.take() == ["began 1", "press began", "cancelled 1", "press changed", "press ended"])
    }

    @Test(arguments: [true, false]) func eitherDelegateCanAllowSimultaneousRecognition(usesOuter: Bool) {
        let delegate = StubGestureDelegate()
        delegate.allowsSimultaneousRecognition = true
        let outer = attach(UIPanGestureRecognizer(), "outer", on: parent)
        let inner = attach(UIPanGestureRecognizer(), "inner", on: child)
        (usesOuter ? outer : inner).delegate = delegate
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        #expect(log.take() == ["began 1", "inner began", "outer began", "cancelled 1"])
        stage.touchUp()
        #expect(log.take() == ["inner ended", "outer ended"])
    }

    @Test func failureRequirementsCanBeChained() {
        let (a, b, c) = (
            attach(UITapGestureRecognizer(), "a", on: parent), attach(UITapGestureRecognizer(), "b", on: parent),
            attach(UITapGestureRecognizer(), "c", on: child)
        )
        b.numberOfTapsRequired = 2
        c.numberOfTapsRequired = 3
        a.require(toFail: b)
        b.require(toFail: c)
        for _ in 0..<2 {
            stage.tap(at: touchPoint)
            stage.advance(frames: 3)
        }
        #expect(log.take().filter { $0.hasSuffix(" ended") }.isEmpty, "a third tap is still possible")
        stage.advance(frames: 22)
        #expect(log.take().filter { $0.hasSuffix(" ended") } == ["b ended"])
        stage.tap(at: touchPoint)
        stage.advance(frames: 22)
        #expect(log.take().filter { $0.hasSuffix(" ended") } == ["a ended"])
    }

    @Test(arguments: [true, false]) func delegateOfEitherGestureCanAddAFailureRequirement(usesPanDelegate: Bool) {
        let delegate = StubGestureDelegate()
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
        let press = attach(UILongPressGestureRecognizer(), "press", on: parent)
        press.minimumPressDuration = 0.2
        press.allowableMovement = 100
        if usesPanDelegate { delegate.requiredFailure = press } else { delegate.dependentRecognizer = pan }
        (usesPanDelegate ? pan as UIGestureRecognizer : press).delegate = delegate
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        #expect(pan.state == .possible && log.take() == ["began 1", "moved 1"])
        stage.touchMove(to: CGPoint(x: touchPoint.x + 120, y: touchPoint.y))
        #expect(pan.state == .began && press.state == .failed, "the pan begins when the press fails")
        stage.touchUp()
        log.lines = []
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        stage.advance(by: 0.3)
        #expect(pan.state == .failed && press.state == .began)
        stage.touchUp()
    }

    @Test func delegateAndViewsCanPreventRecognition() {
        let delegate = StubGestureDelegate()
        let tap = attach(UITapGestureRecognizer(), "tap", on: parent)
        tap.delegate = delegate
        delegate.shouldBegin = false
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "ended 1"])
        delegate.shouldBegin = true
        child.allowsGestures = false
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "ended 1"], "the touched view can prevent a gesture of its superview")
        child.allowsGestures = true
        delegate.receivesTouches = false
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "ended 1"])
        delegate.receivesTouches = true
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "tap ended", "cancelled 1"])
    }

    // MARK: - Touch delivery

    @Test func delayedTouchesBeganArrivesWhenTheGestureFails() {
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
        pan.delaysTouchesBegan = true
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 5, y: touchPoint.y))
        #expect(log.take().isEmpty)
        stage.touchUp()
        #expect(log.take() == ["began 1", "ended 1"])
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 50, y: touchPoint.y))
        stage.touchUp()
        #expect(log.take() == ["pan began", "pan ended"], "a touch that was not delivered is not cancelled")
    }

    @Test func touchesEndedIsNotDelayedIfTheGestureDoesNotRequireIt() {
        let twice = attach(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesEnded = false
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "ended 1"])
    }

    @Test func disablingARecognizerCancelsItsGesture() {
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 50, y: touchPoint.y))
        pan.isEnabled = false
        #expect(log.take() == ["began 1", "pan began", "cancelled 1", "pan cancelled"] && pan.state == .possible)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 80, y: touchPoint.y))
        stage.touchUp()
        stage.drag(from: touchPoint, to: CGPoint(x: 170, y: 90), duration: 0.05)
        #expect(!log.take().contains { $0.hasPrefix("pan") })
    }

    @Test func cancelledTouchCancelsTheGesture() {
        let pan = attach(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 50, y: touchPoint.y))
        stage.touchCancel()
        #expect(log.take().suffix(1) == ["pan cancelled"] && pan.state == .possible)
        attach(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchCancel()
        stage.advance(by: 1)
        #expect(log.take() == ["began 1", "cancelled 1"])
    }

    @Test func viewGetsOneTouchUnlessMultipleTouchIsEnabled() {
        stage.touchDown(at: touchPoint)
        stage.touchDown(at: CGPoint(x: 110, y: 96), finger: 1)
        stage.touchUp(finger: 1)
        stage.touchUp()
        #expect(log.take() == ["began 1", "ended 1"])
        child.isMultipleTouchEnabled = true
        stage.pinch(at: CGPoint(x: 120, y: 100), spread: (20, 60), duration: 1.0 / 60)
        #expect(log.take() == ["began 2", "moved 2", "ended 2"])
    }
}
