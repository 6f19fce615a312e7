import FlipbookImages
import FlipbookPlayback

/// The style and the format of a recording.
extension RecordingOptions {
    static func frameStyle(_ arguments: Arguments, _ format: VideoWriter.Format?) throws -> CaptureComposition.Style {
        var style = CaptureComposition.Style()
        style.hasPhone = arguments.has("--bezel")
        style.showsTouches = arguments.has("--touches")
        style.showsPresses = arguments.has("--keys")
        style.show = try Command.showOptions(arguments)
        style.canvas = try arguments.canvas("--canvas")
        if let canvas = style.canvas {
            guard !arguments.has("--scale") else {
                throw Command.UsageError("--canvas scales the screen to fit, so it cannot be combined with --scale")
            }
            if let format, format.needsEvenSize, canvas.width % 2 != 0 || canvas.height % 2 != 0 {
                throw Command.UsageError(
                    "--canvas must have an even width and height for .\(format.rawValue), not \(canvas.width)x\(canvas.height)")
            }
        }
        style.isTransparent = arguments["--background"] == "none"
        if style.isTransparent, let format { try requireTransparency(of: format) }
        if !style.isTransparent { style.background = try arguments.color("--background") }
        return style
    }

    /// Throws an error if a format cannot store transparent pixels.
    static func requireTransparency(of format: VideoWriter.Format) throws {
        guard !format.supportsTransparency else { return }
        throw Command.UsageError(
            ".\(format.rawValue) has no transparency; with --background none, -o must end in .webm, .apng, .gif or '/'")
    }

    /// Returns the video format for a file name, or nil for a folder of images.
    static func format(_ path: String) throws -> VideoWriter.Format? {
        if path.hasSuffix("/") { return nil }
        let ending = FilePath.fileExtension(path)
        guard let format = VideoWriter.Format(rawValue: ending == "png" ? "apng" : ending) else {
            throw Command.UsageError("-o must end in .mp4, .mkv, .webm, .gif or .apng, or in '/' for a folder, not '\(path)'")
        }
        return format
    }
}
