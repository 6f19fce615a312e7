import Foundation

extension SmokeCommand {
    /// One requirement and whether it is met.
    struct Check {
        let name: String
        let hasPassed: Bool
        /// A description of the problem, or an empty string if there is none.
        var problem = ""
    }

    /// The results of all checks of a scene.
    struct Outcome {
        let scene: String
        var checks: [Check]
        var seconds = 0.0

        var hasPassed: Bool { checks.allSatisfy(\.hasPassed) }

        var summary: String {
            "\(hasPassed ? "ok    " : "FAILED") \(scene): "
                + checks.map { ($0.hasPassed ? "" : "failed: ") + $0.name + ($0.problem.isEmpty ? "" : " (\($0.problem))") }.joined(
                    separator: ", ")
        }
    }
}
