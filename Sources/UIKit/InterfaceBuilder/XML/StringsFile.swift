import Foundation

/// A reader of `.strings` files: `"key" = "value";` with comments, and property lists. The value of `"key";` is the key.
package enum StringsFile {
    /// Returns the strings of a file by their keys. Text that cannot be parsed is skipped.
    package static func strings(in data: Data) -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return list as? [String: String] ?? [:]
        }
        var reader = Reader(text(of: data))
        return reader.readStrings()
    }

    /// Returns the text of a file in UTF-16 with a byte order mark, otherwise in UTF-8.
    private static func text(of data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
            return text
        }
        return String(decoding: data, as: UTF8.self)
    }

    private struct Reader {
        private let characters: [UnicodeScalar]
        private var position = 0

        init(_ text: String) { characters = Array(text.unicodeScalars) }

        mutating func readStrings() -> [String: String] {
            var result: [String: String] = [:]
            while position < characters.count {
                skipSpaceAndComments()
                guard let key = readToken() else {
                    position += 1
                    continue
                }
                skipSpaceAndComments()
                if current == ";" {
                    result[key] = key
                } else if current == "=" {
                    position += 1
                    skipSpaceAndComments()
                    if let value = readToken() { result[key] = value }
                }
                skipStatement()
            }
            return result
        }

        /// Skips the rest of a statement, up to its semicolon.
        private mutating func skipStatement() {
            skipSpaceAndComments()
            while let character = current, character != ";" {
                if character == "\"" { _ = readQuoted() } else { position += 1 }
                skipSpaceAndComments()
            }
        }

        private var current: UnicodeScalar? { position < characters.count ? characters[position] : nil }
        private var next: UnicodeScalar? { position + 1 < characters.count ? characters[position + 1] : nil }

        private mutating func skipSpaceAndComments() {
            while let character = current {
                if character.properties.isWhitespace || character == "\u{FEFF}" {
                    position += 1
                } else if character == "/", next == "/" {
                    while let current, current != "\n" {
                        _ = current
                        position += 1
                    }
                } else if character == "/", next == "*" {
                    position += 2
                    while position < characters.count, !(current == "*" && next == "/") { position += 1 }
                    position += 2
                } else {
                    return
                }
            }
        }

        /// Reads a string in quotation marks, or a word. Returns nil if there is neither.
        private mutating func readToken() -> String? {
            guard let first = current else { return nil }
            if first == "\"" { return readQuoted() }
            var word = String.UnicodeScalarView()
            while let character = current, character.properties.isAlphabetic || "0123456789-_.$[]".unicodeScalars.contains(character) {
                word.append(character)
                position += 1
            }
            return word.isEmpty ? nil : String(word)
        }

        private mutating func readQuoted() -> String {
            position += 1
            var result = String.UnicodeScalarView()
            while let character = current, character != "\"" {
                position += 1
                if character == "\\" { readEscape(into: &result) } else { result.append(character) }
            }
            position += 1
            return String(result)
        }

        private mutating func readEscape(into result: inout String.UnicodeScalarView) {
            guard let character = current else { return }
            position += 1
            switch character {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                var units = [readHexadecimal()]
                // A character such as an emoji is written as two escapes.
                if UTF16.isLeadSurrogate(units[0]), current == "\\", next == "U" || next == "u" {
                    position += 2
                    units.append(readHexadecimal())
                }
                result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
            default: result.append(character)
            }
        }

        /// Reads up to four hexadecimal digits.
        private mutating func readHexadecimal() -> UInt16 {
            var value: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = current.flatMap({ Character($0).hexDigitValue }) else { break }
                value = value * 16 + UInt16(digit)
                position += 1
            }
            return value
        }
    }
}
