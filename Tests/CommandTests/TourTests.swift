import Foundation
import Testing

/// The commands that show a scene at several times, with and without its tour.
@Suite struct TourTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    /// Returns the times in a printed trace, without repetitions.
    private func times(_ result: TestFolder.CommandResult) -> [String] {
        var times: [String] = []
        for line in result.output.split(separator: "\n").dropFirst() {
            let time = String(line.prefix { $0 != " " })
            if times.last != time { times.append(time) }
        }
        return times
    }

    @Test func traceDefaultsToEveryFrameOfTheTour() async throws {
        let trace = try await run("trace", "red-square", "--fps", "30", "--only", "position.x")
        #expect(trace.exitCode == 0, "\(trace.errors)")
        let video = try await run("record", "red-square", "-o", "frames/", "--fps", "30", "--scale", "0.1")
        let count = try #require(video.output.firstMatch(of: /([0-9]+) frames/)).1
        #expect("\(times(trace).count)" == count)
        // Only the tour moves the square back to x = 180.
        #expect(trace.output.contains("  180.000000"))
    }

    /// A program plays the tours that were built into it, also after a change of their sources. The worker processes of `--jobs` are silent.
    @Test func tourThatIsOlderThanItsSourceIsReportedOnce() async throws {
        func write(_ path: String, _ text: String) throws {
            let url = testFolder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let resources = ".build/debug/Talk_Talk.resources"
        let environment: [String: String?] = ["FLIPBOOK_ASSETS": testFolder.url.appendingPathComponent(resources).path]
        let commands = [
            ["trace", "red-square", "-o", "trace.csv"], ["timeline", "red-square", "-o", "timeline.json"],
            ["profile", "red-square", "--scale", "0.2"], ["record", "red-square", "-o", "frames/", "--scale", "0.1", "--jobs", "2"],
        ]
        try write(resources + "/Tours/red-square.script", "wait 0.2\n")
        for (source, count) in [("wait 0.2\n", 0), ("# Longer\nwait 0.3\n", 1)] {
            try write("Sources/Talk/Tours/red-square.script", source)
            for command in commands {
                let result = try await testFolder.runFlipbook(command, environmentChanges: environment)
                let lines = result.errors.split(separator: "\n").filter { $0.contains("warning: the program has an older version of ") }
                #expect(result.exitCode == 0 && lines.count == count, "\(command): \(result.errors)")
                let namesSource = lines.allSatisfy { $0.contains("Sources/Talk/Tours/red-square.script and plays that; build it again") }
                #expect(namesSource, "\(lines)")
            }
        }
        // Without the tour, nothing is older.
        let alone = try await testFolder.runFlipbook(["trace", "red-square", "--at", "0.1"], environmentChanges: environment)
        #expect(alone.exitCode == 0 && alone.errors.isEmpty, "\(alone.errors)")
    }

    @Test func timesAloneShowTheSceneWithoutItsTour() async throws {
        let alone = try await run("trace", "red-square", "--at", "0,3.4", "--only", "position.x")
        let tour = try await run("trace", "red-square", "--at", "0,3.4", "--only", "position.x", "--tour")
        let script = try await run("trace", "red-square", "--until", "3.4", "--only", "position.x", "--tour")
        #expect(alone.output.contains("  200.000000") && !alone.output.contains("  180.000000"), "\(alone.output)")
        #expect(tour.output.contains("  180.000000"), "\(tour.output)")
        #expect(script.output.contains("  180.000000") && times(script).count == 205)
        #expect(try await run("snapshot", "red-square", "--at", "3.4", "-o", "a.png", "--scale", "0.5").exitCode == 0)
        #expect(try await run("snapshot", "red-square", "--at", "3.4", "-o", "b.png", "--scale", "0.5", "--tour").exitCode == 0)
        #expect(try data("a.png") != data("b.png"))
    }

    @Test func filmstripDefaultsToEightFramesOfTheTour() async throws {
        #expect(try await run("filmstrip", "red-square", "-o", "a.png", "--scale", "0.2").exitCode == 0)
        let last = 204.0
        let times = (0..<8).map { String(format: "%.6f", (last * Double($0) / 7).rounded() / 60) }.joined(separator: ",")
        #expect(try await run("filmstrip", "red-square", "-o", "b.png", "--scale", "0.2", "--tour", "--at", times).exitCode == 0)
        #expect(try data("a.png") == data("b.png"))
    }

    @Test func timesAreWrittenBelowTheFramesOnRequest() async throws {
        let arguments = ["filmstrip", "red-square", "--at", "0.25,1.5", "--scale", "1"]
        let (plain, captioned) = (
            try await testFolder.runFlipbook(arguments + ["-o", "a.png"]),
            try await testFolder.runFlipbook(arguments + ["-o", "b.png", "--times"])
        )
        // A frame has 375 × 667 points, the gaps have 23 and the captions 24.
        #expect(plain.output == "a.png: 2 frames in an image of 819×713 pixels, from 0.25 to 1.5 s\n", "\(plain.errors)")
        #expect(captioned.output == "b.png: 2 frames in an image of 819×737 pixels, from 0.25 to 1.5 s\n", "\(captioned.errors)")
    }

    @Test func touchesBetweenTheFramesAreCounted() async throws {
        let script = "wait 0.3\ntap (40, 50)\nwait 0.6\ntap (50, 60) twice\nwait 1\n"
        try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        for (times, text) in [
            ("0.25,0.9,3", "; 3 touches between the frames cannot be seen; --at chooses other times\n"),
            ("0.4,1.1,3", "; 1 touch between the frames cannot be seen; --at chooses other times\n"),
            ("0.4,1.1,1.2", " from 0.4 to 1.2 s\n"), ("0.1,0.2", " from 0.1 to 0.2 s\n"),
        ] {
            let arguments = ["filmstrip", "red-square", "--script", "a.script", "--at", times, "--scale", "0.3"]
            let result = try await testFolder.runFlipbook(arguments + ["--touches"])
            #expect(result.output.hasSuffix(text), "\(times): \(result.output)\(result.errors)")
            #expect(try await !testFolder.runFlipbook(arguments).output.contains("touch"))
        }
    }

    @Test func tourAndScriptCannotBeCombined() async throws {
        for command in ["snapshot", "trace", "filmstrip"] {
            testFolder.expectError(
                try await run(command, "red-square", "--tour", "--script", "a.script"), exitCode: 2,
                ["--tour and --script cannot be combined"])
            #expect(try await run(command, "--help").output.contains("--tour"))
        }
    }

    @Test func numberOfTracedValuesIsLimited() async throws {
        let result = try await run("trace", "red-square", "--until", "3600", "--fps", "1000")
        testFolder.expectError(result, exitCode: 1, ["3600001 times with ", "at most 10000000 values", "--until"])
        #expect(result.output.isEmpty)
    }
}
