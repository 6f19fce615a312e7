import CoreGraphics
import Foundation
import Scenes
import Shell
import Stage
import UIKit

/// `flipbook record`.
enum Recording {
    static func run(_ arguments: Arguments) throws {
        let order = try Order(arguments)
        let sink = try order.sink()
        if order.share != nil { signal(SIGINT, SIG_IGN) } else { Interrupt.listen() }
        let (width, height) = (order.width, order.height)
        var times = Times()
        let begin = ContinuousClock.now
        let written = try order.jobs > 1 ? order.gather(sink, &times) : order.write(sink, &times)
        guard order.share == nil, !order.isPipe else { return }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        print("\(order.path): \(written) frames of \(width)×\(height), \(order.framesPerSecond) a second")
        if arguments.has("--verbose") || seconds > 5 { print(times.summary(total: seconds)) }
        if Interrupt.isAsked { throw Interrupt.Stopped(frames: written, path: order.path) }
    }

    /// Another process makes a film of what was done in the window.
    static func begin(_ order: Keepsake.FilmOrder) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        process.arguments =
            [
                "record", order.scene, "--script", order.script, "--range", "\(order.frames.lowerBound)..\(order.frames.upperBound)", "-o",
                order.path,
            ]
            + (order.hasPhone ? ["--bezel"] : []) + (order.showsTouches ? ["--touches"] : [])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Where the time of a recording went, in seconds of the wall.
    struct Times {
        var playing = 0.0
        var painting = 0.0
        var encoding = 0.0

        static func measure<R>(_ total: inout Double, _ body: () throws -> R) rethrows -> R {
            let begin = ContinuousClock.now
            defer { total += (ContinuousClock.now - begin) / .seconds(1) }
            return try body()
        }

        func summary(total: Double) -> String {
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
            let encoder =
                Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
            return String(
                format: "in %.1f s: %.2f s playing the scene, %.2f s painting, %.2f s waiting for the encoder, which worked %.2f s", total,
                playing,
                painting, encoding, encoder)
        }
    }
}

/// What was asked for, all of it understood before anything is played.
struct Order {
    let scene: Scene
    let path: String
    let framesPerSecond: Int
    let width: Int
    let height: Int
    let jobs: Int
    /// One of several processes that paint a film together: which one, and of how many.
    let share: (part: Int, of: Int)?
    private let format: FilmEncoder.Format?
    let isPipe: Bool
    private let frames: Range<Int>
    private let arguments: Arguments
    private let style: Mount.Style

