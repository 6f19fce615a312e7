import CoreGraphics

/// Headings that were probably meant to begin the notes of a cue.
nonisolated extension TalkNotes {
    /// A heading that is almost the name of a cue.
    package struct MisspelledHeading: Equatable, Sendable {
        /// The line in the notes, counted from 1.
        package let line: Int
        /// The heading as it is written, with its `#`.
        package let text: String
        package let cue: String

        package init(line: Int, text: String, cue: String) { (self.line, self.text, self.cue) = (line, text, cue) }

        /// The heading that begins the notes of the cue.
        package var correction: String { "\(text.prefix { $0 == "#" }) \(cue)" }
    }

    /// The longest heading that is compared with the cues.
    private static let maximumLength = 200

    /// Returns the headings that differ from the name of a cue by upper and lower case, spaces or a few letters. A cue that has notes of
    /// its own is left out, because then a similar heading is probably an ordinary heading: "Step 3" beside the cue "Step 2".
    package static func misspelledHeadings(in notes: String, cues: [String]) -> [MisspelledHeading] {
        var exact: Set<String> = []
        var others: [(line: Int, text: String)] = []
        var isCode = false
        for (index, line) in notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode else { continue }
            if let heading = MarkdownBlock.heading(line), cues.contains(heading.text) {
                exact.insert(heading.text)
            } else if line.count <= maximumLength, let first = line.first(where: { !$0.isWhitespace }), first == "#" {
                others.append((index + 1, trimmed(line) { $0.isWhitespace }))
            }
        }
        let candidates = cues.filter { !exact.contains($0) }.map { (cue: $0, normalized: normalized($0)) }
        return others.compactMap { heading in
            let name = normalized(trimmed(heading.text[...]) { $0 == "#" || $0.isWhitespace })
            return candidates.first { isSimilar(name, $0.normalized) }
                .map { MisspelledHeading(line: heading.line, text: heading.text, cue: $0.cue) }
        }
    }

    /// Returns whether two normalized names are almost the same.
    private static func isSimilar(_ first: String, _ second: String) -> Bool {
        let length = min(first.count, second.count)
        let maximumDistance = length < 4 ? 0 : max(1, length / 4)
        guard abs(first.count - second.count) <= maximumDistance else { return false }
        return first == second || first.editDistance(to: second) <= maximumDistance
    }

    private static func normalized(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func trimmed(_ text: Substring, _ isRemoved: (Character) -> Bool) -> String {
        String(text.drop(while: isRemoved).reversed().drop(while: isRemoved).reversed())
    }
}
