import QuartzCore
import Stage
import Testing
import UIKit

/// A view that writes down what it is told, and a book that recognizers write in too.
@MainActor final class Book {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    /// What was written since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

final class NotingView: UIView {
    let book: Book
    var answer = true
    init(_ book: Book, frame: CGRect) {
        self.book = book
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { book.note("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { book.note("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { book.note("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        book.note("cancelled \(touches.count)")
        #expect(touches.allSatisfy { $0.phase == .cancelled })
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
}

@MainActor final class Judge: UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    var receives = true
    var waitsFor: UIGestureRecognizer?
    var goesBefore: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool { together }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool { b === waitsFor }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool { b === goesBefore }
}

@MainActor @Suite struct GestureTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let book = Book()
    let parent: NotingView
    let child: NotingView

    init() {
        parent = NotingView(book, frame: CGRect(x: 20, y: 30, width: 250, height: 340))
        child = NotingView(book, frame: CGRect(x: 10, y: 10, width: 200, height: 120))
        stage.window.addSubview(parent)
        parent.addSubview(child)
    }

    /// In the child; its own coordinates are 30, 40 less.
    let spot = CGPoint(x: 70, y: 90)

    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: UIView) -> Recognizer {
        let book = book
        recognizer.name = name
        recognizer.addAction { book.note("\($0.name ?? "") \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: - Targets

    @MainActor final class Listener {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func told(_ tap: UITapGestureRecognizer) { calls.append("told \(tap.name ?? "")") }
    }

    @Test func targetsAreCalledWithAndWithoutTheRecognizerAndNotHeld() {
        var listener: Listener? = Listener()
        let tap = UITapGestureRecognizer(target: listener, action: Selector(Listener.plain))
        tap.name = "t"
        tap.addTarget(listener as Any, action: Selector(Listener.told(_:)))
        child.addGestureRecognizer(tap)
        stage.tap(at: spot)
        #expect(listener?.calls == ["plain", "told t"])
        tap.removeTarget(listener, action: nil)
        stage.advance(by: 1)
        stage.tap(at: spot)
        #expect(listener?.calls.count == 2)
        tap.addTarget(listener as Any, action: Selector(Listener.plain))
        weak let gone = listener
        listener = nil
        #expect(gone == nil)
        stage.tap(at: spot)
    }

    @Test func withoutATargetWhoeverIsAboveAndHasTheMethodIsCalled() {
        final class Controller: UIViewController {
            var count = 0
            func tapped() { count += 1 }
        }
        let controller = Controller()
        stage.window.rootViewController = controller
        controller.view.addSubview(parent)
        child.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector(Controller.tapped)))
        stage.tap(at: spot)
        #expect(controller.count == 1)
    }

    @Test func aRecognizerIsOnOneViewAtATime() {
        let tap = UITapGestureRecognizer()
        child.addGestureRecognizer(tap)
        parent.addGestureRecognizer(tap)
        #expect(tap.view === parent && child.gestureRecognizers?.isEmpty == true && parent.gestureRecognizers == [tap])
        parent.removeGestureRecognizer(tap)
        #expect(tap.view == nil && parent.gestureRecognizers == [])
    }

    // MARK: - Taps

    @Test func aTapTakesTheTouchFromItsView() {
        let tap = watch(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: spot)
        #expect(book.take() == ["began 1"] && tap.state == .possible)
        stage.advance(frames: 1)
        stage.touchUp()
        #expect(book.take() == ["tap ended", "cancelled 1"] && tap.state == .possible)
        tap.cancelsTouchesInView = false
        stage.advance(by: 1)
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "tap ended", "ended 1"])
    }

    @Test func aTapIsShortAndStaysNearItsPlace() {
        watch(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: spot)
        stage.advance(frames: 46)
        stage.touchUp()
        #expect(book.take() == ["began 1", "ended 1"], "0.75 s is the longest")
        stage.drag(from: spot, to: CGPoint(x: spot.x + 46, y: spot.y), duration: 0.1)
        #expect(book.take().last == "ended 1")
        stage.drag(from: spot, to: CGPoint(x: spot.x + 44, y: spot.y), duration: 0.1)
        #expect(book.take().suffix(2) == ["tap ended", "cancelled 1"])
    }

    @Test func twoTapsKeepTheFirstFromEnding() {
        let twice = watch(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        stage.tap(at: spot)
        #expect(book.take() == ["began 1"], "whether it has ended is not told yet")
        stage.advance(frames: 5)
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "twice ended", "cancelled 1", "cancelled 1"])
        stage.advance(by: 1)
        stage.tap(at: spot)
        stage.advance(frames: 20)
        #expect(book.take() == ["began 1"])
        stage.advance(frames: 2)
        #expect(book.take() == ["ended 1"], "told after 0.35 s, when no second tap has come")
    }

