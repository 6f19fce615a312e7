import Foundation
import Testing

/// The output of the command is complete or absent, and it is at the path that the command line names.
@Suite struct OutputTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func url(_ name: String) -> URL { testFolder.url.appendingPathComponent(name) }
    private func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }
    private func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: url(name)) }

    // MARK: - Full disks

    /// `ulimit -f` limits the size of files, so that a write is short, as on a full disk.
    @Test(arguments: [
        ["snapshot", "red-square", "-o", "old.png"], ["filmstrip", "red-square", "--at", "0,0.3", "-o", "old.png"],
        ["trace", "red-square", "--until", "1", "-o", "old.png"], ["trace", "red-square", "--until", "1", "-o", "old.csv"],
        ["trace", "red-square", "--until", "1", "-o", "old.json"], ["trace", "red-square", "--until", "1", "-o", "old.txt"],
        ["record", "red-square", "--seconds", "1", "--scale", "0.5", "-o", "old.mp4"],
        ["record", "red-square", "--seconds", "1", "--scale", "0.5", "-o", "old.apng"],
        ["record", "red-square", "--range", "3..5", "-o", "frames/"],
    ]) func existingFileIsUnchangedOnAFullDisk(_ arguments: [String]) async throws {
        let names = ["old.png", "old.csv", "old.json", "old.txt", "old.mp4", "old.apng", "frames/frame-00003.png"]
        try FileManager.default.createDirectory(at: url("frames"), withIntermediateDirectories: true)
        for name in names { try write(name, "old") }
        let result = try await testFolder.runShell("trap '' XFSZ; ulimit -f 1; exec \"$@\"", arguments)
        testFolder.expectError(result, exitCode: 1, [arguments[arguments.count - 1]])
        for name in names { #expect(text(name) == "old", "\(name)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: url("frames").path) == ["frame-00003.png"])
        // An incomplete video is kept beside the old one.
        let parts = try testFolder.fileNames().filter { $0.contains(".part-") }
        #expect(parts.count == (arguments.last == "old.mp4" ? 1 : 0) && parts.allSatisfy { result.errors.contains($0) }, "\(parts)")
    }

    /// In the test above the shell ignores the signal SIGXFSZ. Here the command must ignore it, because the signal ends a process.
    @Test func limitedFileSizeIsAnError() async throws {
        let result = try await testFolder.runShell("ulimit -f 1; exec \"$@\"", ["snapshot", "red-square", "-o", "a.png"])
        testFolder.expectError(result, exitCode: 1, ["cannot write a.png: File too large"])
        #expect(try testFolder.fileNames().isEmpty)
    }

    @Test(arguments: [["list"], ["help"], ["--version"], ["trace", "--help"], ["trace", "red-square", "--at", "0,0.4"]])
    func fullStandardOutputIsReported(_ arguments: [String]) async throws {
        let result = try await testFolder.runShell("exec \"$@\" > /dev/full", arguments)
        testFolder.expectError(result, exitCode: 1, ["cannot write to standard output: No space left on device"])
    }

    @Test func fullStandardOutputIsReportedForFrames() async throws {
        let result = try await testFolder.runShell("exec \"$@\" > /dev/full", ["record", "red-square", "-o", "-", "--seconds", "0.1"])
        testFolder.expectError(result, exitCode: 1, ["cannot write frames: No space left on device"])
    }

    /// The error cannot be printed, but the exit code is the same, and the command does not crash.
    @Test(arguments: ["2> /dev/full", "2>&-"]) func unwritableStandardErrorDoesNotCrash(_ redirection: String) async throws {
        #expect(try await testFolder.runShell("exec \"$@\" \(redirection)", ["recrod"]).exitCode == 2)
        try write("a.script", "expect \"red-square\" position.x is 71\n")
        let warning = ["record", "red-square", "--script", "a.script", "-o", "frames/", "--scale", "0.3"]
        #expect(try await testFolder.runShell("exec \"$@\" \(redirection)", warning).exitCode == 0)
        // If standard error were closed, the image would be opened as standard error, and the warning would be written into it.
        let image = try Data(contentsOf: url("frames/frame-00000.png"))
        #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]) && image.range(of: Data("position.x".utf8)) == nil)
    }

    // MARK: - Names

    /// ffmpeg would interpret these names as protocols or options.
    @Test(arguments: [
        "file:x.mp4", "pipe:1.mp4", "md5:x.gif", "a:b.mp4", "-x.mp4", "tcp:127.0.0.1:9.webm", "concat:a|b.apng", "%d.webm",
        "a|[f=mp4]b.mp4", "[a] it's, \\ .mp4", "\\|'|\u{301}\n.mp4",
    ])
    func nameOfAVideoIsTheNameOfAFile(_ name: String) async throws {
        let video = try await testFolder.runFlipbook([
            "record", "red-square", "-o", name, "--seconds", "0.3", "--fps", "20", "--scale", "0.2",
        ])
        #expect(video.exitCode == 0 && video.errors.isEmpty, "\(video.errors)")
        #expect(try testFolder.fileNames() == [name])
        #expect(try testFolder.frameCount(of: name) == 6)
    }

    @Test func nameOfAGoldenVideoIsTheNameOfAFile() async throws {
        try write("move.script", "scene red-square\nwait 0.2\n")
        for name in ["md5:g.mkv", "-g.mkv"] {
            for option in ["--update", "--check"] {
                let result = try await testFolder.runFlipbook(["replay", "move.script", option, name, "--scale", "0.2"])
                #expect(result.exitCode == 0, "\(result.errors)")
            }
        }
        #expect(try testFolder.fileNames() == ["-g.mkv", "md5:g.mkv", "move.script"])
    }

    // MARK: - ffmpeg

    @Test func ffmpegThatWritesNothingIsReported() async throws {
        let path = try testFolder.writeProgram("ffmpeg", "#!/bin/sh\ncat > /dev/null\n")
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "video.webm", "--seconds", "0.1"], environmentChanges: ["PATH": path])
        testFolder.expectError(result, exitCode: 1, ["ffmpeg wrote nothing after frame 6; video.webm is unchanged"])
        #expect(try testFolder.fileNames() == ["bin"])
    }

    @Test(arguments: [false, true]) func failedStartChangesNothing(_ hasOldVideo: Bool) async throws {
        let path = try testFolder.writeProgram("ffmpeg", "#!/no/such/interpreter\n")
        if hasOldVideo { try write("video.mp4", "old") }
        let result = try await testFolder.runFlipbook(["record", "red-square", "-o", "video.mp4"], environmentChanges: ["PATH": path])
        testFolder.expectError(result, exitCode: 1, ["cannot start ffmpeg"])
        #expect(try testFolder.fileNames() == (hasOldVideo ? ["bin", "video.mp4"] : ["bin"]))
        #expect(text("video.mp4") == (hasOldVideo ? "old" : nil))
    }

    /// Two files are written in the made folders. Both are removed, and then the folders.
    @Test(arguments: ["#!/no/such/interpreter\n", "#!/bin/sh\nexit 1\n"])
    func failedEncoderLeavesNoFolder(_ program: String) async throws {
        let path = try testFolder.writeProgram("ffmpeg", program)
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "a/b/video.mp4", "--seconds", "0.5"], environmentChanges: ["PATH": path])
        testFolder.expectError(result, exitCode: 1, ["ffmpeg"])
        #expect(try testFolder.fileNames() == ["bin"])
    }

    /// If the encoder writes no ordinary file beside the file in fragments, the latter is the video.
    @Test func videoInFragmentsIsKeptWithoutAnOrdinaryFile() async throws {
        let path = try testFolder.writeProgram(
            "ffmpeg", "#!/bin/sh\nfor last; do :; done\ncat > /dev/null\necho video > \"${last##*file:}\"\n")
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "video.mp4", "--seconds", "0.1"], environmentChanges: ["PATH": path])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try testFolder.fileNames() == ["bin", "video.mp4"] && text("video.mp4") == "video\n")
    }

    /// The C library of ffmpeg gets settings that make it faster, but settings of the user are not changed.
    @Test(arguments: [nil, "7"]) func encoderKeepsItsMemory(_ threshold: String?) async throws {
        let path = try testFolder.writeProgram(
            "ffmpeg",
            "#!/bin/sh\nfor last; do :; done\ncat > /dev/null\necho $MALLOC_TRIM_THRESHOLD_ $A > \"${last##*file:}\"\n")
        let result = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "video.mkv", "--seconds", "0.1"],
            environmentChanges: ["PATH": path, "A": "b", "MALLOC_TRIM_THRESHOLD_": threshold])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(text("video.mkv") == "\(threshold ?? "268435456") b\n")
    }

    @Test func failedScriptChangesNothing() async throws {
        try write("a.script", "wait 0.2\ntap \"nowhere\"\n")
        try write("video.mp4", "old")
        let result = try await testFolder.runFlipbook(["record", "red-square", "--script", "a.script", "-o", "video.mp4", "--seconds", "1"])
        testFolder.expectError(result, exitCode: 1, ["a.script:2:5"])
        #expect(try testFolder.fileNames() == ["a.script", "video.mp4"] && text("video.mp4") == "old")
    }

    @Test func simultaneousRecordingsGiveAWholeVideo() throws {
        let recorders = (0..<4).map { index in
            testFolder.makeProcess(["record", "red-square", "-o", "video.mp4", "--range", "\(index)..\(index + 15)", "--scale", "0.3"])
        }
        for recorder in recorders {
            recorder.standardOutput = FileHandle.nullDevice
            try recorder.run()
        }
        for recorder in recorders {
            recorder.waitUntilExit()
            #expect(recorder.terminationStatus == 0)
        }
        #expect(try testFolder.fileNames() == ["video.mp4"])
        #expect(try testFolder.frameCount(of: "video.mp4") == 15)
    }

    // MARK: - Signals

    /// Starts a recording with a replacement for ffmpeg that reads a byte, keeps the pipe `alive` open and then runs `commands`. Returns
    /// the recording and the pipe after the replacement has started. The pipe is at its end when the replacement has ended.
    private func startRecording(_ commands: String, output: String = "video.webm") throws -> (Process, FileHandle) {
        #expect(mkfifo(url("alive").path, 0o600) == 0)
        try FileManager.default.createDirectory(at: url("temporary"), withIntermediateDirectories: true)
        let script = "#!/bin/sh\nfor last; do :; done\nhead -c 1 > /dev/null\nexec 9> \(url("alive").path)\necho started >&9\n\(commands)\n"
        let path = try testFolder.writeProgram("ffmpeg", script)
        let process = testFolder.makeProcess(
            ["record", "red-square", "-o", output, "--seconds", "3000"],
            environmentChanges: ["PATH": path, "TMPDIR": url("temporary").path])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Opening the pipe waits until the replacement opens it.
        let alive = try FileHandle(forReadingFrom: url("alive"))
        #expect(alive.availableData == Data("started\n".utf8))
        return (process, alive)
    }

    @Test(arguments: ["video.webm", "new/deep/video.webm"])
    func secondSignalEndsARecordingWhoseEncoderHangs(_ output: String) throws {
        let (process, alive) = try startRecording("exec sleep 100", output: output)
        // Two signals of one kind can be delivered as one.
        #expect(kill(process.processIdentifier, SIGINT) == 0 && kill(process.processIdentifier, SIGTERM) == 0)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect([SIGINT, SIGTERM].contains(process.terminationStatus))
        #expect(try alive.readToEnd() ?? Data() == Data(), "the encoder has ended")
        #expect(try testFolder.fileNames() == ["alive", "bin", "temporary"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: url("temporary").path) == [])
    }

    @Test func closedTerminalFinishesTheVideoAndLeavesNoTemporaryFiles() throws {
        let (process, alive) = try startRecording("cat > \"${last#file:}\"")
        #expect(kill(process.processIdentifier, SIGHUP) == 0)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        #expect(try alive.readToEnd() ?? Data() == Data())
        #expect(try testFolder.fileNames() == ["alive", "bin", "temporary", "video.webm"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: url("temporary").path) == [])
    }

    // MARK: - Scripts

    @Test func snapshotsOfAScriptStayInTheirFolder() async throws {
        for folder in ["work/sub", "other"] { try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: true) }
        try FileManager.default.createSymbolicLink(atPath: url("work/link").path, withDestinationPath: "../other")
        try FileManager.default.createSymbolicLink(atPath: url("work/link.png").path, withDestinationPath: "../victim.png")
        try write("victim.png", "old")
        func play(_ name: String, _ options: String...) async throws -> TestFolder.CommandResult {
            try write("work/a.script", "wait 0.1\n  snapshot \"\(name)\"\nwait 0.1\n")
            return try await testFolder.runShell(
                "cd work; exec \"$@\"",
                ["snapshot", "red-square", "--at", "1", "--scale", "0.2", "-o", "shot.png", "--script", "a.script"] + options)
        }
        for name in ["../victim.png", url("victim.png").path, "sub/../../b.png", "../other/../work/b.png"] {
            testFolder.expectError(
                try await play(name), exitCode: 1, ["a.script:2:12: '\(name)' leads out of the folder for snapshots", "--snapshots"])
        }
        for name in ["link/a.png", "link.png"] {
            testFolder.expectError(
                try await play(name), exitCode: 1, ["a.script:2:3: \(name) is outside of the working directory", "--snapshots FOLDER"])
        }
        #expect(text("victim.png") == "old")
        for name in ["a.png", "sub/a.png", "sub/../b.png"] { #expect(try await play(name).exitCode == 0) }
        #expect(try await play("c.png", "--snapshots", "../other").exitCode == 0)
        #expect(try await play("other/d.png", "--snapshots", "..").exitCode == 0)
        testFolder.expectError(
            try await play("../e.png", "--snapshots", "../other"), exitCode: 1, ["'../e.png' leads out of the folder for snapshots"])
        // The message does not recommend an option that is given.
        try FileManager.default.createSymbolicLink(atPath: url("other/back").path, withDestinationPath: "../work")
        let given = try await play("back/e.png", "--snapshots", "../other")
        testFolder.expectError(
            given, exitCode: 1,
            ["a.script:2:3: back/e.png is outside of the folder ../other; snapshots are written only into this folder, so change the name"])
        #expect(!given.errors.contains("--snapshots"))
        let names = try #require(FileManager.default.enumerator(atPath: testFolder.url.path)).compactMap { $0 as? String }
        #expect(
            names.filter { $0.hasSuffix(".png") }.sorted()
                == [
                    "other/c.png", "other/d.png", "victim.png", "work/a.png", "work/b.png", "work/link.png", "work/shot.png",
                    "work/sub/a.png",
                ])
        #expect(text("victim.png") == "old")
    }

    /// The first step of the script would fail, so the errors are those of the paths only if no step is performed.
    @Test(arguments: [
        ["run", "--seconds", "1"], ["record"], ["record", "--chapter", "End"], ["snapshot"], ["trace", "--snapshots", ""],
        ["filmstrip", "--snapshots", ""], ["accessibility", "--snapshots", ""],
    ])
    func unwritableSnapshotsAreReportedBeforeTheScriptIsPlayed(_ command: [String]) async throws {
        try FileManager.default.createDirectory(at: url("folder.png"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url("link").path, withDestinationPath: "missing/folder")
        try FileManager.default.createSymbolicLink(atPath: url("up").path, withDestinationPath: "..")
        try write("file", "old")
        try write(
            "a.script",
            """
            tap "nowhere"
            chapter "End"
            snapshot up/a.png
            repeat 2
                snapshot file/b.png
                snapshot folder.png
            end
            snapshot link/c.png
            snapshot good/d.png
            """)
        let arguments = [command[0], "red-square"] + command.dropFirst() + ["--script", "a.script"]
        let result = try await testFolder.runFlipbook(arguments)
        let start = "flipbook \(command[0]): a.script:"
        let mistakes = [
            "3:1: up/a.png is outside of the working directory; to write snapshots elsewhere, use --snapshots FOLDER",
            "5:5: cannot write file/b.png: file is a file, not a folder", "6:5: cannot write folder.png: it is a folder",
            "8:1: cannot write link/c.png: the symbolic link link leads nowhere",
        ]
        #expect(result.exitCode == 1)
        #expect(result.errors == mistakes.map { "\(start)\($0)\n" }.joined())
        #expect(try testFolder.fileNames() == ["a.script", "file", "folder.png", "link", "up"])
    }

    /// Commands that write no snapshots refuse the same names, and no command plays the script.
    @Test(arguments: [
        ["run", "red-square", "--seconds", "1", "--script"], ["record", "red-square", "--script"], ["snapshot", "red-square", "--script"],
        ["trace", "red-square", "--script"], ["filmstrip", "red-square", "--script"], ["timeline", "red-square", "--script"],
        ["accessibility", "red-square", "--script"], ["replay"],
    ]) func snapshotsOutsideOfTheirFolderAreRefusedByAllCommands(_ command: [String]) async throws {
        try write("a.script", "scene red-square\ntap \"nowhere\"\nsnapshot sub/../../a.png\nrepeat 0\n  snapshot /a.png\nend\n")
        let result = try await testFolder.runFlipbook(command + ["a.script"])
        let lines = result.errors.split(separator: "\n")
        #expect(result.exitCode == 1 && lines.count == 2, "\(result.errors)")
        for (line, mistake) in zip(lines, ["3:10: 'sub/../../a.png' leads out", "5:12: '/a.png' leads out"]) {
            #expect(line.hasPrefix("flipbook \(command[0]): a.script:\(mistake)"), "\(line)")
        }
        #expect(try testFolder.fileNames() == ["a.script"])
    }

    @Test func missingFoldersOfSnapshotsAreMadeInTheirFolder() async throws {
        try FileManager.default.createDirectory(at: url("work"), withIntermediateDirectories: true)
        try write("work/a.script", "snapshot new/deep/a.png\nsnapshot ./b.png\nsnapshot new/../c.png\n")
        let play = ["snapshot", "red-square", "--at", "0.1", "--scale", "0.2", "-o", "shot.png", "--script", "a.script"]
        let result = try await testFolder.runShell("cd work; exec \"$@\"", play)
        #expect(result.exitCode == 0, "\(result.errors)")
        try write("work/a.script", "snapshot deep/a.png\n")
        let other = try await testFolder.runShell("cd work; exec \"$@\"", play + ["--snapshots", "../shots/of"])
        #expect(other.exitCode == 0, "\(other.errors)")
        let names = try #require(FileManager.default.enumerator(atPath: testFolder.url.path)).compactMap { $0 as? String }
        #expect(
            names.sorted().filter { !["out", "err"].contains($0) } == [
                "shots", "shots/of", "shots/of/deep", "shots/of/deep/a.png", "work", "work/a.script", "work/b.png", "work/c.png",
                "work/new", "work/new/deep", "work/new/deep/a.png", "work/shot.png",
            ])
    }

    /// A command that writes numbers or its own image writes the snapshots of the script only if a folder is given.
    @Test(arguments: [
        ["trace", "--at", "0,1", "-o", "a.csv"], ["filmstrip", "--at", "0,1", "--scale", "0.2", "-o", "a.png"],
        ["accessibility", "--at", "1", "-o", "a.txt"], ["timeline", "-o", "a.json"],
    ]) func snapshotsAreWrittenOnlyOnRequest(_ command: [String]) async throws {
        try write("a.script", "wait 0.2\nsnapshot peek.png\nwait 0.3\n")
        let arguments = [command[0], "red-square", "--script", "a.script"] + command.dropFirst()
        let names = ["a.script", command[command.count - 1]].sorted()
        let plain = try await testFolder.runFlipbook(arguments)
        #expect(plain.exitCode == 0, "\(plain.errors)")
        #expect(try testFolder.fileNames() == names)
        let output = try Data(contentsOf: url(command[command.count - 1]))
        guard command[0] != "timeline" else { return }
        let requested = try await testFolder.runFlipbook(arguments + ["--snapshots", "shots"])
        #expect(requested.exitCode == 0, "\(requested.errors)")
        #expect(try testFolder.fileNames() == (names + ["shots"]).sorted())
        #expect(try FileManager.default.contentsOfDirectory(atPath: url("shots").path) == ["peek.png"])
        #expect(try Data(contentsOf: url(command[command.count - 1])) == output)
    }

    @Test func includedFileMustBeARegularFile() async throws {
        #expect(mkfifo(url("pipe").path, 0o600) == 0)
        for name in ["pipe", "/dev/zero", "."] {
            try write("a.script", "scene red-square\ninclude \(name)\n")
            testFolder.expectError(
                try await testFolder.runFlipbook(["replay", "a.script"]), exitCode: 1, ["a.script:2:9: cannot read \(name): "])
        }
        testFolder.expectError(try await testFolder.runFlipbook(["replay", "/dev/zero"]), exitCode: 1, ["it is larger than 16 MB"])
        // The file that the command line names may be a pipe.
        let result = try await testFolder.runShell("echo 'wait 0.1' | \"$@\"", ["replay", "/dev/stdin", "--scene", "red-square"])
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    @Test func textOfAForeignFileIsNotShown() async throws {
        try FileManager.default.createDirectory(at: url("scripts"), withIntermediateDirectories: true)
        try write("secret", "hunter2:secret words\n")
        try write("scripts/near", "hunter3:secret words\n")
        try write("scripts/a.script", "scene red-square\ninclude ../secret\n")
        let foreign = try await testFolder.runFlipbook(["replay", "scripts/a.script"])
        testFolder.expectError(foreign, exitCode: 1, ["scripts/../secret:1:1: this is not a step"])
        #expect(!foreign.errors.contains("hunter2") && !foreign.errors.contains("words"))
        try write("scripts/a.script", "scene red-square\ninclude near\n")
        testFolder.expectError(
            try await testFolder.runFlipbook(["replay", "scripts/a.script"]), exitCode: 1, ["scripts/near:1:1", "'hunter3'"])
    }

    // MARK: - Sizes

    @Test func imagesThatWouldNotFitIntoMemoryAreRefused() async throws {
        let times = Array(repeating: "0.7", count: 20_000).joined(separator: ",")
        testFolder.expectError(
            try await testFolder.runFlipbook(["filmstrip", "red-square", "--at", times]), exitCode: 1,
            ["20000 frames of 750×1334 pixels are too large for one image", "--scale"])
        let screen = ["--size", "8192x8000", "--scale", "7"]
        for command in [["snapshot", "red-square"], ["record", "red-square"], ["filmstrip", "red-square", "--at", "0"]] {
            testFolder.expectError(
                try await testFolder.runFlipbook(command + screen), exitCode: 2,
                ["--size and --scale give 57344×56000 pixels; the maximum is"])
        }
        #expect(try testFolder.fileNames().isEmpty)
    }
}
