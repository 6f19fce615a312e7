import FlipbookImages
import FlipbookPlayback
import QuartzCore
import Stage

/// The subtitles and chapters of a recording.
extension RecordingOptions {
    /// The chapters of the script.
    var chapters: [ChapterMark] { captions?.chapters ?? [] }

    /// Throws an error if two options that select the frames are combined.
    static func requireOneRange(_ arguments: Arguments) throws {
        let given = ["--chapter", "--range", "--seconds"].filter { arguments.has($0) }
        guard given.count > 1 else { return }
        throw Command.UsageError("\(given[0]) selects the frames of the video, so it cannot be combined with \(given[1])")
    }

    /// Returns the captions of the recorded frames. Plays `playedTake`, or a new take if it is nil, up to the last frame without painting.
    static func captions(_ playedTake: Take?, frameCount: Int, _ makeTake: () throws -> Take) throws -> RecordingCaptions {
        let take = try playedTake ?? makeTake()
        while take.frame < frameCount - 1, !Interrupt.isRequested { try take.advance() }
        return RecordingCaptions(of: take)
    }

    /// Returns the chapters of the video as text for ffmpeg, or nil if it has none.
    func metadata(_ captions: RecordingCaptions?) -> String? { captions?.metadata(frames, opening: scene.title) }

    /// Reads the captions of the take that was recorded.
    func readCaptions(of take: Take, for sink: FrameSink) throws {
        let captions = try Self.captions(take, frameCount: frames.range.upperBound) { take }
        reportCutSubtitles(captions)
        (sink as? VideoWriter)?.setChapters(metadata(captions))
    }

    /// Writes the subtitles to the file of `--subtitles`.
    func writeSubtitles() throws {
        guard let path = arguments["--subtitles"], share == nil else { return }
        try Self.requireSubtitleFile(path)
        try OutputFile.write(captions?.subtitleFile(frames) ?? "", to: path)
    }

    /// Prints one line on standard error if subtitles of the video are cut short by the next ones.
    func reportCutSubtitles(_ captions: RecordingCaptions?) {
        guard style.showsSubtitles || arguments.has("--subtitles"), let note = captions?.cutNote(frames) else { return }
        Diagnostics.report(.warning, source: "\(arguments.program.command) record", note, onlyOnce: true)
    }

    /// Throws an error if a path does not end in `.srt`.
    static func requireSubtitleFile(_ path: String) throws {
        guard FilePath.fileExtension(path) == "srt" else { throw Command.UsageError("--subtitles must end in .srt, not '\(path)'") }
    }
}
