import CoreGraphics
import Stage

/// The steps that operate an element as assistive technologies do.
@MainActor enum AccessibilityStep {
    /// The steps that have only a target, with their actions. `escape` has no target, and `perform` also has the name of an action.
    private static let actions: [(name: String, action: AccessibilityAction)] = [
        ("activate", .activate), ("increment", .increment), ("decrement", .decrement),
    ]

    static let readers: [(name: String, read: ScriptParser.StepReader)] =
        actions.map { ($0.name, reader($0.action)) } + [("escape", { _ in .accessibility(.escape, nil) }), ("perform", perform)]

    private static func reader(_ action: AccessibilityAction) -> ScriptParser.StepReader {
        { line in .accessibility(action, try ScriptParser.readTarget(&line)) }
    }

    private static func perform(_ line: inout ScriptLineReader) throws -> Script.Action {
        let name = try line.readString("the name of an action")
        guard line.skipIfNext("on") else { throw line.error(expected: "'on' and a target") }
        return .accessibility(.custom(name), try ScriptParser.readTarget(&line))
    }

    /// Returns the step that performs an action on the element at an activation point.
    static func text(_ action: AccessibilityAction, at position: CGPoint) -> String {
        let point = ScriptWriter.point(position)
        if case .custom(let name) = action { return "perform \(ScriptLineReader.quoted(name)) on \(point)" }
        return actions.first { $0.action == action }.map { "\($0.name) \(point)" } ?? "escape"
    }
}
