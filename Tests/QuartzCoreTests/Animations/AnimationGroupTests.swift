import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct AnimationGroupTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    private final class DelegateRecorder: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private func basic(_ path: String, _ from: Double, _ to: Double, duration: Double = 0, begin: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.beginTime = begin
        return animation
    }

    @Test func childrenUseTheTimeOfTheGroup() {
        let (groupRecorder, childRecorder) = (DelegateRecorder(), DelegateRecorder())
        let group = CAAnimationGroup()
        group.duration = 4
        group.delegate = groupRecorder
        let delayed = basic("position.y", 20, 60, duration: 8, begin: 1)
        delayed.fillMode = .backwards
        delayed.delegate = childRecorder
        group.animations = [basic("position.x", 70, 110), delayed]
        fixture.advance(to: 10)
        layer.add(group, forKey: "both")
        fixture.advance(to: 10.5)
        // A child without a duration has the duration of the group.
        #expect(isClose(fixture.number("position.x"), 75))
        #expect(isClose(fixture.number("position.y"), 20))
        fixture.advance(to: 13)
        #expect(isClose(fixture.number("position.y"), 30))
        // The end of the group cuts the delayed child off after three of its eight seconds. Then the layer has its model values again.
        fixture.advance(to: 14)
        #expect(isClose(fixture.number("position.y"), 50))
        #expect(isClose(fixture.number("position.x"), 30))
        #expect(groupRecorder.events == ["start", "stop true"])
        #expect(childRecorder.events.isEmpty)
        #expect(layer.animationKeys() == nil)
    }

    @Test func timingFunctionAppliesToTheTimeOfTheGroup() {
        let group = CAAnimationGroup()
        group.duration = 2
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.animations = [basic("position.x", 70, 110)]
        layer.add(group, forKey: nil)
        #expect(isClose(fixture.numbers("position.x", at: [1]), [70 + 40 * 0.315357], within: 1e-3))
    }

    @Test func groupRepeats() {
        let group = CAAnimationGroup()
        group.duration = 2
        group.repeatCount = 2
        group.autoreverses = true
        group.animations = [basic("position.x", 70, 110, duration: 1)]
        layer.add(group, forKey: nil)
        #expect(isClose(fixture.numbers("position.x", at: [0.5, 1.5, 3.5, 4.5]), [90, 30, 90, 90]))
    }
}
