import Foundation

/// Reads the subset of TOML that talks use. The reader reports all mistakes. After a mistake, it continues with the next line.
struct TOMLReader {
    /// The largest depth of nested lists. Without a limit, the recursive reader could overflow the stack.
    private static let maximumDepth = 32

    private let characters: [Character]
    private let file: String
    private var index = 0
    private var line = 1
    /// The index of the first character of the line.
    private var lineStart = 0
    private(set) var mistakes: [ScriptError] = []

    init(_ text: String, file: String) {
        characters = Array(text)
        self.file = file
    }

    /// Reads the whole file.
    mutating func read() -> TOMLDocument {
        var document = TOMLDocument(root: TOMLTable(name: "", location: location))
        while true {
            skipSpaceAndComments()
            guard index < characters.count else { return document }
            do {
                try readLine(into: &document)
            } catch {
                mistakes.append(error)
                while let character = next, !character.isNewline { advance() }
            }
        }
    }

    private mutating func readLine(into document: inout TOMLDocument) throws(ScriptError) {
        if next == "[" {
            document.tables.append(try readTableHeader())
        } else {
            let entry = try readEntry()
            let isInTable = !document.tables.isEmpty
            let table = isInTable ? document.tables[document.tables.count - 1] : document.root
            if let other = table.entries.first(where: { $0.key == entry.key }) {
                throw ScriptError(
                    location: entry.location, message: "'\(entry.key)' is given twice; the first one is in line \(other.location.line)")
            }
            if isInTable { document.tables[document.tables.count - 1].entries.append(entry) } else { document.root.entries.append(entry) }
        }
        skipSpaces()
        if next == "#" { while let character = next, !character.isNewline { advance() } }
        guard next.map(\.isNewline) ?? true else { throw error(expected: "the end of the line") }
    }

    /// Reads `[[scenes]]`.
    private mutating func readTableHeader() throws(ScriptError) -> TOMLTable {
        let start = location
        advance()
        guard next == "[" else { throw ScriptError(location: start, message: "expected two brackets, such as [[scenes]]") }
        advance()
        skipSpaces()
        let name = try readKey("the name of a table")
        skipSpaces()
        for _ in 0..<2 {
            guard next == "]" else { throw error(expected: "]]") }
            advance()
        }
        return TOMLTable(name: name, location: start)
    }

    private mutating func readEntry() throws(ScriptError) -> TOMLTable.Entry {
        let start = location
        let key = try readKey("a key, such as title, or [[scenes]]")
        skipSpaces()
        guard next == "=" else { throw error(expected: "= after '\(key)'") }
        advance()
        skipSpaces()
        return TOMLTable.Entry(key: key, location: start, value: try readValue())
    }

    private mutating func readKey(_ description: String) throws(ScriptError) -> String {
        var key = ""
        while let character = next, character.isASCII, character.isLetter || character.isNumber || "-_".contains(character) {
            key.append(character)
            advance()
        }
        guard !key.isEmpty else { throw error(expected: description) }
        return key
    }

    // MARK: - Values

    /// Reads a value. `depth` is the number of lists that contain it.
    private mutating func readValue(depth: Int = 0) throws(ScriptError) -> TOMLValue {
        let start = location
        switch next {
        case "\"", "'":
            let (text, lines) = try readString()
            return TOMLValue(content: .string(text), location: start, textLines: lines)
        case "[": return TOMLValue(content: .array(try readArray(depth: depth + 1)), location: start)
        default: break
        }
        var word = ""
        while let character = next, character.isLetter || character.isNumber || "+-._".contains(character) {
            word.append(character)
            advance()
        }
        if let boolean = ["true": true, "false": false][word] { return TOMLValue(content: .boolean(boolean), location: start) }
        if let number = Self.number(word) { return TOMLValue(content: .number(number), location: start) }
        let expected = "a value: a string in quotes, a number, true, false or a list in brackets"
        guard !word.isEmpty else { throw error(expected: expected) }
        throw ScriptError(location: start, message: "expected \(expected), found '\(Self.shortened(word))'")
    }

    /// Returns the number that a word represents, or nil if the word is not a number. TOML allows underscores between digits.
    private static func number(_ word: String) -> Double? {
        let digits = word.replacingOccurrences(of: "_", with: "")
        guard let first = digits.first(where: { !"+-".contains($0) }), first.isASCII, first.isNumber, digits.last != ".",
            let value = Double(digits), value.isFinite, !digits.lowercased().contains("x"), !word.hasSuffix("_"), !word.contains("__")
        else { return nil }
        return value
    }

