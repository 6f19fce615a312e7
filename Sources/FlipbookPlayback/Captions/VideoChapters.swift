import Foundation

/// Chapter marks as text that ffmpeg reads.
nonisolated package enum VideoChapters {
    /// Returns the chapters of a video, or nil if the video has no chapters.
    ///
    /// The first chapter of an .mp4 file always begins with the video. Therefore the frames before the first mark are a chapter too.
    ///
    /// - Parameters:
    ///   - opening: The name of the chapter before the first mark.
    ///   - range: The frames of the take that the video shows.
    ///   - frameCount: The number of frames of the video.
    ///   - position: Maps the number of a frame in the take to its number in the video.
    package static func metadata(
        _ chapters: [ChapterMark], opening: String, in range: Range<Int>, frameCount: Int, framesPerSecond: Int, position: (Int) -> Int
    ) -> String? {
        var marks = chapters.filter { range.contains($0.frame) }.map { (name: $0.name, start: position($0.frame)) }
        if let first = marks.first, first.start > 0 { marks.insert((opening, 0), at: 0) }
        let ends = marks.dropFirst().map(\.start) + [frameCount]
        let entries = zip(marks, ends).filter { $0.start < $1 }.map { mark, end in
            entryStart + "1/\(framesPerSecond)\nSTART=\(mark.start)\nEND=\(end)\ntitle=\(escaped(mark.name))\n"
        }
        return entries.isEmpty ? nil : header + entries.joined()
    }

    private static let header = ";FFMETADATA1\n"
    /// The beginning of each entry. No title contains it, because line breaks are escaped.
    private static let entryStart = "[CHAPTER]\nTIMEBASE="

    /// Returns the chapters of a video that has ended early, or nil if it has no chapters.
    ///
    /// - Parameters:
    ///   - metadata: The chapters of the whole video, a result of `metadata`.
    ///   - frameCount: The number of frames of the shorter video.
    package static func shortened(_ metadata: String, toFrameCount frameCount: Int) -> String? {
        let entries = metadata.components(separatedBy: entryStart).dropFirst().compactMap { entry -> String? in
            var lines = entry.components(separatedBy: "\n")
            guard lines.count > 3, let start = Int(lines[1].dropFirst("START=".count)), let end = Int(lines[2].dropFirst("END=".count)),
                start < frameCount
            else { return nil }
            lines[2] = "END=\(min(end, frameCount))"
            return entryStart + lines.joined(separator: "\n")
        }
        return entries.isEmpty ? nil : header + entries.joined()
    }

    /// Returns the frames of a chapter: from its beginning to the beginning of the next chapter, or to the end of the take.
    package static func frames(of index: Int, in chapters: [ChapterMark], frameCount: Int) -> Range<Int> {
        let start = chapters[index].frame
        let end = chapters.dropFirst(index + 1).first { $0.frame > start }?.frame ?? frameCount
        return start..<max(end, start + 1)
    }

    private static func escaped(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if "=;#\\".contains(character) || character.isNewline { text.append("\\") }
            text.append(character)
        }
    }
}
