import Foundation
import Testing

/// The command that writes the timeline of a scene as JSON or as a picture.
@Suite struct TimelineCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func object(_ json: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    @Test func tourIsPrintedAsJSON() async throws {
        let result = try await testFolder.runFlipbook(["timeline", "red-square"])
        #expect(result.exitCode == 0 && result.errors.isEmpty)
        let timeline = try object(result.output)
        let groups = try #require(timeline["groups"] as? [[String: Any]])
        let animations = try #require(timeline["animations"] as? [[String: Any]])
        let duration = try #require(timeline["duration"] as? Double)
        #expect(timeline["scene"] as? String == "red-square" && duration > 0.5 && !animations.isEmpty)
        #expect(groups.flatMap { $0["animations"] as? [Int] ?? [] }.sorted() == Array(animations.indices))
        let files = groups.compactMap { $0["file"] as? String }
        #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("DemoScenes/RedSquare/") }, "\(files)")
        for (number, animation) in animations.enumerated() {
            #expect(animation["animation"] as? Int == number)
            #expect(animation["start"] as? Double ?? .infinity <= duration)
        }
        #expect(animations.contains { $0["name"] as? String == "red-square" && ($0["keyPath"] as? String)?.hasPrefix("position") == true })
        #expect(try await testFolder.runFlipbook(["timeline", "red-square", "-o", "-"]).output == result.output)
    }

    @Test func scriptDeterminesTheInputs() async throws {
        try Data("wait 0.35\ntap (101, 202)\nwait 1\n".utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let arguments = ["timeline", "red-square", "--script", "a.script", "--seconds", "1.25", "-o", "a.json"]
        #expect(try await testFolder.runFlipbook(arguments).exitCode == 0)
        let timeline = try object(String(contentsOf: testFolder.url.appendingPathComponent("a.json"), encoding: .utf8))
        #expect(timeline["frames"] as? Int == 76)
        let inputs = try #require(timeline["inputs"] as? [[String: Any]])
        #expect(inputs.count == 1 && inputs[0]["kind"] as? String == "tap" && inputs[0]["firstFrame"] as? Int == 21)
        #expect((inputs[0]["path"] as? [[Double]])?.first == [101, 202])
    }

    @Test func pictureIs1920PixelsWide() async throws {
        #expect(try await testFolder.runFlipbook(["timeline", "red-square", "-o", "a.png", "--at", "0.3"]).exitCode == 0)
        let data = try Data(contentsOf: testFolder.url.appendingPathComponent("a.png"))
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && data[18] == 7 && data[19] == 128)
    }

    @Test func wrongOptionsAreErrors() async throws {
        for (options, words) in [
            (["-o", "a.csv"], ["-o", ".json or .png"]), (["--at", "1"], ["--at", ".png"]),
            (["-o", "a.png", "--at", "1,2"], ["--at", "one"]),
            (["--seconds", "0"], ["--seconds"]),
        ] {
            testFolder.expectError(try await testFolder.runFlipbook(["timeline", "red-square"] + options), exitCode: 2, words)
        }
        #expect(try testFolder.fileNames().isEmpty)
    }
}
