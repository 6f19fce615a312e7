import Foundation

/// Subtitles as a SubRip file (`.srt`).
nonisolated package enum SubtitleFile {
    /// Returns the text of a file.
    ///
    /// - Parameters:
    ///   - range: The frames of the video. Subtitles outside of this range are left out, and subtitles that cross its ends are cut.
    ///   - position: Maps the number of a frame in the take to its number in the video.
    package static func text(_ subtitles: [Subtitle], in range: Range<Int>, framesPerSecond: Int, position: (Int) -> Int) -> String {
        let entries = subtitles.compactMap { subtitle -> (Range<Int>, String)? in
            let frames = subtitle.frames.clamped(to: range)
            let (start, end) = (position(frames.lowerBound), position(frames.upperBound))
            return frames.isEmpty || start >= end ? nil : (start..<end, subtitle.text)
        }
        return entries.enumerated().map { index, entry in
            "\(index + 1)\n\(time(entry.0.lowerBound, framesPerSecond)) --> \(time(entry.0.upperBound, framesPerSecond))\n\(line(entry.1))\n\n"
        }.joined()
    }

    /// Returns the time of a frame in hours, minutes, seconds and milliseconds.
    private static func time(_ frame: Int, _ framesPerSecond: Int) -> String {
        let milliseconds = (frame * 1000 + framesPerSecond / 2) / framesPerSecond
        return String(
            format: "%02d:%02d:%02d,%03d", milliseconds / 3_600_000, milliseconds / 60000 % 60, milliseconds / 1000 % 60,
            milliseconds % 1000)
    }

    /// Returns a text in one line. An empty line would end the subtitle, and an arrow would be read as a time.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("-->", with: "→")
    }
}
