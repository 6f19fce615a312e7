import Foundation
import FoundationXML
import Testing

/// The command as a person has it: run as a process, judged by its exit code, what it says and what it leaves behind.
@Suite struct CommandTests {
    private let place: Folder
    private var folder: URL { place.url }

    init() throws { place = try Folder() }

    private func flipbook(_ words: [String], _ changes: [String: String?] = [:]) throws -> Folder.Outcome {
        try place.flipbook(words, changes)
    }

    private func expectComplaint(
        _ outcome: Folder.Outcome, code: Int32, _ words: String..., at location: SourceLocation = #_sourceLocation
    ) {
        place.expectComplaint(outcome, code: code, words, at: location)
    }

    private func files() throws -> [String] { try place.files() }

    // MARK: - What goes well

    @Test func listNamesEveryScene() throws {
        let list = try flipbook(["list"])
        #expect(list.code == 0 && list.errors.isEmpty)
        #expect(list.output.split(separator: "\n").contains { $0.split(separator: " ").prefix(3) == ["red-square", "Red", "Square"] })
        let names = try flipbook(["list", "--names"]).output.split(separator: "\n")
        #expect(names.contains("red-square") && names.allSatisfy { !$0.contains(" ") })
    }

    @Test func traceFollowsTheCurve() throws {
        let trace = try flipbook(["trace", "red-square", "--at", "0,0.25,0.5,0.75,1"])
        let values = trace.output.split(separator: "\n").filter { $0.contains(" red-square ") && $0.contains("position.x") }
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

    @Test(arguments: ["mp4", "webm", "gif", "apng"]) func filmsHaveEveryFrame(_ format: String) throws {
        // 25 a second, as a GIF cannot have 60.
        let film = try flipbook(["record", "red-square", "-o", "film.\(format)", "--seconds", "1", "--fps", "25", "--scale", "0.5"])
        #expect(film.code == 0 && film.errors.isEmpty, "\(film.errors)")
        #expect(film.output.contains("25 frames"))
        #expect(try files() == ["film.\(format)"])
        #expect(try place.frames(in: "film.\(format)") == 25)
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
        let smoke = try flipbook(["smoke", "--junit", "smoke.xml"])
        #expect(smoke.code == 0, "\(smoke.output)")
        let report = try XMLDocument(contentsOf: folder.appendingPathComponent("smoke.xml"))
        #expect(try report.nodes(forXPath: "//testcase[@classname='flipbook.smoke.red-square']").count == 8)
        #expect(try report.nodes(forXPath: "//failure").isEmpty)
        #expect(
            smoke.output.contains(
                "ok     red-square: 205 frames, no blank frame, moves, comes to rest, nothing complained of, same bytes a second time"))
    }

    @Test func helpForEverything() throws {
        let help = try flipbook(["help"])
        #expect(help.code == 0)
        for name in ["list", "run", "record", "snapshot", "trace", "filmstrip", "replay", "smoke", "bench", "doctor"] {
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
        expectComplaint(try flipbook(["record", "red-square", "-o", "film.avi"]), code: 2, "film.avi", ".mp4, .webm, .gif or .apng")
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