    @Test func oneTapWaitsForTwoToFail() {
        let once = watch(UITapGestureRecognizer(), "once", on: child)
        let twice = watch(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        stage.tap(at: spot)
        #expect(book.take() == ["began 1"] && once.state == .possible)
        stage.advance(frames: 22)
        #expect(book.take() == ["once ended", "cancelled 1"])
        stage.tap(at: spot)
        stage.advance(frames: 3)
        stage.tap(at: spot)
        stage.advance(by: 1)
        #expect(book.take().filter { $0.contains("once") || $0.contains("twice") } == ["twice ended"])
    }

    @Test func withoutARequirementBothComeOneAfterTheOther() {
        watch(UITapGestureRecognizer(), "once", on: child)
        watch(UITapGestureRecognizer(), "twice", on: child).numberOfTapsRequired = 2
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "once ended", "cancelled 1"])
        stage.advance(frames: 3)
        stage.tap(at: spot)
        #expect(book.take().contains("twice ended"))
    }

    @Test func aTapWithTwoFingers() {
        let tap = watch(UITapGestureRecognizer(), "two", on: child)
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        tap.addAction { [child] tap in
            places = [tap.location(in: child)] + (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: child) }
        }
        stage.touchDown(at: spot)
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 110, y: 96), finger: 1)
        stage.advance(frames: 1)
        stage.touchUp()
        #expect(!book.take().contains("two ended"))
        stage.touchUp(finger: 1)
        #expect(book.take().contains("two ended"))
        #expect(places == [CGPoint(x: 60, y: 53), CGPoint(x: 40, y: 50), CGPoint(x: 80, y: 56)])
        stage.advance(by: 1)
        stage.tap(at: spot)
        #expect(!book.take().contains("two ended"))
    }

    // MARK: - Long presses

    @Test func aLongPressBeginsFollowsAndEnds() {
        let press = watch(UILongPressGestureRecognizer(), "press", on: child)
        stage.touchDown(at: spot)
        stage.advance(frames: 29)
        #expect(book.take() == ["began 1"])
        stage.advance(frames: 1)
        #expect(book.take() == ["press began", "cancelled 1"] && press.state == .began)
        stage.touchMove(to: CGPoint(x: 170, y: 95))
        #expect(book.take() == ["press changed"] && press.location(in: child) == CGPoint(x: 140, y: 55))
        stage.touchUp()
        #expect(book.take() == ["press ended"] && press.state == .possible)
    }

    @Test func aLongPressFailsWhenTheFingerStraysOrLeaves() {
        watch(UILongPressGestureRecognizer(), "press", on: child)
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 11, y: spot.y))
        stage.advance(by: 1)
        #expect(book.take() == ["began 1", "moved 1"])
        stage.touchUp()
        stage.touchDown(at: spot)
        stage.advance(by: 0.4)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(book.take() == ["ended 1", "began 1", "ended 1"])
    }

    // MARK: - Pans

    @Test func aPanBeginsAfterTenPointsAndDoesNotJump() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        var ways: [CGPoint] = []
        pan.addAction { ways.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
        stage.touchDown(at: spot)
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: spot.x + 6, y: spot.y + 7))
        #expect(book.take() == ["began 1", "moved 1"], "9.2 points")
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: spot.x + 9, y: spot.y + 12))
        #expect(book.take() == ["pan began", "cancelled 1"], "15 points")
        #expect(near(ways[0].x, 3) && near(ways[0].y, 4), "what is beyond the first ten")
        stage.touchMove(to: CGPoint(x: spot.x + 59, y: spot.y + 2))
        #expect(near(ways[1].x, 53) && near(ways[1].y, -6))
        stage.touchUp()
        #expect(book.take() == ["pan changed", "pan ended"] && pan.state == .possible)
    }

    @Test func translationTurnsWithTheView() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        parent.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let place = child.convert(CGPoint(x: 190, y: 110), to: nil)
        stage.touchDown(at: place)
        stage.touchMove(to: CGPoint(x: place.x, y: place.y + 12))
        stage.touchMove(to: CGPoint(x: place.x - 20, y: place.y + 42))
        let (inside, outside) = (pan.translation(in: child), pan.translation(in: stage.window))
        #expect(near(outside.x, -20) && near(outside.y, 32) && near(inside.x, 16) && near(inside.y, 10))
        pan.setTranslation(CGPoint(x: 7, y: -3), in: child)
        #expect(near(pan.translation(in: child).x, 7) && near(pan.translation(in: nil).x, 6) && near(pan.translation(in: nil).y, 14))
    }

    @Test func velocityIsThatOfTheLastMoments() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        var last = CGPoint.zero
        pan.addAction { last = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
        stage.drag(from: spot, to: CGPoint(x: 190, y: 60), duration: 0.5)
        #expect(
            near(last.x, 240, within: 1e-6) && near(last.y, -60, within: 1e-6), "at constant speed it is exact, also when the finger leaves"
        )
        stage.touchDown(at: spot)
        for step in 1...12 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: spot.x + CGFloat(step) * 5, y: spot.y))
        }
        stage.advance(frames: 6)
        stage.touchUp()
        #expect(last == .zero, "a finger that rests before it leaves does not throw")
    }

    @Test func velocitySurvivesASetTranslationOnEachChange() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        var last = CGPoint.zero
        pan.addAction {
            guard let pan = $0 as? UIPanGestureRecognizer else { return }
            last = pan.velocity(in: nil)
            pan.setTranslation(.zero, in: nil)
        }
        stage.drag(from: spot, to: CGPoint(x: 190, y: 60), duration: 0.5)
        #expect(near(last.x, 240, within: 1e-6) && near(last.y, -60, within: 1e-6))
    }

    @Test func fingersThatComeAndGoMakeNoJump() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 30, y: spot.y))
        #expect(near(pan.translation(in: nil).x, 20))
        stage.touchDown(at: CGPoint(x: 180, y: 140), finger: 1)
        #expect(near(pan.translation(in: nil).x, 20) && pan.numberOfTouches == 2)
        stage.touchMove(to: CGPoint(x: 190, y: 140), finger: 1)
        #expect(near(pan.translation(in: nil).x, 25), "half of the ten, for one of two fingers")
        stage.touchUp()
        #expect(near(pan.translation(in: nil).x, 25) && pan.state == .changed)
        stage.touchUp(finger: 1)
        #expect(pan.state == .possible && book.take().last == "pan ended")
    }

    @Test func aPanWithTooManyOrTooFewFingersFails() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        stage.drag(from: spot, to: CGPoint(x: 170, y: 90), duration: 0.1)
        #expect(!book.take().contains("pan began"))
        stage.touchDown(at: spot)
        stage.touchDown(at: CGPoint(x: 120, y: 90), finger: 1)
        stage.touchDown(at: CGPoint(x: 140, y: 90), finger: 2)
        #expect(pan.state == .failed)
        for finger in 0...2 { stage.touchUp(finger: finger) }
        #expect(pan.state == .possible)
    }

    // MARK: - Who gives way

    @Test func theInnerGestureGoesFirst() {
        watch(UITapGestureRecognizer(), "outer", on: parent)
        watch(UITapGestureRecognizer(), "inner", on: child)
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "inner ended", "cancelled 1"])
        stage.tap(at: CGPoint(x: 40, y: 300))
        #expect(book.take() == ["began 1", "outer ended", "cancelled 1"])
    }

    @Test func aPanKeepsALongPressFromBeginningAndTheOtherWayRound() {
        watch(UIPanGestureRecognizer(), "pan", on: parent)
        watch(UILongPressGestureRecognizer(), "press", on: child).allowableMovement = 1000
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 20, y: spot.y))
        stage.advance(by: 1)
        stage.touchUp()
        #expect(book.take() == ["began 1", "pan began", "cancelled 1", "pan ended"])
        stage.touchDown(at: spot)
        stage.advance(by: 0.6)
        stage.touchMove(to: CGPoint(x: spot.x + 20, y: spot.y))
        stage.touchUp()
        #expect(book.take() == ["began 1", "press began", "cancelled 1", "press changed", "press ended"])
    }

    @Test(arguments: [true, false]) func eitherDelegateMayAllowBoth(first: Bool) {
        let judge = Judge()
        judge.together = true
        let outer = watch(UIPanGestureRecognizer(), "outer", on: parent)
        let inner = watch(UIPanGestureRecognizer(), "inner", on: child)
        (first ? outer : inner).delegate = judge
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 20, y: spot.y))
        #expect(book.take() == ["began 1", "inner began", "outer began", "cancelled 1"])
        stage.touchUp()
        #expect(book.take() == ["inner ended", "outer ended"])
    }

    @Test func aChainOfRequirementsComesUndoneFromItsEnd() {
        let (a, b, c) = (
            watch(UITapGestureRecognizer(), "a", on: parent), watch(UITapGestureRecognizer(), "b", on: parent),
            watch(UITapGestureRecognizer(), "c", on: child)
        )
        b.numberOfTapsRequired = 2
        c.numberOfTapsRequired = 3
        a.require(toFail: b)
        b.require(toFail: c)
        for _ in 0..<2 {
            stage.tap(at: spot)
            stage.advance(frames: 3)
        }
        #expect(book.take().filter { $0.hasSuffix(" ended") }.isEmpty, "two taps might become three")
        stage.advance(frames: 22)
        #expect(book.take().filter { $0.hasSuffix(" ended") } == ["b ended"])
        stage.tap(at: spot)
        stage.advance(frames: 22)
        #expect(book.take().filter { $0.hasSuffix(" ended") } == ["a ended"])
    }

    @Test(arguments: [true, false]) func delegatesMayMakeOneWait(asksSelf: Bool) {
        let judge = Judge()
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        let press = watch(UILongPressGestureRecognizer(), "press", on: parent)
        press.minimumPressDuration = 0.2
        press.allowableMovement = 100
        if asksSelf { judge.waitsFor = press } else { judge.goesBefore = pan }
        (asksSelf ? pan as UIGestureRecognizer : press).delegate = judge
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 20, y: spot.y))
        #expect(pan.state == .possible && book.take() == ["began 1", "moved 1"])
        stage.touchMove(to: CGPoint(x: spot.x + 120, y: spot.y))
        #expect(pan.state == .began && press.state == .failed, "as soon as the press has failed")
        stage.touchUp()
        book.lines = []
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 20, y: spot.y))
        stage.advance(by: 0.3)
        #expect(pan.state == .failed && press.state == .began)
        stage.touchUp()
    }

    @Test func delegateAndViewsMayForbid() {
        let judge = Judge()
        let tap = watch(UITapGestureRecognizer(), "tap", on: parent)
        tap.delegate = judge
        judge.begins = false
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "ended 1"])
        judge.begins = true
        child.answer = false
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "ended 1"], "the touched view is asked about a gesture of its superview")
        child.answer = true
        judge.receives = false
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "ended 1"])
        judge.receives = true
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "tap ended", "cancelled 1"])
    }

    // MARK: - Delivery

    @Test func aDelayedBeginningComesWhenTheGestureFails() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        pan.delaysTouchesBegan = true
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 5, y: spot.y))
        #expect(book.take().isEmpty)
        stage.touchUp()
        #expect(book.take() == ["began 1", "ended 1"])
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 50, y: spot.y))
        stage.touchUp()
        #expect(book.take() == ["pan began", "pan ended"], "a touch that it never heard of is not cancelled either")
    }

    @Test func endsAreNotHeldBackIfTheGestureDoesNotAskForIt() {
        let twice = watch(UITapGestureRecognizer(), "twice", on: child)
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesEnded = false
        stage.tap(at: spot)
        #expect(book.take() == ["began 1", "ended 1"])
    }

    @Test func switchingOffCancels() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 50, y: spot.y))
        pan.isEnabled = false
        #expect(book.take() == ["began 1", "pan began", "cancelled 1", "pan cancelled"] && pan.state == .possible)
        stage.touchMove(to: CGPoint(x: spot.x + 80, y: spot.y))
        stage.touchUp()
        stage.drag(from: spot, to: CGPoint(x: 170, y: 90), duration: 0.05)
        #expect(!book.take().contains { $0.hasPrefix("pan") })
    }

    @Test func aTouchThatIsTakenAwayCancels() {
        let pan = watch(UIPanGestureRecognizer(), "pan", on: child)
        stage.touchDown(at: spot)
        stage.touchMove(to: CGPoint(x: spot.x + 50, y: spot.y))
        stage.touchCancel()
        #expect(book.take().suffix(1) == ["pan cancelled"] && pan.state == .possible)
        watch(UITapGestureRecognizer(), "tap", on: child)
        stage.touchDown(at: spot)
        stage.touchCancel()
        stage.advance(by: 1)
        #expect(book.take() == ["began 1", "cancelled 1"])
    }

    @Test func aViewGetsOneTouchUnlessItAsksForMore() {
        stage.touchDown(at: spot)
        stage.touchDown(at: CGPoint(x: 110, y: 96), finger: 1)
        stage.touchUp(finger: 1)
        stage.touchUp()
        #expect(book.take() == ["began 1", "ended 1"])
        child.isMultipleTouchEnabled = true
        stage.pinch(at: CGPoint(x: 120, y: 100), spread: (20, 60), duration: 1.0 / 60)
        #expect(book.take() == ["began 2", "moved 2", "ended 2"])
    }
}
