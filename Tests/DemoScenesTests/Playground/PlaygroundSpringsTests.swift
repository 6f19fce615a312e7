import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundSpringsTests {
    private func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }

    @Test func descriptionsAgree() {
        for (mass, ratio, response) in [(1.0, 0.5, 0.5), (2.3, 0.17, 0.31), (0.4, 1.0, 1.4), (4.9, 0.83, 0.12)] {
            let spring = SpringModel(mass: mass, dampingRatio: ratio, response: response)
            #expect(near(spring.dampingRatio, ratio, 2e-3) && near(spring.response, response, 1e-4))
            #expect(spring.bounce == 1 - spring.dampingRatio && spring.duration == spring.response)
            #expect(near(spring.stiffness, mass * pow(2 * .pi / response, 2), 1e-3))
            #expect(near(spring.damping, 4 * .pi * ratio * mass / response, 2e-3))
            let copy = SpringModel(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
            #expect(copy == spring)
        }
    }

    @Test func setterChangesOnlyItsValue() {
        var spring = SpringModel(mass: 1.7, dampingRatio: 0.4, response: 0.6)
        spring.bounce = 0.25
        #expect(near(spring.dampingRatio, 0.75, 1e-3) && near(spring.response, 0.6, 1e-4) && spring.mass == 1.7)
        spring.duration = 0.9
        #expect(near(spring.dampingRatio, 0.75, 1e-3) && near(spring.response, 0.9, 1e-4))
        let softer = spring.with(stiffness: 20)
        #expect(softer.stiffness == 20 && softer.damping == min(spring.damping, 2 * (1.7 * 20).squareRoot()).rounded(toThousandths: .down))
        // Damping beyond the critical damping is not possible.
        #expect(spring.with(damping: 1000).dampingRatio <= 1 && spring.with(damping: 1000).dampingRatio > 0.9999)
        #expect(SpringModel(mass: .nan, stiffness: .infinity, damping: -3).dampingRatio.isFinite)
    }

    /// Views that are animated with both initializers of `UISpringTimingParameters` move as the model computes.
    @Test(arguments: [(0.5, 0.5, 0.0), (0.2, 0.3, 4.5), (1.0, 0.7, -2.0), (0.85, 1.1, 1.0)])
    func progressIsThatOfUIKit(ratio: Double, response: Double, velocity: Double) {
        let spring = SpringModel(dampingRatio: ratio, response: response)
        let stage = Stage(size: CGSize(width: 500, height: 100), scale: 1, framesPerSecond: 100)
        let vector = CGVector(dx: velocity, dy: velocity)
        let timings = [
            spring.parameters(velocity: vector),
            UISpringTimingParameters(duration: spring.duration, bounce: CGFloat(spring.bounce), initialVelocity: vector),
        ]
        let views = timings.map { timing in
            let view = UIView(frame: CGRect(x: 13, y: 20, width: 10, height: 10))
            stage.window.addSubview(view)
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
            animator.addAnimations { view.center.x += 200 }
            animator.startAnimation()
            return view
        }
        let settling = spring.settlingDuration(velocity: velocity)
        for frame in 1..<min(Int(settling * 100), 60) {
            stage.advance(frames: 1)
            let expected = 18 + 200 * spring.progress(at: Double(frame) / 100, velocity: velocity)
            for view in views { #expect(near(stage.trace(view.layer, "position.x"), expected, 0.05), "frame \(frame)") }
        }
    }

    /// Without a velocity the spring exceeds its target by e^(-πζ/√(1-ζ²)) after half a period.
    @Test func overshootIsThatOfTheFormula() throws {
        for ratio in [0.1, 0.37, 0.6] {
            let spring = SpringModel(mass: 1.3, dampingRatio: ratio, response: 0.42)
            let factor = (1 - ratio * ratio).squareRoot()
            let peak = try #require(spring.overshoot())
            #expect(near(peak.progress, 1 + exp(-.pi * ratio / factor), 1e-3) && near(peak.time, 0.42 / 2 / factor, 1e-3))
        }
        #expect(SpringModel(dampingRatio: 1, response: 0.42).overshoot() == nil)
        for velocity in [-9.0, -1, 2, 30] {
            let spring = SpringModel(dampingRatio: 0.4, response: 0.42)
            let peak = try #require(spring.overshoot(velocity: velocity))
            let highest = (0...4000).map { spring.progress(at: Double($0) / 2000, velocity: velocity) }.max() ?? 0
            #expect(near(peak.progress, highest, 1e-4) && near(spring.progress(at: peak.time, velocity: velocity), peak.progress, 1e-9))
        }
    }

    @Test func slidersShowAllDescriptions() throws {
        let fixture = try PlaygroundFixture(.springs)
        let page: SpringsPage = try fixture.page()
        func value(_ name: String) throws -> Double { Double(try #require(try fixture.view(name) as? UISlider).value) }
        try fixture.focus("bounce")
        for key in ["right", "shift+right"] { fixture.stage.key(key) }
        #expect(near(page.spring.bounce, 0.61, 1e-3))
        #expect(try near(value("damping ratio"), 0.39, 1e-3) && near(value("damping"), page.spring.damping, 1e-3))
        try fixture.focus("response")
        fixture.stage.key("shift+left")
        #expect(try near(page.spring.response, 0.4, 1e-3) && near(value("duration"), 0.4, 1e-3))
        #expect(try near(value("stiffness"), pow(2 * .pi / 0.4, 2), 0.01))
        try fixture.focus("mass")
        fixture.stage.key("right")
        #expect(page.spring.mass == 1.1 && near(page.spring.stiffness, 246.74, 0.01) && page.spring.dampingRatio < 0.39)
    }

    @Test func thrownBallSpringsHome() throws {
        let fixture = try PlaygroundFixture(.springs)
        let page: SpringsPage = try fixture.page()
        let home = (try fixture.value("Ball", "position.x"), try fixture.value("Ball", "position.y"))
        let ball = try fixture.view("Ball")
        let start = ball.convert(CGPoint(x: ball.bounds.midX, y: ball.bounds.midY), to: nil)
        fixture.stage.touchDown(at: start)
        for step in 1...7 {
            fixture.stage.touchMove(to: CGPoint(x: start.x - 18 * CGFloat(step), y: start.y + CGFloat(step)))
            fixture.stage.advance(frames: 1)
        }
        let released = try fixture.value("Ball", "position.x")
        #expect(near(released, home.0 - 126, 12))
        fixture.stage.touchUp()
        // The ball continues to the left with 18 points per frame before it returns.
        let velocity = -18 * 60 / (home.0 - released)
        for frame in 1...12 {
            fixture.stage.advance(frames: 1)
            let expected = released + (home.0 - released) * page.spring.progress(at: Double(frame) / 60, velocity: velocity)
            #expect(try near(fixture.value("Ball", "position.x"), expected, 0.5), "frame \(frame)")
            if frame == 3 { #expect(expected < released - 10) }
        }
        #expect(try (fixture.view("Initial velocity") as? UILabel)?.text?.hasPrefix("thrown: −") == true)
        #expect(page.snippet.function.contains("initialVelocity: CGVector(dx: -"))
        fixture.stage.advance(by: 4)
        #expect(try near(fixture.value("Ball", "position.x"), home.0, 0.01) && near(fixture.value("Ball", "position.y"), home.1, 0.01))
    }

    @Test func ballIsCaughtInMotion() throws {
        let fixture = try PlaygroundFixture(.springs)
        fixture.controller.currentPage.play()
        fixture.stage.advance(frames: 9)
        let x = try fixture.value("Ball", "position.x")
        let track = try #require(try fixture.view("Ball").superview)
        let point = track.convert(CGPoint(x: x, y: try fixture.value("Ball", "position.y")), to: nil)
        fixture.stage.touchDown(at: point)
        fixture.stage.touchMove(to: CGPoint(x: point.x + 20, y: point.y))
        fixture.stage.advance(frames: 5)
        let held = try fixture.value("Ball", "position.x")
        fixture.stage.advance(frames: 20)
        #expect(try fixture.value("Ball", "position.x") == held && held > x - 5)
        fixture.stage.touchUp()
    }
}

extension Double {
    fileprivate func rounded(toThousandths rule: FloatingPointRoundingRule) -> Double { (self * 1000).rounded(rule) / 1000 }
}
