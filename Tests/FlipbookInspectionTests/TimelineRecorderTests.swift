import FlipbookInspection
import QuartzCore
import Stage
import Testing
import UIKit

/// A controller with animations of each kind.
private final class AnimatedController: UIViewController {
    let plane = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 20))
    let clouds = [UIView(frame: CGRect(x: 5, y: 90, width: 60, height: 25)), UIView(frame: CGRect(x: 85, y: 170, width: 45, height: 25))]
    let button = UIButton(type: .system)
    lazy var animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear) { self.clouds[1].alpha = 0.25 }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [plane] + clouds { view.addTo(self.view) }
        button.setTitle("Take off", for: .normal)
        button.frame = CGRect(x: 20, y: 220, width: 100, height: 40)
        button.addTo(view)
        button.addTarget(self, action: Selector(AnimatedController.takeOff), for: .touchUpInside)
    }

    func takeOff() {
        UIView.animate(withDuration: 0.5, delay: 0.2, options: .curveEaseIn) { self.plane.center = CGPoint(x: 120, y: 33) }
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 1.5, options: [],
            animations: { self.clouds[0].frame.origin.x = 45 },
            completion: { _ in
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (0.75, 0.5, 0.25, .infinity)
                self.plane.layer.add(fade, forKey: nil)
            })
    }
}

/// A view that moves when it is touched, and fades when a key is pressed.
private final class TouchedView: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { UIView.animate(withDuration: 0.3) { self.center.y += 21 } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        UIView.animate(withDuration: 0.3) { self.alpha = 0.4 }
    }
}

extension UIView {
    fileprivate func addTo(_ view: UIView) { view.addSubview(self) }
}

@Suite @MainActor struct TimelineRecorderTests {
    private let inspection = Inspection(keepsFrames: false)
    private let stage: Stage
    private let controller: AnimatedController

    init() throws {
        stage = inspection.observe { Stage(showing: { AnimatedController() }, size: CGSize(width: 150, height: 280), scale: 1) }
        controller = try #require(stage.window.rootViewController as? AnimatedController)
        advance(frames: 3)
    }

    private func advance(frames: Int) {
        for _ in 0..<frames {
            stage.advance(frames: 1)
            inspection.recordFrame(of: stage)
        }
    }

    private func tapButton() {
        stage.touchDown(at: CGPoint(x: 70, y: 240))
        advance(frames: 1)
        stage.touchUp()
    }

    private func animation(_ label: String) throws -> TimelineAnimation {
        try #require(inspection.timeline.animations.first { $0.label == label })
    }

    @Test func blockHasItsTimingAndItsValues() throws {
        tapButton()
        let flight = try animation("plane · position")
        #expect(abs(flight.start - 4.0 / 60) < 1e-9)
        #expect(abs(flight.delay - 0.2) < 1e-9)
        #expect(abs(flight.duration - 0.5) < 1e-9)
        #expect(flight.cycles == 1)
        #expect(flight.curve == .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
        #expect(flight.from == "55, 50")
        #expect(flight.to == "120, 33")
        #expect(flight.end == nil)
    }

    @Test func springHasItsParameters() throws {
        tapButton()
        let cloud = try animation("clouds[0] · position")
        let spring = try #require(cloud.curve.spring)
        #expect(abs(spring.dampingRatio - 0.4) < 1e-6)
        guard case .spring(_, _, _, let velocity) = cloud.curve else { return #expect(Bool(false)) }
        #expect(velocity == 1.5)
    }

    @Test func groupHasItsCause() throws {
        tapButton()
        let flight = try animation("plane · position")
        let group = inspection.timeline.groups[flight.group]
        #expect(group.kind == .block)
        #expect(group.animations == [flight.number])
        #expect(group.cause == AnimationGroup.Cause(kind: .control, name: "touchUpInside", view: "button"))
        #expect(inspection.timeline.groups[try animation("clouds[0] · position").group].kind == .spring)
    }

    /// The cause of an animation that starts in `touchesBegan` or `pressesBegan` is the touch or the key.
    @Test func touchAndKeyAreCauses() throws {
        let view = TouchedView(frame: CGRect(x: 60, y: 130, width: 40, height: 30))
        view.accessibilityIdentifier = "box"
        stage.perform {
            controller.view.addSubview(view)
            view.becomeFirstResponder()
        }
        stage.touchDown(at: CGPoint(x: 75, y: 140))
        advance(frames: 2)
        stage.touchUp()
        stage.keyboard.keyDown(try #require(KeyStroke(named: "r")))
        advance(frames: 2)
        let groups = inspection.timeline.groups
        #expect(
            try groups[animation("box · position").group].cause
                == AnimationGroup.Cause(kind: .touch, name: "touchesBegan", view: "box"))
        #expect(try groups[animation("box · opacity").group].cause == AnimationGroup.Cause(kind: .key, name: "pressesBegan", view: "box"))
    }

    /// Animations that the library starts itself have a cause with a name too.
    @Test func rotationAndCaretAreCauses() {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 90, height: 30))
        stage.perform {
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
        advance(frames: 3)
        stage.rotate(to: .landscapeLeft)
        advance(frames: 3)
        let causes = inspection.timeline.groups.compactMap(\.cause).filter { $0.kind == .system }
        #expect(Set(causes.map(\.name)) == ["caret", "rotation"])
    }

