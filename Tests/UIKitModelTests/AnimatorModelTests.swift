import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit

/// Runs random scenarios, each with a real animator and with a small model of it.
///
/// The model is written only from docs/CONTRACT.md §6, independently of the animator. All observable values must agree after each call and
/// on each frame.
@MainActor @Suite(.serialized) struct AnimatorModelTests {
    nonisolated private static let scenariosPerPart = repetitions(200, thorough: 2500)

    @Test(arguments: 0..<6)
    func randomScenariosAgreeWithTheModel(_ part: Int) {
        var callCount = 0
        for seed in part * Self.scenariosPerPart..<(part + 1) * Self.scenariosPerPart {
            var random = SeededRandom(seed)
            let scenario = random.animatorScenario()
            callCount += scenario.calls.count
            guard var difference = Self.difference(in: scenario) else { continue }
            let shortScenario = Self.shortened(scenario, &difference)
            Issue.record("Scenario \(seed), shortened:\n\(shortScenario)\n\(difference)")
            return
        }
        #expect(callCount > 12 * Self.scenariosPerPart)
    }

    /// Every call occurs in every state, forward and reversed, so that each row of the state table in docs/CONTRACT.md §6 is tested.
    @Test func randomScenariosMakeEveryCallInEveryState() {
        var counts: [String: Int] = [:]
        for seed in 0..<6000 {
            var random = SeededRandom(seed)
            let scenario = random.animatorScenario()
            var model = AnimatorModel(timing: scenario.timing, duration: scenario.duration)
            for call in scenario.calls {
                counts["\(model.state) \(model.isRunning) \(model.isReversed) \(call.name)", default: 0] += 1
                model.perform(call)
                guard case .wait(let frames) = call else { continue }
                for _ in 0..<frames { model.advance(to: model.now + 1.0 / 60) { true } }
            }
        }
        for phase in ["inactive false", "active true", "active false", "stopped false"] {
            for isReversed in [false, true] {
                for name in AnimatorCall.names {
                    let count = counts["\(phase) \(isReversed) \(name)", default: 0]
                    #expect(count > 0, "\(name) while \(phase), reversed: \(isReversed)")
                }
            }
        }
    }

    /// The number of errors that were reported to the handler.
    nonisolated private final class ReportCounter: @unchecked Sendable {
        var count = 0
        /// Returns the count and resets it to zero.
        func take() -> Int {
            defer { count = 0 }
            return count
        }
    }

    /// Runs a scenario with the animator and with the model. Returns a description of the first difference, or nil if there is none.
    private static func difference(in scenario: AnimatorScenario) -> String? {
        let reports = ReportCounter()
        return Diagnostics.withHandler({ _ in reports.count += 1 }) { difference(in: scenario, reports) }
    }

    private static func difference(in scenario: AnimatorScenario, _ reports: ReportCounter) -> String? {
        let harness = AnimatorHarness(scenario)
        harness.stage.makeCurrent()
        var model = AnimatorModel(timing: scenario.timing, duration: scenario.duration)
        func compare(_ location: @autoclosure () -> String) -> String? {
            var actual = harness.takeSnapshot()
            actual.reports = reports.take()
            let (isInverted, isExact) = (model.isCurveInverted, model.isExact)
            let expected = model.takeSnapshot()
            let differences = actual.differences(from: expected, isCurveInverted: isInverted, isExact: isExact)
            if differences.isEmpty { return nil }
            return "after \(location()): \(differences.joined(separator: ", "))\n   actual: \(actual)\n expected: \(expected)"
        }
        func advance() {
            harness.stage.advance(frames: 1)
            model.advance(to: harness.stage.time) { harness.animator.map { $0.state != .active || !$0.isRunning } ?? true }
        }
        for (index, call) in scenario.calls.enumerated() {
            harness.perform(call)
            model.perform(call)
            guard case .wait(let frames) = call else {
                if let difference = compare("call \(index + 1), \(call)") { return difference }
                continue
            }
            for frame in 1...frames {
                advance()
                if let difference = compare("call \(index + 1), frame \(frame) of \(call)") { return difference }
            }
        }
        return differenceAfterRelease(harness, model, reports, advance)
    }

    /// Checks the release of the animator.
    ///
    /// Releasing a paused or stopped animator is reported as an error. A running animator, and one without animations, is retained until
    /// it ends.
    private static func differenceAfterRelease(
        _ harness: AnimatorHarness, _ model: AnimatorModel, _ reports: ReportCounter, _ advance: () -> Void
    ) -> String? {
        let isRetained = model.state == .active && (model.isRunning || model.hasNoAnimations)
        let isError = !isRetained && model.state != .inactive
        guard harness.release() == isRetained else { return "after its release the animator is \(isRetained ? "deallocated" : "retained")" }
        let count = reports.take()
        guard count == (isError ? 1 : 0) else { return "released while \(model.state): \(count) errors are reported" }
        if isRetained { for _ in 0..<3 { advance() } }
        return nil
    }

    // MARK: - Reducing a scenario

    /// Removes calls one by one and replaces calls with simpler ones, as long as there is a difference.
    private static func shortened(_ scenario: AnimatorScenario, _ difference: inout String) -> AnimatorScenario {
        var best = scenario
        var hasImproved = true
        while hasImproved {
            hasImproved = false
            for index in best.calls.indices.reversed() where index < best.calls.count {
                var candidates: [[AnimatorCall]] = [best.calls.enumerated().filter { $0.offset != index }.map(\.element)]
                for simplerCall in best.calls[index].simplerCalls {
                    var calls = best.calls
                    calls[index] = simplerCall
                    candidates.append(calls)
                }
                for calls in candidates {
                    let candidate = AnimatorScenario(timing: best.timing, duration: best.duration, calls: calls)
                    guard let newDifference = Self.difference(in: candidate) else { continue }
                    (best, difference, hasImproved) = (candidate, newDifference, true)
                    break
                }
            }
            for simpleTiming in [ModelTiming.linear] where best.timing != simpleTiming {
                let candidate = AnimatorScenario(timing: simpleTiming, duration: best.duration, calls: best.calls)
                if let newDifference = Self.difference(in: candidate) { (best, difference, hasImproved) = (candidate, newDifference, true) }
            }
        }
        return best
    }
}
