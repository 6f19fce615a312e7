import Stage
import Testing
import UIKit

@MainActor @Suite struct StageReleaseTests {
    private final class RunningController: UIViewController {
        var link: CADisplayLink?
        var completionCount = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let box = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
            view.addSubview(box)
            UIView.animate(withDuration: 3, animations: { box.center.x += 40 }, completion: { _ in self.completionCount += 1 })
            let link = CADisplayLink(target: self, selector: Selector(RunningController.tick))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        func tick(_ link: CADisplayLink) {}
    }

    /// The completion and the display link retain the controller, and it retains them.
    @Test func releasedStageReleasesWhatItsAnimationsRetain() {
        weak var controller: RunningController?
        weak var view: UIView?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let shown = RunningController()
            stage.window.rootViewController = shown
            (controller, view) = (shown, shown.view)
            stage.advance(frames: 30)
            #expect(stage.isIdle == false && shown.completionCount == 0)
        }
        // The application of the last stage stays in memory until another stage is used.
        let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)
        #expect(controller == nil && view == nil)
        withExtendedLifetime(next) {}
    }

    /// A delayed call is often the only owner of a paused animator. Its release with the stage is not an error of the client.
    @Test func pausedAnimatorOfADelayedCallIsReleasedSilently() {
        let messages = Diagnostics.recorded {
            do {
                let stage = Stage(size: CGSize(width: 80, height: 60), scale: 1, framesPerSecond: 60)
                let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
                stage.window.addSubview(view)
                let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 30 }
                animator.fractionComplete = 0.4
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { animator.startAnimation() }
                stage.advance(frames: 9)
            }
            withExtendedLifetime(Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)) {}
        }
        #expect(messages.isEmpty, "\(messages)")
    }

    /// A controller that retains its animator, whose completion retains the controller.
    @Test(arguments: [false, true]) func releasedStageReleasesWhatItsAnimatorsRetain(isPaused: Bool) {
        final class AnimatedController: UIViewController {
            var animator: UIViewPropertyAnimator?
            var endCount = 0
        }
        weak var controller: AnimatedController?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let shown = AnimatedController()
            stage.window.rootViewController = shown
            controller = shown
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { shown.view.alpha = 0.3 }
            animator.addCompletion { _ in shown.endCount += 1 }
            shown.animator = animator
            animator.startAnimation()
            stage.advance(frames: 30)
            if isPaused { animator.pauseAnimation() }
            #expect(animator.isRunning == !isPaused && shown.endCount == 0)
        }
        let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)
        #expect(controller == nil)
        withExtendedLifetime(next) {}
    }

    private enum ScheduledCall: CaseIterable, Sendable { case timer, timerWithTarget, addedTimer, delayedCall, request }

    /// A controller that is retained by the calls that it schedules for five seconds later.
    private final class WaitingController: UIViewController {
        var callCount = 0

        func tick() { callCount += 1 }
        fileprivate func schedule(_ call: ScheduledCall) {
            let tick = Selector(WaitingController.tick)
            switch call {
            case .timer: Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.tick() }
            case .timerWithTarget: Timer.scheduledTimer(timeInterval: 5, target: self, selector: tick, userInfo: nil, repeats: true)
            case .addedTimer:
                let timer = Timer(timeInterval: 5, target: self, selector: tick, userInfo: nil, repeats: true)
                RunLoop.main.add(timer, forMode: .common)
            case .delayedCall: DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.tick() }
            case .request: perform(tick, with: nil, afterDelay: 5)
            }
        }
    }

    @Test(arguments: ScheduledCall.allCases) private func releasedStageReleasesWhatItsCallsRetain(call: ScheduledCall) {
        weak var controller: WaitingController?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let shown = WaitingController()
            stage.window.rootViewController = shown
            controller = shown
            stage.advance(frames: 3)
            shown.schedule(call)
            stage.advance(by: 5.5)
            #expect(shown.callCount == 1)
            if call == .delayedCall || call == .request { shown.schedule(call) }
        }
        let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)
        #expect(controller == nil)
        withExtendedLifetime(next) {}
    }

    private enum TouchedView: CaseIterable, Sendable { case plain, button, slider, scrollView, recognizers, doubleTap }

    /// A view that stores its touches, as many drawing views do.
    private final class TouchStoringView: UIView {
        var stored: Set<UITouch> = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stored.formUnion(touches) }
    }

    private func view(for touched: TouchedView) -> UIView {
        let frame = CGRect(x: 4, y: 5, width: 70, height: 50)
        switch touched {
        case .plain: return TouchStoringView(frame: frame)
        case .button: return UIButton(frame: frame)
        case .slider: return UISlider(frame: frame)
        case .scrollView:
            let view = UIScrollView(frame: frame)
            view.contentSize = CGSize(width: 70, height: 900)
            return view
        case .recognizers, .doubleTap:
            let view = TouchStoringView(frame: frame)
            let recognizers = [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
            ]
            (recognizers[0] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
            for recognizer in recognizers.prefix(touched == .doubleTap ? 1 : 4) { view.addGestureRecognizer(recognizer) }
            return view
        }
    }

    /// A touch, its window and its recognizers retain each other until the finger is lifted.
    @Test(arguments: TouchedView.allCases) private func stageThatIsReleasedDuringATouchReleasesItsViews(touched: TouchedView) {
        weak var controller: UIViewController?
        weak var window: UIWindow?
        weak var shown: UIView?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let root = UIViewController()
            stage.window.rootViewController = root
            let view = view(for: touched)
            root.view.addSubview(view)
            (controller, window, shown) = (root, stage.window, view)
            stage.advance(frames: 2)
            stage.touchDown(at: CGPoint(x: 31, y: 29))
            stage.advance(frames: 3)
            if touched == .doubleTap { stage.touchUp() } else { stage.touchMove(to: CGPoint(x: 47, y: 12)) }
            stage.advance(frames: 1)
        }
        let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)
        #expect(controller == nil && window == nil && shown == nil)
        withExtendedLifetime(next) {}
    }
}
