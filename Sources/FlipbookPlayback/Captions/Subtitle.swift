import CoreGraphics
import Foundation

/// A text that is shown at the bottom of the window and of videos for some time. The frame numbers are those of the take.
nonisolated package struct Subtitle: Equatable, Sendable {
    package var text: String
    /// The range of frames of the text. The fade-in is at the beginning of this range, and the fade-out follows after its end.
    package var frames: Range<Int>
    /// Whether the text fades in. A text that replaces another text does not fade in.
    package var fadesIn = true
    /// Whether the text fades out after its last frame. A text that is replaced by another text does not fade out.
    package var fadesOut = true

    /// The duration of a fade in seconds.
    static let fadeDuration = 0.2

    /// Returns the time for reading a text: 0.35 s for each word, and at least 1.5 s. A word of more than 30 characters, as in Chinese,
    /// counts as one word for every three characters.
    package static func defaultDuration(of text: String) -> Double {
        let count = text.split(whereSeparator: \.isWhitespace).reduce(0) { $0 + ($1.count > 30 ? ($1.count + 2) / 3 : 1) }
        return max(Double(count) * 0.35, 1.5)
    }

    /// Returns the opacity in a frame.
    package func opacity(at frame: Int, framesPerSecond: Int) -> CGFloat {
        guard frame >= frames.lowerBound else { return 0 }
        let fade = Self.fadeDuration * Double(framesPerSecond)
        let fadeIn = fadesIn ? Double(frame - frames.lowerBound + 1) / fade : 1
        let fadeOut = frame < frames.upperBound ? 1 : fadesOut ? 1 - Double(frame - frames.upperBound + 1) / fade : 0
        return CGFloat(min(max(min(fadeIn, fadeOut), 0), 1))
    }
}
