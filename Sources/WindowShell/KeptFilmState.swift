import FlipbookPlayback

/// The film of take A of a comparison. The next version of the program shows this film, because it does not contain the code of A.
struct KeptFilmState: Equatable, Codable {
    /// The path of the film. Until the film is complete, there is no file at this path.
    var path: String
    var mode: ComparisonMode
    var speeds: PlaybackSpeeds

    /// The path of the script of the film.
    var scriptPath: String { path + ".script" }
}
