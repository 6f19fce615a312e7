import Foundation
import Testing

/// The command that prints which layers take longest to paint. The tests read no times, which depend on the machine.
@Suite struct ProfileCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    @Test func layersOfAFrameArePrinted() async throws {
        let result = try await testFolder.runFlipbook(["profile", "red-square", "--at", "0.25", "--limit", "1", "--scale", "0.5"])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("frame 15 at 0.25 s: ") == true, "\(result.output)")
        #expect(lines.first?.hasSuffix(" ms to paint 187×333 pixels with 1 thread") == true, "\(result.output)")
        #expect(lines.count >= 3 && lines[1].contains("own ms") && lines[1].hasSuffix("  reason"))
        #expect(try testFolder.fileNames().isEmpty)
    }

    @Test func slowestFrameOfTheTourIsTheDefault() async throws {
        // The rows of all layers, because the slowest ones can be others on a busy machine.
        let result = try await testFolder.runFlipbook(
            ["profile", "red-square", "--json", "--threads", "2", "--scale", "0.2", "--limit", "100"])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((0...204).contains(object?["frame"] as? Int ?? -1) && object?["threads"] as? Int == 2)
        let names = (object?["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names?.contains("red-square") == true, "\(result.output)")
    }

    /// A scene with many layers is measured for a long time. With an interval of zero, each measurement is reported.
    @Test func progressIsReported() async throws {
        let result = try await testFolder.runFlipbook(
            ["profile", "red-square", "--limit", "1", "--scale", "0.2"], environmentChanges: ["FLIPBOOK_PROGRESS_INTERVAL": "0"])
        let lines = result.errors.split(separator: "\n").map(String.init)
        let search = lines.filter { $0.hasPrefix("searching the slowest frame: ") }
        let measurements = lines.filter { $0.hasPrefix("measuring layers: ") }
        #expect(result.exitCode == 0 && search.count + measurements.count == lines.count, "\(result.errors)")
        #expect(search.last?.hasPrefix("searching the slowest frame: 100 %, frame 60 of 60, ") == true, "\(search)")
        let count = measurements.count
        #expect(measurements.last?.hasPrefix("measuring layers: 100 %, measurement \(count) of \(count), ") == true, "\(measurements)")
        #expect(measurements.last?.hasSuffix(" measurements per second, 0:00 left") == true, "\(measurements)")
    }

    @Test(arguments: [
        (["profile"], "missing SCENE"), (["profile", "red-sqare"], "did you mean red-square?"),
        (["profile", "red-square", "--at", "0,1"], "once for each time"), (["profile", "red-square", "--at", "-1"], "times start at 0"),
        (["profile", "red-square", "--limit", "0"], "--limit must be a whole number from 1 to 10000"),
        (["profile", "red-square", "--threads", "0"], "--threads must be"),
        (["profile", "red-square", "-o", "a.txt"], "-o must end in .json"),
    ]) func invalidArgumentsAreReported(_ arguments: [String], _ message: String) async throws {
        testFolder.expectError(try await testFolder.runFlipbook(arguments), exitCode: 2, [message])
    }

    @Test func profileIsComparedWithAnEarlierOne() async throws {
        let profile = ["profile", "red-square", "--scale", "0.2", "--limit", "3"]
        let written = try await testFolder.runFlipbook(profile + ["--at", "0.25", "-o", "before.json"])
        #expect(written.exitCode == 0 && written.output.hasPrefix("before.json: profile of frame 15 at 0.25 s: "), "\(written)")
        // The frame is that of the file.
        let table = try await testFolder.runFlipbook(profile + ["--compare", "before.json"])
        #expect(table.exitCode == 0 && table.errors.isEmpty, "\(table)")
        let lines = table.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("before: frame 15 at 0.25 s: ") == true && lines.count > 3, "\(table)")
        #expect(lines.dropFirst().first?.hasPrefix("now:    frame 15 at 0.25 s: ") == true, "\(table)")
        let json = try await testFolder.runFlipbook(
            profile + ["--at", "0.4", "--compare", "before.json", "-o", "after.json", "--json"])
        #expect(json.exitCode == 0, "\(json)")
        let data = try Data(contentsOf: testFolder.url.appendingPathComponent("after.json"))
        #expect(json.output == String(decoding: data, as: UTF8.self), "the output is the same JSON, without another line")
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        #expect(object?["frame"] as? Int == 24 && object?["millisecondsBefore"] as? NSNumber != nil && object?["gone"] as? [Any] != nil)
        #expect((object?["layers"] as? [[String: Any]])?.allSatisfy { $0["new"] as? Bool != nil } == true)
    }

    /// Without `--at`, the frame is that of the file. After 3 s, the tour shows more layers than the scene without inputs.
    @Test(arguments: [false, true]) func frameOfTheFileIsReachedAsBefore(playsTour: Bool) async throws {
        func profile(_ options: [String], _ name: String) async throws -> [String: Any] {
            let command = ["profile", "login", "--scale", "0.2", "--limit", "1", "-o", name]
            let result = try await testFolder.runFlipbook(command + options)
            #expect(result.exitCode == 0, "\(result)")
            let data = try Data(contentsOf: testFolder.url.appendingPathComponent(name))
            return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        }
        let before = try await profile(["--at", "3"] + (playsTour ? ["--tour"] : []), "before.json")
        let after = try await profile(["--compare", "before.json"], "after.json")
        for object in [before, after] { #expect(object["frame"] as? Int == 180 && object["tour"] as? Bool == playsTour) }
        let count = try #require(before["layerCount"] as? Int)
        #expect((count > 50) == playsTour && after["layerCount"] as? Int == count, "\(after)")
    }

    @Test func fileThatIsNotAProfileOfTheSceneIsAnError() async throws {
        try Data("{\"scene\": \"red-square\", \"frame\": 12}\n".utf8).write(to: testFolder.url.appendingPathComponent("other.json"))
        let written = try await testFolder.runFlipbook(["profile", "rectangle", "--at", "0.1", "--scale", "0.2", "-o", "rectangle.json"])
        #expect(written.exitCode == 0, "\(written)")
        for (name, message) in [
            ("missing.json", "there is no file missing.json to compare with"),
            ("other.json", "other.json is not a profile; write one with"),
            ("rectangle.json", "rectangle.json is a profile of the scene rectangle, not of red-square"),
        ] {
            let result = try await testFolder.runFlipbook(["profile", "red-square", "--scale", "0.2", "--compare", name])
            testFolder.expectError(result, exitCode: 1, [message])
        }
    }

    /// The only line on standard error is the error. After a measurement, there would also be lines about the progress.
    @Test func fileThatCannotBeWrittenIsReportedBeforeMeasuring() async throws {
        try FileManager.default.createDirectory(
            at: testFolder.url.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
        let result = try await testFolder.runFlipbook(
            ["profile", "red-square", "--at", "0.1", "--limit", "1", "--scale", "0.2", "-o", "folder.json"],
            environmentChanges: ["FLIPBOOK_PROGRESS_INTERVAL": "0"])
        testFolder.expectError(result, exitCode: 1, ["cannot write folder.json"])
    }

    /// The profile shows why a script fails, as images and traces do.
    @Test func profileIsPrintedIfTheScriptFails() async throws {
        try Data("wait 0.2\ntap \"nothing\"\n".utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let result = try await testFolder.runFlipbook(
            ["profile", "red-square", "--script", "a.script", "--at", "0.3", "--scale", "0.2"])
        testFolder.expectError(result, exitCode: 1, ["a.script:2"])
        #expect(result.output.hasPrefix("frame 18 at 0.3 s: "), "\(result.output)")
    }
}
