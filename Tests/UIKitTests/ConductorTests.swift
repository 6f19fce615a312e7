import CoreGraphics
import Stage
import Testing
import UIKit

/// A conductor written by hand: it puts the views where they belong, and tells how far it is.
@MainActor final class Puller: UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.linear
    var wantsInteractiveStart = true
    private(set) var context: UIViewControllerContextTransitioning?
    private var view: UIView?
    private var places = (start: CGFloat(0), end: CGFloat(0))
    private var part: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = transitionContext.view(forKey: .to)
        let from = transitionContext.view(forKey: .from)
        if let to { transitionContext.containerView.insertSubview(to, at: 0) }
        // What comes comes from the left, unless it lies below what goes there.
        let isComing =
            to.map { to in transitionContext.initialFrame(for: to.owner) == .zero && from?.owner.isBeingDismissed != true } ?? false
        view = isComing ? to : from
        if isComing, let to { transitionContext.containerView.bringSubviewToFront(to) }
        places = isComing ? (-50, 150) : (150, -50)
        view?.center.x = places.start
        if !transitionContext.isInteractive { run(to: 1) }
    }

    func pull(_ part: CGFloat) {
        self.part = part
        context?.updateInteractiveTransition(part)
        view?.center.x = places.start + (places.end - places.start) * part
    }

    func finish() {
        context?.finishInteractiveTransition()
        run(to: 1)
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        run(to: 0)
    }

    private func run(to goal: CGFloat) {
        let (context, view) = (context, view)
        UIView.animate(
            withDuration: Double(abs(goal - part) / completionSpeed) * 0.4, delay: 0, options: .curveLinear,
            animations: { view?.center.x = self.places.start + (self.places.end - self.places.start) * goal },
            completion: { _ in
                guard let context, !context.isInteractive else { return }
                if context.transitionWasCancelled, view === context.view(forKey: .from) { view?.center.x = self.places.start }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

extension UIView {
    /// The controller whose view this is.
    fileprivate var owner: UIViewController { next as? UIViewController ?? UIViewController() }
}

@MainActor @Suite struct ConductorTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let log = Witness.Log()
    let delegate = Conductor()
    let puller = Puller()
    let (a, b): (Witness, Witness)
    let other = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))

    init() {
        stage.makeCurrent()
        (a, b) = (Witness("A", log), Witness("B", log))
        stage.window.rootViewController = a
        a.view.addSubview(other)
        log.lines = []
        delegate.percent = puller
        delegate.animator = Slider(log)
        b.transitioningDelegate = delegate
    }

    private func present(_ style: UIModalPresentationStyle = .fullScreen) {
        b.modalPresentationStyle = style
        a.present(b, animated: true) { [log] in log.lines.append("done") }
    }

    private var way: Double { (stage.trace(b.view.layer, "position.x") + 50) / 200 }
    private func near(_ a: Double, _ b: Double, _ slack: Double = 1e-4) -> Bool { abs(a - b) < slack }
    private func settle() { stage.advance(by: 1) }

    // MARK: - There and back

    @Test func itIsPulledHalfWayAndLetGo() throws {
        present()
        let coordinator = try #require(b.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated && coordinator.percentComplete == 0)
        #expect(log.lines == ["A.willDisappear", "B.willAppear"], "the conductor instead of the animator")
        for part in [0.2, 0.7, 0.5] {
            puller.pull(CGFloat(part))
            stage.advance(by: 0.1)
            #expect(near(way, part) && Double(coordinator.percentComplete) == part)
        }
        puller.context?.updateInteractiveTransition(.nan)
        #expect(coordinator.percentComplete == 0.5)
        puller.finish()
        #expect(!coordinator.isInteractive && !coordinator.isCancelled)
        stage.advance(by: 0.1)
        #expect(near(way, 0.75) && log.lines.count == 2)
        settle()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "ended true", "done"])
        #expect(b.view.window != nil && a.view.window == nil && b.transitionCoordinator == nil && near(way, 1))
    }

    @Test func itIsPulledHalfWayAndTakenBack() {
        for _ in 0..<2 {
            log.lines = []
            present()
            puller.pull(0.5)
            stage.advance(by: 0.1)
            puller.cancel()
            #expect(b.transitionCoordinator?.isCancelled == true && puller.context?.transitionWasCancelled == true)
            stage.advance(by: 0.1)
            #expect(near(way, 0.25))
            settle()
            #expect(
                log.lines == [
                    "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear", "ended false",
                ])
            #expect(stage.window.subviews == [a.view] && a.presentedViewController == nil && b.transitionCoordinator == nil)
            #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
        }
    }

    @Test func whoStaysBelowIsToldNothing() {
        present(.overFullScreen)
        puller.pull(0.5)
        puller.cancel()
        settle()
        #expect(log.lines == ["B.willAppear", "B.willDisappear", "B.didDisappear", "ended false"])
        log.lines = []
        present(.overFullScreen)
        puller.pull(0.5)
        puller.finish()
        settle()
        #expect(log.lines == ["B.willAppear", "B.didAppear", "ended true", "done"])
    }

    @Test func theWayBackIsPulledToo() {
        present()
        puller.pull(1)
        puller.finish()
        settle()
        for cancels in [true, false] {
            log.lines = []
            b.dismiss(animated: true)
            puller.pull(0.5)
            stage.advance(by: 0.1)
            #expect(near(way, 0.5) && a.view.window != nil)
            cancels ? puller.cancel() : puller.finish()
            settle()
            let begin = ["B.willDisappear", "A.willAppear"]
            let end =
                cancels
                ? ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "ended false"]
                : ["A.didAppear", "B.didDisappear", "ended true"]
            #expect(log.lines == begin + end)
            #expect((b.view.window != nil) == cancels && (a.view.window != nil) == !cancels)
        }
        #expect(stage.window.subviews == [a.view])
    }

    @Test func itMayBeginByItselfAndBeTaken() {
        puller.wantsInteractiveStart = false
        present()
        #expect(b.transitionCoordinator?.isInteractive == false && b.transitionCoordinator?.initiallyInteractive == false)
        stage.advance(by: 0.1)
        #expect(near(way, 0.25))
        puller.context?.pauseInteractiveTransition()
        #expect(b.transitionCoordinator?.isInteractive == true)
        puller.pull(0.5)
        settle()
        #expect(log.lines == ["A.willDisappear", "B.willAppear"] && near(way, 0.5))
        puller.cancel()
        settle()
        #expect(log.lines.last == "ended false" && stage.window.subviews == [a.view])
    }

    // MARK: - Those who go along

    /// Takes another view along, inside of its own view or outside of it, and hears of everything.
    @MainActor final class Companion: UIViewController {
        var prepare: (UIViewControllerTransitionCoordinator) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) { transitionCoordinator.map(prepare) }
    }

    private func companion(_ prepare: @escaping (UIViewControllerTransitionCoordinator) -> Void) -> Companion {
        let companion = Companion()
        companion.prepare = prepare
        companion.transitioningDelegate = delegate
        companion.modalPresentationStyle = .overFullScreen
        return companion
    }

    private var opacity: Double { stage.trace(other.layer, "opacity") }

    @Test(arguments: [true, false], [true, false]) func theyFollowWhatIsTold(_ cancels: Bool, _ isInView: Bool) {
        var heard: [String] = []
        puller.completionSpeed = 2
        let companion = companion { [other, a] coordinator in
            let block: (UIViewControllerTransitionCoordinatorContext) -> Void = { _ in other.alpha = 0.2 }
            let over: (UIViewControllerTransitionCoordinatorContext) -> Void = { heard.append("over \($0.isCancelled)") }
            let isTaken =
                isInView
                ? coordinator.animateAlongsideTransition(in: a.view, animation: block, completion: over)
                : coordinator.animate(alongsideTransition: block, completion: over)
            heard.append("taken \(isTaken)")
        }
        a.present(companion, animated: true)
        #expect(opacity == 1 && heard == ["taken true"])
        for part in [0.25, 0.75, 0.5] {
            puller.pull(CGFloat(part))
            stage.advance(by: 0.1)
            #expect(near(opacity, 1 - 0.8 * part))
        }
        cancels ? puller.cancel() : puller.finish()
        // Half of 0.4 s at twice the speed: 0.1 s.
        stage.advance(by: 0.05)
        #expect(near(opacity, 1 - 0.8 * (cancels ? 0.25 : 0.75), 1e-3) && heard.count == 1)
        settle()
        #expect(heard == ["taken true", "over \(cancels)"])
        #expect(Double(other.alpha) == (cancels ? 1 : 0.2) && near(opacity, cancels ? 1 : 0.2))
    }

    @Test func whoTakesLongerThanTheConductorIsThereAtOnce() {
        for cancels in [true, false] {
            let companion = companion { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }
            a.present(companion, animated: true)
            puller.pull(0.5)
            cancels ? puller.context?.cancelInteractiveTransition() : puller.context?.finishInteractiveTransition()
            puller.context?.completeTransition(!cancels)
            #expect(Double(other.alpha) == (cancels ? 1 : 0.2) && near(opacity, cancels ? 1 : 0.2))
        }
    }

    @Test func whoArrivesBeforeTheConductorCanBeTakenBack() {
        let companion = companion { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }
        a.present(companion, animated: true)
        puller.pull(0.75)
        puller.context?.finishInteractiveTransition()
        settle()
        #expect(near(opacity, 0.2) && companion.transitionCoordinator != nil)
        puller.context?.pauseInteractiveTransition()
        puller.pull(0.25)
        #expect(near(opacity, 0.8) && companion.transitionCoordinator?.percentComplete == 0.25)
        puller.cancel()
        settle()
        #expect(Double(other.alpha) == 1 && a.presentedViewController == nil)
    }

    @Test func theyGoAlongByThemselvesWhenNobodyHoldsThem() {
        puller.wantsInteractiveStart = false
        a.present(companion { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }, animated: true)
        stage.advance(by: 0.1)
        #expect(near(opacity, 0.8))
        settle()
        #expect(Double(other.alpha) == 0.2)
    }

    @Test(arguments: [true, false]) func whoComesTooLateIsJustDone(_ usesAnimator: Bool) throws {
        delegate.percent = nil
        delegate.animator = usesAnimator ? Glider() : Slider(log)
        present(.overFullScreen)
        stage.advance(by: 0.1)
        var heard = 0
        let coordinator = try #require(b.transitionCoordinator)
        let isTaken = coordinator.animate(alongsideTransition: { [other] _ in other.alpha = 0.2 }, completion: { _ in heard += 1 })
        #expect(!isTaken && opacity == 0.2 && heard == 0)
        settle()
        #expect(heard == 1)
    }

    // MARK: - What is told

    @Test func everyChangeOfTheHandIsTold() {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.completionSpeed = 0.5
        percent.completionCurve = .easeIn
        delegate.percent = percent
        var heard: [String] = []
        a.present(
            companion { coordinator in
                coordinator.notifyWhenInteractionChanges {
                    heard.append(
                        "\($0.isInteractive) \($0.isCancelled) \($0.percentComplete) \($0.completionVelocity) \($0.completionCurve)")
                }
                coordinator.notifyWhenInteractionEnds { heard.append("ends \($0.isCancelled)") }
            }, animated: true)
        #expect(heard.isEmpty)
        percent.update(0.25)
        percent.cancel()
        percent.pause()
        percent.pause()
        percent.finish()
        settle()
        #expect(heard == ["false true 0.25 0.5 easeIn", "ends true", "true false 0.25 0.5 easeIn", "false false 0.25 0.5 easeIn"])
    }

    @Test func speedAndCurveAreTheConductors() throws {
        final class Plain: UIViewControllerInteractiveTransitioning {
            func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
        }
        for (conductor, speed, curve) in [
            (nil, 1, .easeInOut), (Plain(), 1, .easeInOut), (puller, 1, .linear), (UIPercentDrivenInteractiveTransition(), 1, .easeInOut),
        ] as [(UIViewControllerInteractiveTransitioning?, CGFloat, UIView.AnimationCurve)] {
            delegate.percent = conductor
            let next = Witness("C", log, style: .overFullScreen)
            next.transitioningDelegate = delegate
            a.present(next, animated: true)
            let coordinator = try #require(next.transitionCoordinator)
            #expect(coordinator.completionVelocity == speed && coordinator.completionCurve == curve)
            #expect(coordinator.targetTransform == .identity, "nothing is turned")
            (coordinator as? UIViewControllerContextTransitioning)?.completeTransition(false)
            #expect(next.transitionCoordinator == nil)
        }
    }
}
