import Foundation
import FuzzPrograms
import Testing

/// Runs `flipbook-fuzz`, which is in the same folder as the test runner.
@Suite struct FuzzSearchTests {
    private static let child = ChildProcess(
        executable: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("flipbook-fuzz"))

    // MARK: - The search

    @Test(arguments: [
        ("trapIfArmed", "a trap on purpose"), ("breakLawIfArmed", "a law is broken on purpose"), ("otherPixelsIfArmed", "other pixels"),
    ])
    func aFaultIsFoundAndReducedToTheNeededOperations(operation: String, message: String) throws {
        var program = FuzzProgram(family: "faults", seed: 31, operationCount: 0)
        let names = ["nothing", operation, "nothing", "arm", "nothing", "nothing", operation, "nothing"]
        program.kept = names.enumerated().map { FuzzProgram.KeptOperation(index: 2 + 3 * $0.offset, name: $0.element) }
        let findings = try FuzzSearch(child: Self.child).findings(from: program, programCount: 2)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect("\(finding.outcome)".contains(message), "\(finding.outcome)")
        #expect(finding.program.kept?.map(\.description) == ["11=arm", "20=\(operation)"])
        #expect(try Self.child.run(finding.program).signature == finding.outcome.signature)
    }

    @Test func programsOfASearchAreCounted() throws {
        var program = FuzzProgram(family: "faults", seed: 6, operationCount: 0)
        program.kept = [.init(index: 4, name: "nothing")]
        var search = FuzzSearch(child: Self.child)
        search.batchSize = 3
        #expect(try search.result(from: program, programCount: 7).programCount == 7)
        program.kept = [.init(index: 4, name: "arm"), .init(index: 9, name: "trapIfArmed")]
        search.maximumFindings = 1
        let result = try search.result(from: program, programCount: 7)
        #expect(result.programCount == 1 && result.findings.count == 1)
    }

    @Test func aHangIsEndedAndReported() throws {
        var child = Self.child
        child.limit = 1
        var program = FuzzProgram(family: "faults", seed: 6, operationCount: 0)
        program.kept = [.init(index: 4, name: "arm"), .init(index: 9, name: "hangIfArmed")]
        #expect(try child.run(program).result == .hang)
    }

    @Test func aProgramWithoutFaultPasses() throws {
        var program = FuzzProgram(family: "faults", seed: 6, operationCount: 0)
        program.kept = [.init(index: 4, name: "arm"), .init(index: 9, name: "nothing")]
        #expect(try Self.child.run(program).hasPassed)
    }

    // MARK: - The families

    /// Runs a few random programs of each family in a child process. `make fuzz` runs more.
    @Test(arguments: [
        "views", "layers", "animations", "animators", "layout", "stacks", "tables", "collections", "controllers", "gestures", "text",
        "drawing", "contexts", "images", "applications", "projects", "scripts", "textviews", "diffable", "menus", "containers", "dynamics",
        "appearance", "symbols", "filters", "talks", "playground",
    ])
    func randomProgramsObeyTheLaws(family: String) throws {
        var search = FuzzSearch(child: Self.child)
        search.reducer = OperationReducer(budget: 60)
        let program = FuzzProgram(family: family, seed: 8, operationCount: 40)
        for finding in try search.findings(from: program, programCount: 2) {
            Issue.record("\(finding.outcome): flipbook-fuzz run \(finding.program.arguments.joined(separator: " "))")
        }
    }

    // MARK: - The corpus

    private static let corpus = Result {
        try FuzzCorpus(contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Data/corpus.txt").entries
    }

    @Test func programsThatFailedEarlierPass() throws {
        for entry in try Self.corpus.get() {
            let outcome = try Self.child.run(entry.program)
            guard entry.isOpen else {
                #expect(outcome.hasPassed, "\(outcome): flipbook-fuzz run \(entry)")
                continue
            }
            withKnownIssue("\(entry)", isIntermittent: true) { #expect(outcome.hasPassed) }
        }
    }
}
