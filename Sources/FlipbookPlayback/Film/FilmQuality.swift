/// The quality of a film: how the time to encode it, the size of the file and the exactness of the image are weighed.
package enum FilmQuality: String, CaseIterable, Sendable {
    /// Encoded in the shortest time, for a look at a result.
    case draft
    /// Differences to the frames are hardly visible, and encoding is fast.
    case good
    /// The closest to the frames in a small file. Encoding takes two to three times as long.
    case best
}
