import CoreGraphics
import Foundation
import Stage

/// Reads one line of a script from left to right. Its errors contain the column and the expected input.
struct ScriptLineReader {
    private let characters: [Character]
    private var position = 0
    private let file: String
    private let lineNumber: Int

    init(_ text: Substring, file: String, lineNumber: Int) {
        characters = Array(text)
        self.file = file
        self.lineNumber = lineNumber
        skipSpace()
    }

    /// The location of the next character.
    var location: ScriptLocation { ScriptLocation(file: file, line: lineNumber, column: position + 1) }

    /// Whether the rest of the line is empty or a comment.
    var isAtEnd: Bool { position >= characters.count || characters[position] == "#" }

    /// The next character, or nil at the end.
    private var nextCharacter: Character? { isAtEnd ? nil : characters[position] }

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    /// Returns an error at the current location.
    func error(_ message: String) -> ScriptError { ScriptError(location: location, message: message) }

    /// Returns the error "expected …, found …" at the current location.
    ///
    /// - Parameter hint: A suggestion at the end of the error, such as " (did you mean …?)".
    func error(expected description: String, hint: String = "") -> ScriptError {
        error("expected \(description), found \(isAtEnd ? "the end of the line" : "'\(shortened(textBeforeSpace))'")\(hint)")
    }

    /// Returns the first 40 characters of a text, followed by an ellipsis if it is longer.
    private func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

    /// The characters before the next space.
    private var textBeforeSpace: String { String(characters[position...].prefix { !$0.isWhitespace }) }

    // MARK: - Words