    /// A scene that never rests is recorded for so long when nobody says how long.
    private static let endless = 10.0
    private static let longest = 3600.0

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        scene = try Command.scene(arguments)
        path = arguments["-o"] ?? scene.name + ".mp4"
        isPipe = path == "-"
        format = isPipe ? nil : try Self.format(path)
        framesPerSecond = try arguments.whole("--fps", in: 1...1000) ?? format?.usualFramesPerSecond ?? 60
        if let format, !format.takes(framesPerSecond: framesPerSecond) {
            throw Command.UsageError(
                "a GIF counts hundredths of a second: --fps can be 50, 25, 20, 10, 5, 4, 2 or 1, not \(framesPerSecond)")
        }
        jobs = try arguments.whole("--jobs", in: 1...64) ?? 1
        share = try arguments["--share"].map { word in
            let parts = word.split(separator: "/").map { Int($0) }
            guard parts.count == 2, let part = parts[0], let count = parts[1], count > 0, (0..<count).contains(part) else {
                throw Command.UsageError("--share takes a part and a count such as 0/2, not '\(word)'")
            }
            return (part, count)
        }
        let seconds = try arguments.number("--seconds", in: 0.001...86400)
        let wanted = try arguments.range("--range")
        style = try Self.style(arguments)
        let stage = try Command.stage(scene, arguments, framesPerSecond: framesPerSecond)
        let mount = Mount(stage.size, scale: stage.scale, style)
        (width, height) = (mount.width, mount.height)
        let count: Int
        if let wanted {
            count = wanted.upperBound
        } else if let seconds {
            count = max(Int((seconds * Double(framesPerSecond)).rounded()), 1)
        } else {
            count = try Self.length(Command.take(scene, arguments, framesPerSecond: framesPerSecond, tour: true))
        }
        frames = wanted ?? 0..<count
    }

    /// Plays the scene through without painting it: until the script is over and all has come to rest.
    private static func length(_ take: Take) throws -> Int {
        let most = Int(longest * Double(take.stage.framesPerSecond))
        while take.frame < most, !Interrupt.isAsked {
            if take.isScriptOver, take.stage.isIdle {
                let isEndless = take.log.isEmpty && take.frame == 0 && take.stage.isMoving
                return isEndless ? Int(endless * Double(take.stage.framesPerSecond)) : take.frame + 1
            }
            try take.advance()
        }
        return most
    }

    private static func style(_ arguments: Arguments) throws -> Mount.Style {
        var style = Mount.Style()
        style.hasPhone = arguments.has("--bezel")
        style.showsTouches = arguments.has("--touches")
        style.turns = try Command.script(arguments, tour: true)?.turnsTheScreen ?? false
        style.background = try arguments.color("--background")
        return style
    }

    /// What kind of film a name asks for; nil for a folder of pictures.
    private static func format(_ path: String) throws -> FilmEncoder.Format? {
        if path.hasSuffix("/") { return nil }
        let ending = FilePath.ending(path)
        guard let format = FilmEncoder.Format(rawValue: ending == "png" ? "apng" : ending) else {
            throw Command.UsageError("-o wants a name that ends in .mp4, .webm, .gif or .apng, or a folder that ends in '/', not '\(path)'")
        }
        return format
    }

    func sink() throws -> FrameSink {
        if isPipe { return RawFrames(FileHandle.standardOutput) }
        guard let format else { return try PictureFolder(path, first: frames.lowerBound + (share?.part ?? 0), step: share?.of ?? 1) }
        var palette: Palette?
        if format == .gif {
            try FilmEncoder.requireWritable(path)
            palette = try self.palette()
        }
        return try FilmEncoder(path, format: format, width: width, height: height, framesPerSecond: framesPerSecond, palette: palette)
    }

    private func play() throws -> (Take, Mount) {
        let take = try Command.take(scene, arguments, framesPerSecond: framesPerSecond, tour: true)
        return (take, Mount(take.stage.size, scale: take.stage.scale, style))
    }

    /// From some sixty frames of the film.
    private func palette() throws -> Palette {
        let palette = try Palette(width: width, height: height)
        let (take, mount) = try play()
        let step = max(frames.count / 60, 1)
        for frame in stride(from: frames.lowerBound, to: frames.upperBound, by: step) {
            try take.go(to: frame)
            try mount.withPicture(of: take) { try palette.write($0) }
        }
        try palette.finish()
        return palette
    }

    /// Frame 0 is the picture before any time has passed, so that n frames show the times 0 … (n - 1)/fps.
    func write(_ sink: FrameSink, _ times: inout Recording.Times) throws -> Int {
        let (take, mount) = try play()
        let progress = share == nil && !isPipe ? Progress("recording", frames.count) : nil
        var written = 0
        for frame in stride(from: frames.lowerBound + (share?.part ?? 0), to: frames.upperBound, by: share?.of ?? 1)
        where !Interrupt.isAsked {
            try Recording.Times.measure(&times.playing) { try take.go(to: frame) }
            let begin = times.encoding
            try Recording.Times.measure(&times.painting) {
                try mount.withPicture(of: take) { picture in
                    try Recording.Times.measure(&times.encoding) { try sink.write(picture) }
                }
            }
            times.painting -= times.encoding - begin
            written += 1
            progress?.update(written)
        }
        progress?.finish()
        try Recording.Times.measure(&times.encoding) { try sink.finish() }
        return written
    }

    // MARK: - Several processes

    /// Other processes play the scene too; each paints every so many-th frame. What they paint is put together here, in order.
    func gather(_ sink: FrameSink, _ times: inout Recording.Times) throws -> Int {
        let crew = try (0..<jobs).map { try Painting(words(for: $0), width: width, height: height) }
        defer { for member in crew { member.stop() } }
        let progress = Progress("recording with \(jobs) processes", frames.count)
        var written = 0
        for index in 0..<frames.count where !Interrupt.isAsked {
            let picture = try Recording.Times.measure(&times.painting) { try crew[index % jobs].next() }
            try Recording.Times.measure(&times.encoding) { try sink.write(picture) }
            written += 1
            progress.update(written)
        }
        progress.finish()
        try Recording.Times.measure(&times.encoding) { try sink.finish() }
        return written
    }

    private func words(for part: Int) -> [String] {
        [
            "record", scene.name, "-o", "-", "--share", "\(part)/\(jobs)", "--range", "\(frames.lowerBound)..\(frames.upperBound)", "--fps",
            "\(framesPerSecond)",
        ]
            + arguments.words(of: ["--script", "--scale", "--size", "--slow", "--touches", "--bezel", "--background"])
            + ["--threads", arguments["--threads"] ?? "1"]
    }
}

extension Script {
    /// Whether the screen is turned anywhere in it.
    var turnsTheScreen: Bool {
        func turns(_ steps: [Step]) -> Bool {
            steps.contains { step in
                switch step.action {
                case .rotate: true
                case .loop(_, let steps): turns(steps)
                default: false
                }
            }
        }
        return turns(steps)
    }
}
