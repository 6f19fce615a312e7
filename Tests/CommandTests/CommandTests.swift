import Foundation
import Testing

/// The command as a person has it: run as a process, judged by its exit code, what it says and what it leaves behind.
@Suite struct CommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    /// The command lies beside the test runner.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("flipbook")

    private func flipbook(_ words: [String], _ changes: [String: String?] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = words
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["SDL_VIDEODRIVER"] = "dummy"
        for (name, value) in changes { environment[name] = value }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
        for file in [output, errors] { #expect(FileManager.default.createFile(atPath: file.path, contents: nil)) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// One line on standard error that has all of the words, and nothing else.
    private func expectComplaint(_ outcome: Outcome, code: Int32, _ words: String..., at location: SourceLocation = #_sourceLocation) {
        #expect(outcome.code == code, sourceLocation: location)
        #expect(outcome.errors.hasPrefix("flipbook: ") && outcome.errors.hasSuffix("\n"), sourceLocation: location)
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)", sourceLocation: location)
        for word in words { #expect(outcome.errors.contains(word), "\(outcome.errors)", sourceLocation: location) }
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "out" && $0 != "err" }.sorted()
    }

    // MARK: - What goes well

    @Test func listNamesEveryScene() throws {
        let list = try flipbook(["list"])
        #expect(list.code == 0 && list.errors.isEmpty)
        #expect(list.output.split(separator: "\n").contains { $0.hasPrefix("red-square  Red Square  ") })
        let names = try flipbook(["list", "--names"]).output.split(separator: "\n")
        #expect(names.contains("red-square") && names.allSatisfy { !$0.contains(" ") })
    }

    @Test func traceFollowsTheCurve() throws {
        let trace = try flipbook(["trace", "red-square", "--at", "0,0.25,0.5,0.75,1"])
        let values = trace.output.split(separator: "\n").filter { $0.contains("red-square") && $0.contains("position.x") }
            .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
        let expected = [70, 70 + 130 * 0.129162, 135, 70 + 130 * 0.870838, 200]
        #expect(values.count == expected.count)
        for (value, wanted) in zip(values, expected) { #expect(abs(value - wanted) < 1e-4) }
    }

    @Test func recordingTwiceGivesTheSameBytes() throws {
        let size = ["--seconds", "0.5", "--scale", "1"]
        #expect(try flipbook(["record", "red-square", "-o", "a/"] + size).code == 0)
        #expect(try flipbook(["record", "red-square", "-o", "b/", "--threads", "1"] + size).code == 0)
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

    @Test(arguments: ["mp4", "webm", "gif"]) func filmsHaveEveryFrame(_ format: String) throws {
        // 25 a second, as a GIF cannot have 60.
        let film = try flipbook(["record", "red-square", "-o", "film.\(format)", "--seconds", "1", "--fps", "25", "--scale", "0.5"])
        #expect(film.code == 0 && film.errors.isEmpty, "\(film.errors)")
        #expect(film.output.contains("25 frames"))
        #expect(try files() == ["film.\(format)"])
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        probe.arguments = [
            "ffprobe", "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0",
            folder.appendingPathComponent("film.\(format)").path,
        ]
        let pipe = Pipe()
        probe.standardOutput = pipe
        try probe.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        probe.waitUntilExit()
        #expect(words.trimmingCharacters(in: .whitespacesAndNewlines) == "25")
    }

    @Test func snapshotsAndFilmstrips() throws {
        #expect(try flipbook(["snapshot", "red-square", "--at", "0.5"]).code == 0)
        #expect(try flipbook(["filmstrip", "red-square", "--at=0,0.5,1", "-o", "strip.png", "--scale", "0.5"]).code == 0)
        #expect(try files() == ["red-square.png", "strip.png"])
    }

    @Test func aWindowOnADriverThatShowsNothing() throws {
        let run = try flipbook(["run", "red-square", "--seconds", "0.2"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let gallery = try flipbook(["--seconds", "0.2"])
        #expect(gallery.code == 0 && gallery.errors.isEmpty, "\(gallery.errors)")
    }

    @Test func smokeSaysWhatItChecked() throws {
        let smoke = try flipbook(["smoke"])
        #expect(smoke.code == 0, "\(smoke.output)")
        #expect(smoke.output.contains("ok     red-square: 61 frames, no blank frame, moves, comes to rest, same bytes a second time"))
    }

    @Test func helpForEverything() throws {
        let help = try flipbook(["help"])
        #expect(help.code == 0)
        for name in ["list", "run", "record", "snapshot", "trace", "filmstrip", "smoke", "bench", "doctor"] {
            #expect(help.output.contains("flipbook \(name)"))
            #expect(try flipbook([name, "--help"]).output.hasPrefix("flipbook \(name)"))
        }
    }

    // MARK: - What does not

    @Test func wrongWords() throws {
        expectComplaint(try flipbook(["run", "red-sqare"]), code: 2, "'red-sqare'", "did you mean red-square?", "flipbook list")
        expectComplaint(try flipbook(["recrod"]), code: 2, "'recrod'", "did you mean record?")
        expectComplaint(try flipbook(["record", "red-square", "--fsp", "3"]), code: 2, "--fsp", "did you mean --fps?")
        expectComplaint(try flipbook(["record", "red-square", "--fps", "0"]), code: 2, "--fps", "1 to 1000", "'0'")
        expectComplaint(try flipbook(["record", "red-square", "--scale", "nan"]), code: 2, "--scale", "0.1 to 8", "'nan'")
        expectComplaint(try flipbook(["record", "red-square", "--size", "3"]), code: 2, "--size", "375x667")
        expectComplaint(try flipbook(["record", "red-square", "--seconds"]), code: 2, "--seconds wants a value")
        expectComplaint(try flipbook(["record", "red-square", "-o", "film.avi"]), code: 2, "film.avi", ".mp4, .webm or .gif")
        expectComplaint(try flipbook(["record", "red-square", "more"]), code: 2, "'more'", "one word too many")
        expectComplaint(try flipbook(["record"]), code: 2, "wants a SCENE")
        expectComplaint(try flipbook(["trace", "red-square"]), code: 2, "--at")
        expectComplaint(try flipbook(["trace", "red-square", "--at", "0,,1"]), code: 2, "--at")
        expectComplaint(try flipbook(["trace", "red-square", "--at", "1,0"]), code: 2, "order")
        #expect(try files().isEmpty)
    }

    @Test func outputThatCannotBeWritten() throws {
        try Data().write(to: folder.appendingPathComponent("file"))
        expectComplaint(try flipbook(["record", "red-square", "-o", "no/film.mp4"]), code: 1, "no/film.mp4", "no folder")
        expectComplaint(try flipbook(["record", "red-square", "-o", "file/frames/"]), code: 1, "file", "Not a directory")
        expectComplaint(try flipbook(["snapshot", "red-square", "-o", "no/a.png"]), code: 1, "no/a.png", "No such file")
        #expect(try files() == ["file"])
    }

    @Test func withoutFfmpeg() throws {
        let outcome = try flipbook(["record", "red-square", "-o", "film.mp4"], ["PATH": folder.path])
        expectComplaint(outcome, code: 1, "ffmpeg is not on the PATH", "apt install ffmpeg")
        #expect(try files().isEmpty)
    }

    @Test func ffmpegThatDiesHalfWay() throws {
        // It stands in for an encoder that is killed: it takes a megabyte, writes something, and goes.
        let bin = folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let fake = bin.appendingPathComponent("ffmpeg")
        try Data("#!/bin/sh\nfor last; do :; done\nhead -c 1000000 > \"$last\"\nkill -9 $$\n".utf8).write(to: fake)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
        let path = bin.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let outcome = try flipbook(["record", "red-square", "-o", "film.mp4", "--seconds", "2"], ["PATH": path])
        expectComplaint(outcome, code: 1, "ffmpeg was ended by signal 9", "stays in film.mp4")
        #expect(try Data(contentsOf: folder.appendingPathComponent("film.mp4")).count == 1_000_000)
    }

    @Test func ffmpegThatRefuses() throws {
        let fake = folder.appendingPathComponent("ffmpeg")
        try Data("#!/bin/sh\necho 'first words' >&2\necho \"Unknown encoder 'libx264'\" >&2\nexit 1\n".utf8).write(to: fake)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let outcome = try flipbook(["record", "red-square", "-o", "film.mp4"], ["PATH": path])
        expectComplaint(outcome, code: 1, "ffmpeg stopped with code 1", "Unknown encoder 'libx264'")
    }

    @Test func withoutFonts() throws {
        let config = folder.appendingPathComponent("fonts.conf")
        try Data("<fontconfig></fontconfig>".utf8).write(to: config)
        for words in [["snapshot", "red-square"], ["run", "red-square", "--seconds", "0.1"], ["smoke"]] {
            expectComplaint(try flipbook(words, ["FONTCONFIG_FILE": config.path]), code: 1, "no usable font", "apt install fonts-inter")
        }
    }

    @Test func withoutADisplay() throws {
        let none: [String: String?] = ["SDL_VIDEODRIVER": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        expectComplaint(try flipbook(["run", "red-square"], none), code: 1, "cannot open a window", "flipbook record")
        expectComplaint(try flipbook([], none), code: 1, "cannot open a window", "no display")
        expectComplaint(try flipbook(["run", "red-square"], ["SDL_VIDEODRIVER": "nonesuch"]), code: 1, "cannot open a window", "nonesuch")
    }
}
