import Foundation
import Testing

/// The pieces of a video that `record --share` writes, and the videos and images that `flipbook join` makes of the pieces.
@Suite struct FarmTests {
    private let testFolder: TestFolder
    private static let script = """
        scene red-square
        wait 0.1
        chapter "The first"
        say "One two"
        wait 0.2
        tap (80, 120)
        chapter "Second"
        wait 0.2
        """

    init() throws {
        testFolder = try TestFolder()
        try Data(Self.script.utf8).write(to: file("a.script"))
    }

    private func file(_ name: String) -> URL { testFolder.url.appendingPathComponent(name) }
    private func data(_ name: String) throws -> Data { try Data(contentsOf: file(name)) }
    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private static let arguments = ["record", "red-square", "--script", "a.script", "--scale", "0.3", "--fps", "25", "--touches"]

    /// Records all pieces of a video into files such as `a-0.piece` and `a-1.piece`, and returns the names of the files.
    private func recordPieces(_ count: Int, _ name: String = "a", _ more: [String] = []) async throws -> [String] {
        var names: [String] = []
        for part in 0..<count {
            names.append("\(name)-\(part).piece")
            let result = try await testFolder.runFlipbook(Self.arguments + more + ["--share", "\(part)/\(count)", "-o", names[part]])
            #expect(result.exitCode == 0 && result.output.contains("part \(part)/\(count)"), "\(result.errors)")
        }
        return names
    }

    private func join(_ arguments: [String]) async throws -> TestFolder.CommandResult {
        try await testFolder.runFlipbook(["join"] + arguments)
    }

    @Test func joinedVideosHaveTheBytesOfOneMachine() async throws {
        let pieces = try await recordPieces(3)
        for format in ["mp4", "mkv", "webm", "gif", "apng"] {
            #expect(try await testFolder.runFlipbook(Self.arguments + ["-o", "one.\(format)", "--subtitles", "one.srt"]).exitCode == 0)
            let joined = try await join([pieces[2], pieces[0], pieces[1], "-o", "all.\(format)", "--subtitles", "all.srt"])
            #expect(joined.exitCode == 0 && joined.output.hasPrefix("all.\(format): "), "\(joined.errors)")
            #expect(try data("one.\(format)") == data("all.\(format)"), "\(format)")
            #expect(try data("one.srt") == data("all.srt") && data("one.srt").count > 20)
        }
        let draft = ["--quality", "draft", "-o", "draft.mp4"]
        #expect(try await testFolder.runFlipbook(Self.arguments + draft).exitCode == 0)
        #expect(try await join(pieces + ["--quality", "draft", "-o", "all-draft.mp4"]).exitCode == 0)
        #expect(try data("draft.mp4") == data("all-draft.mp4") && data("draft.mp4") != data("all.mp4"))
    }

