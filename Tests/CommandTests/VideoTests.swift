import Foundation
import Testing

/// Videos, golden recordings and traces that the command writes.
@Suite struct VideoTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: testFolder.url.appendingPathComponent(name)) }

    @Test(arguments: ["apng", "gif"]) func parallelRecordingGivesTheSameVideo(_ format: String) async throws {
        let arguments = ["record", "red-square", "--range", "7..30", "--scale", "0.2", "--fps", "25", "--touches", "--background", "#123"]
        #expect(try await testFolder.runFlipbook(arguments + ["-o", "one.\(format)"]).exitCode == 0)
        let parallel = try await testFolder.runFlipbook(arguments + ["-o", "three.\(format)", "--jobs", "3"])
        #expect(parallel.exitCode == 0 && parallel.output.contains("23 frames"), "\(parallel.errors)")
        #expect(try data("one.\(format)") == data("three.\(format)"))
    }

    @Test func rangeRecordsTheSameFramesAsTheWholeVideo() async throws {
        #expect(try await run("record", "red-square", "-o", "all/", "--seconds", "0.2", "--scale", "0.5").exitCode == 0)
        #expect(try await run("record", "red-square", "-o", "part/", "--range", "4..7", "--scale", "0.5").exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.appendingPathComponent("part").path).sorted()
        #expect(names == ["frame-00004.png", "frame-00005.png", "frame-00006.png"])
        for name in names { #expect(try data("all/\(name)") == data("part/\(name)")) }
    }

    /// The frames depend on `--fps`: the frames 3, 4 and 5 of 25 per second begin at 0.12 s.
    @Test func rangeCanBeTimes() async throws {
        let arguments = ["record", "red-square", "--fps", "25", "--scale", "0.2", "-o"]
        #expect(try await testFolder.runFlipbook(arguments + ["frames/", "--range", "3..6"]).exitCode == 0)
        #expect(try await testFolder.runFlipbook(arguments + ["times/", "--range", "0.12s..0.24s"]).exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.appendingPathComponent("times").path).sorted()
        #expect(names == ["frame-00003.png", "frame-00004.png", "frame-00005.png"])
        for name in names { #expect(try data("frames/\(name)") == data("times/\(name)")) }
        for range in ["0.12s..6", "3..0.24s", "0.24s..0.12s", "1s..1.001s", "1s", "0.1..0.2", "1s..1e9s"] {
            let result = try await testFolder.runFlipbook(arguments + ["no/", "--range", range])
            testFolder.expectError(result, exitCode: 2, ["--range", "0..60", "0.5s..1.5s", "'\(range)'"])
        }
    }

    /// A video of a rotating scene has the size of the screen in its first frame, although the frames before it are not painted.
    @Test func videoHasTheSizeOfItsFirstOrientation() async throws {
        try write("turn.script", "wait 0.2\nrotate landscape\nwait 0.5\n")
        let arguments = ["record", "red-square", "--script", "turn.script", "--scale", "0.4"]
        let portrait = try await testFolder.runFlipbook(arguments + ["-o", "a/", "--range", "7..15"])
        #expect(portrait.output.contains("8 frames of 150×266 pixels"), "\(portrait.errors)")
        let landscape = try await testFolder.runFlipbook(arguments + ["-o", "b/", "--range", "15..16", "--bezel"])
        #expect(landscape.output.contains("1 frame of 305×188 pixels"), "\(landscape.errors)")
    }

    @Test(arguments: ["apng", "gif", "webm"]) func transparentVideosAreWritten(_ format: String) async throws {
        let arguments = ["record", "red-square", "--range", "3..6", "--fps", "25", "--canvas", "64x90", "--bezel", "--background", "none"]
        let video = try await testFolder.runFlipbook(arguments + ["-o", "a.\(format)"])
        #expect(video.exitCode == 0 && video.output.contains("3 frames of 64×90 pixels"), "\(video.errors)")
        let ffmpeg = Process()
        let output = Pipe()
        ffmpeg.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        var ffmpegArguments = ["ffmpeg", "-v", "error"]
        if format == "webm" { ffmpegArguments += ["-c:v", "libvpx-vp9"] }
        ffmpegArguments += ["-i", testFolder.url.appendingPathComponent("a.\(format)").path]
        ffmpegArguments += ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
        ffmpeg.arguments = ffmpegArguments
        ffmpeg.standardOutput = output
        try ffmpeg.run()
        let pixels = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        ffmpeg.waitUntilExit()
        try #require(pixels.count == 64 * 90 * 4)
        let (corner, middle): (Int, Int) = ((1 * 64 + 2) * 4 + 3, (45 * 64 + 32) * 4 + 3)
        #expect(pixels[corner] == 0 && pixels[middle] == 255)
    }

    @Test(arguments: ["1", "2"]) func skippedStillsShortenTheVideo(_ jobs: String) async throws {
        try write("still.script", "wait 2\ntap (10, 20)\nwait 1.5\nrotate landscape\nwait 2\n")
        let arguments = ["record", "red-square", "--script", "still.script", "--scale", "0.2", "--fps", "30", "--jobs", jobs]
        #expect(try await testFolder.runFlipbook(arguments + ["-o", "all/"]).exitCode == 0)
        #expect(try await testFolder.runFlipbook(arguments + ["-o", "short/", "--skip-stills"]).exitCode == 0)
        func images(_ folder: String) throws -> [Data] {
            let path = testFolder.url.appendingPathComponent(folder).path
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { try data("\(folder)/\($0)") }
        }
        func changes(_ images: [Data]) -> [Data] { images.indices.filter { $0 == 0 || images[$0] != images[$0 - 1] }.map { images[$0] } }
        let (all, short) = (try images("all"), try images("short"))
        #expect(all.count > 165 && short.count < 130, "\(all.count), \(short.count)")
        #expect(changes(all) == changes(short), "only pictures without changes are left out")
        #expect(try testFolder.fileNames().contains("short") && data("short/frame-00000.png") == all[0])
    }

    @Test(arguments: ["1", "2"]) func failedExpectationIsAWarningInAVideo(_ jobs: String) async throws {
        try write("a.script", "expect \"red-square\" position.x is 71\nwait 0.1\n")
        let arguments = ["red-square", "--script", "a.script", "--size", "390x844", "--scale", "0.25"]
        let video = try await testFolder.runFlipbook(["record"] + arguments + ["-o", "frames/", "--jobs", jobs])
        #expect(video.exitCode == 0, "\(video.errors)")
        let warning = "flipbook record: a.script:1:1: position.x of \"red-square\" is 70, not 71; the recording continues"
        #expect(video.errors.components(separatedBy: warning).count == 2, "\(video.errors)")
        let snapshot = try await testFolder.runFlipbook(["snapshot"] + arguments + ["-o", "a.png"])
        #expect(snapshot.exitCode == 1 && snapshot.errors.contains("a.script:1:1: position.x of \"red-square\" is 70, not 71"))
    }

    /// The chapters end with the frames of the video too.
    @Test(arguments: [false, true]) func interruptedVideoIsPlayable(hasChapters: Bool) throws {
        try write("a.script", hasChapters ? "wait 0.1\nchapter \"One\"\nwait 400\nchapter \"Two\"\n" : "wait 0.1\n")
        let process = testFolder.makeProcess(
            ["record", "animations", "--script", "a.script", "-o", "video.mp4", "--scale", "0.5", "--seconds", "600"],
            environmentChanges: ["FLIPBOOK_PROGRESS_INTERVAL": "0.2"])
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The first progress report shows that the encoder has received frames.
        let firstOutput = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(firstOutput.hasPrefix("recording: ") && firstOutput.hasSuffix(" left\n"), "\(firstOutput)")
        #expect(kill(process.processIdentifier, SIGINT) == 0)
        let remainingOutput = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(
            process.terminationReason == .exit && process.terminationStatus == 1 && remainingOutput.contains("interrupted: "),
            "\(remainingOutput)")
        let frames = try #require(
            remainingOutput.components(separatedBy: "the first ").last?.split(separator: " ").first.flatMap { Int($0) })
        #expect(try testFolder.frameCount(of: "video.mp4") == frames)
        // A player rounds times to milliseconds.
        let duration = try #require(try testFolder.duration(of: "video.mp4"))
        #expect(abs(duration - Double(frames) / 60) < 0.002, "\(duration) s for \(frames) frames")
    }

    @Test func fullDiskIsReported() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: testFolder.url.appendingPathComponent("video.mp4").path, withDestinationPath: "/dev/full")
        let result = try await run("record", "red-square", "-o", "video.mp4", "--scale", "0.5")
        #expect(result.exitCode == 1 && result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains("ffmpeg ended with code 1"), "\(result.errors)")
    }

    /// A replacement for ffmpeg that reports a full disk when it closes the file. Like ffmpeg in that case, it exits with code 0.
    @Test func fullDiskWhenClosingTheFileIsReported() async throws {
        try write("ffmpeg", "#!/bin/sh\ncat > /dev/null\necho 'Error closing file video.mp4: No space left on device' >&2\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: testFolder.url.appendingPathComponent("ffmpeg").path)
        let path = testFolder.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "video.mp4", "--seconds", "0.1"], environmentChanges: ["PATH": path])
        testFolder.expectError(result, exitCode: 1, ["could not write the whole file", "No space left on device", "video.mp4"])
    }

    /// The muxer that writes two files reports their errors before the message that is shown.
    @Test func fullDiskIsReportedInTheWordsOfOneFile() async throws {
        let repeated = "[tee @ 0x55d07] Slave '[f=mp4]a': error writing header: No space left on device"
        let shown = "Could not write header: No space left on device"
        let path = try testFolder.writeProgram(
            "ffmpeg", "#!/bin/sh\ncat > /dev/null\necho \"\(repeated)\" >&2\necho \"\(shown)\" >&2\nexit 1\n")
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "video.mp4", "--seconds", "0.1"], environmentChanges: ["PATH": path])
        testFolder.expectError(result, exitCode: 1, ["ffmpeg ended with code 1 after frame 6: \(shown); video.mp4 is unchanged"])
    }

    @Test func pipeContainsOnlyTheFrames() throws {
        let (process, frames) = (Process(), Pipe())
        process.executableURL = TestFolder.program
        process.arguments = [
            "record", "red-square", "-o", "-", "--seconds", "0.05", "--size", "16x20", "--scale", "1", "--script", "/dev/null",
        ]
        process.standardOutput = frames
        try process.run()
        #expect(frames.fileHandleForReading.readDataToEndOfFile().count == 3 * 16 * 20 * 4)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func invalidArgumentsAreReported() async throws {
        testFolder.expectError(
            try await run("record", "red-square", "-o", "a.gif", "--fps", "60"), exitCode: 2, ["hundredths", "50, 25, 20"])
        testFolder.expectError(try await run("record", "red-square", "--range", "9..3"), exitCode: 2, ["--range", "0..60"])
        testFolder.expectError(try await run("record", "red-square", "--background", "puce"), exitCode: 2, ["--background", "'puce'"])
        testFolder.expectError(
            try await run("record", "red-square", "-o", "a.mp4", "--background", "none"), exitCode: 2,
            [".mp4 has no transparency", ".webm"])
        testFolder.expectError(try await run("record", "red-square", "--canvas", "4:3"), exitCode: 2, ["--canvas", "1280x720", "'4:3'"])
        testFolder.expectError(
            try await run("record", "red-square", "-o", "a.webm", "--canvas", "81x90"), exitCode: 2, ["even width and height for .webm"])
        testFolder.expectError(
            try await run("record", "red-square", "--canvas", "1:1", "--scale", "2"), exitCode: 2, ["--canvas", "--scale"])
        testFolder.expectError(try await run("trace", "red-square", "--until", "1", "-o", "a.xls"), exitCode: 2, [".csv"])
        try write("bad.script", "wait 1\ntpa \"a\"\n")
        testFolder.expectError(
            try await run("record", "red-square", "--script", "bad.script"), exitCode: 1, ["bad.script:2:1", "did you mean tap?"])
        testFolder.expectError(try await run("replay", "bad.script"), exitCode: 1, ["bad.script:2:1"])
        testFolder.expectError(try await run("replay", "x"), exitCode: 1, ["cannot read the script x", "No such file"])
        try write("nowhere.script", "wait 1\n")
        testFolder.expectError(try await run("replay", "nowhere.script"), exitCode: 2, ["there is no scene 'nowhere'", "--scene"])
        #expect(try testFolder.fileNames() == ["bad.script", "nowhere.script"])
    }

    @Test func tracesHaveEveryFormat() async throws {
        for ending in ["txt", "csv", "json", "png"] {
            #expect(try await run("trace", "red-square", "--at", "0,0.5,1", "--only", "red-square", "-o", "t.\(ending)").exitCode == 0)
        }
        #expect(
            try String(decoding: data("t.csv"), as: UTF8.self) == """
                time,view,key path,value
                0.000000,red-square,position.x,70.000000
                0.500000,red-square,position.x,135.000000
                1.000000,red-square,position.x,200.000000

                """)
        let rows = try #require(try JSONSerialization.jsonObject(with: data("t.json")) as? [[String: Any]])
        #expect(rows.count == 3 && rows[1]["value"] as? Double == 135)
        #expect(try data("t.png").count > 5000)
        testFolder.expectError(
            try await run("trace", "red-square", "--until", "1", "--only", "red-squar"), exitCode: 1, ["did you mean red-square?"])
    }

    @Test func goldensDetectChanges() async throws {
        try write("move.script", "scene red-square\nwait 0.4\n")
        try write("turn.script", "scene red-square\nwait 0.2\nslow half\nwait 0.2\n")
        for golden in ["g.mkv", "g.csv"] {
            #expect(try await run("replay", "move.script", "--update", golden, "--scale", "0.5").exitCode == 0)
            let same = try await run("replay", "move.script", "--check", golden, "--scale", "0.5")
            #expect(same.exitCode == 0 && same.output.hasPrefix("ok "), "\(same.errors)")
        }
        let video = try await run("replay", "turn.script", "--check", "g.mkv", "--scale", "0.5")
        testFolder.expectError(
            video, exitCode: 1,
            ["frame 13 (0.217 s) is the first that differs", "pixels between the points (", "of 255", "turn-difference.png"])
        #expect(try testFolder.fileNames().contains("turn-difference.png"))
        let trace = try await run("replay", "turn.script", "--check", "g.csv", "--scale", "0.5")
        testFolder.expectError(trace, exitCode: 1, ["turn.script: g.csv:", ": frame ", "position.x of \"red-square\" is "])
        testFolder.expectError(
            try await run("replay", "move.script", "--check", "no.mkv"), exitCode: 1, ["no golden video no.mkv", "--update no.mkv"])
        let missing = "there is no golden trace no.csv; accept the values of this run with: flipbook replay move.script --update no.csv\n"
        testFolder.expectError(try await run("replay", "move.script", "--check", "no.csv"), exitCode: 1, [missing])
    }

    /// One run reports both the failed expectation and the difference from the golden.
    @Test func failedExpectationDoesNotHideTheDifferenceFromTheGolden() async throws {
        let (step, wrong) = ("slow half\n", "expect \"red-square\" position.x is 7\n")
        try write("a.script", "scene red-square\nwait 0.2\n\(step)wait 0.2\n")
        for golden in ["g.mkv", "g.csv"] {
            #expect(try await run("replay", "a.script", "--update", golden, "--scale", "0.5").exitCode == 0)
        }
        try write("a.script", "scene red-square\nwait 0.2\n\(wrong)\(step)wait 0.2\n")
        for golden in ["g.mkv", "g.csv"] {
            let only = try await run("replay", "a.script", "--check", golden, "--scale", "0.5")
            testFolder.expectError(only, exitCode: 1, ["flipbook replay: a.script:3:1: "])
            #expect(only.output.isEmpty)
        }
        try write("a.script", "scene red-square\nwait 0.2\n\(wrong)wait 0.2\n")
        for golden in ["g.mkv", "g.csv"] {
            let both = try await run("replay", "a.script", "--check", golden, "--scale", "0.5")
            let lines = both.errors.split(separator: "\n")
            #expect(both.exitCode == 1 && lines.count == 2, "\(both.errors)")
            #expect(lines.first?.hasPrefix("flipbook replay: a.script:3:1: ") == true, "\(both.errors)")
            #expect(lines.last?.hasPrefix("flipbook replay: a.script: ") == true && lines.last?.contains(golden) == true, "\(both.errors)")
        }
        // A failed run is not accepted.
        testFolder.expectError(try await run("replay", "a.script", "--update", "new.csv"), exitCode: 1, ["a.script:3:1: "])
        #expect(try !testFolder.fileNames().contains("new.csv"))
    }

    // MARK: - Accepted results

    @Test func differenceFromATraceNamesFrameViewKeyPathAndBothValues() async throws {
        try write("red-square.script", "wait 0.4")
        let arguments = ["replay", "red-square.script", "--fps", "50"]
        #expect(try await testFolder.runFlipbook(arguments + ["--update", "red.csv"]).exitCode == 0)
        let lines = String(decoding: try data("red.csv"), as: UTF8.self).split(separator: "\n").map(String.init)
        let index = try #require(lines.firstIndex { $0.hasPrefix("0.700000,red-square,position.x,") })
        func check(_ lines: [String], _ fragments: String...) async throws {
            try write("red.csv", lines.joined(separator: "\n") + "\n")
            testFolder.expectError(try await testFolder.runFlipbook(arguments + ["--check", "red.csv"]), exitCode: 1, fragments)
        }
        let value = try #require(lines[index].split(separator: ",").last)
        var changed = lines
        changed[index] = "0.700000,red-square,position.x,17.25"
        try await check(
            changed, "red.csv:\(index + 1): frame 35 (0.700 s): position.x of \"red-square\" is \(value), but 17.250000 in the golden trace"
        )
        changed = lines
        changed.remove(at: index)
        try await check(
            changed, "red.csv:\(index + 1): frame 35 (0.700 s): position.x of \"red-square\" is \(value) in this run",
            "; 1 value is only in this run, then both continue with ", "--update red.csv --fps 50\n")
        try await check(
            Array(lines.dropLast()), "frame 50 (1.000 s): position.x of \"red-square-414\" is 200.0", "the golden trace has ended")
        try await check(
            lines + ["9.100000,blue-square,opacity,0.5"],
            "red.csv:\(lines.count + 1): frame 455 (9.100 s): opacity of \"blue-square\" is 0.500000 in the golden trace")
        try await check(Array(lines.prefix(1)), "the golden trace has no values")
    }

    @Test func emptyTraceIsNotAccepted() async throws {
        // The test card of the scene `raster` does not move.
        try write("raster.script", "wait 0.3")
        try write("empty.csv", "old")
        let result = try await testFolder.runFlipbook(["replay", "raster.script", "--update", "empty.csv"])
        testFolder.expectError(result, exitCode: 1, ["empty.csv would have no values", "accessibilityIdentifier"])
        #expect(try data("empty.csv") == Data("old".utf8))
    }

    @Test func differenceFromAVideoNamesFrameAndView() async throws {
        try write("a.script", "scene red-square\nwait 0.2")
        try write("b.script", "scene red-square\nwait 0.1\nslow half\nwait 0.1")
        #expect(try await testFolder.runFlipbook(["replay", "a.script", "--update", "a.mkv", "--scale", "0.3"]).exitCode == 0)
        let result = try await testFolder.runFlipbook(["replay", "b.script", "--check", "a.mkv", "--scale", "0.3"])
        testFolder.expectError(
            result, exitCode: 1, ["b.script: frame 7 (", "is the first that differs from a.mkv", ", in ", "\"red-square\""])
    }
}
