import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct KeyframeAnimationTests {
    let fixture = Fixture()
    var layer: CALayer { fixture.layer }

    private func add(_ path: String, _ values: [Any]?, _ edit: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.duration = 4
        animation.values = values
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        edit(animation)
        layer.add(animation, forKey: nil)
    }

    private func x(_ times: Double...) -> [Double] { fixture.numbers("position.x", at: times) }

    @Test func withoutTimesTheyAreEvenlySpread() {
        add("position.x", [20, 60, 50, 110, 100])
        #expect(near(x(0, 0.5, 1, 1.75, 2, 2.25, 3.5, 4, 5), [20, 40, 60, 52.5, 50, 65, 105, 100, 100]))
    }

    @Test func timesAndCurvesOfEachWay() {
        add("position.x", [20, 60, 160]) {
            $0.keyTimes = [0, 0.25, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        }
        // p(.5) = .315357 on ease-in.
        #expect(near(x(0.5, 1, 2.5), [40, 60, 91.5357], within: 1e-4))
    }

    @Test func discreteHoldsUntilTheNext() {
        add("position.x", [20, 60, 160]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.25, 0.5, 1]
        }
        #expect(near(x(0, 0.99, 1, 1.99, 2, 3.9), [20, 20, 60, 60, 160, 160]))
    }

    @Test func pacedHasOneSpeed() {
        add("position.x", [20, 60, 220]) {
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.9, 1]
        }
        #expect(near(x(0.4, 1, 2, 3.9), [40, 70, 120, 215]))
    }

    @Test func cubicPassesTheMiddleOfAZigzag() {
        add("position.x", [0, 100, 0, 100]) { $0.calculationMode = .cubic }
        #expect(near(x(4.0 / 3, 2, 8.0 / 3), [100, 50, 0]))
    }

    @Test func tensionStraightensTheCurve() {
        // With full tension the tangents are gone: u²(3 - 2u) of the way.
        add("position.x", [20, 60, 160]) {
            $0.calculationMode = .cubic
            $0.tensionValues = [1, 1, 1]
        }
        #expect(near(x(0.5, 2.5), [26.25, 75.625]))
    }

    @Test func transformsGoRoundPartByPart() {
        let turns = [0.2, 2.2, 4.2, 6.2, 8.2].map { CATransform3DMakeRotation(CGFloat($0), 0, 0, 1) }
        add("transform", turns)
        // A shortest way each, 2 radians a second for four seconds; told within half a turn.
        for time in [0.1, 0.9, 1.7, 2.6, 3.8] {
            fixture.go(to: time)
            let angle = (0.2 + 2 * time).remainder(dividingBy: 2 * Double.pi)
            #expect(near(fixture.number("transform.rotation.z"), angle))
            #expect(near(fixture.number("transform.scale.x"), 1))
        }
    }

    @Test func cubicTransformsTurnAtAnEvenSpeedWhereTheAnglesAreEven() {
        let turns = [0.2, 2.2, 4.2, 6.2, 8.2].map { CGAffineTransform(rotationAngle: CGFloat($0)).scaledBy(x: 2, y: 3) }
        add("transform", turns) { $0.calculationMode = .cubic }
        for time in [0.3, 1.5, 3.3] {
            fixture.go(to: time)
            let angle = (0.2 + 2 * time).remainder(dividingBy: 2 * Double.pi)
            #expect(near(fixture.number("transform.rotation.z"), angle))
            #expect(near(fixture.number("transform.scale.y"), 3))
        }
    }

    @Test func aPassThroughAPointKeepsTheAngle() {
        add(
            "transform",
            [
                CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2), CGAffineTransform(scaleX: 0, y: 0),
                CGAffineTransform(rotationAngle: 2),
            ])
        fixture.go(to: 1)
        #expect(near(fixture.number("transform.rotation.z"), 1))
        fixture.go(to: 3)
        #expect(near(fixture.number("transform.rotation.z"), 1.5))
        #expect(near(fixture.number("transform.scale.x"), 0.5))
    }

    @Test func transformsInSpaceGoFromOneToTheNext() {
        let turns = [0.0, 1.0, 3.0].map { CATransform3DMakeRotation(CGFloat($0), 0, 1, 0) }
        add("transform", turns)
        fixture.go(to: 3)
        guard case .transform(let shown)? = fixture.shown("transform") else { return #expect(Bool(false)) }
        #expect(near(shown.m11, cos(2)))
        #expect(near(shown.m31, sin(2)))
    }

    @Test func alongAPathEachPieceIsAWay() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 60))
        add("position", [CGPoint.zero]) { $0.path = path }
        #expect(near(x(1, 2, 3), [60, 110, 110]))
        fixture.go(to: 3)
        #expect(near(fixture.number("position.y"), 40))
    }

    @Test func pacedAlongACurveEqualTimesAreEqualLengths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 7, y: 3))
        path.addCurve(to: CGPoint(x: 200, y: 40), control1: CGPoint(x: 7, y: 90), control2: CGPoint(x: 20, y: 300))
        path.addLine(to: CGPoint(x: 200, y: 100))
        add("position", nil) {
            $0.path = path
            $0.calculationMode = .paced
        }
        var last = CGPoint(x: 7, y: 3)
        var steps: [Double] = []
        for frame in 1...400 {
            fixture.go(to: Double(frame) / 100)
            let here = CGPoint(x: fixture.number("position.x"), y: fixture.number("position.y"))
            steps.append(Double(hypot(here.x - last.x, here.y - last.y)))
            last = here
        }
        // A chord is a little shorter than its arc, and much so in the one frame that cuts the corner.
        let mean = steps.reduce(0, +) / 400
        #expect(steps.filter { abs($0 - mean) > 0.01 * mean }.count <= 1)
    }

    @Test func theLayerTurnsWithThePath() {
        let circle = CGMutablePath()
        circle.addArc(center: CGPoint(x: 50, y: 60), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        for (mode, extra) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)] {
            add("position", nil) {
                $0.path = circle
                $0.calculationMode = .paced
                $0.rotationMode = mode
            }
            let start = fixture.tree.now
            fixture.go(to: start + 0.5)
            // An eighth of the circle, clockwise on screen, from its right end: the tangent is a quarter turn ahead.
            #expect(near(fixture.number("position.x"), 78.284271, within: 0.01))
            let expected: Double = 0.75 * Double.pi + extra
            let angle: Double = fixture.number("transform.rotation.z") - expected
            #expect(near(angle.remainder(dividingBy: 2 * Double.pi), 0, within: 1e-3))
            layer.removeAllAnimations()
        }
    }

    @Test func cumulativeKeyframesGoOn() {
        add("position.x", [20, 60, 50]) {
            $0.isCumulative = true
            $0.repeatCount = 2
        }
        #expect(near(x(2, 4, 6, 8), [60, 50, 90, 80]))
    }

    @Test func additiveKeyframesAreOnTop() {
        add("position.x", [0, 10, -4]) { $0.isAdditive = true }
        #expect(near(x(1, 2, 3), [35, 40, 33]))
    }
}
