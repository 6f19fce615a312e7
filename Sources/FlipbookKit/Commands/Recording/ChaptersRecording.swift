import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The command `flipbook record --chapters FOLDER`: records each chapter of a script as a separate video.
enum ChaptersRecording {
    static func run(_ arguments: Arguments, folder: String) throws {
        for name in ["-o", "--chapter", "--range", "--seconds", "--subtitles", "--share"] where arguments.has(name) {
            throw Command.UsageError("--chapters records each chapter as a video in the folder, so it cannot be combined with \(name)")
        }
        var options = try RecordingOptions(arguments, chapterIndex: 0, path: path(folder, 0, nil))
        for index in options.chapters.indices where !Interrupt.isRequested {
            let path = path(folder, index, options.chapters[index].name)
            options = try RecordingOptions(arguments, chapterIndex: index, path: path)
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try RecordCommand.record(options, isVerbose: arguments.has("--verbose"))
        }
    }

    private static func path(_ folder: String, _ index: Int, _ name: String?) -> String {
        FilePath.join(folder, RecordingCaptions.fileName(ofChapter: index, named: name ?? ""))
    }
}
