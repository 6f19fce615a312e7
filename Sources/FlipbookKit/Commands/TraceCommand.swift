import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

/// The command `flipbook trace`.
enum TraceCommand {
    static func run(_ arguments: Arguments) throws {
        let scene = try Command.scene(arguments)
        let framesPerSecond = try arguments.integer("--fps", in: 1...1000) ?? 60
        let times = try times(arguments, framesPerSecond)
        let format = try format(arguments)
        let keyPaths = try KeyPathOption(arguments)?.keyPaths
        let failures = ScriptFailures()
        let take = try Command.makeTake(
            scene, arguments, framesPerSecond: framesPerSecond,
            defaultsToTour: try Command.playsTour(arguments, scene, hasTimes: times != nil), failures: failures,
            writesSnapshots: arguments.has("--snapshots"))
        let tracedTimes = try times ?? Self.times(frameCount: Command.frameCount(of: take, arguments), framesPerSecond)
        // In a chart, the curve of a rotation in space continues beyond a quarter of a turn. The continued angles are computed from all
        // three angles of the rotation.
        let otherAngles = format == .chart ? keyPaths.map(Trace.otherAngles) ?? [] : []
        var trace = try Trace(take, at: tracedTimes, keyPaths: keyPaths.map { $0 + otherAngles })
        if format == .chart { trace = trace.withContinuousRotations.removing(otherAngles) }
        if let name = arguments["--only"] {
            trace = try trace.filtered(by: name)
        } else {
            GoldenTrace.reportOmissions(of: trace, source: arguments.program.command)
        }
        if format == .chart { reportConstantKeyPaths(of: trace, keyPaths, arguments) }
        try write(trace, format, title: scene.title, times: tracedTimes, to: arguments["-o"])
        try failures.requireNone()
    }

    /// Prints one line on standard error if requested key paths have no curve in the chart because their values do not change.
    private static func reportConstantKeyPaths(of trace: Trace, _ keyPaths: [LayerKeyPath]?, _ arguments: Arguments) {
        let requested = (keyPaths ?? []) + (arguments["--only"].flatMap { LayerKeyPath($0) }.map { [$0] } ?? [])
        guard let note = TraceChart(trace, title: "").constancyNote(requested.map(\.text)) else { return }
        Diagnostics.report(.warning, source: arguments.program.command, note, onlyOnce: true)
    }

    /// Writes a trace to a file and prints the number of its values, or prints the trace if `path` is nil.
    private static func write(_ trace: Trace, _ format: Format, title: String, times: [Double], to path: String?) throws {
        guard let path else { return StandardOutput.print(trace.text) }
        var content = "\(Quantity.text(trace.rows.count, "value")) at \(Quantity.text(times.count, "time")), \(OutputSummary.text(times))"
        switch format {
        case .chart:
            let image = TraceChart(trace, title: title).image()
            try image.writePNG(to: path)
            content = "chart of \(content), \(image.width)×\(image.height) pixels"
        case .text: try OutputFile.write(trace.text + "\n", to: path)
        case .csv: try OutputFile.write(trace.csv, to: path)
        case .json: try OutputFile.write(trace.json, to: path)
        }
        OutputSummary.print(path, content)
    }

    private static func times(frameCount: Int, _ framesPerSecond: Int) -> [Double] {
        (0..<frameCount).map { Double($0) / Double(framesPerSecond) }
    }

    private enum Format: String { case text = "txt", csv, json, chart = "png" }

    private static func format(_ arguments: Arguments) throws -> Format {
        guard let path = arguments["-o"] else { return .text }
        guard let format = Format(rawValue: FilePath.fileExtension(path)) else {
            throw Command.UsageError("-o must end in .txt, .csv, .json or .png, not '\(path)'")
        }
        return format
    }

    /// Returns the times from `--at`, or the times of all frames from 0 to the time from `--until`, or nil without these options.
    private static func times(_ arguments: Arguments, _ framesPerSecond: Int) throws -> [Double]? {
        let end = try arguments.seconds("--until", in: 0...3600)
        guard let times = try arguments.times("--at") else {
            return end.map { Self.times(frameCount: Int(($0 * Double(framesPerSecond)).rounded()) + 1, framesPerSecond) }
        }
        guard end == nil else { throw Command.UsageError("--at and --until cannot be combined") }
        return times
    }
}
