import Stage
import Testing
import UIKit

@MainActor @Suite struct GestureRecognizerTests {
    let fixture = GestureFixture()
    var stage: Stage { fixture.stage }
    var log: TouchEventLog { fixture.log }
    var parent: TouchLoggingView { fixture.parent }
    var child: TouchLoggingView { fixture.child }
    var touchPoint: CGPoint { fixture.touchPoint }

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

    // MARK: - Priorities and failure requirements

    @Test func innerGestureHasPriority() {
        fixture.attach(UITapGestureRecognizer(), "outer", on: parent)
        fixture.attach(UITapGestureRecognizer(), "inner", on: child)
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "inner ended", "cancelled 1"])
        stage.tap(at: CGPoint(x: 40, y: 300))
        #expect(log.take() == ["began 1", "outer ended", "cancelled 1"])
    }

    @Test func panAndLongPressExcludeEachOther() {
        fixture.attach(UIPanGestureRecognizer(), "pan", on: parent)
        fixture.attach(UILongPressGestureRecognizer(), "press", on: child).allowableMovement = 1000
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
        let outer = fixture.attach(UIPanGestureRecognizer(), "outer", on: parent)
        let inner = fixture.attach(UIPanGestureRecognizer(), "inner", on: child)
        (usesOuter ? outer : inner).delegate = delegate
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 20, y: touchPoint.y))
        #expect(log.take() == ["began 1", "inner began", "outer began", "cancelled 1"])
        stage.touchUp()
        #expect(log.take() == ["inner ended", "outer ended"])
    }

    @Test func failureRequirementsCanBeChained() {
        let (a, b, c) = (
            fixture.attach(UITapGestureRecognizer(), "a", on: parent), fixture.attach(UITapGestureRecognizer(), "b", on: parent),
            fixture.attach(UITapGestureRecognizer(), "c", on: child)
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
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        let press = fixture.attach(UILongPressGestureRecognizer(), "press", on: parent)
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
        let tap = fixture.attach(UITapGestureRecognizer(), "tap", on: parent)
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
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let twice = fixture.attach(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesEnded = false
        stage.tap(at: touchPoint)
        #expect(log.take() == ["began 1", "ended 1"])
    }

    @Test func disablingARecognizerCancelsItsGesture() {
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
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
        let pan = fixture.attach(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: touchPoint)
        stage.touchMove(to: CGPoint(x: touchPoint.x + 50, y: touchPoint.y))
        stage.touchCancel()
        #expect(log.take().suffix(1) == ["pan cancelled"] && pan.state == .possible)
        fixture.attach(UITapGestureRecognizer(), "tap", on: child)
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

    /// A scroll view is removed and released during a touch on it, as when a delegate replaces a list. The action of its recognizer is not
    /// called afterward.
    @Test(arguments: [false, true]) func viewThatIsReleasedDuringItsGestureIsNotCalled(isScrolling: Bool) {
        let stage = Stage(size: CGSize(width: 120, height: 160), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        var count = 0
        weak var released: UIScrollView?
        do {
            let scrollView = UIScrollView(frame: CGRect(x: 7, y: 5, width: 90, height: 120))
            scrollView.contentSize = CGSize(width: 90, height: 700)
            let recognizer = UILongPressGestureRecognizer()
            recognizer.addAction { _ in count += 1 }
            scrollView.addGestureRecognizer(recognizer)
            controller.view.addSubview(scrollView)
            released = scrollView
            stage.advance(frames: 2)
            stage.touchDown(at: CGPoint(x: 41, y: 90))
            stage.advance(frames: 2)
            if isScrolling { stage.touchMove(to: CGPoint(x: 44, y: 51)) }
            stage.advance(frames: 1)
            scrollView.removeFromSuperview()
        }
        stage.advance(frames: 2)
        #expect(released == nil)
        let before = count
        stage.advance(frames: 60)
        stage.touchMove(to: CGPoint(x: 40, y: 30))
        stage.advance(frames: 2)
        stage.touchUp()
        stage.advance(frames: 2)
        #expect(count == before)
        // The next touch works.
        let pan = UIPanGestureRecognizer()
        controller.view.addGestureRecognizer(pan)
        stage.touchDown(at: CGPoint(x: 41, y: 90))
        stage.touchMove(to: CGPoint(x: 41, y: 50))
        #expect(pan.state == .began)
        stage.touchUp()
    }
}