    @Test(arguments: [1, 2, 7]) func joinedImagesHaveTheNamesAndBytesOfOneMachine(_ count: Int) async throws {
        // With seven pieces, two have no image of their own.
        let range = ["--range", "3..8", "--background", "none", "--bezel"]
        let pieces = try await recordPieces(count, "b", range)
        #expect(try await testFolder.runFlipbook(Self.arguments + range + ["-o", "one/"]).exitCode == 0)
        #expect(try await join(pieces.reversed() + ["-o", "all/"]).exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: file("all").path).sorted()
        #expect(names == (3..<8).map { "frame-0000\($0).png" })
        for name in names { #expect(try data("one/\(name)") == data("all/\(name)")) }
    }

    /// The second tap comes during the push. The first of the pieces warns, as a recording on one machine does.
    @Test func touchWithoutEffectIsReportedForOnePiece() async throws {
        let script = "wait 0.4\ntap \"Paper Birds\"\nwait 0.1\ntap \"Paper Birds\"\nwait 0.1\n"
        try Data(script.utf8).write(to: file("push.script"))
        let command = ["record", "bookstore", "--script", "push.script", "--scale", "0.2", "--range", "29..45"]
        for part in 0..<2 {
            let result = try await testFolder.runFlipbook(command + ["--share", "\(part)/2", "-o", "push-\(part).piece"])
            #expect(result.exitCode == 0, "\(result.errors)")
            let warning = "push.script:4:5: warning: the tap on \"Paper Birds\" has no effect, because a push runs"
            #expect(result.errors.hasPrefix(warning) == (part == 0) && result.errors.isEmpty == (part == 1), "\(result.errors)")
        }
    }

    @Test func sharesCanWriteImagesIntoAFolder() async throws {
        #expect(try await testFolder.runFlipbook(Self.arguments + ["-o", "one/"]).exitCode == 0)
        for part in 0..<2 {
            #expect(try await testFolder.runFlipbook(Self.arguments + ["-o", "all/", "--share", "\(part)/2"]).exitCode == 0)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: file("one").path).sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: file("all").path).sorted() == names && names.count > 10)
        for name in names { #expect(try data("one/\(name)") == data("all/\(name)")) }
    }

    @Test func missingMixedAndDamagedPiecesAreReported() async throws {
        let pieces = try await recordPieces(2)
        let other = try await recordPieces(2, "dark", ["--dark"])
        func expectError(_ files: [String], _ fragments: String...) async throws {
            testFolder.expectError(try await join(files + ["-o", "video.mkv"]), exitCode: 1, fragments)
        }
        try await expectError([pieces[1]], "part 0/2 is missing; record it with --share 0/2")
        try await expectError([pieces[1], pieces[1]], "a-1.piece and a-1.piece are both part 1/2")
        try await expectError([pieces[0], other[1]], "dark-1.piece and a-0.piece", "--touches --dark, not --touches")
        try await expectError(["a.script"], "a.script is not a piece of a video")
        try await expectError([pieces[0], "none.piece"], "cannot read none.piece: No such file")
        var bytes = try data(pieces[1])
        bytes[bytes.count - 20] ^= 1
        try bytes.write(to: file("damaged.piece"))
        try await expectError([pieces[0], "damaged.piece"], "of damaged.piece is damaged; record it again")
        try data(pieces[1]).dropLast(2000).write(to: file("short.piece"))
        try await expectError([pieces[0], "short.piece"], "short.piece", "record it again")
        #expect(try !testFolder.fileNames().contains { $0.hasPrefix("video") })
    }

    /// The descriptions of both pieces are those of the same video, but the checksums of its last image differ.
    @Test func piecesOfOtherProgramsOrFontsAreReported() async throws {
        let pieces = try await recordPieces(2)
        let bytes = try data(pieces[1])
        // The last eight bytes are the checksum of the last image of the video. Each piece contains it.
        try (bytes.dropLast(8) + bytes.suffix(8).map { $0 ^ 3 }).write(to: file("b.piece"))
        testFolder.expectError(
            try await join([pieces[0], "b.piece", "-o", "video.mkv"]), exitCode: 1,
            ["b.piece has other pixels in the same image", "the same program and the same fonts"])
        #expect(try !testFolder.fileNames().contains { $0.hasPrefix("video") })
    }

    @Test func optionsThatNeedAllFramesAreReported() async throws {
        func expectError(_ arguments: [String], _ fragments: String...) async throws {
            testFolder.expectError(try await testFolder.runFlipbook(arguments), exitCode: 2, fragments)
        }
        try await expectError(Self.arguments + ["--share", "0/2", "-o", "a.mp4"], ".piece", "'join'")
        try await expectError(Self.arguments + ["-o", "a.piece"], "--share 0/2")
        try await expectError(Self.arguments + ["--share", "2/2"], "0/2, not '2/2'")
        try await expectError(Self.arguments + ["--share", "0/2", "--jobs", "2"], "--jobs cannot be combined with --share")
        try await expectError(Self.arguments + ["--share", "0/2", "--subtitles", "a.srt"], "'join --subtitles'")
        try await expectError(["join"], "missing FILE")
        try await expectError(["join", "a.piece", "-o", "a.txt"], "-o must end in")
        try await expectError(["join", "a.piece", "b.xml"], "cannot be joined with each other; join each kind alone")
        #expect(try testFolder.fileNames() == ["a.script"])
        let piece = try await run(
            "record", "red-square", "--script", "a.script", "--scale", "0.2", "--range", "0..3", "--share", "0/1", "--background", "none")
        #expect(piece.exitCode == 0 && FileManager.default.fileExists(atPath: file("red-square-0-of-1.piece").path), "\(piece.errors)")
        testFolder.expectError(try await join(["red-square-0-of-1.piece", "-o", "a.mp4"]), exitCode: 2, [".mp4 has no transparency"])
        testFolder.expectError(try await join(["red-square-0-of-1.piece", "-o", "a.gif"]), exitCode: 2, ["--fps must be 50", "not 60"])
    }

    @Test func interruptedPieceLeavesNoFile() throws {
        let process = testFolder.makeProcess(
            ["record", "animations", "--seconds", "600", "--share", "1/2", "-o", "a.piece"],
            environmentChanges: ["FLIPBOOK_PROGRESS_INTERVAL": "0.2"])
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let firstOutput = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(firstOutput.hasPrefix("recording part 1/2: "), "\(firstOutput)")
        #expect(kill(process.processIdentifier, SIGINT) == 0)
        let rest = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1 && rest.contains("a.piece is unchanged"), "\(rest)")
        #expect(try testFolder.fileNames() == ["a.script"])
    }
}
