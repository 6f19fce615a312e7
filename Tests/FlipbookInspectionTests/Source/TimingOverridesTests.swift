import CoreGraphics
@testable import FlipbookInspection
import FlipbookMotion
import QuartzCore
import Stage
import Testing
import UIKit

/// Changes of timings. New stages get the changes from a variable of the whole process, so the tests run one after the other.
@MainActor @Suite(.serialized) struct TimingOverridesTests {
    /// A stage with a card, on which a test starts animations.
    @MainActor private struct Run {
        let stage = Stage(size: CGSize(width: 240, height: 180))
        let card = UIView(frame: CGRect(x: 11, y: 23, width: 50, height: 30))

        init(_ start: (UIView) -> Void) {
            stage.window.addSubview(card)
            stage.advance(frames: 2)
            let view = card
            stage.perform { start(view) }
        }

        /// The number of frames until the card has no animations.
        func frameCount() -> Int {
            var count = 0
            while !card.layer.attachedAnimations.isEmpty, count < 1000 {
                stage.advance(frames: 1)
                count += 1
            }
            return count
        }
    }

    /// Calls `start` three times: without a change, with the change, and after the change was removed. Returns the number of frames until
    /// the animations end, for each call.
    private func frameCounts(_ change: TimingChange, _ start: (UIView) -> Void) throws -> [Int] {
        ActivationRecord.install()
        var counts: [Int] = []
        var call: [UInt] = []
        for index in 0..<3 {
            // Records are made without an observer only if the tree has a change. A change for the address 1 applies to no call.
            var changes = TimingTable()
            changes.set(change, forCall: index == 1 ? call : [1])
            let run = TimingOverrides.makeTrees(with: changes) { Run(start) }
            let record = run.card.layer.attachedAnimations.first?.timingRecord
            if index == 0 { call = try #require(record).addresses }
            counts.append(run.frameCount())
        }
        return counts
    }

    @Test func durationOfABlockIsChanged() throws {
        var change = TimingChange()
        change.duration = 2
        let counts = try frameCounts(change) { card in UIView.animate(withDuration: 0.5) { card.center.x = 170 } }
        #expect(counts == [30, 120, 30])
    }

    @Test func delayOfABlockIsChanged() throws {
        var change = TimingChange()
        change.delay = 0.75
        let counts = try frameCounts(change) { card in
            UIView.animate(withDuration: 0.5, delay: 0.25) { card.alpha = 0.4 }
        }
        #expect(counts == [45, 75, 45])
    }

    @Test func durationOfALayerAnimationIsChanged() throws {
        var change = TimingChange()
        change.duration = 1.5
        let counts = try frameCounts(change) { card in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0.9, 0.2, 0.25)
            card.layer.add(animation, forKey: "fade")
        }
        #expect(counts == [15, 90, 15])
    }

    @Test func durationOfAnAnimatorIsChanged() throws {
        var change = TimingChange()
        change.duration = 1
        let counts = try frameCounts(change) { card in
            UIViewPropertyAnimator(duration: 0.75, curve: .easeIn) { card.center.y = 120 }.startAnimation()
        }
        #expect(counts == [45, 60, 45])
    }

