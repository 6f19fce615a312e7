/// Splits Swift source text into tokens, in linear time and without recursion.
///
/// A string with interpolations is several tokens: the parts of the string, and the tokens of the code in parentheses between them.
package struct SwiftLexer {
    let bytes: [UInt8]
    var position = 0
    var tokens: [SwiftToken] = []
    /// The strings that are open around the current interpolation, from the outside to the inside.
    var openStrings: [OpenString] = []
    /// The offset up to which a search for the end of a regular expression literal has failed. No such literal begins before this offset.
    var noRegexBefore = 0
    /// The last token that is not space or comment.
    var lastSolid: SwiftToken?

    /// A string that contains the current position in one of its interpolations.
    struct OpenString {
        var hashes: Int
        var isMultiline: Bool
        /// The number of parentheses that are open in the interpolation.
        var depth: Int
    }

    /// Returns the tokens of a text in UTF-8.
    package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 3)
    }

    /// Returns a byte, or 0 outside of the text.
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Adds the token from the current position to an offset.
    mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
        guard end > position else { return }
        let token = SwiftToken(kind: kind, start: position, end: end)
        tokens.append(token)
        if kind != .space && kind != .comment { lastSolid = token }
        position = end
    }

    private mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { add(.space, to: 3) }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { add(.comment, to: lineEnd(position)) }
        while position < bytes.count { step() }
    }

    private mutating func step() {
        let first = bytes[position]
        if Self.isSpace(first) {
            add(.space, to: endOfBytes(from: position, while: Self.isSpace))
        } else if Self.isWordStart(first) {
            add(.word, to: endOfBytes(from: position, while: Self.isWordPart))
        } else if first >= 0x30 && first <= 0x39 {
            number()
        } else {
            symbol(first)
        }
    }

    private mutating func symbol(_ first: UInt8) {
        let second = byte(position + 1)
        switch first {
        case UInt8(ascii: "/") where second == UInt8(ascii: "/"): add(.comment, to: lineEnd(position))
        case UInt8(ascii: "/") where second == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "/"):
            if let end = endOfPlainRegex() { return add(.regex, to: end) }
            add(.punctuation, to: position + 1)
        case UInt8(ascii: "\""): openString(hashes: 0)
        case UInt8(ascii: "#"): hashes()
        case UInt8(ascii: "@") where Self.isWordStart(second): add(.attribute, to: endOfBytes(from: position + 1, while: Self.isWordPart))
        case UInt8(ascii: "`"): quotedWord()
        case UInt8(ascii: "-") where second == UInt8(ascii: ">"): add(.punctuation, to: position + 2)
        case UInt8(ascii: "("), UInt8(ascii: ")"): parenthesis(first)
        default: add(.punctuation, to: position + 1)
        }
    }

    private mutating func parenthesis(_ first: UInt8) {
        add(.punctuation, to: position + 1)
        guard var string = openStrings.popLast() else { return }
        if first == UInt8(ascii: ")") && string.depth == 1 {
            stringContents(string)
        } else {
            string.depth += first == UInt8(ascii: "(") ? 1 : -1
            openStrings.append(string)
        }
    }

    /// Reads a token that begins with one or more `#`: a raw string, a regular expression, a directive, or only the `#`.
    private mutating func hashes() {
        let end = endOfBytes(from: position) { $0 == UInt8(ascii: "#") }
        switch byte(end) {
        case UInt8(ascii: "\""): openString(hashes: end - position)
        case UInt8(ascii: "/"):
            if let regexEnd = endOfExtendedRegex(hashes: end - position, from: end + 1) { return add(.regex, to: regexEnd) }
            add(.punctuation, to: end)
        case let next where Self.isWordStart(next):
            if end - position > 1 { add(.punctuation, to: end - 1) }
            add(.directive, to: endOfBytes(from: end, while: Self.isWordPart))
        default: add(.punctuation, to: end)
        }
    }

    private mutating func quotedWord() {
        let end = endOfBytes(from: position + 1) { $0 != UInt8(ascii: "`") && $0 != 10 && $0 != 13 }
        byte(end) == UInt8(ascii: "`") ? add(.word, to: end + 1) : add(.punctuation, to: position + 1)
    }

    private mutating func number() {
        var end = endOfBytes(from: position, while: Self.isWordPart)
        if byte(end) == UInt8(ascii: "."), (0x30...0x39).contains(byte(end + 1)) { end = endOfBytes(from: end + 1, while: Self.isWordPart) }
        add(.number, to: end)
    }

    private mutating func blockComment() {
        var (depth, end) = (1, position + 2)
        while end < bytes.count && depth > 0 {
            if bytes[end] == UInt8(ascii: "/") && byte(end + 1) == UInt8(ascii: "*") {
                (depth, end) = (depth + 1, end + 2)
            } else if bytes[end] == UInt8(ascii: "*") && byte(end + 1) == UInt8(ascii: "/") {
                (depth, end) = (depth - 1, end + 2)
            } else {
                end += 1
            }
        }
        add(.comment, to: min(end, bytes.count))
    }

    /// Returns the offset of the next line end.
    func lineEnd(_ from: Int) -> Int { endOfBytes(from: from) { $0 != 10 && $0 != 13 } }

    /// Returns the first offset whose byte does not meet a condition.
    func endOfBytes(from start: Int, while condition: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count && condition(bytes[end]) { end += 1 }
        return end
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) || byte == 0 }

    static func isWordStart(_ byte: UInt8) -> Bool {
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte == 0x24 || byte >= 0x80
    }

    static func isWordPart(_ byte: UInt8) -> Bool { Self.isWordStart(byte) || (byte >= 0x30 && byte <= 0x39) }
}
