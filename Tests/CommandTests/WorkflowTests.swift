import Foundation
import Testing

/// The workflows only run targets of the Makefile and `.ci/run`, use actions of fixed commits, and may only read the repository.
@Suite struct WorkflowTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".github")

    private static func workflows() throws -> [(name: String, text: String)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/workflows").sorted()
        return try names.map { ($0, try String(contentsOf: folder.appending(path: "workflows/\($0)"), encoding: .utf8)) }
    }

    @Test func workflowsOnlyRunTargetsOfTheMakefile() throws {
        let workflows = try Self.workflows()
        let makefile = try String(contentsOf: Self.folder.deletingLastPathComponent().appending(path: "Makefile"), encoding: .utf8)
        #expect(workflows.map(\.name) == ["ci.yml", "deb.yml", "nightly.yml"])
        for (name, text) in workflows {
            // Only these values of the context are allowed. Others, such as the title of a pull request, could contain commands.
            let safe = text.replacing(/\$\{\{ (?:github\.run_number|matrix\.[a-z]+) \}\}/, with: "0")
            let commands = safe.matches(of: /\brun: *(.*)/).map { String($0.1) }
            #expect(!commands.isEmpty)
            for command in commands where command != ".ci/run" {
                let target = command.split(separator: " ").dropFirst().first ?? ""
                #expect(makefile.contains("\n\(target): "), "\(name): make \(target)")
                #expect(command.wholeMatch(of: /make [a-z][a-z-]*(?: [A-Z]+=(?:"[^";&|]*"|[^ ;&|"]*))*/) != nil, "\(name): \(command)")
            }
        }
    }

    @Test func actionsHaveFixedCommits() throws {
        let setup = try String(contentsOf: Self.folder.appending(path: "actions/setup/action.yml"), encoding: .utf8)
        for (name, text) in try Self.workflows() + [("setup", setup)] {
            for use in text.matches(of: /\buses: *(.*)/).map({ String($0.1) }) {
                #expect(
                    use.hasPrefix("./.github/") || use.wholeMatch(of: /actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil,
                    "\(name): \(use)")
            }
        }
    }

    @Test func workflowsMayOnlyReadTheRepository() throws {
        for (name, text) in try Self.workflows() {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let permissions = lines.indices.filter { lines[$0].contains("permissions:") }
            #expect(
                permissions.count == 1 && permissions.allSatisfy { lines[$0] == "permissions:" && lines[$0 + 1] == "  contents: read" },
                "\(name)")
            let checkouts = lines.indices.filter { lines[$0].contains("actions/checkout@") }
            #expect(checkouts.allSatisfy { lines[$0 + 2] == "          persist-credentials: false" }, "\(name)")
            #expect(!text.contains("secrets.") && !text.contains("pull_request_target"), "\(name)")
        }
    }
}
