/// The steps of a build, from the output of `swift build`, and the texts about them.
///
/// The texts state the number of the step, and neither the number of all steps nor a percentage. SwiftPM plans steps while it builds, so the
/// number of all steps grows, and a percentage would decrease. The durations of the steps are also very different: in a build of Flipbook,
/// the last quarter of the steps takes most of the time.
///
/// SwiftPM prints a step when it ends, and nothing when it begins. While a large module is compiled, the last line names the module before
/// it, so the texts say that the step is done.
nonisolated struct BuildSteps {
    /// The number of the last step that has ended. It never decreases.
    private(set) var number = 0
    /// The action of the last step, such as `Compiling UIKit UIView.swift`, or an empty text.
    private(set) var action = ""
    /// The number of the last step of the earlier phases. SwiftPM counts the steps of each phase from 0.
    private var earlierCount = 0
    /// The number of the last step in its phase.
    private var phaseNumber = 0
    /// Whether the build has many steps.
    private var isLong = false
    /// The modules that were named.
    private var modules: Set<String> = []
    /// The time of the start, and of the last line.
    private let startTime: Double
    private var lineTime: Double

    /// A build with fewer steps is the build of an app, or the beginning of a build, when the number of steps is unknown.
    private static let minimumStepCount = 40
    /// The time in seconds after which a line is written although no new module is compiled.
    static let lineInterval = 10.0
    /// The largest number of characters of a text that must fit into one line of a terminal.
    private static let maximumWidth = 78

    init(startTime: Double) { (self.startTime, lineTime) = (startTime, startTime) }

    /// Handles a line of the output, such as `[12/40] Compiling UIKit UIView.swift`. Returns false if the line is not about a step.
    mutating func handle(_ line: String) -> Bool {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
        let numbers = line[..<end].dropFirst().split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2 else { return false }
        if numbers[0] <= 1, numbers[0] < phaseNumber { earlierCount = number }
        phaseNumber = numbers[0]
        number = max(number, earlierCount + phaseNumber)
        action = line[line.index(after: end)...].split(separator: " ").joined(separator: " ")
        isLong = isLong || numbers[1] >= Self.minimumStepCount
        return true
    }

    /// Returns the text about the last step for a terminal.
    func text(_ name: String) -> String { String("Building \(name), step \(number) done: \(action)".prefix(Self.maximumWidth)) }

    /// The text about the last step for the window.
    var windowText: String { "Step \(number) done: \(description)" }

    /// The module that the last step compiles, or nil for another step.
    private var module: String? {
        let words = action.split(separator: " ").map(String.init)
        return words.count > 1 && words[0] == "Compiling" ? words[1] : nil
    }

    /// The action of the last step inside of a line, such as `compiling UIKit`.
    private var description: String { module.map { "compiling \($0)" } ?? action.prefix(1).lowercased() + String(action.dropFirst()) }

    /// Returns the line about the last step for an output that is not a terminal, or nil if no line is due.
    ///
    /// A line is due if a long build has compiled a part of a module for the first time, and `lineInterval` after the last line.
    mutating func line(at time: Double) -> String? {
        guard !action.isEmpty else { return nil }
        var isNew = false
        if isLong, let module { isNew = modules.insert(module).inserted }
        guard isNew || time - lineTime >= Self.lineInterval else { return nil }
        lineTime = time
        return isNew ? windowText : "Still building after \(Int(time - startTime)) s; step \(number) done: \(description)"
    }
}
