import Foundation
import Testing

/// The command that presents, checks and records talks.
@Suite struct TalkCommandTests {
    private let testFolder: TestFolder

    init() throws {
        testFolder = try TestFolder()
        try write(
            "t.toml", "title = \"T\"\n[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"\n[[scenes]]\nscene = \"login\"\n")
        try write("a.script", "wait 0.2\ncue \"one\"\nwait 0.1\ncue \"two\"\n")
    }

    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: testFolder.url.appendingPathComponent(name)) }

    @Test func checkPlaysAllCues() async throws {
        let result = try await testFolder.runFlipbook(["talk", "t.toml", "--check"])
        #expect(result.exitCode == 0 && result.errors.isEmpty && result.output == "t.toml: 2 scenes, 2 cues, all played\n")
    }

    @Test func checkNamesTheStepsThatFail() async throws {
        try write("a.script", "cue \"one\"\ntap \"nowhere\"\n")
        let result = try await testFolder.runFlipbook(["talk", "t.toml", "--check"])
        #expect(result.exitCode == 1 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("flipbook talk: a.script:2:5: nothing on the screen is called \"nowhere\""))
    }

    /// Notes may have any headings, so a heading that is similar to the name of a cue is only a warning.
    @Test func headingsThatAlmostNameACueAreReported() async throws {
        let scene = "[[scenes]]\nscene = \"red-square\"\nscript = \"b.script\"\n"
        try write("b.script", "wait 0.2\ncue \"Lock Screen\"\nwait 0.1\n")
        try write("notes.md", "Welcome\n\n## Lock screen\nTwo\n")
        try write("t.toml", scene + "notes = \"notes.md\"\n" + scene + "notes = \"\"\"\n## Lok Screen\nThree\n\"\"\"\n")
        let result = try await testFolder.runFlipbook(["talk", "t.toml", "--check"])
        #expect(result.exitCode == 0 && result.output == "t.toml: 2 scenes, 2 cues, all played\n")
        let messages = [("notes.md:3:1", "Lock screen"), ("t.toml:9:1", "Lok Screen")].map { place, heading in
            "\(place): warning: the heading \"## \(heading)\" matches no cue (did you mean \"## Lock Screen\"?)\n"
        }
        #expect(result.errors == messages.joined())
    }

    @Test func eachMistakeIsReportedInOneLineWithItsPlace() async throws {
        try write("t.toml", "[[scenes]]\nscene = \"fligt\"\nspeed = \"fast\"\n")
        // A talk with mistakes is an error also without `--check`: no window opens.
        for options in [["--check"], []] {
            let result = try await testFolder.runFlipbook(["talk", "t.toml"] + options)
            let lines = result.errors.split(separator: "\n")
            #expect(result.exitCode == 1 && lines.count == 2)
            #expect(lines.first?.hasPrefix("flipbook talk: t.toml:2:9: there is no scene 'fligt' (did you mean flight?)") == true)
            #expect(lines.last?.hasPrefix("flipbook talk: t.toml:3:9: 'speed' must be") == true)
        }
    }

    /// docs/SCRIPT.md says which commands write the snapshots of a script.
    @Test func snapshotsAreWrittenOnlyWhileTheTalkIsGiven() async throws {
        try write("a.script", "snapshot peek.png\nwait 0.1\n")
        for options in [["--check"], ["--record", "frames/", "--canvas", "160x90", "--pace", "0.1"]] {
            let result = try await testFolder.runFlipbook(["talk", "t.toml"] + options)
            #expect(result.exitCode == 0, "\(result.errors)")
            #expect(try !testFolder.fileNames().contains("peek.png"))
        }
        let result = try await testFolder.runFlipbook(["talk", "t.toml", "--windowed", "--seconds", "0.2"])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(try testFolder.fileNames().contains("peek.png"))
    }

    @Test func unreadableTalkIsAnError() async throws {
        let result = try await testFolder.runFlipbook(["talk", "x.toml", "--check"])
        #expect(result.exitCode == 1 && result.errors == "flipbook talk: cannot read the talk x.toml: No such file or directory\n")
    }

    @Test func recordingIsTheSameEveryTimeAndHasItsTimings() async throws {
        func record(_ folder: String) async throws -> [String] {
            let result = try await testFolder.runFlipbook(
                ["talk", "t.toml", "--record", folder + "/", "--pace", "0.1", "--timings", "--canvas", "160x90"])
            #expect(result.exitCode == 0, "\(result.errors)")
            return result.output.split(separator: "\n").map(String.init)
        }
        let lines = try await record("a")
        #expect(lines.count == 5 && lines[0].hasPrefix("a/: ") && lines[0].hasSuffix("160×90 pixels, 4 steps"))
        #expect(lines.dropFirst() == ["    0.00  Red Square", "    0.30  Red Square: one", "    0.50  Red Square: two", lines[4]])
        #expect(lines[4].hasSuffix("  Login"))
        _ = try await record("b")
        let names = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.appendingPathComponent("a").path).sorted()
        #expect(names.count > 30)
        for name in names {
            let images = try ["a", "b"].map { try Data(contentsOf: testFolder.url.appendingPathComponent($0 + "/" + name)) }
            #expect(images[0] == images[1], "\(name)")
        }
    }

    @Test func timingsNameTheCueAtWhichASceneBegins() async throws {
        try write("t.toml", "[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"\nstart = \"two\"\n")
        let result = try await testFolder.runFlipbook(
            ["talk", "t.toml", "--record", "frames/", "--pace", "0.1", "--timings", "--canvas", "160x90"])
        #expect(result.exitCode == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n").dropFirst().map(String.init)
        #expect(lines == ["    0.00  Red Square: waits at two", "    0.10  Red Square: two"])
    }

    @Test func interruptedRecordingIsPlayable() throws {
        let process = testFolder.makeProcess(
            ["talk", "t.toml", "--record", "talk.mp4", "--pace", "120", "--canvas", "320x180"],
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
        #expect(try testFolder.frameCount(of: "talk.mp4") == frames)
    }

    @Test func wrongOptionsAreErrors() async throws {
        for (options, words) in [
            (["--pace", "1"], ["--pace needs --record FILE"]), (["--timings"], ["--timings needs --record FILE"]),
            (["--check", "--record", "a.mp4"], ["--check and --record cannot be combined"]),
            (["--record", "a.gif"], ["--record must end in .mp4, .mkv, .webm or .apng, or in '/' for a folder, not 'a.gif'\n"]),
            // The format .mkv is accepted, so the error is about the canvas.
            (["--record", "a.mkv", "--canvas", "160x91"], ["--canvas must have an even width and height, not 160x91"]),
            (["--record", "a.mp4", "--pace", "-1"], ["--pace must be a number from 0 to 3600"]),
            (["--record", "a.mp4", "--canvas", "161x90"], ["even width and height"]),
        ] {
            let result = try await testFolder.runFlipbook(["talk", "t.toml"] + options)
            #expect(result.exitCode == 2, "\(options)")
            for word in words { #expect(result.errors.contains(word), "\(options): \(result.errors)") }
        }
        #expect(try await testFolder.runFlipbook(["talk"]).errors.contains("missing TALK"))
    }

    @Test func windowClosesAfterSeconds() async throws {
        let result = try await testFolder.runFlipbook(["talk", "t.toml", "--windowed", "--seconds", "0.3", "--notes-window"])
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
