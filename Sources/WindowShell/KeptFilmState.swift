import FlipbookPlayback

/// Take A as a film. A newer version of the program shows it, because it does not have the code of A any more.
struct KeptFilmState: Equatable, Codable {
    /// The path of the film. It may not be complete yet; then there is no such file.
    var path: String
    var view: ComparisonView
    var speeds: PlaybackSpeeds

    /// The path of the script of the film.
    var scriptPath: String { path + ".script" }
}
