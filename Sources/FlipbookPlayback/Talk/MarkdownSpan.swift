/// A part of a Markdown paragraph with one style.
nonisolated package struct MarkdownSpan: Equatable, Sendable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false

    package init(_ text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false) {
        (self.text, self.isBold, self.isItalic, self.isCode) = (text, isBold, isItalic, isCode)
    }

    /// Splits a paragraph at `**bold**`, `__bold__`, `*italic*`, `_italic_` and `` `code` ``. A mark without a closing mark is text.
    package static func spans(of text: String) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        split(Array(text)[...], MarkdownSpan(""), into: &spans)
        return spans
    }

    private static func split(_ rest: ArraySlice<Character>, _ style: MarkdownSpan, into spans: inout [MarkdownSpan]) {
        var (rest, plain) = (rest, "")
        func addPlain(_ spans: inout [MarkdownSpan]) {
            guard !plain.isEmpty else { return }
            var span = style
            span.text = plain
            spans.append(span)
            plain = ""
        }
        while let character = rest.first {
            if character == "\\", let escaped = rest.dropFirst().first, "\\`*_".contains(escaped) {
                plain.append(escaped)
                rest = rest.dropFirst(2)
            } else if let (mark, inner, after) = emphasis(rest, plain.last) {
                addPlain(&spans)
                var nested = style
                switch mark {
                case "`": nested.isCode = true
                case "**", "__": nested.isBold = true
                default: nested.isItalic = true
                }
                if nested.isCode {
                    nested.text = String(inner)
                    spans.append(nested)
                } else {
                    split(inner, nested, into: &spans)
                }
                rest = after
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        addPlain(&spans)
    }

    /// Returns the mark at the start of a text, the text up to the closing mark, and the text after the closing mark. Nil if the text does
    /// not start with a mark, or if there is no closing mark.
    ///
    /// - Parameter previous: The character before the text. An underscore inside a word is not a mark.
    private static func emphasis(
        _ text: ArraySlice<Character>, _ previous: Character?
    ) -> (mark: String, inner: ArraySlice<Character>, after: ArraySlice<Character>)? {
        for mark in ["`", "**", "__", "*", "_"] where text.starts(with: mark) {
            let content = text.dropFirst(mark.count)
            guard let first = content.first, mark == "`" || !first.isWhitespace else { return nil }
            if mark.hasPrefix("_"), isPartOfWord(previous) { return nil }
            var end = content.startIndex
            while end < content.endIndex {
                let isDouble = mark.count == 1 && mark != "`" && content[end...].starts(with: mark + mark)
                if content[end...].starts(with: mark), !isDouble, end > content.startIndex, mark == "`" || !content[end - 1].isWhitespace {
                    let after = content[(end + mark.count)...]
                    if !mark.hasPrefix("_") || !isPartOfWord(after.first) { return (mark, content[..<end], after) }
                }
                end += isDouble ? 2 : 1
            }
            return nil
        }
        return nil
    }

    private static func isPartOfWord(_ character: Character?) -> Bool { character?.isLetter == true || character?.isNumber == true }
}