    @Test func springSettlesWithItsNewShape() throws {
        var change = TimingChange()
        let spring = Spring(response: 0.9, dampingRatio: 0.35)
        change.spring = spring
        let counts = try frameCounts(change) { card in
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) { card.center.x = 190 }
        }
        #expect(counts[0] == counts[2])
        #expect(abs(Double(counts[1]) / 60 - spring.settlingDuration(.uiKit)) < 0.02)
    }

    /// Starts a spring of 0.4 s with the damping ratio 0.6 two times: without a change, and with the change. Returns the animations.
    private func springs(_ change: TimingChange, velocity: CGFloat) throws -> [CASpringAnimation] {
        ActivationRecord.install()
        var springs: [CASpringAnimation] = []
        var call: [UInt] = []
        for index in 0..<2 {
            var changes = TimingTable()
            changes.set(change, forCall: index == 1 ? call : [1])
            let run = TimingOverrides.makeTrees(with: changes) {
                Run { card in
                    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: velocity) {
                        card.center.x = 190
                    }
                }
            }
            let attached = try #require(run.card.layer.attachedAnimations.first)
            if index == 0 { call = try #require(attached.timingRecord).addresses }
            springs.append(try #require(attached.animation as? CASpringAnimation))
        }
        return springs
    }

    @Test func springWithADampingRatioSettlesInItsNewDuration() throws {
        let resting = try springs(TimingChange(duration: 0.9), velocity: 0)
        #expect(abs(Double(resting[0].stiffness) - 760.9) < 0.1)
        #expect(abs(Double(resting[1].stiffness) - 150.3) < 0.1 && abs(Double(resting[1].damping) - 14.71) < 0.01)
        #expect(resting[1].duration == 0.9)
        let moving = try springs(TimingChange(duration: 0.9), velocity: 3)
        let expected = Spring(dampingRatio: 0.6, duration: 0.9, velocity: 3)
        #expect(abs(Double(moving[1].stiffness) - expected.stiffness) < 1e-9)
        #expect(abs(Double(moving[1].initialVelocity) - 3) < 1e-9)
    }

    @Test func springThatWasStatedKeepsItsShapeWithANewDuration() throws {
        var change = TimingChange(duration: 0.9)
        change.spring = Spring(response: 0.7, dampingRatio: 0.35)
        let changed = try springs(change, velocity: 0)
        #expect(abs(Double(changed[1].stiffness) - Spring(response: 0.7, dampingRatio: 0.35).stiffness) < 1e-9)
        #expect(changed[1].duration == 0.9)
    }

    @Test func changesAreMerged() {
        var (first, second) = (TimingChange(), TimingChange())
        (first.duration, first.delay) = (0.5, 0.125)
        (second.duration, second.controlPoints) = (0.75, UnitBezier(0.1, 0.2, 0.3, 0.4))
        first.merge(second)
        #expect(first.duration == 0.75)
        #expect(first.delay == 0.125)
        #expect(first.controlPoints == UnitBezier(0.1, 0.2, 0.3, 0.4))
        #expect(!first.isEmpty)
    }

    @Test func changeIsWrittenAsArguments() {
        var change = TimingChange(duration: 1.25, delay: 0.4)
        #expect(SourceLineEdit.arguments(of: change) == "duration: 1.25, delay: 0.4")
        change = TimingChange(curve: 0.2, 0, 0.1, 1)
        #expect(SourceLineEdit.arguments(of: change) == "controlPoints: 0.2, 0, 0.1, 1")
        change = TimingChange()
        change.spring = Spring(response: 0.5, dampingRatio: 0.65)
        #expect(SourceLineEdit.arguments(of: change) == "dampingRatio: 0.65, response: 0.5")
        #expect(SourceLineEdit.arguments(of: TimingChange()).isEmpty)
    }

    @Test func literalsOfALineAreReplaced() {
        var change = TimingChange()
        (change.duration, change.delay) = (1.25, 0.4)
        let line = "    UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveEaseIn) {"
        #expect(
            SourceLineEdit(line, change) == .changed("    UIView.animate(withDuration: 1.25, delay: 0.4, options: .curveEaseIn) {"))
        #expect(SourceLineEdit("UIView.animate(withDuration: duration, delay: 0.1) {", change) == .notALiteral("withDuration"))
        var curve = TimingChange()
        curve.controlPoints = UnitBezier(0.2, 0, 0.1, 1)
        #expect(
            SourceLineEdit("let t = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)", curve)
                == .changed("let t = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.1, 1)"))
        var spring = TimingChange()
        spring.spring = Spring(response: 0.5, dampingRatio: 0.65)
        #expect(
            SourceLineEdit("UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 2) {", spring)
                == .changed("UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 2) {"))
    }
}
