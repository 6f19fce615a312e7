/// The steps of a long build, as lines that name each module once.
///
/// The steps take very different times: the last quarter of them takes most of the time of a build of Flipbook. Therefore the lines state the
/// step and its module, and no percentage.
nonisolated struct BuildSteps {
    /// The modules that were named.
    private var modules: Set<String> = []
    /// A build with fewer steps is the build of an app, or the beginning of a build, when the number of steps is unknown.
    private static let minimumStepCount = 40

    /// Returns the line about a step, or nil if it compiles no module, or one that was named before.
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
