import Foundation
import FoundationXML
import Testing

/// Runs the command as a process and checks its exit code, its output and the files that it writes.
@Suite struct CommandTests {
    private let testFolder: TestFolder
    private var folder: URL { testFolder.url }

    init() throws { testFolder = try TestFolder() }

    private func runFlipbook(_ arguments: [String], environmentChanges: [String: String?] = [:]) async throws -> TestFolder.CommandResult {
        try await testFolder.runFlipbook(arguments, environmentChanges: environmentChanges)
    }

    private func expectError(
        _ result: TestFolder.CommandResult, exitCode: Int32, _ fragments: String..., at location: SourceLocation = #_sourceLocation
    ) {
        testFolder.expectError(result, exitCode: exitCode, fragments, at: location)
    }

    private func fileNames() throws -> [String] { try testFolder.fileNames() }

    // MARK: - Successful commands

    @Test func listNamesEveryScene() async throws {
        let list = try await runFlipbook(["list"])
        #expect(list.exitCode == 0 && list.errors.isEmpty)
        #expect(list.output.split(separator: "\n").contains { $0.split(separator: " ").prefix(3) == ["red-square", "Red", "Square"] })
        let names = try await runFlipbook(["list", "--names"]).output.split(separator: "\n").map(String.init)
        #expect(list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) } == names)
        // Each scene has a tour.
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let tours = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Assets/Tours").path)
            .filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }
        #expect(names.sorted() == tours.sorted())
    }

    @Test func traceFollowsTheTimingCurve() async throws {
        let trace = try await runFlipbook(["trace", "red-square", "--at", "0,0.25,0.5,0.75,1"])
        let values = trace.output.split(separator: "\n").filter { $0.contains(" red-square ") && $0.contains("position.x") }
            .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
        let expected = [70, 70 + 130 * 0.129162, 135, 70 + 130 * 0.870838, 200]
        #expect(values.count == expected.count)
        for (value, target) in zip(values, expected) { #expect(abs(value - target) < 1e-4) }
    }

    @Test func recordingTwiceGivesIdenticalFiles() async throws {
        let options = ["--seconds", "0.5", "--scale", "0.5"]
        #expect(try await runFlipbook(["record", "red-square", "-o", "a/"] + options).exitCode == 0)
        #expect(try await runFlipbook(["record", "red-square", "-o", "b/", "--threads", "1"] + options).exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("a").path).sorted()
        #expect(names.count == 30 && names.first == "frame-00000.png" && names.last == "frame-00029.png")
        var different: Set<Data> = []
        for name in names {
            let first = try Data(contentsOf: folder.appendingPathComponent("a/\(name)"))
            #expect(first == (try Data(contentsOf: folder.appendingPathComponent("b/\(name)"))), "\(name)")
            different.insert(first)
        }
        #expect(different.count == 30, "every frame of a moving square differs")
    }

    @Test(arguments: ["mp4", "mkv", "webm", "gif", "apng"]) func videosContainEveryFrame(_ format: String) async throws {
        // 25 frames per second, because a GIF cannot have 60 frames per second.
        let video = try await runFlipbook([
            "record", "red-square", "-o", "video.\(format)", "--seconds", "1", "--fps", "25", "--scale", "0.3",
        ])
        #expect(video.exitCode == 0 && video.errors.isEmpty, "\(video.errors)")
        #expect(video.output.contains("25 frames"))
        #expect(try fileNames() == ["video.\(format)"])
        #expect(try testFolder.frameCount(of: "video.\(format)") == 25)
    }

    @Test func deviceDeterminesTheSizeOfTheScreen() async throws {
        #expect(try await runFlipbook(["snapshot", "red-square", "--device", "iphone 15", "--scale", "1"]).exitCode == 0)
        let header = try Data(contentsOf: folder.appending(path: "red-square.png")).dropFirst(16).prefix(8)
        #expect(Array(header) == [0, 0, 393 >> 8, 393 & 255, 0, 0, 852 >> 8, 852 & 255])
        expectError(
            try await runFlipbook(["trace", "red-square", "--device", "iPhone 88"]), exitCode: 2, "there is no device 'iPhone 88'",
            "iPhone 8")
    }

    @Test func snapshotAndFilmstripWriteFiles() async throws {
        #expect(try await runFlipbook(["snapshot", "red-square", "--at", "0.5"]).exitCode == 0)
        #expect(try await runFlipbook(["filmstrip", "red-square", "--at=0,0.5,1", "-o", "strip.png", "--scale", "0.5"]).exitCode == 0)
        #expect(try fileNames() == ["red-square.png", "strip.png"])
    }

    /// Each command that writes a file prints the path of the file, its contents, and their size or number.
    @Test(arguments: [
        (["snapshot", "--at", "0.5", "--scale", "1", "-o", "a.png"], "a.png: 1 frame of 375×667 pixels, at 0.5 s"),
        (
            ["filmstrip", "--at", "0.25,0.4,1.125", "--scale", "1", "-o", "a.png"],
            "a.png: 3 frames in an image of 1217×713 pixels, from 0.25 to 1.125 s"
        ),
        (["timeline", "--seconds", "1.5", "-o", "a.json"], "a.json: 91 frames, 1.5 s, with "),
        (["timeline", "--seconds", "1.5", "-o", "a.png"], "a.png: timeline of 91 frames, 1.5 s, with "),
        (
            ["trace", "--at", "0.25,0.5", "--only", "red-square", "--key-paths", "opacity,position.x", "-o", "a.csv"],
            "a.csv: 4 values at 2 times, from 0.25 to 0.5 s"
        ),
        (
            ["trace", "--at", "0.25", "--only", "red-square", "--key-paths", "position.x", "-o", "a.json"],
            "a.json: 1 value at 1 time, at 0.25 s"
        ),
        (["trace", "--at", "0.25,0.5", "--only", "position.x", "-o", "a.png"], "a.png: chart of "),
    ]) func writtenFilesAreReported(_ arguments: [String], _ line: String) async throws {
        let result = try await runFlipbook([arguments[0], "red-square"] + arguments.dropFirst())
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.hasPrefix(line) && result.output.hasSuffix("\n"), "\(result.output)")
        #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
    }

    @Test func windowRunsOnTheDummyVideoDriver() async throws {
        let run = try await runFlipbook(["run", "red-square", "--seconds", "0.2"])
        #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
        let gallery = try await runFlipbook(["--seconds", "0.2"])
        #expect(gallery.exitCode == 0 && gallery.errors.isEmpty, "\(gallery.errors)")
    }

    @Test func smokeReportsItsChecks() async throws {
        let smoke = try await runFlipbook(["smoke", "red-square", "packing-list", "--junit", "smoke.xml", "--jobs", "2"])
        #expect(smoke.exitCode == 0, "\(smoke.output)")
        let report = try XMLDocument(contentsOf: folder.appendingPathComponent("smoke.xml"))
        #expect(try report.nodes(forXPath: "//testcase[@classname='flipbook.smoke.red-square']").count == 8)
        #expect(try report.nodes(forXPath: "//failure").isEmpty)
        #expect(smoke.output.contains("ok     red-square: 205 frames, 8 checks passed\n"))
        #expect(smoke.output.contains("\n2 scenes: 2 passed, 0 failed ("))
        for check in ["something moves", "becomes idle", "no warnings", "tour passed", "trace matches"] {
            let cases = try report.nodes(forXPath: "//testcase[@classname='flipbook.smoke.red-square' and @name='\(check)']")
            #expect(cases.count == 1, "\(check)")
        }
    }

    @Test func everyCommandHasHelp() async throws {
        let help = try await runFlipbook(["help"])
        #expect(help.exitCode == 0)
        // A line such as "  flipbook run SCENE            open a window with one scene".
        let names = help.output.matches(of: /(?m)^  flipbook ([a-z]+)/).map { String($0.1) }
        let expected: Set<String> = [
            "list", "run", "talk", "record", "snapshot", "trace", "accessibility", "timeline", "filmstrip", "profile", "replay", "smoke",
            "join", "watch", "open", "test", "new", "bench", "doctor", "completions",
        ]
        #expect(expected.isSubset(of: names) && Set(names).count == names.count, "\(names)")
        for name in names {
            let lines = try await runFlipbook([name, "--help"]).output.split(separator: "\n")
            #expect(lines.count > 1 && lines[0].hasPrefix("flipbook \(name)"), "\(lines)")
        }
    }

    // MARK: - Errors

    @Test func invalidArgumentsAreReported() async throws {
        expectError(try await runFlipbook(["run", "red-sqare"]), exitCode: 2, "'red-sqare'", "did you mean red-square?", "flipbook list")
        expectError(try await runFlipbook(["recrod"]), exitCode: 2, "flipbook: ", "'recrod'", "did you mean record?")
        expectError(
            try await runFlipbook(["record", "red-square", "--fsp", "3"]), exitCode: 2, "--fsp", "did you mean --fps?",
            "flipbook record --help")
        expectError(try await runFlipbook(["record", "red-square", "--fps", "0"]), exitCode: 2, "--fps", "1 to 1000", "'0'")
        expectError(try await runFlipbook(["record", "red-square", "--scale", "nan"]), exitCode: 2, "--scale", "0.1 to 8", "'nan'")
        expectError(try await runFlipbook(["record", "red-square", "--size", "3"]), exitCode: 2, "--size", "375x667")
        expectError(try await runFlipbook(["record", "red-square", "--seconds"]), exitCode: 2, "flipbook record: --seconds needs a value")
        expectError(
            try await runFlipbook(["record", "red-square", "-o", "video.avi"]), exitCode: 2, "video.avi", ".mp4, .mkv, .webm, .gif or .apng"
        )
        expectError(try await runFlipbook(["record", "red-square", "more"]), exitCode: 2, "flipbook record: unexpected argument 'more'")
        expectError(try await runFlipbook(["run"]), exitCode: 2, "flipbook run: missing SCENE\n")
        expectError(try await runFlipbook(["trace", "red-square", "--at", "0,,1"]), exitCode: 2, "--at")
        for arguments in [["snapshot", "red-square", "--at", "-1"], ["filmstrip", "red-square", "--at=-1"]] {
            expectError(try await runFlipbook(arguments), exitCode: 2, "flipbook \(arguments[0]): --at: times start at 0, not at '-1'\n")
        }
        expectError(try await runFlipbook(["trace", "red-square", "--at", "0.5,-0.25"]), exitCode: 2, "times start at 0, not at '-0.25'")
        expectError(
            try await runFlipbook(["trace", "red-square", "--at", "7,86401"]), exitCode: 2, "times end at 86400 seconds, before '86401'")
        expectError(try await runFlipbook(["trace", "red-square", "--at", "0,x"]), exitCode: 2, "'x' is not a time")
        expectError(try await runFlipbook(["trace", "red-square", "--at", "1,0"]), exitCode: 2, "--at", "ascending order")
        #expect(try fileNames().isEmpty)
    }

    @Test func timesCanHaveTheUnitOfScripts() async throws {
        let rows = ["--only", "red-square", "--key-paths", "position.x"]
        let plain = try await runFlipbook(["trace", "red-square", "--at", "0.25,0.75"] + rows)
        let trace = try await runFlipbook(["trace", "red-square", "--at", "0.25s,0.75 s"] + rows)
        #expect(trace.exitCode == 0 && trace.output == plain.output, "\(trace.errors)")
        let until = try await runFlipbook(["trace", "red-square", "--until", "0.05s"] + rows)
        #expect(until.output.split(separator: "\n").count == 5, "\(until.errors)")
        let unit = "; 'ms' is not a unit, write seconds, such as 0.5 or 0.5s\n"
        for (option, problem) in [("--at", "'250ms' is not a time"), ("--until", "from 0 to 3600 seconds, not '250ms'")] {
            expectError(try await runFlipbook(["trace", "red-square", option, "250ms"]), exitCode: 2, option, problem + unit)
        }
    }

    @Test func errorForTimesSeparatedBySpacesNamesTheCommas() async throws {
        expectError(
            try await runFlipbook(["filmstrip", "red-square", "--at", "0.1,0.2", "0.3s"]), exitCode: 2,
            "flipbook filmstrip: unexpected argument '0.3s'; separate times by commas: --at 0.1,0.2,0.3s\n")
        expectError(
            try await runFlipbook(["snapshot", "red-square", "--at", "0.1", "0.2"]), exitCode: 2,
            "unexpected argument '0.2'; --at is one time, and 'filmstrip' takes several, separated by commas: --at 0.1,0.2\n")
        expectError(
            try await runFlipbook(["filmstrip", "red-square", "--at", "0.1", "more"]), exitCode: 2,
            "argument 'more'; the command takes one SCENE\n")
        expectError(try await runFlipbook(["list", "more"]), exitCode: 2, "unexpected argument 'more'; see 'flipbook list --help'\n")
        expectError(
            try await runFlipbook(["snapshot", "red-square", "--at", "x"]), exitCode: 2,
            "--at must be a time in seconds, such as 0.25; 'x' is not a time\n")
        #expect(try fileNames().isEmpty)
    }

    @Test func unwritableOutputIsReported() async throws {
        try Data().write(to: folder.appendingPathComponent("file"))
        expectError(
            try await runFlipbook(["record", "red-square", "-o", "file/video.mp4"]), exitCode: 1, "file/video.mp4", "no folder file")
        expectError(try await runFlipbook(["record", "red-square", "-o", "file/frames/"]), exitCode: 1, "file", "Not a directory")
        expectError(try await runFlipbook(["snapshot", "red-square", "-o", "file/a.png"]), exitCode: 1, "file/a.png", "no folder file")
        expectError(
            try await runFlipbook(["trace", "red-square", "--at", "0,1", "-o", "file/a.csv"]), exitCode: 1, "file/a.csv", "no folder file")
        // The tours are not played if the report cannot be written.
        expectError(try await runFlipbook(["smoke", "--junit", "file/a.xml"]), exitCode: 1, "file/a.xml", "no folder file")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("a.csv"), withIntermediateDirectories: true)
        expectError(try await runFlipbook(["trace", "red-square", "--at", "0,1", "-o", "a.csv"]), exitCode: 1, "a.csv", "Is a directory")
        #expect(try fileNames() == ["a.csv", "file"])
    }

    @Test(arguments: [
        ["snapshot", "red-square", "-o", "no/deep/a.png"], ["filmstrip", "red-square", "--at", "0,0.4", "-o", "no/deep/a.png"],
        ["trace", "red-square", "--at", "0,0.4", "-o", "no/deep/a.csv"], ["timeline", "red-square", "-o", "no/deep/a.json"],
        ["accessibility", "red-square", "-o", "no/deep/a.txt"], ["smoke", "red-square", "--junit", "no/deep/a.xml"],
        ["record", "red-square", "--range", "3..9", "--scale", "0.2", "-o", "no/deep/a.apng"],
        ["record", "red-square", "--range", "3..9", "--scale", "0.2", "-o", "no/deep/a.mp4"],
        ["record", "red-square", "--range", "3..9", "--scale", "0.2", "-o", "no/deep/a.png/"],
    ]) func missingFoldersOfTheOutputAreCreated(_ arguments: [String]) async throws {
        let result = try await runFlipbook(arguments)
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        let file = (arguments[arguments.count - 1] as NSString).lastPathComponent
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("no/deep").path) == [file])
    }

    @Test func missingFfmpegIsReported() async throws {
        let result = try await runFlipbook(["record", "red-square", "-o", "no/video.mp4"], environmentChanges: ["PATH": folder.path])
        expectError(result, exitCode: 1, "ffmpeg is not on the PATH", "apt install ffmpeg")
        #expect(try fileNames().isEmpty)
    }

    @Test func killedFfmpegIsReported() async throws {
        // A replacement for ffmpeg that reads a megabyte, writes it into the last file of its arguments, and is then killed.
        let path = try testFolder.writeProgram(
            "ffmpeg", "#!/bin/sh\nfor last; do :; done\nhead -c 1000000 > \"${last##*file:}\"\nkill -9 $$\n")
        try Data("old".utf8).write(to: folder.appendingPathComponent("video.mp4"))
        let result = try await runFlipbook(
            ["record", "red-square", "-o", "video.mp4", "--seconds", "2"], environmentChanges: ["PATH": path])
        // An incomplete video can often be played. So it is kept under another name, and the old video is unchanged.
        let parts = try fileNames().filter { $0.hasPrefix("video.part-") && $0.hasSuffix(".mp4") }
        let part = try #require(parts.first)
        #expect(parts.count == 1)
        expectError(
            result, exitCode: 1, "ffmpeg was ended by signal 9", "the incomplete video is in \(part)", "video.mp4 is unchanged")
        #expect(try Data(contentsOf: folder.appendingPathComponent(part)).count == 1_000_000)
        #expect(try String(contentsOf: folder.appendingPathComponent("video.mp4"), encoding: .utf8) == "old")
    }

    @Test func failingFfmpegIsReported() async throws {
        let fake = folder.appendingPathComponent("ffmpeg")
        try Data("#!/bin/sh\necho 'first words' >&2\necho \"Unknown encoder 'libx264'\" >&2\nexit 1\n".utf8).write(to: fake)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let result = try await runFlipbook(["record", "red-square", "-o", "video.mp4"], environmentChanges: ["PATH": path])
        expectError(result, exitCode: 1, "ffmpeg ended with code 1", "Unknown encoder 'libx264'")
    }

    @Test func missingFontsAreReported() async throws {
        let config = folder.appendingPathComponent("fonts.conf")
        try Data("<fontconfig></fontconfig>".utf8).write(to: config)
        for arguments in [["snapshot", "red-square"], ["run", "red-square", "--seconds", "0.1"], ["smoke"]] {
            expectError(
                try await runFlipbook(arguments, environmentChanges: ["FONTCONFIG_FILE": config.path]), exitCode: 1, "no usable font",
                "apt install fonts-inter")
        }
    }

    @Test func missingDisplayIsReported() async throws {
        let noDisplay: [String: String?] = ["SDL_VIDEODRIVER": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        expectError(
            try await runFlipbook(["run", "red-square"], environmentChanges: noDisplay), exitCode: 1, "cannot open a window",
            "flipbook record")
        expectError(try await runFlipbook([], environmentChanges: noDisplay), exitCode: 1, "cannot open a window", "no display")
        expectError(
            try await runFlipbook(["run", "red-square"], environmentChanges: ["SDL_VIDEODRIVER": "nonesuch"]), exitCode: 1,
            "cannot open a window", "nonesuch")
    }
}
