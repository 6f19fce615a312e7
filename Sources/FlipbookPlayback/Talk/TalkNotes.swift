/// The speaker's notes of a scene, in Markdown. A heading with the name of a cue begins the notes of that cue.
nonisolated package struct TalkNotes: Equatable, Sendable {
    /// The notes of the step before the first cue, followed by the notes of each cue. Nil for a cue without notes.
    package let sections: [String?]

    /// Splits the notes at the headings that name cues.
    package init(_ text: String, cues: [String]) {
        var sections = [String?](repeating: nil, count: cues.count + 1)
        var (step, lines, isCode): (Int, [Substring], Bool) = (0, [], false)
        func finish() {
            let text = lines.drop { $0.allSatisfy(\.isWhitespace) }.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
            guard !text.isEmpty else { return }
            sections[step] = (sections[step].map { $0 + "\n\n" } ?? "") + text.joined(separator: "\n")
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, let cue = MarkdownBlock.heading(line).flatMap({ cues.firstIndex(of: $0.text) }) {
                finish()
                (step, lines) = (cue + 1, [])
            } else {
                lines.append(line)
            }
        }
        finish()
        self.sections = sections
    }

    /// Returns the notes of a step, which is the number of passed cues. For a step without notes, returns the notes of the last earlier
    /// step that has notes, or an empty string if there is none.
    package func text(ofStep step: Int) -> String {
        sections.prefix(max(step, 0) + 1).last { $0 != nil }?.flatMap(\.self) ?? ""
    }
}
