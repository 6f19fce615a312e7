import FlipbookPlayback

/// The options of the commands that write videos.
extension Command {
    package static let quality = Option(
        name: "--quality", valueName: "QUALITY", help: "quality of a video; a better one takes longer: \(list(VideoQuality.self)) (good)")
    package static let encoder = Option(
        name: "--encoder", valueName: "ENCODER",
        help: "encoder of an .mp4 or .mkv file: \(list(H264Encoder.self)); the last two need a graphics card (software)")

    private static func list<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> String {
        let words = type.allCases.map(\.rawValue)
        return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

    /// Returns how a video is encoded. Throws an error if the encoder does not work on this machine.
    ///
    /// - Parameter format: The format of the video, or nil for images.
    static func encoding(_ arguments: Arguments, _ format: VideoWriter.Format?) throws -> VideoWriter.Options {
        let options = VideoWriter.Options(
            quality: try value(of: "--quality", arguments) ?? .good, encoder: try value(of: "--encoder", arguments) ?? .software)
        if arguments.has("--quality"), format == nil || format == .apng {
            throw UsageError("--quality is for .mp4, .mkv, .webm and .gif files; images and .apng files are exact")
        }
        if arguments.has("--encoder"), format?.usesH264Encoder != true { throw UsageError("--encoder is for .mp4 and .mkv files") }
        try options.encoder.requireAvailable()
        return options
    }

    private static func value<Value: CaseIterable & RawRepresentable<String>>(of name: String, _ arguments: Arguments) throws -> Value? {
        guard let text = arguments[name] else { return nil }
        guard let value = Value(rawValue: text) else { throw UsageError("\(name) must be \(list(Value.self)), not '\(text)'") }
        return value
    }
}
