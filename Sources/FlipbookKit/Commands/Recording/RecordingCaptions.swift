import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The subtitles and the chapters of a recording.
struct RecordingCaptions {
    private let captions: TakeCaptions
    private let framesPerSecond: Int

    /// Reads the captions of a take that was played.
    init(of take: Take) { (captions, framesPerSecond) = (take.captions, take.stage.framesPerSecond) }

    /// The chapters in the order of their beginnings.
    var chapters: [ChapterMark] { captions.chapters }

    /// Returns a line about the subtitles in the recorded frames that the next one has cut short, or nil if no subtitle was cut short.
    func cutNote(_ frames: RecordedFrames) -> String? { captions.cutNote(includesCues: true, in: frames.range) }

    /// Returns the index of the first chapter with the given name. Throws an error if there is none.
    func index(ofChapter name: String) throws -> Int {
        if let index = chapters.firstIndex(where: { $0.name == name }) { return index }
        try requireChapters()
        var names: [String] = []
        for chapter in chapters where !names.contains(chapter.name) { names.append(chapter.name) }
        let hint = SpellingSuggestion.hint(for: name, among: names)
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        throw Command.UsageError("there is no chapter '\(name)'\(hint); the chapters are \(list)")
    }

    /// Throws an error if there are no chapters.
    func requireChapters() throws {
        guard chapters.isEmpty else { return }
        throw Command.UsageError("the script has no chapters; begin one with the step chapter \"NAME\"")
    }

    /// Returns the chapters of a video for ffmpeg, or nil if the video has no chapters.
    ///
    /// - Parameter opening: The name of the chapter before the first mark.
    func metadata(_ frames: RecordedFrames, opening: String) -> String? {
        VideoChapters.metadata(
            chapters, opening: opening, in: frames.range, frameCount: frames.count, framesPerSecond: framesPerSecond,
            position: frames.position)
    }

    /// Returns the subtitles of a video as a SubRip file.
    func subtitleFile(_ frames: RecordedFrames) -> String {
        SubtitleFile.text(captions.subtitles, in: frames.range, framesPerSecond: framesPerSecond, position: frames.position)
    }

    /// Returns the name of the file of a chapter: its number, counted from 1, and the letters and digits of its name, shortened to 80
    /// characters.
    static func fileName(ofChapter index: Int, named name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return ([String(format: "%02d", index + 1)] + words.map(String.init)).joined(separator: "-").prefix(80) + ".mp4"
    }
}
