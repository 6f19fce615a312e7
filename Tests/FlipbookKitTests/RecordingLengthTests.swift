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
        let reports = try Diagnostics.recorded { count = try RecordingOptions.frameCount(of: take, source: "Talk") }.map(\.description)
        #expect(count == 3600 && reports.count == 1)
        #expect(reports.first?.hasPrefix("Talk: something still moves after 3600 s: no layer is animated") == true, "\(reports)")
    }

    @Test func sceneThatStopsIsNotReported() throws {
        let take = try Take {
            let stage = makeStage()
            stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 6.5) {} }
            return stage
        }
        var count = 0
        let reports = try Diagnostics.recorded { count = try RecordingOptions.frameCount(of: take, source: "Talk") }
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
            do { _ = try RecordingOptions.frameCount(of: take, source: "Talk") } catch { message = "\(error)" }
        }
        #expect(message.hasPrefix("a.script:5:5: ") && reports.count == 1, "\(message) \(reports)")
        #expect(reports.first?.description.hasPrefix("a.script:3:5: warning: the tap on \"Keep\" has no effect") == true, "\(reports)")
    }
}
