import Foundation
import Testing

/// The recipes of docs/FARM.md, which run as they are written.
@Suite struct FarmDocumentTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let hasParallel = FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")

    init() throws { testFolder = try TestFolder() }

    /// Returns the code blocks of the document in a language, such as `sh`.
    private static func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: root.appending(path: "docs/FARM.md"), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    /// Runs shell commands with the folder of the program on the PATH.
    private func runShell(_ text: String, _ environment: [String: String] = [:]) async throws -> TestFolder.CommandResult {
        let path = TestFolder.program.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        return try await testFolder.run(
            testFolder.makeProcess(
                ["-e", "-c", text], program: URL(fileURLWithPath: "/bin/sh"),
                environmentChanges: ["PATH": path].merging(environment) { $1 }))
    }

    /// Records the video of the recipes with one process.
    private func recordVideo(_ name: String) async throws {
        let result = try await testFolder.runFlipbook(["record", "components", "--range", "0..120", "--scale", "1", "-o", name])
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    @Test(.enabled(if: hasParallel, "GNU parallel is not installed")) func parallelRecipesRun() async throws {
        let tours = Self.root.appending(path: "Assets/Tours")
        for (folder, type) in [("tests", "script"), ("goldens", "csv")] {
            try FileManager.default.createDirectory(at: testFolder.url.appendingPathComponent(folder), withIntermediateDirectories: true)
            for name in ["red-square", "rectangle"] {
                let target = testFolder.url.appendingPathComponent("\(folder)/\(name).\(type)")
                try FileManager.default.copyItem(at: tours.appending(path: "\(name).\(type)"), to: target)
            }
        }
        let recipes = try Self.blocks("sh").filter { $0.contains("parallel") }
        #expect(recipes.count == 3)
        for recipe in recipes {
            let result = try await runShell(recipe)
            #expect(result.exitCode == 0, "\(recipe)\(result.output)\(result.errors)")
        }
        try await recordVideo("one.mp4")
        #expect(try data("video.mp4") == data("one.mp4"))
        let reports = try ["smoke.xml", "replay.xml"].map { String(decoding: try data($0), as: UTF8.self) }
        #expect(reports.map { $0.components(separatedBy: "<testsuite ").count - 1 } == [3, 2])
        #expect(reports.allSatisfy { $0.contains("failures=\"0\"") && !$0.contains("<failure") })
    }

    @Test func pipesGiveTheSameVideo() async throws {
        let recipe = try #require(try Self.blocks("sh").first { $0.contains("mkfifo") })
        let result = try await runShell(recipe)
        #expect(result.exitCode == 0, "\(result.errors)")
        try await recordVideo("one.mkv")
        #expect(try data("piped.mkv") == data("one.mkv"))
        let painting = "mkfifo a.piece; flipbook record red-square --fps 50 --range 0..5 --scale 0.2 --share 0/1 -o a.piece &"
        let gif = try await runShell(painting + " flipbook join a.piece -o a.gif")
        #expect(
            gif.exitCode == 1
                && gif.errors.contains("a.piece is not a file; the pieces of a GIF are read twice, so copy it into a file first"),
            "\(gif.errors)")
    }

    @Test func slurmTasksGiveTheSameVideo() async throws {
        let script = try #require(try Self.blocks("slurm").first)
        let count = try #require(script.firstMatch(of: /--array=0-([0-9]+)/).flatMap { Int($0.1) }.map { $0 + 1 })
        #expect(script.contains("$SLURM_ARRAY_TASK_ID/\(count)\""))
        for part in 0..<count {
            let result = try await runShell(script, ["SLURM_ARRAY_TASK_ID": "\(part)"])
            #expect(result.exitCode == 0, "\(result.errors)")
        }
        #expect(try await runShell("flipbook join slurm-*.piece -o slurm.mp4").exitCode == 0)
        try await recordVideo("one.mp4")
        #expect(try data("slurm.mp4") == data("one.mp4"))
    }
}
