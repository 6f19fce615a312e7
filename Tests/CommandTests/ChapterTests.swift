import Foundation
import Testing

/// Subtitles and chapters in videos that `flipbook record` writes.
@Suite struct ChapterTests {
    private let testFolder: TestFolder
    private static let script = """
        wait 0.1
        chapter "The first"
        say "One two"
        wait 0.3
        chapter "Second; = #"
        tap (10, 20)
        key control+c
        say "Three" for 0.2
        wait 0.2
        """

    init() throws {
        testFolder = try TestFolder()
        try Data(Self.script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
    }

    private func record(_ arguments: String...) async throws -> TestFolder.CommandResult {
        try await testFolder.runFlipbook(["record", "red-square", "--script", "a.script", "--scale", "0.2"] + arguments)
    }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    /// Returns the chapters of a video: for each, the frames of its start and its end at 60 frames per second, and its title.
    private func chapters(of name: String) throws -> [String] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["ffprobe", "-v", "error", "-show_chapters", "-of", "json", testFolder.url.appendingPathComponent(name).path]
        process.standardOutput = output
        try process.run()
        let object = try JSONSerialization.jsonObject(with: output.fileHandleForReading.readDataToEndOfFile()) as? [String: Any]
        process.waitUntilExit()
        func frame(_ value: Any?) -> Int { Int(((value as? String).flatMap(Double.init) ?? -1) * 60 + 0.5) }
        return (object?["chapters"] as? [[String: Any]] ?? []).map { chapter in
            let title = (chapter["tags"] as? [String: Any])?["title"] as? String ?? ""
            return "\(frame(chapter["start_time"])) \(frame(chapter["end_time"])) \(title)"
        }
    }

    @Test(arguments: ["mp4", "mkv"]) func videosHaveChapters(_ format: String) async throws {
        let video = try await record("-o", "a.\(format)", "--keys", "--subtitles", "a.srt")
        #expect(video.exitCode == 0 && video.output.contains("91 frames"), "\(video.output) \(video.errors)")
        #expect(try chapters(of: "a.\(format)") == ["0 6 Red Square", "6 24 The first", "24 91 Second; = #"])
        let again = try await record("-o", "b.\(format)", "--keys", "--jobs", "2")
        #expect(try again.exitCode == 0 && data("a.\(format)") == data("b.\(format)"), "\(again.errors)")
        let text = "1\n00:00:00,100 --> 00:00:00,600\nOne two\n\n2\n00:00:00,600 --> 00:00:00,800\nThree\n\n"
        #expect(try String(decoding: data("a.srt"), as: UTF8.self) == text)
    }

    @Test func subtitleThatIsCutShortIsReported() async throws {
        let note = "the subtitle \"One two\" at 0.1 s is shown for 0.5 s instead of 1.5 s, because the next one replaces it\n"
        #expect(try await record("-o", "a/").errors == "flipbook record: " + note)
        #expect(try await record("-o", "b/", "--no-captions").errors == "")
        #expect(try await record("-o", "c/", "--range", "36..40").errors == "", "the subtitle is shown until frame 35")
        let replay = try await testFolder.runFlipbook(["replay", "a.script", "--scene", "red-square"])
        #expect(replay.exitCode == 0 && replay.errors == "flipbook replay: a.script: " + note)
    }

    @Test func chapterOptionRecordsTheFramesOfTheChapter() async throws {
        #expect(try await record("-o", "all/").exitCode == 0)
        #expect(try await record("-o", "one/", "--chapter", "The first", "--subtitles", "one.srt").exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.appendingPathComponent("one").path).sorted()
        #expect(names.count == 18 && names.first == "frame-00006.png" && names.last == "frame-00023.png")
        for name in names { #expect(try data("all/\(name)") == data("one/\(name)")) }
        #expect(try String(decoding: data("one.srt"), as: UTF8.self) == "1\n00:00:00,000 --> 00:00:00,300\nOne two\n\n")
    }

    @Test func chaptersOptionWritesAVideoOfEachChapter() async throws {
        let videos = try await record("--chapters", "videos")
        #expect(videos.exitCode == 0 && videos.output.contains("videos/02-second.mp4: 67 frames"), "\(videos.output) \(videos.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: testFolder.url.appendingPathComponent("videos").path).sorted()
        #expect(names == ["01-the-first.mp4", "02-second.mp4"])
        #expect(try chapters(of: "videos/01-the-first.mp4") == ["0 18 The first"])
        #expect(try testFolder.frameCount(of: "videos/01-the-first.mp4") == 18)
    }

    @Test func captionsCanBeHidden() async throws {
        #expect(try await record("-o", "a/", "--range", "12..13").exitCode == 0)
        #expect(try await record("-o", "b/", "--range", "12..13", "--no-captions").exitCode == 0)
        #expect(try await record("-o", "c/", "--range", "12..13", "--no-captions", "--jobs", "2").exitCode == 0)
        #expect(try data("a/frame-00012.png") != data("b/frame-00012.png"))
        #expect(try data("b/frame-00012.png") == data("c/frame-00012.png"))
    }

    @Test func invalidChapterOptionsAreErrors() async throws {
        let unknown = try await record("--chapter", "The frst")
        #expect(unknown.exitCode == 2)
        #expect(unknown.errors.contains("no chapter 'The frst' (did you mean"), "\(unknown.errors)")
        #expect(unknown.errors.contains("the chapters are 'The first', 'Second; = #'"), "\(unknown.errors)")
        let both = try await record("--chapter", "The first", "--range", "1..4")
        #expect(both.exitCode == 2 && both.errors.contains("cannot be combined with --range"), "\(both.errors)")
        let range = try await record("--seconds", "0.1", "--range", "1..4")
        #expect(range.exitCode == 2, "\(range.errors)")
        #expect(range.errors.hasSuffix("--range selects the frames of the video, so it cannot be combined with --seconds\n"))
        let output = try await record("--chapters", "videos", "-o", "a.mp4")
        #expect(output.exitCode == 2 && output.errors.contains("cannot be combined with -o"), "\(output.errors)")
        let subtitles = try await record("--subtitles", "a.txt", "--seconds", "0.1")
        #expect(subtitles.exitCode == 2 && subtitles.errors.contains("--subtitles must end in .srt"), "\(subtitles.errors)")
        let none = try await testFolder.runFlipbook(["record", "red-square", "--chapter", "a"])
        #expect(none.exitCode == 2 && none.errors.contains("the script has no chapters"), "\(none.errors)")
    }

    @Test func timelineListsChapters() async throws {
        let result = try await testFolder.runFlipbook(["timeline", "red-square", "--script", "a.script"])
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let chapters = try #require(object?["chapters"] as? [[String: Any]])
        #expect(chapters.map { $0["frame"] as? Int } == [6, 24] && chapters.map { $0["time"] as? Double } == [0.1, 0.4])
        #expect(chapters.first?["name"] as? String == "The first")
    }
}
