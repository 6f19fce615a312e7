import Foundation

/// A line of a script, read from left to right. What does not fit is reported with its column, and with what would have.
struct ScriptLine {
    private let characters: [Character]
    private var position = 0
    private let file: String
    private let number: Int

    init(_ text: Substring, file: String, number: Int) {
        characters = Array(text)
        self.file = file
        self.number = number
        skipSpace()
    }

    /// Where the next thing begins.
    var place: ScriptPlace { ScriptPlace(file: file, line: number, column: position + 1) }

    var isAtEnd: Bool { position >= characters.count || characters[position] == "#" }

    private var next: Character? { isAtEnd ? nil : characters[position] }

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    func error(_ message: String) -> ScriptError { ScriptError(place: place, message: message) }

    /// "expected X, found Y".
    func expected(_ what: String) -> ScriptError {
        error("expected \(what), found \(isAtEnd ? "the end of the line" : "'\(clip(peekWord))'")")
    }

    private func clip(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

    /// All up to the next space.
    private var peekWord: String { String(characters[position...].prefix { !$0.isWhitespace }) }

    // MARK: - Words

    /// Letters and what may stand between them in names.
    private static func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber || "-_+./".contains(character) }

    /// The next word without taking it; nil if something else comes.
    var word: String? {
        guard let next, next.isLetter || next == "_" || next == "±" || characters[position...].starts(with: "+-") else { return nil }
        if next == "±" { return "±" }
        if characters[position...].starts(with: "+-") { return "+-" }
        return String(characters[position...].prefix { Self.isLetter($0) })
    }

    mutating func take(_ count: Int) {
        position += count
        skipSpace()
    }

    /// Takes a word if it comes next.
    mutating func take(_ expected: String) -> Bool {
        guard word == expected else { return false }
        take(expected.count)
        return true
    }

    mutating func require(_ wanted: String) throws {
        guard take(wanted) else { throw expected("'\(wanted)'") }
    }

    /// One of several words; a misspelt one is told the nearest.
    mutating func choice<T>(_ what: String, _ choices: [(String, T)]) throws -> T {
        let names = choices.map(\.0)
        guard let word else { throw expected("\(what) (\(Self.list(names)))") }
        guard let choice = choices.first(where: { $0.0 == word }) else {
            throw error("expected \(what) (\(Self.list(names))), found '\(clip(word))'\(Nearest.hint(word, names))")
        }
        take(word.count)
        return choice.1
    }

    static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }

    /// A file's name: in quotes, or all up to the next space.
    mutating func path() throws -> String {
        guard !isAtEnd else { throw expected("the name of a file") }
        if next == "\"" { return try string("the name of a file") }
        let word = peekWord
        take(word.count)
        return word
    }

    // MARK: - Numbers

    mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
        let digits = String(characters[position...].prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
        let begin = self
        guard !isAtEnd, let value = Double(digits), value.isFinite else { throw expected(what) }
        guard range.contains(value) else {
            throw begin.error("\(what) goes from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound)), not \(digits)")
        }
        take(digits.count)
        return value
    }

    mutating func whole(_ what: String, in range: ClosedRange<Int>) throws -> Int {
        let begin = self
        let value = try number(what, in: Double(range.lowerBound)...Double(range.upperBound))
        guard value == value.rounded() else { throw begin.expected("\(what), a whole number") }
        return Int(value)
    }

    /// Whether a whole number comes next.
    var isAtNumber: Bool { next.map { $0.isASCII && $0.isNumber } ?? false }

    static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }

    // MARK: - Strings and points

    var isAtString: Bool { next == "\"" }
    var isAtPoint: Bool { next == "(" }

    mutating func string(_ what: String) throws -> String {
        guard isAtString else { throw expected("\(what) in quotes") }
        let begin = self
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
                    text.unicodeScalars.append(try scalar(&index))
                default:
                    position = index - 1
                    throw error("after a backslash comes \", \\, n, t or u{…}, not '\(characters[index])'")
                }
            } else {
                text.append(characters[index])
            }
            index += 1
        }
        guard index < characters.count else { throw begin.error("the quote is not closed before the end of the line") }
        position = index + 1
        skipSpace()
        return text
    }

    /// The number in `u{301}`, from the `u` to the brace that closes it.
    private func scalar(_ index: inout Int) throws -> Unicode.Scalar {
        let rest = characters[(index + 1)...]
        guard rest.first == "{", let end = rest.firstIndex(of: "}"), end - index <= 8,
            let value = UInt32(String(rest[(index + 2)..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { throw error("a character by its number looks like \\u{301}") }
        index = end
        return scalar
    }

    /// A text as it stands in a script. What would end the line or join the quotes stands there by its number.
    static func quoted(_ text: String) -> String {
        func quoted(_ isPlain: (Unicode.Scalar) -> Bool) -> String {
            var line = "\""
            for scalar in text.unicodeScalars {
                if scalar == "\"" || scalar == "\\" {
                    line += "\\\(scalar)"
                } else if isPlain(scalar) {
                    line.unicodeScalars.append(scalar)
                } else {
                    line += "\\u{\(String(scalar.value, radix: 16))}"
                }
            }
            return line + "\""
        }
        let usual = quoted { ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
        var line = ScriptLine(usual[...], file: "", number: 1)
        guard let read = try? line.string(""), line.isAtEnd, read.unicodeScalars.elementsEqual(text.unicodeScalars) else {
            return quoted { (" "..."~").contains($0) }
        }
        return usual
    }

    /// `(187, 300)`, `(50%, 40%)`.
    mutating func point(_ what: String) throws -> ScriptPoint {
        guard isAtPoint else { throw expected(what) }
        take(1)
        let x = try measure("the distance across")
        guard next == "," else { throw expected("a comma") }
        take(1)
        let y = try measure("the distance down")
        guard next == ")" else { throw expected("')'") }
        take(1)
        return ScriptPoint(x: x, y: y)
    }

    private mutating func measure(_ what: String) throws -> ScriptPoint.Measure {
        let value = try number(what, in: -100_000...100_000)
        guard next == "%" else { return ScriptPoint.Measure(value: value, isPart: false) }
        take(1)
        return ScriptPoint.Measure(value: value, isPart: true)
    }
}
