import Foundation
import Testing

/// `--compare` and `--compare-as` of the commands that write videos and pictures.
@Suite struct ComparisonCommandTests {
    private let testFolder: TestFolder

    init() throws {
        testFolder = try TestFolder()
        try write("a.script", "wait 0.5\n")
        try write("b.script", "scene red-square\nslow half\nwait 0.5\n")
    }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: testFolder.url.appendingPathComponent(name)) }

    private func expectSuccess(_ arguments: [String]) async throws {
        let result = try await testFolder.runFlipbook(arguments)
        #expect(result.exitCode == 0, "\(arguments): \(result.errors)")
    }

    @Test func parallelRecordingGivesTheSameVideo() async throws {
        try write("timing.script", "scene red-square\ntiming \"red-square\" position duration 0.4\nwait 0.5\n")
        // The timeline and a step `timing` read the debug information of the program. This takes most of the time of the test, so only one
        // of the two comparisons has them.
        for (view, options) in [("side", ["--script", "timing.script", "--show", "timeline"]), ("difference", ["--script", "b.script"])] {
            let arguments =
                ["record", "red-square", "--compare", "a.script", "--compare-as", view] + options
                + ["--range", "5..14", "--scale", "0.4", "--bezel", "--touches"]
            try await expectSuccess(arguments + ["-o", "one.apng", "--threads", "1"])
            try await expectSuccess(arguments + ["-o", "two.apng", "--jobs", "2", "--threads", "3"])
            #expect(try data("one.apng") == data("two.apng"), "\(view)")
        }
    }

    /// The script, the folder and the video have the same name, because the pictures show it beside the letter A.
    @Test func videoAndScriptGiveTheSamePictures() async throws {
        let record = ["record", "red-square", "--script", "a.script", "--range", "0..26", "--scale", "1"]
        for name in ["folder/take.apng/", "video/take.apng"] { try await expectSuccess(record + ["-o", name]) }
        try FileManager.default.createDirectory(at: testFolder.url.appendingPathComponent("script"), withIntermediateDirectories: true)
        try write("script/take.apng", "wait 0.5\n")
        let snapshot = ["snapshot", "red-square", "--script", "b.script", "--at", "0.4", "--scale", "1", "--compare"]
        for (name, output) in [("script/take.apng", "1.png"), ("folder/take.apng/", "2.png"), ("video/take.apng", "3.png")] {
            try await expectSuccess(snapshot + [name, "-o", output])
        }
        #expect(try data("1.png").count > 5000)
        #expect(try data("1.png") == data("2.png"))
        #expect(try data("1.png") == data("3.png"))
        try await expectSuccess(snapshot + ["a.script", "-o", "4.png"])
        #expect(try data("1.png") != data("4.png"), "another name")
        try await expectSuccess(
            ["filmstrip", "red-square", "--at", "0.1,0.3", "--script", "b.script", "--scale", "1", "--compare", "video/take.apng"]
                + ["--compare-as", "overlay", "-o", "strip.png"])
    }

    /// Eight frames of two phones are about 14,000 pixels wide.
    @Test func filmstripOfAComparisonHasRows() async throws {
        for (options, isWide) in [([], false), (["--columns", "8"], true)] as [([String], Bool)] {
            let arguments = ["filmstrip", "red-square", "--script", "b.script", "--compare", "a.script", "-o", "strip.png"]
            let result = try await testFolder.runFlipbook(arguments + options)
            #expect(result.exitCode == 0 && result.output.contains("8 frames in an image of "), "\(result.output)\(result.errors)")
            let width = result.output.components(separatedBy: "image of ").last?.components(separatedBy: "×").first.flatMap { Int($0) }
            #expect(width.map { $0 > 8000 } == isWide, "\(result.output)")
        }
    }

    @Test func videoLastsUntilBothTakesHaveEnded() async throws {
        try write("short.script", "wait 0.1\n")
        try write("long.script", "slow half\nwait 0.5\n")
        func frameCount(_ b: String, _ a: String) async throws -> String {
            let result = try await run(
                "record", "red-square", "--script", b, "--compare", a, "--scale", "0.1", "-o", "video/", "--jobs", "2")
            return result.output
        }
        let (first, second) = (try await frameCount("short.script", "long.script"), try await frameCount("long.script", "short.script"))
        #expect(first.hasPrefix("video/: 121 frames") && second.hasPrefix("video/: 121 frames"), "\(first) \(second)")
    }

    @Test func mistakesAreReportedInOneLine() async throws {
        func expect(_ arguments: [String], exitCode: Int32, _ fragments: String...) async throws {
            testFolder.expectError(try await testFolder.runFlipbook(arguments), exitCode: exitCode, fragments)
        }
        let snapshot = ["snapshot", "red-square", "--scale", "0.5"]
        try await expect(snapshot + ["--compare-as", "side"], exitCode: 2, "--compare-as needs --compare")
        try await expect(
            snapshot + ["--compare", "a.script", "--compare-as", "overly"], exitCode: 2, "side, overlay or difference",
            "did you mean overlay?")
        try await expect(snapshot + ["--compare", "no.mp4"], exitCode: 1, "there is no file no.mp4 to compare with")
        try write("other.script", "scene list\nwait 1\n")
        try await expect(
            snapshot + ["--compare", "other.script"], exitCode: 1,
            "other.script is a script of the scene list, not of red-square; compare takes of the same scene")
        try Data([0, 1, 2, 3]).write(to: testFolder.url.appendingPathComponent("junk.mp4"))
        try await expect(snapshot + ["--compare", "junk.mp4"], exitCode: 1, "ffmpeg cannot read the video junk.mp4")
        try FileManager.default.createDirectory(at: testFolder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
        try await expect(snapshot + ["--compare", "empty"], exitCode: 1, "the folder empty has no images")
        try write("bad.script", "wait 0.1\ntap \"Nowhere\"\n")
        try await expect(
            ["record", "red-square", "--compare", "bad.script", "--scale", "0.1", "-o", "x/"], exitCode: 1, "bad.script:2:5", "\"Nowhere\"")
        try await expect(snapshot + ["--compare", "a.script", "--show", "exploded"], exitCode: 2, "--show exploded")
        try await expect(
            snapshot + ["--compare", "a.script", "--show", "trail", "--compare-as", "difference"], exitCode: 2, "timeline and graph")
        try await expect(["record", "red-square", "--compare", "a.script", "--skip-stills"], exitCode: 2, "--skip-stills")
        try await expectSuccess(["record", "red-square", "--range", "0..3", "--scale", "0.4", "-o", "small/"])
        try await expect(
            snapshot + ["--compare", "small/", "--compare-as", "difference"], exitCode: 1,
            "small/ has frames of 150×266 pixels, but the screen has 187×333", "a difference needs the same size")
        try await expectSuccess(snapshot + ["--compare", "small/", "-o", "s.png"])
    }
}
