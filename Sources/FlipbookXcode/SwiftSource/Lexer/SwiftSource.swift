/// The text of a Swift file and its tokens without spaces and comments, with the pairs of brackets.
struct SwiftSource: Sendable {
    let bytes: [UInt8]
    private(set) var tokens: [CodeToken] = []

    init(_ text: String, conditions: CompilationConditions = CompilationConditions()) {
        bytes = Array(text.utf8)
        var (line, counted, lastLine) = (1, 0, 0)
        for token in SwiftLexer.tokens(of: bytes) where token.kind != .space && token.kind != .comment {
            while counted < token.start {
                if bytes[counted] == 10 { line += 1 }
                counted += 1
            }
            let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
            tokens.append(
                CodeToken(kind: token.kind, text: text, start: token.start, end: token.end, line: line, startsLine: line != lastLine))
            // A string or a regular expression can end in a later line.
            lastLine = line
            for byte in bytes[token.start..<token.end] where byte == 10 { lastLine += 1 }
        }
        matchBrackets()
        conditions.markActivity(of: &tokens)
    }

    var count: Int { tokens.count }

    /// Returns the text of a token, or an empty string outside of the file.
    func text(_ index: Int) -> String { index >= 0 && index < tokens.count ? tokens[index].text : "" }

    func kind(_ index: Int) -> SwiftToken.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

    /// Returns the index of the bracket that matches the bracket at `index`. Nil for other tokens, and for a bracket without a matching
    /// bracket.
    func matchingBracket(of index: Int) -> Int? {
        index >= 0 && index < tokens.count && tokens[index].match >= 0 ? tokens[index].match : nil
    }

    /// Returns the index after a token. For an opening bracket, returns the index after the matching bracket, or the end of the file if
    /// there is none.
    func indexAfter(_ index: Int) -> Int {
        guard kind(index) == .punctuation, ["(", "[", "{"].contains(tokens[index].text) else { return index + 1 }
        return matchingBracket(of: index).map { $0 + 1 } ?? count
    }

    /// Returns whether there are no spaces and comments between the previous token and a token.
    func isAdjacent(_ index: Int) -> Bool { index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start }

    /// Returns the byte range of the space and comments before a token. If `index` is the number of tokens, returns the range at the end of
    /// the file.
    func trivia(_ index: Int) -> Range<Int> {
        let start = index == 0 ? 0 : tokens[index - 1].end
        return start..<max(start, index < tokens.count ? tokens[index].start : bytes.count)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the number of line ends in a range of bytes.
    func lineEnds(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $1 == 10 ? $0 + 1 : $0 } }

    /// Returns the text of tokens, with one space where there are spaces or comments between them.
    func joinedText(_ range: Range<Int>) -> String {
        var result = ""
        for index in range where index < tokens.count {
            if index > range.lowerBound && !isAdjacent(index) { result += " " }
            result += tokens[index].text
        }
        return result
    }

    /// Finds the matching brackets. A closing bracket without an opening bracket is ignored, and an opening bracket that is never closed
    /// has no matching bracket.
    private mutating func matchBrackets() {
        var open: [Int] = []
        // For the file and each open brace, the numbers of open parentheses and square brackets inside
        var counts: [(round: Int, square: Int)] = [(0, 0)]
        func pop(until opening: String, closing index: Int) {
            while let last = open.popLast() {
                switch tokens[last].text {
                case "(": counts[counts.count - 1].round -= 1
                case "[": counts[counts.count - 1].square -= 1
                default: counts.removeLast()
                }
                if tokens[last].text == opening {
                    (tokens[last].match, tokens[index].match) = (index, last)
                    return
                }
            }
        }
        for index in tokens.indices where tokens[index].kind == .punctuation {
            switch tokens[index].text {
            case "(": open.append(index); counts[counts.count - 1].round += 1
            case "[": open.append(index); counts[counts.count - 1].square += 1
            case "{": open.append(index); counts.append((0, 0))
            case ")" where counts[counts.count - 1].round > 0: pop(until: "(", closing: index)
            case "]" where counts[counts.count - 1].square > 0: pop(until: "[", closing: index)
            case "}" where counts.count > 1: pop(until: "{", closing: index)
            default: break
            }
        }
    }
}
