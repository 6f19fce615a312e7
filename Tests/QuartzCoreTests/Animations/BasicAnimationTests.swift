import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct BasicAnimationTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    private func add(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ configure: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: path)
        animation.duration = 2
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        configure(animation)
        layer.add(animation, forKey: nil)
    }

    @Test func allCombinationsOfFromToAndByValues() {
        // The layer is at 30. A quarter of the 2 s has elapsed.
        let cases: [(Any?, Any?, Any?, Double)] = [
            (70.0, 110.0, nil, 80), (70.0, nil, 20.0, 75), (nil, 110.0, 20.0, 95), (70.0, nil, nil, 60), (nil, 110.0, nil, 50),
            (nil, nil, 20.0, 35), (70.0, 110.0, 1000.0, 80),
        ]
        for (from, to, by, expected) in cases {
            add("position.x", from: from, to: to, by: by)
            fixture.advance(to: fixture.tree.now + 0.5)
            #expect(isClose(fixture.number("position.x"), expected))
            layer.removeAllAnimations()
        }
    }

    @Test func withoutValuesItAnimatesFromThePresentationToTheModel() {
        add("position.x", from: 70.0, to: 110.0)
        fixture.advance(to: 1)
        #expect(isClose(fixture.number("position.x"), 90))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        layer.add(animation, forKey: nil)
        fixture.advance(to: 1.25)
        #expect(isClose(fixture.number("position.x"), 75))
    }

    @Test func modelChangeMovesTheMissingEndValue() {
        add("position.x", from: 70.0)
        fixture.advance(to: 1)
        fixture.withoutActions { layer.position.x = 200 }
        #expect(isClose(fixture.number("position.x"), 135))
    }

    @Test func transformRotatesTheShortWayAndFollowsModelChanges() {
        add("transform", from: CGAffineTransform(rotationAngle: 0.3))
        fixture.withoutActions { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 2)) }
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number("transform.rotation.z"), 0.4))
        #expect(isClose(fixture.number("transform.scale.x"), 1.5))
        fixture.withoutActions { layer.setAffineTransform(CGAffineTransform(rotationAngle: -0.5)) }
        #expect(isClose(fixture.number("transform.rotation.z"), 0.1))
        #expect(isClose(fixture.number("transform.scale.x"), 1))
    }

    @Test func additiveAnimationsAddToTheModelAndToEachOther() {
        add("position.x", from: 8.0, to: 16.0) { $0.isAdditive = true }
        add("position.x", from: -100.0, to: 0.0) { $0.isAdditive = true }
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number("position.x"), 30 + 10 - 75))
        fixture.withoutActions { layer.position.x = 37 }
        #expect(isClose(fixture.number("position.x"), 37 + 10 - 75))
    }

    @Test func cumulativeCyclesContinueFromThePreviousCycle() {
        add("position.x", from: 70.0, to: 110.0) {
            $0.isCumulative = true
            $0.repeatCount = 3
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        #expect(isClose(fixture.numbers("position.x", at: [0, 1, 2, 2.5, 4.5, 6, 9]), [70, 90, 110, 120, 160, 190, 190]))
    }

    @Test func maximumOfCumulativeTransformsIsReportedOnce() {
        let quarterTurn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        add("transform", from: CATransform3DIdentity, to: quarterTurn) {
            $0.duration = 0.001
            $0.isCumulative = true
            $0.repeatCount = .infinity
        }
        #expect(diagnostics { fixture.advance(to: 9) }.isEmpty)
        let lines = diagnostics {
            for time in [11.0, 12.0] {
                fixture.advance(to: time)
                _ = fixture.number("transform.rotation.z")
            }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("CABasicAnimation: The cumulative animation of \"transform\" adds up 10000 cycles at most") == true)
    }

    @Test func nonCumulativeCyclesAreEqual() {
        add("position.x", from: 70.0, to: 110.0) { $0.repeatCount = 3 }
        #expect(isClose(fixture.numbers("position.x", at: [1, 2, 2.5, 4.5]), [90, 70, 80, 80]))
    }

    @Test func valueFunctionRotatesAFullTurn() {
        add("transform", from: 0.0, to: 2 * Double.pi) { $0.valueFunction = CAValueFunction(name: .rotateZ) }
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number("transform.rotation.z"), .pi / 2))
        fixture.advance(to: 1.5)
        #expect(isClose(fixture.number("transform.rotation.z"), -.pi / 2))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
    }

    @Test func valueFunctionOfThreeNumbersStartsAtTheIdentity() {
        add("transform", to: [3, 2, 1] as [NSNumber]) { $0.valueFunction = CAValueFunction(name: .scale) }
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number("transform.scale.x"), 1.5))
        #expect(isClose(fixture.number("transform.scale.y"), 1.25))
    }

    @Test func endValuesOfDifferentTypesDoNotAnimate() {
        add("position", from: 3.0, to: CGPoint(x: 1, y: 2))
        fixture.advance(to: 0.5)
        #expect(isClose(fixture.number("position.x"), 30))
    }

    @Test func addingCopiesTheAnimation() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 2
        animation.fromValue = 70.0
        layer.add(animation, forKey: "move")
        animation.fromValue = 1000.0
        animation.duration = 7
        fixture.advance(to: 1)
        #expect(isClose(fixture.number("position.x"), 50))
        #expect(layer.animation(forKey: "move") !== animation)
    }
}
