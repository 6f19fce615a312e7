import Chances
import Foundation
import Stage
import Testing
import UIKit

/// Thousands of stories of an animator by chance, each lived by the animator and by a small model of it that knows the contract only. All
/// that can be seen has to agree after every call and on every frame.
@MainActor @Suite(.serialized) struct AnimatorModelTests {
    nonisolated private static let stories = 2500

    @Test(arguments: 0..<6)
    func storiesByChance(_ part: Int) {
        var calls = 0
        for seed in part * Self.stories..<(part + 1) * Self.stories {
            var chance = Chance(seed)
            let story = chance.story()
            calls += story.calls.count
            guard var difference = Self.difference(in: story) else { continue }
            let short = Self.shortened(story, &difference)
            Issue.record("Story \(seed), shortened:\n\(short)\n\(difference)")
            return
        }
        #expect(calls > 30_000)
    }

    /// Every call is made in every state, turned round or not, so that no row of the table is left out.
    @Test func theStoriesGoEverywhere() {
        var met: [String: Int] = [:]
        for seed in 0..<6000 {
            var chance = Chance(seed)
            let story = chance.story()
            var model = AnimatorModel(pace: story.pace, duration: story.duration)
            for call in story.calls {
                met["\(model.state) \(model.isRunning) \(model.isReversed) \(call.name)", default: 0] += 1
                model.make(call)
                guard case .wait(let frames) = call else { continue }
                for _ in 0..<frames { model.advance(to: model.now + 1.0 / 60) { true } }
            }
        }
        for phase in ["inactive false", "active true", "active false", "stopped false"] {
            for isReversed in [false, true] {
                for name in AnimatorCall.names {
                    let count = met["\(phase) \(isReversed) \(name)", default: 0]
                    #expect(count > 0, "\(name) while \(phase), reversed: \(isReversed)")
                }
            }
        }
    }

    /// What the misuse handler counts into.
    nonisolated private final class Reports: @unchecked Sendable {
        var count = 0
        func take() -> Int {
            defer { count = 0 }
            return count
        }
    }

    /// Lives a story twice; says where the two first differ, and nil if they do not.
    private static func difference(in story: AnimatorStory) -> String? {
        let (reports, handler) = (Reports(), Misuse.handler)
        Misuse.handler = { _ in reports.count += 1 }
        defer { Misuse.handler = handler }

        let rig = AnimatorRig(story)
        rig.stage.makeCurrent()
        var model = AnimatorModel(pace: story.pace, duration: story.duration)
        func compare(_ place: @autoclosure () -> String) -> String? {
            var seen = rig.look()
            seen.reports = reports.take()
            let (isInverted, isExact) = (model.isInverted, model.isExact)
            let wanted = model.look()
            let differences = seen.differences(from: wanted, isInverted: isInverted, isExact: isExact)
            if differences.isEmpty { return nil }
            return "after \(place()): \(differences.joined(separator: ", "))\n     is: \(seen)\n wanted: \(wanted)"
        }
        func advance() {
            rig.stage.advance(frames: 1)
            model.advance(to: rig.stage.time) { rig.animator.map { $0.state != .active || !$0.isRunning } ?? true }
        }
        for (index, call) in story.calls.enumerated() {
            rig.make(call)
            model.make(call)
            guard case .wait(let frames) = call else {
                if let difference = compare("call \(index + 1), \(call)") { return difference }
                continue
            }
            for frame in 1...frames {
                advance()
                if let difference = compare("call \(index + 1), frame \(frame) of \(call)") { return difference }
            }
        }
        return release(rig, model, reports, advance)
    }

    /// Whoever lets go of a paused or a stopped animator is told; a running one, and one with nothing on screen, is kept until its end.
    private static func release(_ rig: AnimatorRig, _ model: AnimatorModel, _ reports: Reports, _ advance: () -> Void) -> String? {
        let isKept = model.state == .active && (model.isRunning || model.isAdrift)
        let isWrong = !isKept && model.state != .inactive
        guard rig.release() == isKept else { return "released: it is \(isKept ? "gone" : "kept")" }
        let count = reports.take()
        guard count == (isWrong ? 1 : 0) else { return "released while \(model.state): \(count) reports" }
        if isKept { for _ in 0..<3 { advance() } }
        return nil
    }

    // MARK: - Making it short

    /// Leaves out calls one by one and makes them simpler while the two still differ.
    private static func shortened(_ story: AnimatorStory, _ difference: inout String) -> AnimatorStory {
        var best = story
        var isShorter = true
        while isShorter {
            isShorter = false
            for index in best.calls.indices.reversed() where index < best.calls.count {
                var tries: [[AnimatorCall]] = [best.calls.enumerated().filter { $0.offset != index }.map(\.element)]
                for simple in best.calls[index].simpler {
                    var calls = best.calls
                    calls[index] = simple
                    tries.append(calls)
                }
                for calls in tries {
                    let candidate = AnimatorStory(pace: best.pace, duration: best.duration, calls: calls)
                    guard let found = Self.difference(in: candidate) else { continue }
                    (best, difference, isShorter) = (candidate, found, true)
                    break
                }
            }
            for simple in [ModelPace.linear] where best.pace != simple {
                let candidate = AnimatorStory(pace: simple, duration: best.duration, calls: best.calls)
                if let found = Self.difference(in: candidate) { (best, difference, isShorter) = (candidate, found, true) }
            }
        }
        return best
    }
}
