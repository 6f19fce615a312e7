/// Reads words of Swift source text, and skips comments, string literals and brackets.
struct SourceReader {
    let bytes: [UInt8]
    private(set) var position = 0
    /// Whether a doc comment before the position says that the next declaration has no effect.
    var hasNoEffect = false

    /// Reads a source text from its beginning.
    init(_ text: String) { bytes = Array(text.utf8) }

    /// The byte at the position, or 0 at the end.
    var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }
    /// Whether the position is at the first byte of a word.
    var isAtWord: Bool { Self.isWord(byte) }

    /// Whether a byte can be part of a name. Backticks count.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "`"), 128...:
            true
        default: false
        }
    }

    /// Whether a text is at the position.
    func isAt(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: - Spaces and comments

    /// Moves forward by one byte.
    mutating func advance() { position += 1 }

    /// Skips spaces, line ends and comments. Returns whether there is more text.
    @discardableResult mutating func skipSpace() -> Bool {
        while position < bytes.count {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where isAt("//") || isAt("/*"): skipComment()
            default: return true
            }
        }
        return false
    }

    private mutating func skipComment() {
        if isAt("/*") {
            while position < bytes.count, !isAt("*/") { position += 1 }
            position += 2
        } else {
            if isAt("/// Differs from Apple: it has no effect") || isAt("/// Differs from Apple: the value has no effect") {
                hasNoEffect = true
            }
            skipLine()
        }
    }

    /// Moves to the end of the line.
    mutating func skipLine() { while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 } }

    // MARK: - Words

    /// Reads a word without its backticks, or returns an empty string if there is none.
    mutating func readWord() -> String {
        skipSpace()
        let start = position
        while isAtWord { position += 1 }
        return String(decoding: bytes[start..<position].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    /// The word after the position, which does not change.
    var nextWord: String {
        var copy = self
        return copy.readWord()
    }

    /// Reads the name of a type with its enclosing types, such as `UIView.AnimationOptions`, without generic arguments.
    mutating func readTypeName() -> String {
        var name = readWord()
        while !name.isEmpty {
            if isAt("<") { skipBalanced() }
            guard isAt(".") else { break }
            position += 1
            name += "." + readWord()
        }
        return name
    }

    /// Reads the name of a function or operator.
    mutating func readFunctionName() -> String {
        skipSpace()
        if isAtWord { return readWord() }
        let start = position
        while position < bytes.count, !isAt(" "), !isAt("(") {
            // Generic parameters, as in `-<Value>(value: Value)`.
            if isAt("<"), position > start, position + 1 < bytes.count, Self.isWord(bytes[position + 1]) { break }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    // MARK: - Elements

    /// Skips one byte, string literal, comment, or bracket with its contents.
    mutating func skipElement() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBalanced()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
        case UInt8(ascii: "/") where isAt("//") || isAt("/*"): skipComment()
        default: position += 1
        }
    }

    /// Skips an opening bracket, its contents and the closing bracket.
    mutating func skipBalanced() {
        let hadNoEffect = hasNoEffect
        let isGeneric = isAt("<")
        position += 1
        while position < bytes.count {
            // Spaces and lower-case letters are most of the text, and have no meaning here.
            let next = bytes[position]
            if next == 0x20 || (next >= 0x61 && next <= 0x7A) {
                position += 1
                continue
            }
            if isAt(")") || isAt("]") || isAt("}") || (isGeneric && isAt(">")) {
                position += 1
                break
            }
            if isGeneric, isAt("<") { skipBalanced() } else if isAt("->") { position += 2 } else { skipElement() }
        }
        hasNoEffect = hadNoEffect
    }

    /// Skips a string literal, with its interpolated expressions, or a number sign that does not begin one.
    private mutating func skipString() {
        let start = position
        while isAt("#") { position += 1 }
        let numberSigns = position - start
        guard isAt("\"") else { return }
        let isMultiline = isAt("\"\"\"")
        position += isMultiline ? 3 : 1
        while position < bytes.count {
            if isAt("\\") {
                position += 1
                if numberSigns > 0, !hasNumberSigns(numberSigns, at: position) { continue }
                position += numberSigns
                if isAt("(") { skipBalanced() } else { position += 1 }
            } else if isMultiline ? isAt("\"\"\"") : isAt("\""), hasNumberSigns(numberSigns, at: position + (isMultiline ? 3 : 1)) {
                position += (isMultiline ? 3 : 1) + numberSigns
                return
            } else {
                position += 1
            }
        }
    }

    private func hasNumberSigns(_ count: Int, at index: Int) -> Bool {
        index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
