import Foundation

/// Reports in the JUnit format for CI servers.
enum JUnit {
    /// Returns the report of a run, or of a part of it.
    static func report(_ outcomes: [SmokeCommand.Outcome], part: JUnitFile.Part? = nil, command: String = "smoke") -> String {
        let suites = outcomes.flatMap { outcome in
            [#"  <testsuite name="\#(escaped(outcome.scene))" \#(attributes(outcome.checks, seconds: outcome.seconds))>"#]
                + outcome.checks.map { testCase($0, of: "\(command).\(outcome.scene)") } + ["  </testsuite>"]
        }
        return file(
            attributes(outcomes.flatMap(\.checks), seconds: outcomes.reduce(0) { $0 + $1.seconds }), part: part, suites: suites)
    }

    /// Returns the text of a report. `attributes` are those of its root element, and `suites` are the lines of its suites.
    static func file(_ attributes: String, part: JUnitFile.Part? = nil, suites: [String]) -> String {
        let head = [#"<?xml version="1.0" encoding="UTF-8"?>"#] + (part.map { [$0.instruction] } ?? [])
        return (head + ["<testsuites \(attributes)>"] + suites + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// Returns the attributes of a suite with the given checks.
    private static func attributes(_ checks: [SmokeCommand.Check], seconds: Double) -> String {
        func count(_ result: SmokeCommand.Check.Result) -> Int { checks.filter { $0.result == result }.count }
        return attributes(tests: checks.count, failures: count(.failed), skipped: count(.skipped), seconds: seconds)
    }

    /// Returns the attributes of a suite with the given numbers.
    static func attributes(tests: Int, failures: Int, skipped: Int, seconds: Double) -> String {
        #"tests="\#(tests)" failures="\#(failures)" skipped="\#(skipped)" time="\#(formatted(seconds))""#
    }

    private static func testCase(_ check: SmokeCommand.Check, of className: String) -> String {
        let start =
            #"    <testcase classname="flipbook.\#(escaped(className))" name="\#(escaped(check.name))" time="\#(formatted(check.seconds))""#
        let message = escaped(check.problem.isEmpty ? "the check failed" : check.problem)
        switch check.result {
        case .passed: return start + "/>"
        case .skipped: return start + #"><skipped message="\#(message)"/></testcase>"#
        case .failed:
            let files = check.files.map { "\($0.kind.rawValue): \($0.path)" }.joined(separator: "\n")
            return start + #"><failure message="\#(message)">"# + escaped(files) + "</failure></testcase>"
        }
    }

    private static func formatted(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Returns a text whose special characters are escaped, for an attribute or an element. Characters that XML does not allow become
    /// U+FFFD.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
