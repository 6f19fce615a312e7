import FlipbookPlayback
import Foundation

extension SmokeCommand {
    /// One requirement and whether it is met.
    nonisolated struct Check: Codable, Sendable {
        /// The name in reports. It is the same in every run.
        let name: String
        var result = Result.passed
        /// A text that the printed summary contains even if the check has passed, such as "120 frames". Nil if there is no such text.
        var title: String?
        /// A description of the problem, the reason why the check was skipped, or an empty string if the check has passed.
        var problem = ""
        /// The time in seconds that the check took. It is 0 for a check of frames that another check has played.
        var seconds = 0.0
        /// The files with the expected result, the result of this run, and the difference.
        var files: [File] = []

        enum Result: String, Codable { case passed, failed, skipped }

        init(_ name: String, hasPassed: Bool, title: String? = nil, problem: String = "", seconds: Double = 0, files: [File] = []) {
            self.name = name
            self.title = title
            self.problem = problem
            self.seconds = seconds
            self.files = files
            result = hasPassed ? .passed : .failed
        }

        /// Creates a check that was skipped. `reason` states why.
        init(skipped name: String, reason: String) {
            self.name = name
            problem = reason
            result = .skipped
        }
    }

    /// A file that a failed check has written.
    nonisolated struct File: Codable, Sendable {
        enum Kind: String, Codable { case expected, actual, difference }

        let kind: Kind
        let path: String
    }

    /// The results of all checks of a scene.
    nonisolated struct Outcome: Codable, Sendable {
        let scene: String
        var checks: [Check]
        var seconds = 0.0
        /// The warnings about touches of the tour that have no effect. They are no failures.
        var warnings: [String] = []

        var hasPassed: Bool { !checks.contains { $0.result == .failed } }

        /// One line with the number of checks, and one line for each check that has not passed and for each of its files.
        var summary: String {
            let failedCount = checks.filter { $0.result == .failed }.count
            let counts =
                failedCount == 0
                ? "\(Quantity.text(checks.count, "check")) passed" : "\(failedCount) of \(Quantity.text(checks.count, "check")) failed"
            let head = checks.compactMap(\.title) + [counts]
            let details = checks.filter { $0.result != .passed }.flatMap { check -> [String] in
                ["\(check.result.rawValue): \(check.name)" + (check.problem.isEmpty ? "" : ": \(check.problem)")]
                    + check.files.map { "\($0.kind.rawValue): \($0.path)" }
            }
            return "\(hasPassed ? "ok    " : "FAILED") \(scene): \(head.joined(separator: ", "))"
                + details.map { "\n       \($0)" }.joined()
        }
    }
}
