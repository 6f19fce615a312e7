import QuartzCore

/// A step of a script that changes the timing of an animation. The change applies from the first frame on.
nonisolated package struct TimingStep: Equatable, Sendable {
    /// The name of the view or the layer, as in the timeline.
    package var name: String
    /// The animated key path.
    package var keyPath: String
    /// The number of the animation among the animations with this name and key path, counted from 1.
    package var number: Int
    /// The change, or nil if the step removes all earlier changes of the animation.
    package var change: TimingChange?
    package var location: ScriptLocation

    /// The text of the step in a script.
    @MainActor var text: String {
        let isWord = keyPath.first?.isLetter == true && keyPath.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let target =
            "timing \(ScriptLineReader.quoted(name)) \(isWord ? keyPath : ScriptLineReader.quoted(keyPath))"
            + (number == 1 ? "" : " \(number)")
        return target + " " + (change.map(Self.words) ?? "reset")
    }

    /// Returns the words for the first property that a change sets.
    @MainActor private static func words(_ change: TimingChange) -> String {
        func list(_ numbers: [Double]) -> String { numbers.map(ScriptWriter.number).joined(separator: " ") }
        if let duration = change.duration { return "duration " + ScriptWriter.number(duration) }
        if let delay = change.delay { return "delay " + ScriptWriter.number(delay) }
        if let curve = change.curveNumbers { return "curve " + list(curve) }
        return change.springNumbers.map { "spring " + list($0) } ?? "reset"
    }

    /// Returns one step for each property that a change sets.
    static func steps(_ name: String, _ keyPath: String, _ number: Int, _ change: TimingChange) -> [TimingStep] {
        var parts: [TimingChange] = []
        func add(_ set: (inout TimingChange) -> Void) {
            var part = TimingChange()
            set(&part)
            if !part.isEmpty { parts.append(part) }
        }
        // The steps are in this order, because a spring determines the duration unless a later step states it.
        add { $0.spring = change.spring }
        add { $0.controlPoints = change.controlPoints }
        add { $0.duration = change.duration }
        add { $0.delay = change.delay }
        return parts.map {
            TimingStep(name: name, keyPath: keyPath, number: number, change: $0, location: ScriptLocation(file: "", line: 0, column: 0))
        }
    }
}
