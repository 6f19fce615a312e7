import Foundation
import Testing

/// Films, goldens and traces, as the command makes them.
@Suite struct FilmTests {
    private let place: Folder

    init() throws { place = try Folder() }

    private func run(_ words: String...) throws -> Folder.Outcome { try place.flipbook(words) }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: place.url.appendingPathComponent(name)) }

    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: place.url.appendingPathComponent(name)) }

    @Test(arguments: ["apng", "gif"]) func severalProcessesMakeTheSameFilm(_ format: String) throws {
        let words = ["record", "red-square", "--range", "7..30", "--scale", "0.5", "--fps", "25", "--touches", "--background", "#123"]
        #expect(try place.flipbook(words + ["-o", "one.\(format)"]).code == 0)
        let many = try place.flipbook(words + ["-o", "three.\(format)", "--jobs", "3"])
        #expect(many.code == 0 && many.output.contains("23 frames"), "\(many.errors)")
        #expect(try data("one.\(format)") == data("three.\(format)"))
    }

    @Test func aRangeIsPartOfTheWhole() throws {
        #expect(try run("record", "red-square", "-o", "all/", "--seconds", "0.2", "--scale", "0.5").code == 0)
        #expect(try run("record", "red-square", "-o", "part/", "--range", "4..7", "--scale", "0.5").code == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.url.appendingPathComponent("part").path).sorted()
        #expect(names == ["frame-00004.png", "frame-00005.png", "frame-00006.png"])
        for name in names { #expect(try data("all/\(name)") == data("part/\(name)")) }
    }

    @Test func aStoppedFilmCanBePlayed() throws {
        let process = Process()
        process.executableURL = Folder.program
        process.arguments = [
            "record", "animations", "-o", place.url.appendingPathComponent("film.mp4").path, "--scale", "0.5", "--seconds", "600",
        ]
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // Not before it tells how far it is: then the encoder has frames.
        let first = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(first.hasPrefix("recording: ") && first.hasSuffix(" left\n"), "\(first)")
        #expect(kill(process.processIdentifier, SIGINT) == 0)
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1 && words.contains("stopped; "), "\(words)")
        let frames = try #require(words.components(separatedBy: "has the ").last?.split(separator: " ").first.flatMap { Int($0) })
        #expect(try place.frames(in: "film.mp4") == frames)
    }

    @Test func aFullDiskIsToldOf() throws {
        try FileManager.default.createSymbolicLink(
            atPath: place.url.appendingPathComponent("film.mp4").path, withDestinationPath: "/dev/full")
        let outcome = try run("record", "red-square", "-o", "film.mp4", "--scale", "0.5")
        #expect(outcome.code == 1 && outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains("ffmpeg stopped with code 1"), "\(outcome.errors)")
    }

    /// It stands in for an encoder whose disk is full when it closes its file: that does not change its exit code.
    @Test func aDiskThatIsFullAtTheEndIsToldOf() throws {
        try write("ffmpeg", "#!/bin/sh\ncat > /dev/null\necho 'Error closing file film.mp4: No space left on device' >&2\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: place.url.appendingPathComponent("ffmpeg").path)
        let path = place.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let outcome = try place.flipbook(["record", "red-square", "-o", "film.mp4", "--seconds", "0.1"], ["PATH": path])
        place.expectComplaint(outcome, code: 1, ["could not write all", "No space left on device", "stays in film.mp4"])
    }

    @Test func aPipeHasTheFramesAndNothingElse() throws {
        let (process, frames) = (Process(), Pipe())
        process.executableURL = Folder.program
        process.arguments = [
            "record", "red-square", "-o", "-", "--seconds", "0.05", "--size", "16x20", "--scale", "1", "--script", "/dev/null",
        ]
        process.standardOutput = frames
        try process.run()
        #expect(frames.fileHandleForReading.readDataToEndOfFile().count == 3 * 16 * 20 * 4)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func wrongWords() throws {
        place.expectComplaint(try run("record", "red-square", "-o", "a.gif", "--fps", "60"), code: 2, ["hundredths", "50, 25, 20"])
        place.expectComplaint(try run("record", "red-square", "--range", "9..3"), code: 2, ["--range", "0..60"])
        place.expectComplaint(try run("record", "red-square", "--background", "puce"), code: 2, ["--background", "'puce'"])
        place.expectComplaint(try run("trace", "red-square", "--until", "1", "-o", "a.xls"), code: 2, [".csv"])
        try write("bad.script", "wait 1\ntpa \"a\"\n")
        place.expectComplaint(try run("record", "red-square", "--script", "bad.script"), code: 1, ["bad.script:2:1", "did you mean tap?"])
        place.expectComplaint(try run("replay", "bad.script"), code: 1, ["bad.script:2:1"])
        place.expectComplaint(try run("replay", "x"), code: 1, ["cannot read the script x", "No such file"])
        try write("nowhere.script", "wait 1\n")
        place.expectComplaint(try run("replay", "nowhere.script"), code: 2, ["there is no scene 'nowhere'", "--scene"])
        #expect(try place.files() == ["bad.script", "nowhere.script"])
    }

    @Test func tracesInEveryForm() throws {
        for ending in ["txt", "csv", "json", "png"] {
            #expect(try run("trace", "red-square", "--at", "0,0.5,1", "--only", "red-square", "-o", "t.\(ending)").code == 0)
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
        place.expectComplaint(try run("trace", "red-square", "--until", "1", "--only", "red-squar"), code: 1, ["did you mean red-square?"])
    }

    @Test func goldensNoticeWhatChanges() throws {
        try write("move.script", "scene red-square\nwait 0.4\n")
        try write("turn.script", "scene red-square\nwait 0.2\nslow half\nwait 0.2\n")
        for golden in ["g.mkv", "g.csv"] {
            #expect(try run("replay", "move.script", "--update", golden, "--scale", "0.5").code == 0)
            let same = try run("replay", "move.script", "--check", golden, "--scale", "0.5")
            #expect(same.code == 0 && same.output.hasPrefix("ok "), "\(same.errors)")
        }
        let film = try run("replay", "turn.script", "--check", "g.mkv", "--scale", "0.5")
        place.expectComplaint(
            film, code: 1, ["frame 13 (0.217 s) is the first that differs", "pixels, from point (", "of 255", "turn-difference.png"])
        #expect(try place.files().contains("turn-difference.png"))
        let trace = try run("replay", "turn.script", "--check", "g.csv", "--scale", "0.5")
        place.expectComplaint(trace, code: 1, ["turn.script: at 0.", "the golden"])
        place.expectComplaint(try run("replay", "move.script", "--check", "no.mkv"), code: 1, ["no golden film no.mkv", "--update"])
    }
}
