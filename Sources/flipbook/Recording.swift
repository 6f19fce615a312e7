import Foundation
import Scenes
import Stage

/// `flipbook record`.
enum Recording {
    /// A scene that never rests is recorded for so long unless told otherwise.
    private static let longest = 60.0

    static func run(_ arguments: Arguments) throws {
        let scene = try Command.scene(arguments)
        let framesPerSecond = try arguments.whole("--fps", in: 1...1000) ?? 60
        let seconds = try arguments.number("--seconds", in: 0.001...86400)
        let path = arguments["-o"] ?? scene.name + ".mp4"
        let format = try self.format(path)
        let stage = try Command.stage(scene, arguments, framesPerSecond: framesPerSecond)
        let (width, height) = (Stage.pixels(stage.size.width, stage.scale), Stage.pixels(stage.size.height, stage.scale))
        let sink: FrameSink =
            if let format {
                try FilmEncoder(path, format: format, width: width, height: height, framesPerSecond: framesPerSecond)
            } else {
                try PictureFolder(path)
            }
        let count = seconds.map { max(Int(($0 * Double(framesPerSecond)).rounded()), 1) }
        let written = try write(stage, to: sink, frames: count)
        print("\(path): \(written) frames of \(width)×\(height), \(framesPerSecond) a second")
    }

    /// Frame 0 is the picture before any time has passed, so that n frames show the times 0 … (n - 1)/fps.
    private static func write(_ stage: Stage, to sink: FrameSink, frames: Int?) throws -> Int {
        var written = 0
        let most = frames ?? Int(longest * Double(stage.framesPerSecond))
        while written < most {
            if written > 0 { stage.advance(frames: 1) }
            stage.paint()
            try stage.withPicture { try sink.write($0) }
            written += 1
            if frames == nil, stage.nextChange == nil { break }
        }
        try sink.finish()
        return written
    }

    /// What kind of film a name asks for; nil for a folder of pictures.
    private static func format(_ path: String) throws -> FilmEncoder.Format? {
        if path.hasSuffix("/") { return nil }
        let ending = (path as NSString).pathExtension.lowercased()
        guard let format = FilmEncoder.Format(rawValue: ending) else {
            throw Command.UsageError("-o wants a name that ends in .mp4, .webm or .gif, or a folder that ends in '/', not '\(path)'")
        }
        return format
    }
}