    /// Returns whether a character can be part of a word: a letter, a digit or one of `-_+./`.
    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "-_+./".contains(character)
    }

    /// The next word, or nil if no word follows. A word begins with a letter or `_`, and the signs `±` and `+-` are words too. The word is
    /// not consumed.
    var nextWord: String? {
        guard let nextCharacter,
            nextCharacter.isLetter || nextCharacter == "_" || nextCharacter == "±" || characters[position...].starts(with: "+-")
        else { return nil }
        if nextCharacter == "±" { return "±" }
        if characters[position...].starts(with: "+-") { return "+-" }
        return String(characters[position...].prefix { Self.isWordCharacter($0) })
    }

    /// Consumes a number of characters and the spaces after them.
    mutating func advance(by count: Int) {
        position += count
        skipSpace()
    }

    /// Consumes a word if it is the next word. Returns whether it was consumed.
    mutating func skipIfNext(_ word: String) -> Bool {
        guard nextWord == word else { return false }
        advance(by: word.count)
        return true
    }

    /// Consumes a character if it is the next character. Returns whether it was consumed.
    mutating func skipIfNext(_ character: Character) -> Bool {
        guard nextCharacter == character else { return false }
        advance(by: 1)
        return true
    }

    /// Consumes a word, or throws an error if it is not the next word.
    mutating func requireWord(_ word: String) throws {
        guard skipIfNext(word) else { throw error(expected: "'\(word)'") }
    }

    /// Reads one of several words. The error for a misspelled word suggests the most similar word.
    mutating func readChoice<T>(_ description: String, from choices: [(String, T)]) throws -> T {
        let names = choices.map(\.0)
        guard let nextWord else { throw error(expected: "\(description) (\(Self.alternatives(names)))") }
        guard let match = choices.first(where: { $0.0 == nextWord }) else {
            throw error(
                "expected \(description) (\(Self.alternatives(names))), found '\(shortened(nextWord))'\(SpellingSuggestion.hint(for: nextWord, among: names))"
            )
        }
        advance(by: nextWord.count)
        return match.1
    }

    /// Returns the names as "a, b or c".
    static func alternatives(_ names: [String]) -> String { SpellingSuggestion.alternatives(names) }

    /// Reads a file name: in quotes, or up to the next space.
    mutating func readPath() throws -> String {
        guard !isAtEnd else { throw error(expected: "the name of a file") }
        if nextCharacter == "\"" { return try readString("the name of a file") }
        let word = textBeforeSpace
        advance(by: word.count)
        return word
    }

    // MARK: - Numbers

    /// The next characters that can be part of a number. They are a number if `Double` can read them.
    private var nextDigits: String {
        isAtEnd ? "" : String(characters[position...].prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    }

    /// Throws an error if the next word is not a number, such as `2o°`, in which a letter follows the digits without a space.
    ///
    /// - Parameters:
    ///   - signs: The texts that can follow the number without a space.
    ///   - advice: What can be written instead of the word.
    func requireNumber(followedBy signs: [String], _ advice: String) throws {
        guard !isAtEnd else { return }
        let rest = textBeforeSpace.dropFirst(nextDigits.count)
        let isFollowedBySign =
            rest.isEmpty || rest.first == "#" || signs.contains { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isLetter != true }
        guard Double(nextDigits)?.isFinite != true || !isFollowedBySign else { return }
        throw error("'\(shortened(textBeforeSpace))' is not a number; \(advice)")
    }

    /// Reads a number in a range. `description` names it in errors.
    mutating func readNumber(_ description: String, in range: ClosedRange<Double>) throws -> Double {
        let digits = nextDigits
        let start = self
        guard let value = Double(digits), value.isFinite else { throw error(expected: description) }
        guard range.contains(value) else {
            throw start.error(
                "\(description) must be from \(Self.formatted(range.lowerBound)) to \(Self.formatted(range.upperBound)), not \(digits)")
        }
        advance(by: digits.count)
        return value
    }

    /// Reads an integer in a range.
    mutating func readInteger(_ description: String, in range: ClosedRange<Int>) throws -> Int {
        let start = self
        let value = try readNumber(description, in: Double(range.lowerBound)...Double(range.upperBound))
        guard value == value.rounded() else { throw start.error(expected: "\(description) as a whole number") }
        return Int(value)
    }

    /// Whether a digit follows.
    var isAtNumber: Bool { nextCharacter.map { $0.isASCII && $0.isNumber } ?? false }

    /// The next number as it is written, or nil if no digit follows. It is not consumed.
    var nextNumber: String? { isAtNumber ? nextDigits : nil }

    /// Returns a number without decimals if it is an integer, otherwise with two decimals. A number that would become 0.00 has up to six
    /// significant digits.
    static func formatted(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(format: abs(value) < 0.005 ? "%g" : "%.2f", value)
    }

    // MARK: - Strings and points

    var isAtString: Bool { nextCharacter == "\"" }
    var isAtPoint: Bool { nextCharacter == "(" }

    /// Reads a text in quotes.
    mutating func readString(_ description: String) throws -> String {
        guard isAtString else { throw error(expected: "\(description) in quotes") }
        let start = self
        var text = ""
        var index = position + 1
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\", index + 1 < characters.count {
                index += 1
                switch characters[index] {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "\\", "\"": text.append(characters[index])
                case "u":
                    position = index - 1
                    text.unicodeScalars.append(try readScalar(&index))
                default:
                    position = index - 1
                    throw error(
                        "expected \", \\, n, t or u{…} after the backslash, found '\(characters[index])'; write \\\\ for a backslash")
                }
            } else {
                text.append(characters[index])
            }
            index += 1
        }
        guard index < characters.count else { throw start.error("the closing quotation mark is missing; write \" after the text") }
        position = index + 1
        skipSpace()
        return text
    }

    /// Reads a code point such as `u{301}`. `index` is the position of the `u`, and is set to the position of the closing brace.
    private func readScalar(_ index: inout Int) throws -> Unicode.Scalar {
        let remaining = characters[(index + 1)...]
        guard remaining.first == "{", let end = remaining.firstIndex(of: "}"), end - index <= 8,
            let value = UInt32(String(remaining[(index + 2)..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { throw error("expected a code point such as \\u{301}") }
        index = end
        return scalar
    }

    /// Returns a text in quotes, as it is written in a script.
    ///
    /// Control characters and line separators are written as code points. If a character combines with a quotation mark, a backslash or a
    /// brace of this notation, all characters outside of ASCII are written as code points.
    static func quoted(_ text: String) -> String {
        func quoted(_ isAllowed: (Unicode.Scalar) -> Bool) -> String {
            var line = "\""
            for scalar in text.unicodeScalars {
                if scalar == "\"" || scalar == "\\" {
                    line += "\\\(scalar)"
                } else if isAllowed(scalar) {
                    line.unicodeScalars.append(scalar)
                } else {
                    line += "\\u{\(String(scalar.value, radix: 16))}"
                }
            }
            return line + "\""
        }
        let readable = quoted { ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
        var line = ScriptLineReader(readable[...], file: "", lineNumber: 1)
        guard let parsed = try? line.readString(""), line.isAtEnd, parsed.unicodeScalars.elementsEqual(text.unicodeScalars) else {
            return quoted { (" "..."~").contains($0) }
        }
        return readable
    }

    /// Reads a point such as `(187, 300)` or `(50%, 40%)`.
    mutating func readPoint(_ description: String) throws -> ScriptPoint {
        guard isAtPoint else { throw error(expected: description) }
        advance(by: 1)
        let x = try readCoordinate("the x coordinate")
        guard nextCharacter == "," else { throw error(expected: "a comma") }
        advance(by: 1)
        let y = try readCoordinate("the y coordinate")
        guard nextCharacter == ")" else { throw error(expected: "')'") }
        advance(by: 1)
        return ScriptPoint(x: x, y: y)
    }

    /// Reads a number that can be a percentage, such as a coordinate of a point.
    mutating func readCoordinate(
        _ description: String, in range: ClosedRange<Double> = -100_000...100_000
    ) throws -> ScriptPoint.Coordinate {
        let value = try readNumber(description, in: range)
        return ScriptPoint.Coordinate(value: value, unit: skipIfNext(Character("%")) ? .percent : .none)
    }
}
