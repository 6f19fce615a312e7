import FlipbookInspection
import QuartzCore
import Stage
import UIKit

/// The animations of a take without changes of timings, and the calls that have created the animations. The `timing` steps of a script name
/// animations of this take, so the steps do not depend on each other.
final class TimingSurvey {
    private let take: Take
    private let inspection = Inspection(keepsFrames: false)
    /// The animations that have started in the current frame. Their return addresses are read after the frame, because they are complete
    /// only when the creating code has returned.
    private var newAnimations: [(number: Int, animation: AttachedAnimation)] = []
    /// The return addresses of the calls that have created the animations, by their numbers.
    private var addresses: [Int: [UInt]] = [:]

    /// The largest duration of the take in seconds.
    private static let maximumDuration = 3600

    /// The time in seconds for which the survey continues after a step that cannot be performed. In this time, it finds animations that the
    /// scene starts without the script.
    private static let maximumTimeAfterFailure = 10

    /// Begins to observe a take. The take must have no changes of timings.
    private init(of take: Take) throws {
        self.take = take
        ActivationRecord.install()
        inspection.onAnimation = { [weak self] in self?.newAnimations.append(($0, $1)) }
        try take.beginInspection(inspection)
        readAddresses()
    }

    private var animations: [TimelineAnimation] { inspection.timeline.animations }

    private func readAddresses() {
        for (number, animation) in newAnimations { addresses[number] = animation.timingRecord?.addresses }
        newAnimations = []
    }

    /// Advances by a frame. Returns false if the script has ended and the stage is idle, after `maximumDuration`, or if the take throws an
    /// error.
    private func advance() -> Bool {
        guard take.frame < Self.maximumDuration * take.stage.framesPerSecond, !(take.isScriptFinished && take.stage.isIdle) else {
            return false
        }
        defer { readAddresses() }
        return (try? take.advance()) != nil
    }

    // MARK: - From a script

    /// Returns the changes that a script states. If some animations were not found because a step cannot be performed, the result contains
    /// the error of this step and only the changes of the other animations. Otherwise `failure` is nil.
    static func table(of script: Script, _ makeStage: @escaping () -> Stage) throws -> (table: TimingTable, failure: ScriptError?) {
        var table = TimingTable()
        guard !script.timings.isEmpty else { return (table, nil) }
        var scriptWithoutTimings = script
        scriptWithoutTimings.timings = []
        let current = UIApplication.shared
        defer { current.makeCurrent() }
        // Failed expectations are ignored, because some expectations are met only with the changes of timings.
        var failure: ScriptError?
        let take = try Take(
            script: scriptWithoutTimings, timings: table, onFailedExpectation: { _ in }, onFailedStep: { failure = $0 },
            makeStage: makeStage)
        let survey = try TimingSurvey(of: take)
        var remainingFrames = maximumTimeAfterFailure * take.stage.framesPerSecond
        while remainingFrames > 0, !script.timings.allSatisfy({ survey.animation(for: $0) != nil }) {
            guard survey.advance() else { break }
            if failure != nil { remainingFrames -= 1 }
        }
        let steps = failure == nil ? script.timings : script.timings.filter { survey.animation(for: $0) != nil }
        let calls = try steps.map { try survey.addresses(for: $0) }
        SourceLocator.shared.readUpToCalls(in: calls.map { CallStack(addresses: $0) })
        for (step, addresses) in zip(steps, calls) {
            guard let call = SourceLocator.shared.addressesUpToCall(in: CallStack(addresses: addresses)) else {
                throw ScriptError(
                    location: step.location,
                    message: "the program has no debug information, so the call cannot be recognized; build it with the option -Xswiftc -g")
            }
            var change = step.change == nil ? TimingChange() : table.change(forCall: call)
            if let new = step.change { change.merge(new) }
            table.set(change, forCall: call)
        }
        return (table, steps.count < script.timings.count ? failure : nil)
    }

    /// Returns whether an animation has a name. A name that is a text of the view may be written without its quotation marks.
    private static func isNamed(_ animation: TimelineAnimation, _ name: String) -> Bool {
        animation.name == name || animation.name == "“\(name)”"
    }

    private func animation(for step: TimingStep) -> TimelineAnimation? {
        let matches = animations.lazy.filter { Self.isNamed($0, step.name) && $0.keyPath == step.keyPath }
        return matches.dropFirst(step.number - 1).first
    }

    /// Returns the return addresses of the call that has created the animation of a step.
    private func addresses(for step: TimingStep) throws -> [UInt] {
        guard let animation = animation(for: step) else { throw ScriptError(location: step.location, message: reasonForNone(step)) }
        var isSpring = false
        if case .spring = animation.curve { isSpring = true }
        if let change = step.change, isSpring ? change.controlPoints != nil : change.spring != nil {
            throw ScriptError(
                location: step.location,
                message: "the animation of '\(step.keyPath)' of \(ScriptLineReader.quoted(step.name)) "
                    + (isSpring
                        ? "is a spring, which has no curve; write 'spring' and its mass, stiffness and damping"
                        : "is not a spring; write 'curve' and the control points of its curve"))
        }
        return addresses[animation.number] ?? []
    }

    /// Returns the reason why there is no animation for a step.
    private func reasonForNone(_ step: TimingStep) -> String {
        let own = animations.filter { Self.isNamed($0, step.name) }
        guard !own.isEmpty else {
            let names = animations.map { $0.name.trimmingQuotationMarks }
            let hint = SpellingSuggestion.nearestPhrase(to: step.name, among: names).map { " (did you mean \"\($0)\"?)" }
            return "no animated view or layer is called \"\(step.name)\"" + (hint ?? "; 'timeline' lists all animations")
        }
        let count = own.count { $0.keyPath == step.keyPath }
        guard count > 0 else {
            var keyPaths: [String] = []
            for animation in own where !keyPaths.contains(animation.keyPath) { keyPaths.append(animation.keyPath) }
            let hint = SpellingSuggestion.hint(for: step.keyPath, among: keyPaths)
            return "\"\(step.name)\" has no animation of '\(step.keyPath)'"
                + (hint.isEmpty ? "; it has animations of \(ScriptLineReader.alternatives(keyPaths))" : hint)
        }
        return
            "\"\(step.name)\" has only \(Quantity.text(count, "animation")) of '\(step.keyPath)', so there is no number \(step.number)"
    }

    // MARK: - To a script

    /// Returns the steps that state the changes of a take. There is no step for a call that the take executes only because of its changes.
    static func steps(of take: Take) -> [TimingStep] {
        guard !take.timings.isEmpty else { return [] }
        return take.stage.perform {
            guard let takeCopy = try? take.makeCopy(timings: TimingTable()), let survey = try? TimingSurvey(of: takeCopy) else { return [] }
            while takeCopy.frame < take.lastPlayedFrame {
                guard (try? takeCopy.advance()) != nil else { break }
                survey.readAddresses()
            }
            return take.timings.entries.flatMap { entry -> [TimingStep] in
                let animations = survey.animations
                guard let animation = animations.first(where: { survey.addresses[$0.number]?.starts(with: entry.call) == true }) else {
                    return []
                }
                let number = animations.prefix(animation.number + 1)
                    .count { $0.name == animation.name && $0.keyPath == animation.keyPath }
                return TimingStep.steps(animation.name.trimmingQuotationMarks, animation.keyPath, number, entry.change)
            }
        }
    }
}

extension String {
    /// The text without the quotation marks that the timeline shows around the texts of views.
    fileprivate var trimmingQuotationMarks: String {
        hasPrefix("“") && hasSuffix("”") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
