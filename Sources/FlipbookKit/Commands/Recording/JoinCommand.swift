import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The command `flipbook join`: makes one video from pieces, or one JUnit report from several reports.
enum JoinCommand {
    static let command = Command(
        name: "join", summary: "make the video of the pieces that 'record --share' wrote, or one JUnit report of several",
        manualPage: "flipbook-record",
        operandName: "FILE", operandCount: .oneOrMore,
        options: [
            Command.Option(
                name: "-o", valueName: "FILE",
                help: "output: .mp4, .mkv, .webm, .gif, .apng, a FOLDER/ for one PNG per frame (SCENE.mp4), or .xml for a report"),
            Command.quality, Command.encoder,
            Command.Option(name: "--subtitles", valueName: "FILE.srt", help: "also write the subtitles of the script as a file"),
            Command.Option(name: "--verbose", help: "print how long each part took"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws {
        let endings = arguments.operands.map { FilePath.fileExtension($0) == "xml" }
        guard Set(endings).count == 1 else {
            throw Command.UsageError("pieces of videos and JUnit reports cannot be joined with each other; join each kind alone")
        }
        if endings[0] { return try ReportJoining.run(arguments) }
        Interrupt.finishRecordingOnSignals()
        try PieceJoining(arguments).run()
    }
}
