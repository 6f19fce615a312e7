import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The command `flipbook trace`.
enum TraceCommand {
    static func run(_ arguments: Arguments) throws {
        let scene = try Command.scene(arguments)
        let framesPerSecond = try arguments.integer("--fps", in: 1...1000) ?? 60
        let times = try times(arguments, framesPerSecond)
        let format = try format(arguments)
        let take = try Command.makeTake(scene, arguments, framesPerSecond: framesPerSecond, defaultsToTour: false)
        var trace = try Trace(take, at: times)
        if let name = arguments["--only"] { trace = try trace.filtered(by: name) }
        guard let path = arguments["-o"] else { return StandardOutput.print(trace.text) }
        switch format {
        case .chart: try TraceChart(trace, title: scene.title).image().writePNG(to: path)
        case .text: try OutputFile.write(trace.text + "\n", to: path)
        case .csv: try OutputFile.write(trace.csv, to: path)
        case .json: try OutputFile.write(trace.json, to: path)
        }
    }

    private enum Format: String { case text = "txt", csv, json, chart = "png" }

    private static func format(_ arguments: Arguments) throws -> Format {
        guard let path = arguments["-o"] else { return .text }
        guard let format = Format(rawValue: FilePath.fileExtension(path)) else {
            throw Command.UsageError("-o must end in .txt, .csv, .json or .png, not '\(path)'")
        }
        return format
    }

    /// Returns the times from `--at`, or the times of all frames from 0 to the time from `--until`.
    private static func times(_ arguments: Arguments, _ framesPerSecond: Int) throws -> [Double] {
        let end = try arguments.number("--until", in: 0...3600)
        guard let times = try arguments.times("--at") else {
            guard let end else {
                throw Command.UsageError("missing times: --at 0,0.25,0.5 for some frames, or --until 2 for every frame until then")
            }
            return (0...Int((end * Double(framesPerSecond)).rounded())).map { Double($0) / Double(framesPerSecond) }
        }
        guard end == nil else { throw Command.UsageError("--at and --until cannot be combined") }
        return times
    }
}
