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
        let result = try await testFolder.runFlipbook(["profile", "red-square", "--json", "--threads", "2", "--scale", "0.2"])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((0...204).contains(object?["frame"] as? Int ?? -1) && object?["threads"] as? Int == 2)
        let names = (object?["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names?.contains("red-square") == true, "\(result.output)")
    }

    @Test(arguments: [
        (["profile"], "missing SCENE"), (["profile", "red-sqare"], "did you mean red-square?"),
        (["profile", "red-square", "--at", "0,1"], "once for each time"), (["profile", "red-square", "--at", "-1"], "times start at 0"),
        (["profile", "red-square", "--limit", "0"], "--limit must be a whole number from 1 to 10000"),
        (["profile", "red-square", "--threads", "0"], "--threads must be"),
    ]) func invalidArgumentsAreReported(_ arguments: [String], _ message: String) async throws {
        testFolder.expectError(try await testFolder.runFlipbook(arguments), exitCode: 2, [message])
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
