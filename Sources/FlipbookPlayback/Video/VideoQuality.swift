/// The quality of a video: a balance between the encoding time, the size of the file and the exactness of the image.
package enum VideoQuality: String, CaseIterable, Sendable {
    /// The shortest encoding time, for a preview of a result.
    case draft
    /// Differences from the frames are hardly visible, and encoding is fast.
    case good
    /// The smallest differences from the frames in a small file. Encoding takes two to three times as long as with `good`.
    case best
}