    @Test func completionStartsAnEndlessLayerAnimation() throws {
        tapButton()
        advance(frames: 50)
        let cloud = try animation("clouds[0] · position")
        let end = try #require(cloud.end)
        #expect(abs(end - cloud.start - 0.8) < 0.017)
        #expect(!cloud.isInterrupted)
        let fade = try animation("plane · opacity")
        #expect(fade.cycles == nil)
        #expect(fade.plannedEnd == nil)
        #expect((fade.from, fade.to) == ("0.75", "0.5"))
        #expect(inspection.timeline.groups[fade.group].cause?.kind == .completion)
        #expect(inspection.timeline.marks.contains { $0.kind == .completion && abs($0.time - fade.start) < 1e-9 })
    }

    @Test func transformHasItsPartsAsText() throws {
        stage.perform { controller.plane.transform = CGAffineTransform(rotationAngle: .pi / 6) }
        advance(frames: 4)
        stage.perform {
            UIView.animate(withDuration: 0.4) {
                self.controller.plane.transform = CGAffineTransform(translationX: 12, y: -5).rotated(by: .pi / 4).scaledBy(x: 1.5, y: 1.5)
            }
        }
        advance(frames: 2)
        let turn = try animation("plane · transform")
        #expect(turn.from == "30°")
        #expect(turn.to == "scale 1.5 · 45° · translation 12, -5")
    }

    @Test func removedAnimationIsInterrupted() throws {
        tapButton()
        advance(frames: 6)
        controller.plane.layer.removeAllAnimations()
        let flight = try animation("plane · position")
        #expect(flight.isInterrupted)
        #expect(try abs(#require(flight.end) - flight.start - 0.1) < 1e-9)
    }

    @Test func animatorHasItsStatesAndItsProgress() throws {
        stage.perform { controller.animator.startAnimation() }
        advance(frames: 12)
        stage.perform { controller.animator.pauseAnimation() }
        advance(frames: 5)
        stage.perform {
            controller.animator.isReversed = true
            controller.animator.startAnimation()
        }
        advance(frames: 6)
        let fade = try animation("clouds[1] · opacity")
        let group = inspection.timeline.groups[fade.group]
        #expect(group.kind == .animator)
        #expect(group.states.map(\.state) == [.running, .paused, .reversed])
        #expect(abs(fade.progress[12] - 12.0 / 36) < 1e-9)
        #expect(abs(fade.progress[17] - 12.0 / 36) < 1e-9)
        #expect(abs(fade.progress[23] - 6.0 / 36) < 1e-9)
    }

    @Test func repeatedTakeIsRecognized() throws {
        tapButton()
        advance(frames: 30)
        let recorded = inspection.timeline
        let again = inspection.observe { Stage(showing: { AnimatedController() }, size: CGSize(width: 150, height: 280), scale: 1) }
        for frame in 1...24 {
            again.advance(frames: 1)
            inspection.recordFrame(of: again)
            if frame == 3 { again.touchDown(at: CGPoint(x: 70, y: 240)) }
            if frame == 4 { again.touchUp() }
        }
        #expect(inspection.timeline == recorded)
        let planeOfSecondRun = try #require(again.window.rootViewController as? AnimatedController).plane
        #expect(planeOfSecondRun.layer.serialNumber == controller.plane.layer.serialNumber)
    }

    @Test func truncatedTimelineHasNoLaterAnimations() throws {
        tapButton()
        advance(frames: 55)
        _ = inspection.observe { Stage(showing: { AnimatedController() }, size: CGSize(width: 150, height: 280), scale: 1) }
        inspection.truncate(after: 2)
        #expect(inspection.timeline.animations.isEmpty)
        #expect(inspection.timeline.groups.isEmpty)
        #expect(inspection.timeline.frameCount == 3)
    }
}
