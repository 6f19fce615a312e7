import Foundation

/// Reports in the JUnit format for CI servers.
enum JUnit {
    static func report(_ outcomes: [SmokeCommand.Outcome]) -> String {
        let failures = outcomes.flatMap(\.checks).filter { !$0.hasPassed }.count
        let tests = outcomes.reduce(0) { $0 + $1.checks.count }
        let seconds = outcomes.reduce(0) { $0 + $1.seconds }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            String(format: #"<testsuites tests="%d" failures="%d" time="%.3f">"#, tests, failures, seconds),
        ]
        for outcome in outcomes {
            lines.append(
                String(
                    format: #"  <testsuite name="%@" tests="%d" failures="%d" time="%.3f">"#, escaped(outcome.scene), outcome.checks.count,
                    outcome.checks.filter { !$0.hasPassed }.count, outcome.seconds))
            for check in outcome.checks {
                let name = #"    <testcase classname="flipbook.smoke.\#(escaped(outcome.scene))" name="\#(escaped(check.name))""#
                lines.append(
                    check.hasPassed
                        ? name + "/>"
                        : name
                            + #"><failure message="\#(escaped(check.problem.isEmpty ? "the check failed" : check.problem))"/></testcase>"#)
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
