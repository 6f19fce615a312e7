/// Changes to the tokens of a file.
struct SourceEdits: Sendable {
    let source: SwiftSource
    /// The new texts of tokens, by the indices of the tokens.
    private var replacements: [Int: String] = [:]
    /// The new spaces and comments before tokens.
    private var trivia: [Int: String] = [:]
    /// The texts that are inserted directly before tokens.
    private var insertions: [Int: String] = [:]
    /// The texts that are added directly after tokens.
    private var suffixes: [Int: String] = [:]
    /// The tokens that are part of a longer replaced text. Later changes of these tokens are ignored.
    private var covered = Set<Int>()

    init(_ source: SwiftSource) { self.source = source }

    /// Removes tokens, and the spaces after them. Line ends are kept.
    mutating func remove(_ tokens: Range<Int>) {
        guard !covered.contains(tokens.lowerBound) else { return }
        replace(tokens, with: "")
        let after = triviaText(tokens.upperBound)
        trivia[tokens.upperBound] = String(after.unicodeScalars.drop { $0 == " " || $0 == "\t" })
    }

    /// Replaces tokens by a text. If the text has fewer line ends than the tokens, the missing line ends are appended.
    mutating func replace(_ tokens: Range<Int>, with text: String) {
        guard let last = tokens.last, !covered.contains(tokens.lowerBound) else { return }
        let lines = source.lineEnds(source.tokens[tokens.lowerBound].start..<source.tokens[last].end)
        let written = text.utf8.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
        for index in tokens {
            replacements[index] = ""
            (insertions[index], suffixes[index]) = (nil, nil)
            if index > tokens.lowerBound {
                trivia[index] = ""
                covered.insert(index)
            }
        }
        replacements[tokens.lowerBound] = text + String(repeating: "\n", count: max(lines - written, 0))
    }

    /// Replaces the text of one token.
    mutating func setText(_ index: Int, _ text: String) {
        if !covered.contains(index) { replacements[index] = text }
    }

    /// Inserts a text before a token and after the spaces before it.
    mutating func insert(_ text: String, before index: Int) {
        if !covered.contains(index) { insertions[index, default: ""] += text }
    }

    /// Adds a text directly after a token.
    mutating func append(_ text: String, after index: Int) {
        if !covered.contains(index) { suffixes[index, default: ""] += text }
    }

    /// Returns the space and comments before a token.
    func triviaText(_ index: Int) -> String { trivia[index] ?? originalTrivia(index) }

    private func originalTrivia(_ index: Int) -> String {
        var text = source.string(source.trivia(index))
        if index == 0 {
            if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
            if text.hasPrefix("#!") { text = "//" + text.dropFirst(2) }
        }
        return text
    }

    /// Returns the text of tokens after all changes, without the space before the first token.
    func text(_ tokens: Range<Int>) -> String {
        var result = ""
        for index in tokens {
            if index > tokens.lowerBound { result += triviaText(index) }
            result += insertions[index] ?? ""
            result += replacements[index] ?? source.tokens[index].text
            result += suffixes[index] ?? ""
        }
        return result
    }

    /// The text of the whole file after all changes.
    var wholeText: String { triviaText(0) + (source.count > 0 ? text(0..<source.count) + triviaText(source.count) : "") }
}
