import CoreGraphics
import FlipbookInspection
@testable import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The step `timing` of scripts.
@MainActor @Suite struct TimingStepTests {
    /// A controller with a card that moves after it has appeared and after a tap, and a label that a spring moves.
    private final class DeskController: UIViewController {
        let card = UIView(frame: CGRect(x: 12, y: 60, width: 44, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = .blue
            view.addSubview(card)
            // No property refers to the label, so its text is used as its name.
            let label = UILabel(frame: CGRect(x: 12, y: 20, width: 80, height: 22))
            label.text = "Lamp"
            view.addSubview(label)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(DeskController.moveDown)))
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 0.5, delay: 0.25) { self.card.center.x += 70 }
            UIView.animate(withDuration: 0.75, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
                self.view.subviews[1].center.x += 90
            }
        }

        func moveDown() { UIView.animate(withDuration: 0.4) { self.card.center.y += 55 } }
    }

    private func makeStage() -> Stage { Stage(showing: { DeskController() }, size: CGSize(width: 220, height: 200), scale: 1) }

    private func makeTake(_ script: String) throws -> Take { try Take(script: Script(script, file: "a.script")) { self.makeStage() } }

    private func durations(_ script: String) throws -> [Double] {
        let take = try makeTake(script)
        try take.beginInspection(Inspection(keepsFrames: false))
        try take.advance(frames: 150)
        return (take.timeline?.animations ?? []).map { (($0.duration + $0.delay) * 1000).rounded() / 1000 }
    }

    private func error(_ script: String) -> String {
        do {
            _ = try makeTake(script)
            return ""
        } catch { return "\(error)" }
    }

    private func showSame(_ a: Take, _ b: Take) -> Bool { a.stage.render() == b.stage.render() }

    private static let tap = "wait 1.5\ntap (100, 75)\nwait 0.7\n"

    @Test func stepsChangeTheAnimationsThatTheyName() throws {
        let steps = [
            "", "timing \"card\" position duration 0.7\n", "timing \"card\" position 2 duration 1.1\n",
            "timing \"card\" position duration 0.3\ntiming \"card\" position delay 0.1\n",
            "timing \"card\" position duration 0.3\ntiming \"card\" position reset\n", "timing \"Lamp\" position spring 1.5 180 20\n",
        ]
        // The takes are made by one call, because the debug information is read again for the return addresses of each call.
        let results = try steps.map { try durations($0 + Self.tap) }
        #expect(results[0] == [0.75, 0.75, 0.4])
        #expect(results[1] == [0.95, 0.75, 0.4])
        #expect(results[2] == [0.75, 0.75, 1.1])
        #expect(results[3] == [0.4, 0.75, 0.4])
        #expect(results[4] == [0.75, 0.75, 0.4])
        let spring = results[5]
        #expect(spring[0] == 0.75 && spring[2] == 0.4 && spring[1] != 0.75)
    }

    @Test func takesOfTheSameSceneHaveTheirOwnTimings() throws {
        let (plain, changed) = (try makeTake(Self.tap), try makeTake("timing \"card\" position duration 1.2\n" + Self.tap))
        for _ in 0..<50 {
            try plain.advance()
            try changed.advance()
        }
        let again = try makeTake(Self.tap)
        try again.seek(to: 50)
        #expect(showSame(plain, again) && !showSame(plain, changed))
        try changed.seek(to: 20)
        try changed.seek(to: 50)
        let same = try makeTake("timing \"card\" position duration 1.2\n" + Self.tap)
        try same.seek(to: 50)
        #expect(showSame(changed, same))
    }

    @Test func changedTakeIsSavedAndPlayedAgain() throws {
        let take = try makeTake(
            "timing \"card\" position 2 duration 0.9\ntiming \"Lamp\" position spring 1.25 130.5 14\n"
                + "timing \"card\" position curve 0.2 -0.25 0.1 1.5\n" + Self.tap)
        try take.seek(to: 112)
        let exact = ScriptWriter.script(
            take.recordedInputs, scene: "desk", framesPerSecond: 60, until: 112, timings: ScriptWriter.timingSteps(of: take))
        let named = NamedScriptWriter.script(of: take, scene: "desk")
        for text in [exact, named] {
            #expect(text.contains("timing \"card\" position 2 duration 0.9\n"), "\(text)")
            #expect(text.contains("timing \"Lamp\" position spring 1.25 130.5 14\n"))
            #expect(text.contains("timing \"card\" position curve 0.2 -0.25 0.1 1.5\n"))
            let replay = try makeTake(text)
            try replay.seek(to: 112)
            #expect(showSame(replay, take))
            #expect(replay.timings == take.timings)
        }
    }

    @Test func stepsAreWrittenAsTheyAreRead() throws {
        let text = """
            timing "a \\"b\\"" transform.scale.x 3 curve 0.25 0.1 0.25 1
            timing "plane" position spring 1 120.5 13
            timing "plane" "position, opacity" delay 0.125
            timing "Lamp" opacity reset
            """
        let script = try Script(text)
        #expect(script.steps.isEmpty)
        #expect(script.timings.map(\.text).joined(separator: "\n") == text)
        #expect(try Script("timing \"x\" opacity duration 2 s").timings.first?.change == TimingChange(duration: 2))
    }

    @Test func mistakesAreExplained() {
        #expect(
            error("wait 1\ntiming \"card\" position duration 1").hasPrefix("a.script:2:1: 'timing' must be written before all other steps"))
        #expect(error("repeat 2\ntiming \"card\" position duration 1\nend").contains("a.script:2:1: 'timing' must be written before"))
        #expect(error("timing card position duration 1") == "a.script:1:8: expected the name of a view or a layer in quotes, found 'card'")
        #expect(error("timing \"card\" duration 1") == "a.script:1:15: expected a key path, such as position, found 'duration'")
        #expect(
            error("timing \"card\" position durtion 1")
                == "a.script:1:24: expected a change (duration, delay, curve, spring or reset), found 'durtion' (did you mean duration?)")
        #expect(error("timing \"card\" position curve 0.1 0 1.2 1").contains("a.script:1:36: x2 must be from 0 to 1, not 1.2"))
        #expect(error("timing \"card\" position spring 0 100 10").contains("the mass must be from 0.0001 to 1000000, not 0"))
        #expect(error("timing \"card\" position duration 1 2").contains("expected the end of the line, found '2'"))
        #expect(
            error("timing \"crad\" position duration 1")
                == "a.script:1:1: no animated view or layer is called \"crad\" (did you mean \"card\"?)")
        #expect(error("timing \"card\" positon delay 1") == "a.script:1:1: \"card\" has no animation of 'positon' (did you mean position?)")
        #expect(
            error("timing \"card\" position 2 delay 1")
                == "a.script:1:1: \"card\" has only 1 animation of 'position', so there is no number 2")
        #expect(
            error("timing \"card\" position spring 1 100 10").contains(
                "the animation of 'position' of \"card\" is not a spring; write 'curve'"))
        #expect(error("timing \"Lamp\" position curve 0 0 1 1").contains("the animation of 'position' of \"Lamp\" is a spring"))
    }

    /// A controller with a card that moves, and a label that is added when the card has arrived.
    private final class ArrivalController: UIViewController {
        let card = UIView(frame: CGRect(x: 12, y: 60, width: 44, height: 30))

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.addSubview(card)
            UIView.animate(withDuration: 0.5) {
                self.card.center.x += 70
            } completion: { _ in
                let label = UILabel(frame: CGRect(x: 12, y: 20, width: 80, height: 22))
                label.text = "Done"
                self.view.addSubview(label)
            }
        }
    }

    /// Plays 100 frames of a script. Returns the durations of the animations and the failures of the steps.
    private func play(_ text: String, _ controller: @escaping () -> UIViewController) throws -> (durations: [Double], failures: [String]) {
        var failures: [String] = []
        let script = try Script(text, file: "a.script")
        let take = try Take(script: script, onFailedStep: { failures.append("\($0)") }) {
            Stage(showing: controller, size: CGSize(width: 220, height: 200), scale: 1)
        }
        try take.beginInspection(Inspection(keepsFrames: false))
        try take.advance(frames: 100)
        return ((take.timeline?.animations ?? []).map { (($0.duration + $0.delay) * 1000).rounded() / 1000 }, failures)
    }

    @Test(arguments: ["", "wait 0.3\n"]) func stepThatCannotBePerformedEndsTheScriptButNotTheTake(_ wait: String) throws {
        let (durations, failures) = try play("timing \"card\" position duration 0.7\n" + wait + "tap \"nowhere\"\n") { DeskController() }
        #expect(durations == [0.95, 0.75])
        let line = wait.isEmpty ? 2 : 3
        #expect(failures.count == 1 && failures[0].hasPrefix("a.script:\(line):5: nothing on the screen is called"), "\(failures)")
    }

    @Test func stepThatCannotBePerformedIsTheReasonWhyAnAnimationIsMissing() throws {
        let script = "timing \"card\" position 2 duration 1.1\nwait 0.3\ntap \"nowhere\"\n" + Self.tap
        #expect(error(script).hasPrefix("a.script:3:5: nothing on the screen is called \"nowhere\""), "\(error(script))")
        let (durations, failures) = try play(script) { DeskController() }
        #expect(durations == [0.75, 0.75])
        #expect(failures.count == 1 && failures[0].hasPrefix("a.script:3:5: nothing on the screen is called"), "\(failures)")
    }

    /// The animations are first searched for without the changes of timings. The step `tap` fails in this search.
    @Test func stepThatCannotBePerformedWithoutTheChangesIsReportedAtTheEnd() throws {
        let changes = "timing \"card\" position duration 0.2\ntiming \"card\" position 2 delay 0.1\n"
        let (durations, failures) = try play(changes + "wait 0.35\ntap \"Done\"\n") { ArrivalController() }
        #expect(durations == [0.2])
        #expect(failures.count == 1 && failures[0].hasPrefix("a.script:4:5: nothing on the screen is called \"Done\""), "\(failures)")
    }
}
