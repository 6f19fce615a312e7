import QuartzCore
import Stage
import Testing
@testable import UIKit

/// A stage that is released leaves nothing in memory.
///
/// The fuzz programs measure the memory of whole stages in processes of their own. See docs/TRUST.md.
@MainActor @Suite struct StageMemoryTests {
    /// Weak references to objects of a stage that was released.
    @MainActor private struct WeakReferences {
        weak var view: UIView?
        weak var layer: CALayer?
        weak var box: LayoutBox?
        weak var constraint: NSLayoutConstraint?

        init(_ view: UIView) {
            self.view = view
            layer = view.layer
            box = view.layoutState.box
            constraint = view.layoutState.box.contentConstraints.first ?? view.constraints.first
        }

        var areNil: Bool { view == nil && layer == nil && box == nil && constraint == nil }
    }

    /// Shows a label on a stage, runs `body` with it, and releases the stage.
    private func references(_ body: (UILabel, Stage) -> Void) -> WeakReferences {
        let stage = Stage(size: CGSize(width: 130, height: 170), scale: 1, framesPerSecond: 60)
        let label = UILabel(frame: CGRect(x: 7, y: 11, width: 40, height: 20))
        label.text = "text"
        stage.window.addSubview(label)
        body(label, stage)
        stage.advance(frames: 3)
        _ = stage.render()
        let references = WeakReferences(label)
        // The current stage is retained until another one becomes current.
        Stage(size: CGSize(width: 10, height: 20), scale: 1, framesPerSecond: 60).makeCurrent()
        return references
    }

    /// A constraint is retained by the layout boxes of its items, so it must not retain these boxes.
    @Test func constraintsAreReleasedWithTheirViews() {
        let released = references { label, stage in
            label.translatesAutoresizingMaskIntoConstraints = false
            let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
            stage.window.addSubview(stack)
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 13).isActive = true
            label.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5).isActive = true
            label.widthAnchor.constraint(equalToConstant: 71).isActive = true
        }
        #expect(released.areNil)
    }

    /// A paused animator must be stopped before it is released, as in UIKit.
    @Test(arguments: [false, true]) func animatorsAreReleasedWithTheirLayers(isStopped: Bool) {
        let released = references { label, stage in
            let animator = UIViewPropertyAnimator(duration: 9, dampingRatio: 0.7) {
                label.center.x += 31
                UIView.animate(withDuration: 3) { label.alpha = 0.4 }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { label.transform = .init(rotationAngle: 0.5) }
            }
            animator.addAnimations({ label.bounds.size.height = 27 }, delayFactor: 0.3)
            animator.startAnimation()
            stage.advance(frames: 2)
            animator.addAnimations { label.backgroundColor = .red }
            guard isStopped else { return }
            animator.pauseAnimation()
            stage.advance(frames: 1)
            animator.stopAnimation(true)
        }
        #expect(released.areNil)
    }

    /// Animations that run when the stage is released.
    private enum RunningAnimation: CaseIterable, Sendable { case repeated, keyframes, transition, addedKeyframe }

    @Test(arguments: RunningAnimation.allCases) private func runningAnimationsAreReleasedWithTheirLayers(animation: RunningAnimation) {
        let released = references { label, _ in
            switch animation {
            case .repeated:
                UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse], animations: { label.center.y += 17 })
            case .keyframes:
                UIView.animateKeyframes(
                    withDuration: 7, delay: 0,
                    animations: { UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.6) { label.alpha = 0.2 } })
            case .transition:
                UIView.transition(with: label, duration: 5, options: .transitionCrossDissolve, animations: { label.text = "new" })
            case .addedKeyframe:
                UIView.animate(withDuration: 4) {
                    UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.6) { label.bounds.size.width = 90 }
                }
            }
        }
        #expect(released.areNil)
    }

    /// Each call of a repeating timer adds the next call to the queue. The queue retains the calls, so a call must not retain the queue.
    @Test func scheduledTimersDoNotRetainTheirQueue() {
        weak var queue: TimerQueue?
        do {
            let application = UIApplication(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 20, height: 30), scale: 1))
            application.makeCurrent()
            queue = application.timerQueue
            Timer.scheduledTimer(withTimeInterval: 0.7, repeats: true) { _ in }
            application.advance(to: 0.8)
        }
        Stage(size: CGSize(width: 10, height: 20), scale: 1, framesPerSecond: 60).makeCurrent()
        #expect(queue == nil)
    }

    /// In Foundation on Linux, a timer retains itself. The library releases this reference of the timers that it creates.
    @Test(arguments: [false, true]) func timersAreReleasedAfterTheirLastCall(repeats: Bool) {
        final class Target: NSObject {
            var count = 0
            func tick() { count += 1 }
        }
        let stage = Stage(size: CGSize(width: 130, height: 170), scale: 1, framesPerSecond: 60)
        stage.makeCurrent()
        let target = Target()
        weak var block: Timer?
        weak var method: Timer?
        weak var added: Timer?
        do {
            let selector = Selector(Target.tick)
            block = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: repeats) { _ in target.count += 1 }
            method = Timer.scheduledTimer(timeInterval: 0.1, target: target, selector: selector, userInfo: 7, repeats: repeats)
            let timer = Timer(timeInterval: 0.1, target: target, selector: selector, userInfo: nil, repeats: repeats)
            RunLoop.main.add(timer, forMode: .common)
            added = timer
        }
        stage.advance(by: 0.05)
        #expect(block?.isValid == true && method?.isValid == true && added?.isValid == true)
        stage.advance(by: 0.07)
        #expect(target.count == 3)
        for timer in [block, method, added] { timer?.invalidate() }
        stage.advance(by: 0.3)
        #expect(target.count == 3 && block == nil && method == nil && added == nil)
    }

    /// The values that a block of `scheduledTimer` captures are released after the last call of the block.
    @Test func blocksOfTimersAreReleased() {
        let stage = Stage(size: CGSize(width: 130, height: 170), scale: 1, framesPerSecond: 60)
        stage.makeCurrent()
        weak var once: UIView?
        weak var repeated: UIView?
        var calls = 0
        do {
            let (first, second) = (UIView(), UIView())
            (once, repeated) = (first, second)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                first.tag += 1
                calls += 1
            }
            Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) {
                second.tag += 1
                calls += 10
                if second.tag == 3 { $0.invalidate() }
            }
        }
        stage.advance(by: 0.05)
        #expect(once != nil && repeated != nil)
        stage.advance(by: 0.9)
        #expect(calls == 31 && once == nil && repeated == nil)
    }
}
