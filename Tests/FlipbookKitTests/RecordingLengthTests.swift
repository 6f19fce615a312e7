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
}
