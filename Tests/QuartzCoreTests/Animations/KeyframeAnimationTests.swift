import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct KeyframeAnimationTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    private func add(_ path: String, _ values: [Any]?, _ configure: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.duration = 4
        animation.values = values
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        configure(animation)
        layer.add(animation, forKey: nil)
    }

    private func x(_ times: Double...) -> [Double] { fixture.numbers("position.x", at: times) }

    @Test func withoutKeyTimesKeyframesAreEvenlySpaced() {
        add("position.x", [20, 60, 50, 110, 100])
        #expect(isClose(x(0, 0.5, 1, 1.75, 2, 2.25, 3.5, 4, 5), [20, 40, 60, 52.5, 50, 65, 105, 100, 100]))
    }

    @Test func keyTimesAndTimingFunctionsApplyToEachSegment() {
        add("position.x", [20, 60, 160]) {
            $0.keyTimes = [0, 0.25, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        }
        // p(.5) = .315357 on ease-in.
        #expect(isClose(x(0.5, 1, 2.5), [40, 60, 91.5357], within: 1e-4))
    }

    @Test func discreteModeHoldsEachValue() {
        add("position.x", [20, 60, 160]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.25, 0.5, 1]
        }
        #expect(isClose(x(0, 0.99, 1, 1.99, 2, 3.9), [20, 20, 60, 60, 160, 160]))
    }

    @Test func pacedModeHasConstantSpeed() {
        add("position.x", [20, 60, 220]) {
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.9, 1]
        }
        #expect(isClose(x(0.4, 1, 2, 3.9), [40, 70, 120, 215]))
    }

    /// The middle segment is 100 - 300u² + 200u³. At u = 0.25 this is 84.375; a linear segment gives 75.
    @Test func cubicModeFollowsACatmullRomCurve() {
        add("position.x", [0, 100, 0, 100]) { $0.calculationMode = .cubic }
        #expect(isClose(x(4.0 / 3, 5.0 / 3, 2, 8.0 / 3), [100, 84.375, 50, 0]))
    }

    @Test func fullTensionGivesZeroTangents() {
        // With full tension the tangents are zero, and the progress of each segment is u²(3 - 2u).
        add("position.x", [20, 60, 160]) {
            $0.calculationMode = .cubic
            $0.tensionValues = [1, 1, 1]
        }
        #expect(isClose(x(0.5, 2.5), [26.25, 75.625]))
    }

    @Test func transformKeyframesRotateTheShortWay() {
        let rotations = [0.2, 2.2, 4.2, 6.2, 8.2].map { CATransform3DMakeRotation(CGFloat($0), 0, 0, 1) }
        add("transform", rotations)
        // Each segment rotates the short way: 2 radians per second for four seconds. The reported angle is between -π and π.
        for time in [0.1, 0.9, 1.7, 2.6, 3.8] {
            fixture.advance(to: time)
            let angle = (0.2 + 2 * time).remainder(dividingBy: 2 * Double.pi)
            #expect(isClose(fixture.number("transform.rotation.z"), angle))
            #expect(isClose(fixture.number("transform.scale.x"), 1))
        }
    }

    @Test func cubicRotationOfEqualAnglesHasConstantSpeed() {
        let rotations = [0.2, 2.2, 4.2, 6.2, 8.2].map { CGAffineTransform(rotationAngle: CGFloat($0)).scaledBy(x: 2, y: 3) }
        add("transform", rotations) { $0.calculationMode = .cubic }
        for time in [0.3, 1.5, 3.3] {
            fixture.advance(to: time)
            let angle = (0.2 + 2 * time).remainder(dividingBy: 2 * Double.pi)
            #expect(isClose(fixture.number("transform.rotation.z"), angle))
            #expect(isClose(fixture.number("transform.scale.y"), 3))
        }
    }

    @Test func keyframeWithZeroScaleKeepsTheRotation() {
        add(
            "transform",
            [
                CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2), CGAffineTransform(scaleX: 0, y: 0),
                CGAffineTransform(rotationAngle: 2),
            ])
        fixture.advance(to: 1)
        #expect(isClose(fixture.number("transform.rotation.z"), 1))
        fixture.advance(to: 3)
        #expect(isClose(fixture.number("transform.rotation.z"), 1.5))
        #expect(isClose(fixture.number("transform.scale.x"), 0.5))
    }

    @Test func transformsInterpolateIn3D() {
        let rotations = [0.0, 1.0, 3.0].map { CATransform3DMakeRotation(CGFloat($0), 0, 1, 0) }
        add("transform", rotations)
        fixture.advance(to: 3)
        guard case .transform(let shown)? = fixture.displayedValue("transform") else {
            return #expect(Bool(false), "the value is not a transform")
        }
        #expect(isClose(shown.m11, cos(2)))
        #expect(isClose(shown.m31, sin(2)))
    }

    @Test func eachPathElementIsOneSegment() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 60))
        add("position", [CGPoint.zero]) { $0.path = path }
        #expect(isClose(x(1, 2, 3), [60, 110, 110]))
        fixture.advance(to: 3)
        #expect(isClose(fixture.number("position.y"), 40))
    }

    @Test func pacedModeAlongACurveHasConstantSpeed() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 7, y: 3))
        path.addCurve(to: CGPoint(x: 200, y: 40), control1: CGPoint(x: 7, y: 90), control2: CGPoint(x: 20, y: 300))
        path.addLine(to: CGPoint(x: 200, y: 100))
        add("position", nil) {
            $0.path = path
            $0.calculationMode = .paced
        }
        var previous = CGPoint(x: 7, y: 3)
        var steps: [Double] = []
        for frame in 1...400 {
            fixture.advance(to: Double(frame) / 100)
            let current = CGPoint(x: fixture.number("position.x"), y: fixture.number("position.y"))
            steps.append(Double(hypot(current.x - previous.x, current.y - previous.y)))
            previous = current
        }
        // The distance between two frames is slightly less than the length of the arc, and much less in the one frame with the corner.
        let mean = steps.reduce(0, +) / 400
        #expect(steps.filter { abs($0 - mean) > 0.01 * mean }.count <= 1)
    }

    @Test func rotationModeFollowsTheTangentOfThePath() {
        let circle = CGMutablePath()
        circle.addArc(center: CGPoint(x: 50, y: 60), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        for (mode, extraAngle) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)] {
            add("position", nil) {
                $0.path = circle
                $0.calculationMode = .paced
                $0.rotationMode = mode
            }
            let start = fixture.tree.now
            fixture.advance(to: start + 0.5)
            // 1/8 of the circle, clockwise on the screen, from its right end. The tangent is a quarter turn ahead.
            #expect(isClose(fixture.number("position.x"), 78.284271, within: 0.01))
            let expected: Double = 0.75 * Double.pi + extraAngle
            let angle: Double = fixture.number("transform.rotation.z") - expected
            #expect(isClose(angle.remainder(dividingBy: 2 * Double.pi), 0, within: 1e-3))
            layer.removeAllAnimations()
        }
    }

    @Test func cumulativeKeyframesContinueFromThePreviousCycle() {
        add("position.x", [20, 60, 50]) {
            $0.isCumulative = true
            $0.repeatCount = 2
        }
        #expect(isClose(x(2, 4, 6, 8), [60, 50, 90, 80]))
    }

    @Test func additiveKeyframesAddToTheModel() {
        add("position.x", [0, 10, -4]) { $0.isAdditive = true }
        #expect(isClose(x(1, 2, 3), [35, 40, 33]))
    }

    /// The length of this path is infinite, so that there is no constant speed. Each curve takes the same time, as without pacing.
    @Test(arguments: [false, true]) func pathWithHugeCoordinatesShowsItsPoints(isPaced: Bool) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 30))
        path.addCurve(
            to: CGPoint(x: 1e308, y: 50), control1: CGPoint(x: -1e308, y: 1e308), control2: CGPoint(x: 1e308, y: -1e308))
        add("position", nil) {
            $0.path = path
            if isPaced { $0.calculationMode = .paced }
        }
        // At 1/4 and 3/4 of the curve, the factors of 1e308 are (-27 + 9 + 1)/64 and (-9 + 27 + 27)/64.
        let values = x(0, 1, 3)
        #expect(values[0] == 20)
        #expect(abs(values[1] / -2.65625e307 - 1) < 1e-9)
        #expect(abs(values[2] / 7.03125e307 - 1) < 1e-9)
    }
}
