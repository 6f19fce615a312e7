/// A word, a string or a punctuation sign of a Swift file.
struct ManifestToken: Equatable {
    enum Kind: Equatable { case word, string, sign }

    var kind: Kind
    /// The content of a string, or the text of a word or sign.
    var text: String
    var line: Int

    /// Returns whether the token is a sign.
    func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
}

/// A lexer for the subset of Swift that package manifests use. It skips comments.
struct ManifestLexer {
    private var scanner: ByteScanner

    /// Returns the tokens of a text.
    static func tokens(_ text: String) -> [ManifestToken] {
        var lexer = ManifestLexer(scanner: ByteScanner(Array(text.utf8)))
        var tokens: [ManifestToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> ManifestToken? {
        while let byte = scanner.current {
            let line = scanner.line()
            if ByteScanner.isSpace(byte) {
                scanner.advance()
            } else if scanner.startsWith("//") {
                _ = scanner.skip { $0 != 10 && $0 != 13 }
            } else if scanner.startsWith("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                return ManifestToken(kind: .string, text: string(), line: line)
            } else if Self.isWord(byte) {
                return ManifestToken(kind: .word, text: scanner.text(scanner.skip(while: Self.isWord)), line: line)
            } else {
                scanner.advance()
                return ManifestToken(kind: .sign, text: String(UnicodeScalar(byte)), line: line)
            }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 128...255: true
        default: false
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if scanner.skip("/*") {
                depth += 1
            } else if scanner.skip("*/") {
                depth -= 1
            } else {
                scanner.advance()
            }
        } while depth > 0 && !scanner.isAtEnd
    }

    /// Returns the content of a string of one or several lines. Interpolations are not evaluated.
    private mutating func string() -> String {
        let isLong = scanner.skip("\"\"\"")
        if !isLong { scanner.advance() }
        var content: [UInt8] = []
        while let byte = scanner.current {
            if isLong ? scanner.skip("\"\"\"") : scanner.skip(UInt8(ascii: "\"")) { break }
            if !isLong, byte == 10 { break }
            scanner.advance()
            if byte == UInt8(ascii: "\\"), let escaped = scanner.current, escaped != UInt8(ascii: "(") {
                scanner.advance()
                content.append(escaped == UInt8(ascii: "n") ? 10 : escaped == UInt8(ascii: "t") ? 9 : escaped)
            } else {
                content.append(byte)
            }
        }
        return String(decoding: content, as: UTF8.self)
    }
}
