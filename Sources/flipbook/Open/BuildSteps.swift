/// The steps of a long build, as lines that name each module once.
///
/// The durations of the steps are very different: in a build of Flipbook, the last quarter of the steps takes most of the time. Therefore
/// the lines state the number of the step and its module, and no percentage.
nonisolated struct BuildSteps {
    /// The modules that were named.
    private var modules: Set<String> = []
    /// A build with fewer steps is the build of an app, or the beginning of a build, when the number of steps is unknown.
    private static let minimumStepCount = 40

    /// Returns the line about a step. Returns nil if the step compiles no module, if its module was named before, or if the build has fewer
    /// than `minimumStepCount` steps.
    ///
    /// - Parameters:
    ///   - step: The number of the step and the number of all steps, such as `[12/80`.
    ///   - action: The action of the step, such as `Compiling UIKit UIView.swift`.
    mutating func line(step: Substring, action: String) -> String? {
        let numbers = step.dropFirst().split(separator: "/").compactMap { Int($0) }
        let words = action.split(separator: " ").map(String.init)
        guard numbers.count == 2, numbers[1] >= Self.minimumStepCount, words.count > 1, words[0] == "Compiling",
            modules.insert(words[1]).inserted
        else { return nil }
        return "Step \(numbers[0]) of \(numbers[1]): compiling \(words[1])"
    }
}
