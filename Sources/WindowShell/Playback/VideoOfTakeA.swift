import FlipbookPlayback

/// The video of take A of a comparison. The next version of the program shows this video, because it does not contain the code of A.
struct VideoOfTakeA: Equatable, Codable {
    /// The path of the video. Until the video is complete, there is no file at this path.
    var path: String
    var mode: ComparisonMode
    var speeds: PlaybackSpeeds

    /// The path of the script of the video.
    var scriptPath: String { path + ".script" }
}
