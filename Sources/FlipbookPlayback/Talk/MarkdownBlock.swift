/// A block of a Markdown text, such as a heading or a paragraph.
nonisolated package enum MarkdownBlock: Equatable, Sendable {
    case heading([MarkdownSpan], level: Int)
    case paragraph([MarkdownSpan])
    /// An item of a list. The marker is a bullet or a number with a period.
    case item([MarkdownSpan], marker: String, level: Int)
    case quote([MarkdownSpan])
    case code(String)

    /// Reads a text: headings, paragraphs, lists, quotes and blocks of code.
    package static func blocks(of text: String) -> [MarkdownBlock] {
        var (blocks, paragraph, code): ([MarkdownBlock], [String], [Substring]?) = ([], [], nil)
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(.paragraph(MarkdownSpan.spans(of: paragraph.joined(separator: " ")))) }
            paragraph = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.hasPrefix("```") {
                endParagraph()
                if let lines = code { blocks.append(.code(lines.joined(separator: "\n"))) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(line)
            } else if line.allSatisfy(\.isWhitespace) {
                endParagraph()
            } else if let block = block(line) {
                endParagraph()
                blocks.append(block)
            } else if paragraph.isEmpty, line.first?.isWhitespace == true, case .item(let spans, let marker, let level)? = blocks.last {
                // An indented line continues the item above it.
                blocks[blocks.count - 1] = .item(spans + MarkdownSpan.spans(of: " " + trimmed(line)), marker: marker, level: level)
            } else {
                paragraph.append(trimmed(line))
            }
        }
        endParagraph()
        if let lines = code { blocks.append(.code(lines.joined(separator: "\n"))) }
        return blocks
    }

    /// Returns the block of a line that is a complete block, or nil for a line of a paragraph.
    private static func block(_ line: Substring) -> MarkdownBlock? {
        if let heading = heading(line) { return .heading(MarkdownSpan.spans(of: heading.text), level: heading.level) }
        let indentation = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        let rest = line.drop { $0.isWhitespace }
        if rest.hasPrefix("> ") { return .quote(MarkdownSpan.spans(of: trimmed(rest.dropFirst(2)))) }
        if ["- ", "* ", "+ "].contains(where: rest.hasPrefix) {
            return .item(MarkdownSpan.spans(of: trimmed(rest.dropFirst(2))), marker: "•", level: indentation / 2)
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < 4, rest.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return .item(MarkdownSpan.spans(of: trimmed(rest.dropFirst(digits.count + 2))), marker: "\(digits).", level: indentation / 2)
    }

    /// Returns the level and the text of a heading, or nil if the line is not a heading.
    static func heading(_ line: Substring) -> (level: Int, text: String)? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") else { return nil }
        return (level, trimmed(line.dropFirst(level)))
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
