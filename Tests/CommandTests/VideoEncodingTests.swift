import Foundation
import Testing

/// The encoding of videos: colors, sizes, quality and encoders.
@Suite struct VideoEncodingTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func record(_ arguments: String..., path: String? = nil) async throws -> TestFolder.CommandResult {
        try await testFolder.runFlipbook(
            ["record", "red-square"] + arguments, environmentChanges: path.map { ["PATH": $0] } ?? [:])
    }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    /// Returns the output of a program of the ffmpeg project, such as ffprobe.
    private func output(_ program: String, _ arguments: [String]) throws -> Data {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, "-v", "error"] + arguments
        process.currentDirectoryURL = testFolder.url
        process.standardOutput = pipe
        try process.run()
        defer { process.waitUntilExit() }
        return pipe.fileHandleForReading.readDataToEndOfFile()
    }

    /// Returns the first frame of a video or an image in a pixel format of ffmpeg, such as rgb24.
    private func firstFrame(_ name: String, _ format: String) throws -> [UInt8] {
        let conversion = ["-sws_flags", "accurate_rnd+full_chroma_int", "-f", "rawvideo", "-pix_fmt", format, "-"]
        return [UInt8](try output("ffmpeg", ["-i", name, "-frames:v", "1"] + conversion))
    }

    @Test(arguments: ["mp4", "mkv", "webm"]) func videoHasTheColorsOfTheFrames(_ format: String) async throws {
        let options = ["--range", "5..8", "--size", "120x164", "--scale", "1"]
        #expect(try await testFolder.runFlipbook(["record", "red-square", "-o", "a.\(format)"] + options).exitCode == 0)
        #expect(try await testFolder.runFlipbook(["record", "red-square", "-o", "a/"] + options).exitCode == 0)
        let tags = String(
            decoding: try output(
                "ffprobe",
                [
                    "-show_entries", "stream=pix_fmt,color_range,color_space,color_transfer,color_primaries", "-of",
                    "default=noprint_wrappers=1", "a.\(format)",
                ]), as: UTF8.self)
        #expect(
            Set(tags.split(separator: "\n")) == [
                "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709",
            ])
        let (video, frame) = (try firstFrame("a.\(format)", "rgb24"), try firstFrame("a/frame-00005.png", "rgb24"))
        try #require(video.count == 120 * 164 * 3 && frame.count == video.count)
        let differences = zip(video, frame).map { abs(Int($0) - Int($1)) }
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 2.5)
        // A wrong color matrix or range changes the mean of a channel. The edges of the red square have less exact colors.
        for channel in 0..<3 {
            let sums = [video, frame].map { image in stride(from: channel, to: image.count, by: 3).reduce(0) { $0 + Int(image[$1]) } }
            #expect(abs(sums[0] - sums[1]) < 120 * 164 * 3 / 2, "channel \(channel): \(sums)")
        }
    }

    /// An animated PNG has exactly the pixels of the frames, also where they are transparent, and needs no ffmpeg.
    @Test(arguments: [[], ["--background", "none", "--bezel"]]) func animatedPNGIsExact(_ style: [String]) async throws {
        let options = ["--range", "3..17", "--scale", "0.3", "--jobs", "2"] + style
        let video = try await testFolder.runFlipbook(
            ["record", "red-square", "-o", "a.apng"] + options, environmentChanges: ["PATH": "/nowhere"])
        #expect(video.exitCode == 0, "\(video.errors)")
        #expect(try await testFolder.runFlipbook(["record", "red-square", "-o", "a/"] + options).exitCode == 0)
        let conversion = ["-f", "rawvideo", "-pix_fmt", "rgba", "-"]
        let pixels = try output("ffmpeg", ["-i", "a.apng"] + conversion)
        #expect(pixels.count > 14 * 10_000)
        #expect(try pixels == output("ffmpeg", ["-start_number", "3", "-i", "a/frame-%05d.png"] + conversion))
    }

    /// An odd size is made even by repeating the last row and column, not by a black line.
    @Test func oddSizeRepeatsTheLastRowAndColumn() async throws {
        let video = try await record("-o", "a.mp4", "--range", "3..5", "--size", "75x61", "--scale", "1", "--quality", "best")
        #expect(video.exitCode == 0 && video.output.contains("2 frames of 75×61 pixels"), "\(video.errors)")
        let luma = try firstFrame("a.mp4", "gray")
        try #require(luma.count == 76 * 62)
        for y in 0..<62 { #expect(abs(Int(luma[y * 76 + 75]) - Int(luma[y * 76 + 74])) < 12, "row \(y)") }
        for x in 0..<76 { #expect(abs(Int(luma[61 * 76 + x]) - Int(luma[60 * 76 + x])) < 12, "column \(x)") }
    }

    @Test(arguments: ["mp4", "webm", "gif"]) func qualityChangesTheFileAndNotTheFrames(_ format: String) async throws {
        var files: [Data] = []
        for quality in ["draft", "good", "best"] {
            let name = "\(quality).\(format)"
            let video = try await record("-o", name, "--range", "2..9", "--scale", "0.2", "--fps", "25", "--quality", quality)
            #expect(video.exitCode == 0 && video.output.contains("7 frames"), "\(video.errors)")
            #expect(try testFolder.frameCount(of: name) == 7)
            files.append(try data(name))
        }
        // For a GIF, `best` is the same as `good`.
        #expect(Set(files).count == (format == "gif" ? 2 : 3))
        #expect(try await record("-o", "a.\(format)", "--range", "2..9", "--scale", "0.2", "--fps", "25").exitCode == 0)
        #expect(try data("a.\(format)") == files[1], "good is the default, and the bytes are the same each time")
    }

    /// The names of the boxes at the top level of an .mp4 file, in their order.
    private func boxes(_ name: String) throws -> [String] {
        let file = try data(name)
        var (offset, names) = (0, [String]())
        while offset + 8 <= file.count {
            let size = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: file[offset + 4..<offset + 8], as: UTF8.self))
            offset += max(size, 8)
        }
        return names
    }

    /// A player can start an .mp4 file immediately, because the index is at the front, and there are no fragments. A file with chapters is
    /// made in another way.
    @Test(arguments: [false, true]) func indexOfAnMP4FileIsAtTheFront(_ hasChapters: Bool) async throws {
        let script = hasChapters ? "chapter \"One\"\nwait 0.6\nchapter \"Two\"\nwait 0.9\n" : "wait 1.5\n"
        try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("a.script"))
        let result = try await record("-o", "a.mp4", "--script", "a.script", "--scale", "0.2", "--seconds", "1.5")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(try boxes("a.mp4") == ["ftyp", "moov", "free", "mdat"])
        #expect(try testFolder.frameCount(of: "a.mp4") == 90 && testFolder.fileNames() == ["a.mp4", "a.script"])
    }

    /// The encoder writes an ordinary .mp4 file beside the one in fragments. It has the same bytes as a copy that ffmpeg makes of the latter.
    @Test(arguments: ["24", "59", "60"], ["draft", "good"])
    func ordinaryMP4FileIsTheSameAsACopyOfTheFragments(_ framesPerSecond: String, _ quality: String) async throws {
        // This replacement runs ffmpeg and keeps the file in fragments, which is the last one of its arguments.
        let path = try testFolder.writeProgram(
            "ffmpeg",
            """
            #!/bin/sh
            export PATH="${PATH#*:}"
            for last; do :; done
            ffmpeg "$@" || exit
            cp "${last##*file:}" fragments.mp4
            """)
        let options = ["--range", "0..70", "--scale", "0.2", "--fps", framesPerSecond, "--quality", quality]
        let result = try await testFolder.runFlipbook(
            ["record", "animations", "-o", "a.mp4"] + options, environmentChanges: ["PATH": path])
        #expect(result.exitCode == 0, "\(result.errors)")
        _ = try output("ffmpeg", ["-i", "fragments.mp4", "-c", "copy", "-movflags", "+faststart", "-f", "mp4", "copy.mp4"])
        #expect(try data("copy.mp4") == data("a.mp4"))
    }

    /// Writes a replacement for ffmpeg that lists `encoders`, writes its arguments to a file, and fails in a trial of the encoder
    /// `failing`. Returns the value of `PATH` with which the program finds it.
    private func writeEncoder(listing encoders: String, failing: String = "none") throws -> String {
        try testFolder.writeProgram(
            "ffmpeg",
            """
            #!/bin/sh
            case "$*" in
            *-encoders*) echo "\(encoders)"; exit 0;;
            *color=black*) case "$*" in *\(failing)*) echo '[AVHWDeviceContext @ 0x5d0] No display found.' >&2; exit 1;; esac; exit 0;;
            esac
            cat > /dev/null
            echo "$*" >> arguments
            for last; do :; done
            echo video > "${last#file:}"
            """)
    }

    @Test(arguments: [("vaapi", "h264_vaapi"), ("nvenc", "h264_nvenc")])
    func encoderOfTheGraphicsCardIsUsedIfItWorks(_ name: String, _ encoder: String) async throws {
        let range = ["--range", "2..4", "--scale", "0.3"]
        func record(_ path: String) async throws -> TestFolder.CommandResult {
            try await testFolder.runFlipbook(
                ["record", "red-square", "-o", "a.mkv", "--encoder", name] + range, environmentChanges: ["PATH": path])
        }
        let works = try await record(writeEncoder(listing: " V..... libx264 \(encoder) H.264"))
        #expect(works.exitCode == 0, "\(works.errors)")
        let arguments = String(decoding: try data("arguments"), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        #expect(arguments.contains(Substring(encoder)) && !arguments.contains("libx264"))
        #expect((arguments.firstIndex(of: "-vaapi_device") ?? 99) < (arguments.firstIndex(of: "-i") ?? 0) || name == "nvenc")
        try FileManager.default.removeItem(at: testFolder.url.appendingPathComponent("a.mkv"))
        testFolder.expectError(
            try await record(writeEncoder(listing: " V..... libx264 H.264")), exitCode: 1,
            ["this ffmpeg has no encoder \(encoder)", "--encoder software"])
        testFolder.expectError(
            try await record(writeEncoder(listing: encoder, failing: encoder)), exitCode: 1,
            ["--encoder \(name) does not work on this machine: No display found; use --encoder software"])
        #expect(try !testFolder.fileNames().contains("a.mkv"))
    }

    @Test func invalidEncodingOptionsAreReported() async throws {
        testFolder.expectError(
            try await record("--quality", "bets"), exitCode: 2, ["--quality must be draft, good or best, not 'bets'"])
        testFolder.expectError(
            try await record("--encoder", "gpu"), exitCode: 2, ["--encoder must be software, vaapi or nvenc, not 'gpu'"])
        for output in ["a/", "-", "a.apng"] {
            testFolder.expectError(try await record("-o", output, "--quality", "good"), exitCode: 2, ["--quality is for .mp4"])
        }
        testFolder.expectError(try await record("-o", "a.webm", "--encoder", "vaapi"), exitCode: 2, ["--encoder is for .mp4 and .mkv"])
        let talk = try await testFolder.runFlipbook(["talk", "a.toml", "--quality", "best"])
        testFolder.expectError(talk, exitCode: 2, ["--quality needs --record FILE"])
        #expect(try testFolder.fileNames().isEmpty)
    }
}
