import SeededRandomValues
import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundAnimatorTests {
    private static let names: [AnimatorAction: [String]] = [
        .start: ["startAnimation", "startAnimation (paused)"], .pause: ["pauseAnimation", "pauseAnimation (running)"],
        .reverse: ["isReversed"], .continueWithTiming: ["continueAnimation"], .stop: ["stopAnimation"],
        .finishAtStart: ["finish at start"], .finishAtCurrent: ["finish at current"], .finishAtEnd: ["finish at end"],
    ]

    /// Returns the enabled calls of the diagram.
    private func enabledActions(_ fixture: PlaygroundFixture) throws -> Set<AnimatorAction> {
        var enabled: Set<AnimatorAction> = []
        for (action, names) in Self.names {
            for name in names where (try fixture.view(name) as? UIButton)?.isEnabled == true { enabled.insert(action) }
        }
        return enabled
    }

    private func press(_ action: AnimatorAction, _ fixture: PlaygroundFixture) throws {
        for name in Self.names[action] ?? [] where (try fixture.view(name) as? UIButton)?.isEnabled == true { try fixture.tap(name) }
    }

    /// The borders of enabled and disabled buttons have the colors of the style, also after it changes.
    @Test func bordersFollowTheStyle() throws {
        let fixture = try PlaygroundFixture(.animator)
        for style in [UIUserInterfaceStyle.dark, .light] {
            fixture.stage.userInterfaceStyle = style
            fixture.stage.advance(by: 1)
            let traits = UITraitCollection(userInterfaceStyle: style)
            for (name, color) in [("startAnimation", Palette.foreground), ("stopAnimation", Palette.hairline)] {
                #expect(try fixture.view(name).layer.borderColor == color.resolvedColor(with: traits).cgColor, "\(name)")
            }
        }
    }

    @Test func diagramFollowsTheAnimator() throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        #expect(try enabledActions(fixture) == [.start, .pause])
        try fixture.tap("startAnimation")
        #expect(page.animator.diagramState == .running)
        #expect(try enabledActions(fixture) == [.pause, .reverse, .stop])
        fixture.stage.advance(by: 0.6)
        try fixture.tap("pauseAnimation (running)")
        #expect(page.animator.diagramState == .paused)
        #expect(try enabledActions(fixture) == [.start, .reverse, .continueWithTiming, .stop])
        let fraction = page.animator.fractionComplete
        // The fraction of a paused animator is the progress, not the time: at a third of the time, it is about a fifth.
        let progress = CubicCurve(0.42, 0, 0.58, 1).progress(at: (0.6 + 3.0 / 60) / 2)
        #expect(abs(Double(fraction) - progress) < 1e-3, "\(progress)")
        try fixture.tap("stopAnimation")
        #expect(page.animator.diagramState == .stopped)
        #expect(try enabledActions(fixture) == [.finishAtStart, .finishAtCurrent, .finishAtEnd])
        #expect(try (fixture.view("fraction") as? UISlider)?.isEnabled == false)
        try fixture.tap("finish at end")
        #expect(page.animator.diagramState == .inactive)
        #expect(try enabledActions(fixture) == [.start, .pause])
        #expect(try abs(fixture.value("Tile", "transform.rotation") - .pi / 2) < 1e-6)
    }

    @Test func animatorEndsByItself() throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        let start = try fixture.value("Tile", "position.x")
        try fixture.tap("startAnimation")
        fixture.stage.advance(by: 0.8)
        try fixture.tap("isReversed")
        #expect(page.animator.isReversed)
        fixture.stage.advance(by: 2)
        #expect(page.animator.diagramState == .inactive)
        #expect(try abs(fixture.value("Tile", "position.x") - start) < 1e-6)
    }

    /// No sequence of enabled calls is an error in UIKit, and the diagram always shows the state.
    @Test(arguments: 1...repetitions(2, thorough: 6)) func enabledCallsAreLegal(seed: Int) throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        var random = SeededRandom(seed)
        let messages = Diagnostics.recorded {
            for _ in 0..<60 {
                let actions = AnimatorAction.allCases.filter { $0.isAllowed(in: page.animator.diagramState) }
                try? press(random.pick(actions), fixture)
                fixture.stage.advance(frames: random.integer(0...40))
                let allowed = AnimatorAction.allCases.filter { $0.isAllowed(in: page.animator.diagramState) }
                #expect((try? enabledActions(fixture)) == Set(allowed))
            }
            page.play()
            fixture.stage.advance(by: 3)
        }
        #expect(messages.isEmpty, "\(messages)")
        #expect(page.animator.diagramState == .inactive)
    }

    /// The calls that the diagram disables are those that UIKit reports or ignores.
    @Test func stoppedAnimatorRefusesOtherCalls() throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
        stage.window.addSubview(view)
        animator.addAnimations { view.center.x = 90 }
        animator.startAnimation()
        stage.advance(frames: 7)
        #expect(Diagnostics.recorded { animator.finishAnimation(at: .end) }.count == 1)
        animator.stopAnimation(false)
        let calls: [() -> Void] = [
            { animator.startAnimation() }, { animator.pauseAnimation() }, { animator.fractionComplete = 0.3 },
            { animator.stopAnimation(false) },
        ]
        for call in calls {
            #expect(Diagnostics.recorded { call() }.count == 1)
        }
        animator.finishAnimation(at: .current)
    }

    @Test func scrubberPausesAndLogs() throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        try fixture.focus("fraction")
        for key in ["right", "shift+right", "right"] { fixture.stage.key(key) }
        #expect(page.animator.diagramState == .paused && abs(page.animator.fractionComplete - 0.12) < 1e-6)
        let from = try fixture.value("Tile", "position.x")
        fixture.stage.key("shift+right")
        #expect(try fixture.value("Tile", "position.x") > from + 20)
        // Successive changes of the fraction are one line of the code.
        let lines = page.snippet.function.components(separatedBy: "\n").filter { $0.hasPrefix("    after(") }
        #expect(lines == ["    after(0) { $0.fractionComplete = 0.22 }"])
        page.play()
    }

    @Test func continuingTakesTheChosenTiming() throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        try fixture.tap("startAnimation")
        fixture.stage.advance(by: 1)
        try fixture.tap("pauseAnimation (running)")
        try fixture.tap("easeOut")
        try fixture.tap("continueAnimation")
        #expect(page.animator.diagramState == .running)
        let call = "$0.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)"
        #expect(page.snippet.function.contains(call))
        // The rest takes half of the duration of 2 s.
        fixture.stage.advance(by: 0.9)
        #expect(page.animator.diagramState == .running)
        fixture.stage.advance(by: 0.2)
        #expect(page.animator.diagramState == .inactive)
    }

    @Test func rotationAndOtherPagesEndTheAnimation() throws {
        let fixture = try PlaygroundFixture(.animator)
        let page: AnimatorPage = try fixture.page()
        let messages = Diagnostics.recorded {
            try? fixture.tap("pauseAnimation")
            fixture.stage.rotate(to: .landscapeLeft)
            fixture.stage.advance(by: 1)
            #expect(page.animator.diagramState == .inactive)
            page.perform(.start)
            fixture.stage.advance(frames: 20)
            fixture.controller.showPage(0)
            fixture.stage.advance(by: 1)
            #expect(page.animator.diagramState == .inactive)
        }
        #expect(messages.isEmpty, "\(messages)")
    }
}
