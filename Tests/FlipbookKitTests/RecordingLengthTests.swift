import Testing
import UIKit

@testable import FlipbookKit

@MainActor @Suite struct RecordingLengthTests {
    /// Schedules a call that schedules the next one, so that the stage is never idle.
    private func callAgain() { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { callAgain() } }

    private func makeStage() -> Stage { Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 1) }

    @Test func sceneThatNeverStopsEndsAtTheMaximumAndIsReported() throws {
        let take = try Take {
            let stage = makeStage()
            stage.perform { callAgain() }
            return stage
        }
        var count = 0
        let reports = try Diagnostics.recorded {
            count = try RecordingOptions.frameCount(of: take, source: "Talk", advice: "Choose it")
        }.map(\.description)
        #expect(count == 3600 && reports.count == 1)
        #expect(reports.first?.hasSuffix("; the last frame is the one of this time. Choose it") == true, "\(reports)")
        #expect(reports.first?.hasPrefix("Talk: something still moves after 3600 s: no layer is animated") == true, "\(reports)")
    }

    /// Each command names only options that it has. With times, it plays the tour only if `--tour` is given.
    @Test(
        arguments: [
            ("record", [], "Choose another end with --seconds or --range"),
            ("record", ["--chapter", "two"], "Choose another end with --range instead of --chapter"),
            ("record", ["--chapters", "videos"], "Choose another end with --range instead of --chapters"),
            ("timeline", [], "Choose another end with --seconds"),
            ("trace", [], "Choose another end with --tour and --until"),
            ("trace", ["--script", "a.script"], "Choose another end with --until"),
            ("filmstrip", [], "Choose frames with --tour and --at"), ("profile", ["--tour"], "Choose frames with --tour and --at"),
            ("profile", ["--script", "a.script"], "Choose frames with --at"),
        ] as [(String, [String], String)]) func adviceNamesOptionsOfTheCommand(name: String, options: [String], advice: String) throws
    {
        let scenes = [Scene("menu", tour: .steps("wait 0.3")) { UIViewController() }, Scene("plain") { UIViewController() }]
        let program = Program(title: "Talk", command: "talk", version: "2", scenes: scenes)
        let found = Command.forScenes.first { $0.name == name }
        let command = try #require(found)
        let arguments = try Arguments(["menu"] + options, for: command, of: program)
        #expect(Command.endAdvice(arguments) == advice)
        let argumentsWithoutTour = try Arguments(["plain"] + options, for: command, of: program)
        #expect(Command.endAdvice(argumentsWithoutTour) == advice.replacing("--tour and ", with: ""))
        let named = advice.split(separator: " ").filter { $0.hasPrefix("--") }.map(String.init)
        #expect(!named.isEmpty && Set(named).isSubset(of: command.options.map(\.name)))
    }

    @Test func sceneThatStopsIsNotReported() throws {
        let take = try Take {
            let stage = makeStage()
            stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 6.5) {} }
            return stage
        }
        var count = 0
        let reports = try Diagnostics.recorded { count = try RecordingOptions.frameCount(of: take, source: "Talk", advice: "Choose it") }
        #expect((8...9).contains(count) && reports.isEmpty)
    }

    /// A controller with a button that presents an alert.
    private final class ShopController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 30, y: 340, width: 120, height: 44))
            button.accessibilityIdentifier = "buy"
            button.addAction(
                UIAction { [weak self] _ in
                    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                    self?.present(alert, animated: true)
                }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    /// A tap that a presentation ignores can be the reason of a later failure, so it is reported before the error.
    @Test func tapWithoutEffectIsReportedIfALaterStepFails() throws {
        let script = try Script("tap \"buy\"\nwait for \"Keep\"\ntap \"Keep\"\nwait 0.7\ntap \"Paid\"", file: "a.script")
        var message = ""
        let reports = try Diagnostics.recorded {
            let take = try Take(script: script) {
                let stage = Stage(showing: { ShopController() }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
                stage.advance(frames: 7)
                return stage
            }
            do { _ = try RecordingOptions.frameCount(of: take, source: "Talk", advice: "Choose it") } catch { message = "\(error)" }
        }
        #expect(message.hasPrefix("a.script:5:5: ") && reports.count == 1, "\(message) \(reports)")
        #expect(reports.first?.description.hasPrefix("a.script:3:5: warning: the tap on \"Keep\" has no effect") == true, "\(reports)")
    }
}
