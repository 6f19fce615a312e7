import Stage
import Testing
import UIKit

/// Touches from the stage's face down to the views.
@MainActor @Suite struct TouchTests {
    final class Pad: UIView {
        var log: [String] = []
        var forces: [CGFloat] = []
        private func note(_ word: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let place = touch.location(in: self)
            log.append("\(word) \(Int(place.x.rounded())),\(Int(place.y.rounded()))")
            forces.append(touch.force)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended \(touches.first?.tapCount ?? 0)", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let pad = Pad(frame: CGRect(x: 30, y: 50, width: 100, height: 80))

    init() { stage.window.addSubview(pad) }

    @Test func aTapIsDownAndUp() {
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(pad.log == ["began 20,15", "ended 1 20,15"] && stage.frame == 1)
        stage.tap(at: CGPoint(x: 51, y: 66))
        #expect(pad.log.last == "ended 2 21,16")
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 51, y: 66))
        #expect(pad.log.last == "ended 1 21,16")
        stage.tap(at: CGPoint(x: 200, y: 200))
        #expect(pad.log.count == 6)
    }

    @Test func aDragStaysWithItsView() {
        stage.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 280, y: 60), duration: 0.1)
        #expect(
            pad.log == [
                "began 10,10", "moved 50,10", "moved 90,10", "moved 130,10", "moved 170,10", "moved 210,10", "moved 250,10",
                "ended 1 250,10",
            ])
        #expect(stage.frame == 6)
    }

    @Test func forceRisesSmoothlyAndStays() {
        stage.press(at: CGPoint(x: 40, y: 60), force: 0.6, duration: 0.5)
        #expect(pad.forces.first == 0 && near(pad.forces.last ?? 0, 0.6))
        #expect(zip(pad.forces, pad.forces.dropFirst()).allSatisfy { $0 < $1 })
        #expect(near(pad.forces[15], 0.3))
        #expect(!pad.log.contains { $0.hasPrefix("ended") })
        stage.touchUp()
        #expect(pad.log.last == "ended 1 10,10")
    }

    @Test func whoDoesNotCarePassesItOn() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        let plain = UIView(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
        pad.addSubview(label)
        pad.addSubview(plain)
        stage.tap(at: CGPoint(x: 90, y: 70))
        stage.tap(at: CGPoint(x: 45, y: 65))
        #expect(pad.log == ["began 60,20", "ended 1 60,20", "began 15,15", "ended 1 15,15"])
    }

    /// In its delay a view is animated already, and in a transition it is two pictures.
    @Test(arguments: [true, false])
    func whatWaitsOrTurnsIsNotTouchedEither(_ waits: Bool) {
        if waits {
            UIView.animate(withDuration: 1, delay: 1, options: [], animations: { pad.alpha = 0.5 })
        } else {
            UIView.transition(with: pad, duration: 2, options: .transitionCrossDissolve, animations: { pad.backgroundColor = .red })
        }
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(pad.log.isEmpty)
        stage.advance(by: 2)
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(pad.log.count == 2)
    }

    @Test func touchesOnWhatMovesGetLost() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { pad.center.x += 150 })
        stage.tap(at: CGPoint(x: 50, y: 65))
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(pad.log.isEmpty)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(pad.log.count == 2)
    }

    @Test func withUserInteractionItIsHitWhereItWillBe() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: { pad.center.x += 150 })
        stage.tap(at: CGPoint(x: 50, y: 65))
        #expect(pad.log.isEmpty)
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(pad.log == ["began 20,15", "ended 1 20,15"])
    }

    @Test func whatAnAnimatorMovesIsHitWhereItIsSeen() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { pad.center.x += 150 }
        animator.startAnimation()
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 110, y: 65))
        #expect(pad.log == ["began -70,15"], "found where it is seen, told where the model is")
        stage.touchUp()
        pad.log = []
        stage.touchDown(at: CGPoint(x: 270, y: 65))
        #expect(pad.log.isEmpty, "it is not there yet")
        animator.stopAnimation(true)
        animator.isUserInteractionEnabled = false
        animator.addAnimations { pad.center.x += 50 }
        animator.startAnimation()
        stage.tap(at: CGPoint(x: 150, y: 65))
        #expect(pad.log.isEmpty)
        animator.stopAnimation(true)
    }

    /// A scroll view holds touches back for 0.15 s; a quick drag is over by then, or far away.
    @Test(arguments: [6, 30]) func aQuickDragTakesHoldWhereItBegan(frames: Int) {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.contentInsetAdjustmentBehavior = .never
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 231, height: 31))
        slider.value = 0.25
        scroll.addSubview(slider)
        stage.window.addSubview(scroll)
        stage.advance(frames: 1)
        // The knob's way is 200 points long.
        stage.drag(from: CGPoint(x: 85, y: 115), to: CGPoint(x: 185, y: 115), duration: Double(frames) / 60)
        stage.advance(by: 0.5)
        #expect(abs(Double(slider.value) - 0.75) < 0.02, "\(slider.value)")
    }

    private final class Content: UIScrollView {
        var keeps = false
        override func touchesShouldCancel(in view: UIView) -> Bool { !keeps && super.touchesShouldCancel(in: view) }
    }

    /// A finger that rests until the content was told belongs to the content, if it wants it: controls do, and who is asked may say so.
    @Test(arguments: [(false, true, false, 60.0), (true, true, false, 0), (false, false, false, 0), (false, true, true, 0)])
    func whoWasToldMayKeepTheTouch(isControl: Bool, canCancel: Bool, keeps: Bool, scrolled: Double) {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        let scroll = Content(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.contentInsetAdjustmentBehavior = .never
        (scroll.canCancelContentTouches, scroll.keeps) = (canCancel, keeps)
        let place = CGRect(x: 20, y: 100, width: 260, height: 200)
        scroll.addSubview(isControl ? UIControl(frame: place) : UIView(frame: place))
        stage.window.addSubview(scroll)
        stage.advance(frames: 1)
        func drag(after frames: Int) -> Double {
            scroll.contentOffset = .zero
            stage.touchDown(at: CGPoint(x: 85, y: 215))
            stage.advance(frames: frames)
            for step in 1...7 {
                stage.touchMove(to: CGPoint(x: 85, y: 215 - 10 * CGFloat(step)))
                stage.advance(frames: 1)
            }
            let offset = Double(scroll.contentOffset.y)
            stage.touchUp()
            stage.advance(by: 3)
            return offset
        }
        #expect(abs(drag(after: 20) - scrolled) < 11)
        // Before that it is always a drag.
        #expect(drag(after: 2) > 49)
    }
}
