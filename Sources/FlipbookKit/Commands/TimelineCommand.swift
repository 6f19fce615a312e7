import FlipbookImages
import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage

/// The command `flipbook timeline`.
enum TimelineCommand {
    private enum Format: String { case json, picture = "png" }

    static func run(_ arguments: Arguments) throws {
        let scene = try Command.scene(arguments)
        let format = try format(arguments)
        let seconds = try arguments.seconds("--seconds", in: 0.001...3600)
        let playheadTimes = try arguments.times("--at", takesOne: true) ?? []
        guard playheadTimes.count <= 1 else { throw Command.UsageError("--at must be one time, the position of the playhead") }
        guard playheadTimes.isEmpty || format == .picture else {
            throw Command.UsageError("--at sets the playhead of a picture, so -o must end in .png")
        }
        let failures = ScriptFailures()
        let take = try Command.makeTake(
            scene, arguments, framesPerSecond: 60, defaultsToTour: true, failures: failures, writesSnapshots: false)
        let frameCount = try seconds.map { Int(($0 * 60).rounded()) + 1 } ?? Command.frameCount(of: take, arguments)
        let timeline = try take.recordTimeline(until: frameCount - 1) ?? Timeline()
        let content =
            "\(Quantity.text(timeline.frameCount, "frame")), \(Quantity.seconds(timeline.duration)), "
            + "with \(Quantity.text(timeline.inputs.count, "input")) and \(Quantity.text(timeline.animations.count, "animation"))"
        switch format {
        case .json:
            let json = timeline.json(scene: scene.name, relativeTo: FileManager.default.currentDirectoryPath)
            try write(json, content, to: arguments["-o"])
        case .picture:
            let path = arguments["-o"] ?? scene.name + ".png"
            let image = TimelinePicture.image(timeline, title: scene.title, playheadFrame: playheadTimes.first.map(timeline.frame))
            try image.writePNG(to: path)
            OutputSummary.print(path, "timeline of \(content), \(image.width)×\(image.height) pixels")
        }
        try failures.requireNone()
    }

    /// Writes JSON to a file and prints a summary of it. If `path` is nil or `-`, prints only the JSON.
    private static func write(_ json: String, _ content: String, to path: String?) throws {
        guard let path, path != "-" else { return StandardOutput.print(String(json.dropLast())) }
        try OutputFile.write(json, to: path)
        OutputSummary.print(path, content)
    }

    private static func format(_ arguments: Arguments) throws -> Format {
        guard let path = arguments["-o"], path != "-" else { return .json }
        guard let format = Format(rawValue: FilePath.fileExtension(path)) else {
            throw Command.UsageError("-o must end in .json or .png, or be - for JSON on the standard output, not '\(path)'")
        }
        return format
    }
}
