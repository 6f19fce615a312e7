/// The failures of a script whose take is shown anyway: the expectations that are not met, and the step that cannot be performed.
package final class ScriptFailures {
    private var mistakes = ScriptMistakes()

    package init() {}

    package func append(_ failure: ScriptError) { mistakes.append(failure) }

    /// Throws all failures as one error, if there are any.
    package func requireNone() throws { if let error = mistakes.error { throw error } }
}
