import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The delivery of touches from the stage to the views.
@MainActor @Suite struct TouchTests {
    final class LoggingView: UIView {
        var log: [String] = []
        var forces: [CGFloat] = []
        private func record(_ event: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let location = touch.location(in: self)
            log.append("\(event) \(Int(location.x.rounded())),\(Int(location.y.rounded()))")
            forces.append(touch.force)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            record("ended \(touches.first?.tapCount ?? 0)", touches)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record("cancelled", touches) }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = LoggingView(frame: CGRect(x: 30, y: 50, width: 100, height: 80))

    init() { stage.window.addSubview(view) }

    @Test func tapSendsBeganAndEnded() {
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(view.log == ["began 20,15", "ended 1 20,15"] && stage.frame == 1)
        stage.tap(at: CGPoint(x: 51, y: 66))
        #expect(view.log.last == "ended 2 21,16")
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 51, y: 66))
        #expect(view.log.last == "ended 1 21,16")
        stage.tap(at: CGPoint(x: 200, y: 200))
        #expect(view.log.count == 6)
    }

    @Test func dragStaysWithItsFirstView() {
        stage.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 280, y: 60), duration: 0.1)
        #expect(
            view.log == [
                "began 10,10", "moved 50,10", "moved 90,10", "moved 130,10", "moved 170,10", "moved 210,10", "moved 250,10",
                "ended 1 250,10",
            ])
        #expect(stage.frame == 6)
    }

    @Test func forceRisesSmoothlyAndStays() {
        stage.press(at: CGPoint(x: 40, y: 60), force: 0.6, duration: 0.5)
        #expect(view.forces.first == 0 && near(view.forces.last ?? 0, 0.6))
        #expect(zip(view.forces, view.forces.dropFirst()).allSatisfy { $0 < $1 })
        #expect(near(view.forces[15], 0.3))
        #expect(!view.log.contains { $0.hasPrefix("ended") })
        stage.touchUp()
        #expect(view.log.last == "ended 1 10,10")
    }

    @Test func unhandledTouchesGoToTheSuperview() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        let subview = UIView(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
        view.addSubview(label)
        view.addSubview(subview)
        stage.tap(at: CGPoint(x: 90, y: 70))
        stage.tap(at: CGPoint(x: 45, y: 65))
        #expect(view.log == ["began 60,20", "ended 1 60,20", "began 15,15", "ended 1 15,15"])
    }

    /// During the delay of an animation the view already counts as animated. During a transition it is replaced by two images.
    @Test(arguments: [true, false])
    func viewsInADelayOrATransitionGetNoTouches(_ hasDelay: Bool) {
        if hasDelay {
            UIView.animate(withDuration: 1, delay: 1, options: [], animations: { view.alpha = 0.5 })
        } else {
            UIView.transition(with: view, duration: 2, options: .transitionCrossDissolve, animations: { view.backgroundColor = .red })
        }
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(view.log.isEmpty)
        stage.advance(by: 2)
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(view.log.count == 2)
    }

    @Test func animatedViewsGetNoTouches() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 150 })
        stage.tap(at: CGPoint(x: 50, y: 65))
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(view.log.isEmpty)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(view.log.count == 2)
    }

    @Test func allowUserInteractionHitTestsTheModelPosition() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: { view.center.x += 150 })
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(view.log.isEmpty)
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(view.log == ["began 20,15", "ended 1 20,15"])
    }

    @Test func animatorHitTestsTheVisiblePosition() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 150 }
        animator.startAnimation()
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 110, y: 65))
        #expect(view.log == ["began -70,15"], "the visible position is hit, and the location is relative to the model position")
        stage.touchUp()
        view.log = []
        stage.touchDown(at: CGPoint(x: 270, y: 65))
        #expect(view.log.isEmpty, "the view is not yet visible at the model position")
        animator.stopAnimation(true)
        animator.isUserInteractionEnabled = false
        animator.addAnimations { view.center.x += 50 }
        animator.startAnimation()
        stage.tap(at: CGPoint(x: 150, y: 65))
        #expect(view.log.isEmpty)
        animator.stopAnimation(true)
    }

    /// A scroll view delays touches by 0.15 s. By then a quick drag has ended or is far from its start.
    @Test(arguments: [6, 30]) func quickDragBeginsAtItsFirstLocation(frames: Int) {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 900)
        scrollView.contentInsetAdjustmentBehavior = .never
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 231, height: 31))
        slider.value = 0.25
        scrollView.addSubview(slider)
        stage.window.addSubview(scrollView)
        stage.advance(frames: 1)
        // The knob can move by 200 points.
        stage.drag(from: CGPoint(x: 85, y: 115), to: CGPoint(x: 185, y: 115), duration: Double(frames) / 60)
        stage.advance(by: 0.5)
        #expect(abs(Double(slider.value) - 0.75) < 0.02, "\(slider.value)")
    }

    private final class TestScrollView: UIScrollView {
        var keepsTouches = false
        override func touchesShouldCancel(in view: UIView) -> Bool { !keepsTouches && super.touchesShouldCancel(in: view) }
    }

    /// After the delay the content gets the touch. Controls keep it. Other content keeps it if `canCancelContentTouches` or
    /// `touchesShouldCancel(in:)` is false.
    @Test(arguments: [(false, true, false, 60.0), (true, true, false, 0), (false, false, false, 0), (false, true, true, 0)])
    func contentCanKeepADelayedTouch(isControl: Bool, canCancel: Bool, keepsTouches: Bool, expectedOffset: Double) {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        let scrollView = TestScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 900)
        scrollView.contentInsetAdjustmentBehavior = .never
        (scrollView.canCancelContentTouches, scrollView.keepsTouches) = (canCancel, keepsTouches)
        let contentFrame = CGRect(x: 20, y: 100, width: 260, height: 200)
        scrollView.addSubview(isControl ? UIControl(frame: contentFrame) : UIView(frame: contentFrame))
        stage.window.addSubview(scrollView)
        stage.advance(frames: 1)
        func drag(after frames: Int) -> Double {
            scrollView.contentOffset = .zero
            stage.touchDown(at: CGPoint(x: 85, y: 215))
            stage.advance(frames: frames)
            for step in 1...7 {
                stage.touchMove(to: CGPoint(x: 85, y: 215 - 10 * CGFloat(step)))
                stage.advance(frames: 1)
            }
            let offset = Double(scrollView.contentOffset.y)
            stage.touchUp()
            stage.advance(by: 3)
            return offset
        }
        #expect(abs(drag(after: 20) - expectedOffset) < 11)
        // Before the delay has passed, the touch is always a drag.
        #expect(drag(after: 2) > 49)
    }
}
