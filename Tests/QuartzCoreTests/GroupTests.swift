import CoreGraphics
import Display
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct GroupTests {
    let fixture = Fixture()
    var layer: CALayer { fixture.layer }

    private final class Ear: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    private func basic(_ path: String, _ from: Double, _ to: Double, duration: Double = 0, begin: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.beginTime = begin
        return animation
    }

    @Test func childrenLiveInTheTimeOfTheGroup() {
        let (ear, childEar) = (Ear(), Ear())
        let group = CAAnimationGroup()
        group.duration = 4
        group.delegate = ear
        let late = basic("position.y", 20, 60, duration: 8, begin: 1)
        late.fillMode = .backwards
        late.delegate = childEar
        group.animations = [basic("position.x", 70, 110), late]
        fixture.go(to: 10)
        layer.add(group, forKey: "both")
        fixture.go(to: 10.5)
        // Without a duration a child takes the group's.
        #expect(near(fixture.number("position.x"), 75))
        #expect(near(fixture.number("position.y"), 20))
        fixture.go(to: 13)
        #expect(near(fixture.number("position.y"), 30))
        // Cut off at the group's end, half-way.
        fixture.go(to: 14)
        #expect(near(fixture.number("position.y"), 50))
        #expect(near(fixture.number("position.x"), 30))
        #expect(ear.heard == ["start", "stop true"])
        #expect(childEar.heard.isEmpty)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aTimingFunctionBendsTheGroupsTime() {
        let group = CAAnimationGroup()
        group.duration = 2
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.animations = [basic("position.x", 70, 110)]
        layer.add(group, forKey: nil)
        #expect(near(fixture.numbers("position.x", at: [1]), [70 + 40 * 0.315357], within: 1e-3))
    }

    @Test func aGroupRepeats() {
        let group = CAAnimationGroup()
        group.duration = 2
        group.repeatCount = 2
        group.autoreverses = true
        group.animations = [basic("position.x", 70, 110, duration: 1)]
        layer.add(group, forKey: nil)
        #expect(near(fixture.numbers("position.x", at: [0.5, 1.5, 3.5, 4.5]), [90, 30, 90, 90]))
    }

    // MARK: - Transitions

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 2
        return transition
    }

    /// The fills that are painted: which colour, where its left upper corner is, and how much is seen of it with all groups above.
    private func fills() -> [(red: Double, x: Double, y: Double, opacity: Double)] {
        var result: [(red: Double, x: Double, y: Double, opacity: Double)] = []
        var groups: [(end: Int, opacity: Double)] = []
        for (index, item) in fixture.items.enumerated() {
            groups.removeAll { $0.end < index }
            if case .group(let count) = item.content { groups.append((index + count, Double(item.opacity))) }
            guard case .fill(let shape, let color) = item.content, let corner = item.transform.apply(shape.rect.origin) else { continue }
            let opacity = groups.reduce(Double(item.opacity)) { $0 * $1.opacity }
            result.append((Double(color.red), Double(corner.x), Double(corner.y), opacity))
        }
        return result
    }

    private func run(_ transition: CATransition, alpha: CGFloat = 1) {
        let child = CALayer()
        child.bounds.size = CGSize(width: 2, height: 2)
        child.backgroundColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)
        child.anchorPoint = .zero
        layer.addSublayer(child)
        layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: alpha)
        fixture.go(to: 5)
        layer.add(transition, forKey: "whatever")
        fixture.quietly {
            layer.backgroundColor = CGColor(red: 0.75, green: 0, blue: 0, alpha: alpha)
            child.removeFromSuperlayer()
        }
    }

    @Test func aFadeOfOpaqueLayersKeepsTheOldOneBelow() {
        run(transition(.fade))
        #expect(layer.animationKeys() == [kCATransition])
        fixture.go(to: 5.5)
        let fills = fills()
        #expect(fills.map(\.red) == [0.25, 0.5, 0.75])
        #expect(near(fills.map(\.opacity), [1, 1, 0.25]))
        fixture.go(to: 7)
        #expect(self.fills().map(\.red) == [0.75])
    }

    @Test func aFadeOfWhatIsSeenThroughFadesOut() {
        run(transition(.fade), alpha: 0.5)
        fixture.go(to: 5.5)
        #expect(near(fills().map(\.opacity), [0.75, 0.75, 0.25]))
    }

    @Test func startAndEndProgressCutTheWay() {
        let transition = transition(.fade)
        transition.startProgress = 0.5
        transition.endProgress = 0.75
        run(transition)
        fixture.go(to: 6)
        #expect(near(fills().map(\.opacity), [1, 1, 0.625]))
    }

    /// The layer is 40 × 20 with its corner at (10, 40).
    @Test func aPushMovesBoth() {
        run(transition(.push, .fromRight))
        fixture.go(to: 5.5)
        #expect(near(fills().map(\.x), [0, 0, 40]))
        #expect(near(fills().map(\.y), [40, 40, 40]))
    }

    @Test func aPushFromTheTopEntersAtTheBottom() {
        run(transition(.push, .fromTop))
        fixture.go(to: 5.5)
        #expect(near(fills().map(\.y), [35, 35, 55]))
    }

    @Test func whatMovesInLiesAboveAndWhatIsRevealedBelow() {
        run(transition(.moveIn, .fromLeft))
        fixture.go(to: 5.5)
        #expect(near(fills().map(\.x), [10, 10, -20]))
        layer.removeAllAnimations()
        layer.add(transition(.reveal, .fromLeft), forKey: nil)
        fixture.quietly { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        fixture.go(to: 6)
        #expect(fills().map(\.red) == [1, 0.75])
        #expect(near(fills().map(\.x), [10, 20]))
    }
}