    private mutating func readArray(depth: Int) throws(ScriptError) -> [TOMLValue] {
        let start = location
        guard depth <= Self.maximumDepth else {
            throw ScriptError(location: start, message: "there are more than \(Self.maximumDepth) lists inside each other")
        }
        var values: [TOMLValue] = []
        advance()
        while true {
            skipSpaceAndComments()
            if next == "]" {
                advance()
                return values
            }
            guard next != nil else { throw ScriptError(location: start, message: "this list has no ]") }
            values.append(try readValue(depth: depth))
            skipSpaceAndComments()
            if next == "," { advance() } else if let character = next, character != "]" { throw error(expected: ", or ]") }
        }
    }

    /// Reads a string in one or three quotation marks, or in one or three apostrophes. Between apostrophes, a backslash is an ordinary
    /// character. Also returns the line of the file in which each line of the string begins.
    private mutating func readString() throws(ScriptError) -> (text: String, lines: [Int]) {
        let start = location
        let mark = characters[index]
        let isMultiline = starts(with: String(repeating: mark, count: 3))
        let end = String(repeating: mark, count: isMultiline ? 3 : 1)
        for _ in end { advance() }
        // The line break after the opening marks is not a part of the text.
        if isMultiline, let character = next, character.isNewline { advance() }
        var (text, lines) = ("", [line])
        while !starts(with: end) {
            guard let character = next, isMultiline || !character.isNewline else {
                throw ScriptError(location: start, message: "this string has no closing \(end)")
            }
            if character == "\\", mark == "\"" {
                let escaped = try readEscape(isMultiline: isMultiline)
                text += escaped
                if escaped.contains(where: \.isNewline) { lines.append(line) }
            } else {
                text.append(character == "\r\n" ? "\n" : character)
                advance()
                if character.isNewline { lines.append(line) }
            }
        }
        for _ in end { advance() }
        return (text, lines)
    }

    /// Reads an escape sequence, which begins with a backslash.
    private mutating func readEscape(isMultiline: Bool) throws(ScriptError) -> String {
        let start = location
        advance()
        guard let character = next else { throw ScriptError(location: start, message: "nothing follows this backslash") }
        if isMultiline, character.isWhitespace {
            while let space = next, space.isWhitespace { advance() }
            return ""
        }
        advance()
        if let plain = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t", "r": "\r"][character] { return plain }
        guard character == "u" || character == "U" else {
            throw ScriptError(
                location: start,
                message: "there is no escape \\\(character); there are \\\" \\\\ \\n \\t \\r, \\u with four digits and \\U with eight")
        }
        var digits = ""
        while digits.count < (character == "u" ? 4 : 8), let digit = next, digit.isASCII, digit.isHexDigit {
            digits.append(digit)
            advance()
        }
        guard digits.count == (character == "u" ? 4 : 8), let value = UInt32(digits, radix: 16), let scalar = UnicodeScalar(value) else {
            throw ScriptError(location: start, message: "expected the number of a character after \\\(character), such as \\u00E9")
        }
        return String(Character(scalar))
    }

    // MARK: - Characters

    private var next: Character? { index < characters.count ? characters[index] : nil }
    private var location: ScriptLocation { ScriptLocation(file: file, line: line, column: index - lineStart + 1) }

    private mutating func advance() {
        guard index < characters.count else { return }
        index += 1
        if characters[index - 1].isNewline { (line, lineStart) = (line + 1, index) }
    }

    private func starts(with text: String) -> Bool { characters[index...].starts(with: text) }

    private mutating func skipSpaces() { while next == " " || next == "\t" { advance() } }

    private mutating func skipSpaceAndComments() {
        while let character = next, character.isWhitespace || character == "#" {
            if character == "#" { while let rest = next, !rest.isNewline { advance() } } else { advance() }
        }
    }

    private func error(expected description: String) -> ScriptError {
        let found = characters[min(index, characters.count)...].prefix { !$0.isWhitespace }
        let text = next.map(\.isNewline) ?? true ? "the end of the line" : "'\(Self.shortened(String(found)))'"
        return ScriptError(location: location, message: "expected \(description), found \(text)")
    }

    private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}
