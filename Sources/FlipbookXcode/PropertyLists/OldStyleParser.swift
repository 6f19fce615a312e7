import Foundation

/// A parser of .strings files and of property lists in the old text format, which Xcode uses for project.pbxproj.
struct OldStyleParser {
    private var scanner: ByteScanner

    private init(_ bytes: [UInt8]) { scanner = ByteScanner(bytes) }

    /// Returns the value of a text in UTF-8. A text of the form `key = value;` without braces is a dictionary.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        var parser = OldStyleParser(bytes)
        try parser.skipSpace()
        if parser.scanner.isAtEnd { return .dictionary(PropertyListDictionary()) }
        let start = parser.scanner.position
        let value = try parser.value(depth: 0)
        try parser.skipSpace()
        if parser.scanner.isAtEnd { return value }
        if value.string != nil {
            parser.scanner.move(to: start)
            return .dictionary(try parser.entries(depth: 0, end: nil))
        }
        throw parser.scanner.error("unexpected \(parser.currentText) after the end of the property list")
    }

    /// The text that describes the current byte in error messages.
    private var currentText: String {
        guard let byte = scanner.current else { return "end of the file, which is truncated" }
        return byte > 32 && byte < 127 ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
    }

    /// Returns an error about an expected text that is missing at the position.
    private mutating func missing(_ text: String) -> PropertyListError {
        scanner.error(scanner.isAtEnd ? "the file is truncated: \(text) is missing at its end" : "\(text) is missing before \(currentText)")
    }

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
        try skipSpace()
        guard depth <= PropertyList.depthLimit else { throw scanner.error("more than \(PropertyList.depthLimit) nested brackets") }
        switch scanner.current {
        case UInt8(ascii: "{"):
            scanner.advance()
            return .dictionary(try entries(depth: depth, end: UInt8(ascii: "}")))
        case UInt8(ascii: "("):
            scanner.advance()
            return .array(try elements(depth: depth))
        case UInt8(ascii: "<"): return .data(try data())
        default: return .string(try string())
        }
    }

    private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyList] {
        var result: [PropertyList] = []
        while true {
            try skipSpace()
            if scanner.skip(UInt8(ascii: ")")) { return result }
            result.append(try value(depth: depth + 1))
            try skipSpace()
            if scanner.skip(UInt8(ascii: ",")) { continue }
            guard scanner.skip(UInt8(ascii: ")")) else { throw missing("',' or ')'") }
            return result
        }
    }

    /// Returns the entries of a dictionary up to `end`, or up to the end of the file.
    private mutating func entries(depth: Int, end: UInt8?) throws(PropertyListError) -> PropertyListDictionary {
        var result = PropertyListDictionary()
        while true {
            try skipSpace()
            if let end, scanner.skip(end) { return result }
            if end == nil, scanner.isAtEnd { return result }
            let line = scanner.line()
            let key = try string()
            try skipSpace()
            var entry = PropertyList.string(key)
            if scanner.skip(UInt8(ascii: "=")) {
                entry = try value(depth: depth + 1)
                try skipSpace()
            }
            result.set(entry, forKey: key, line: line)
            guard scanner.skip(UInt8(ascii: ";")) || (end != nil && scanner.current == end) || (end == nil && scanner.isAtEnd) else {
                throw missing("';'")
            }
        }
    }

    private mutating func string() throws(PropertyListError) -> String {
        if let quote = scanner.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            scanner.advance()
            return try quotedString(quote)
        }
        let start = scanner.position
        let isUnquoted = Self.isUnquoted
        while let byte = scanner.current, isUnquoted[Int(byte)], !(byte == 47 && scanner.peek(1) == 42) { scanner.advance() }
        guard scanner.position > start else { throw missing("a value or '}'") }
        return scanner.text(start..<scanner.position)
    }

    /// Whether each byte can be part of a text without quotes.
    private static let isUnquoted: [Bool] = {
        let signs = Set("_$/:.-+@~*".utf8)
        return (0...255).map { (byte: UInt8) in
            byte >= 128 || signs.contains(byte) || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        }
    }()

    private mutating func data() throws(PropertyListError) -> Data {
        scanner.advance()
        var digits: [UInt32] = []
        while let byte = scanner.current, byte != UInt8(ascii: ">") {
            if let digit = ByteScanner.hexDigit(byte) {
                digits.append(digit)
            } else if !ByteScanner.isSpace(byte) {
                throw scanner.error("\(currentText) in data is not a hexadecimal digit")
            }
            scanner.advance()
        }
        guard scanner.skip(UInt8(ascii: ">")) else { throw scanner.error("data has no '>' at its end") }
        guard digits.count.isMultiple(of: 2) else { throw scanner.error("data has an odd number of digits") }
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    /// Skips spaces, line breaks and both kinds of comments.
    private mutating func skipSpace() throws(PropertyListError) {
        while true {
            _ = scanner.skip(while: ByteScanner.isSpace)
            guard scanner.current == 47 else { return }
            if scanner.startsWith("//") {
                _ = scanner.skip { $0 != 10 && $0 != 13 }
            } else if scanner.startsWith("/*") {
                let start = scanner.position
                scanner.advance(2)
                if scanner.skip(past: "*/") == nil {
                    scanner.move(to: start)
                    throw scanner.error("the comment has no end")
                }
            } else {
                return
            }
        }
    }
}

// MARK: Quoted strings

extension OldStyleParser {
    private mutating func quotedString(_ quote: UInt8) throws(PropertyListError) -> String {
        let start = scanner.position
        var result: [UInt8] = []
        while let byte = scanner.current {
            scanner.advance()
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { appendEscape(to: &result) } else { result.append(byte) }
        }
        scanner.move(to: start - 1)
        throw scanner.error("the string has no end; the file is truncated")
    }

    private mutating func appendEscape(to result: inout [UInt8]) {
        guard let byte = scanner.current else { return }
        scanner.advance()
        switch byte {
        case UInt8(ascii: "a"): result.append(7)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "v"): result.append(11)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): appendUnicode(to: &result)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): appendOctal(first: byte, to: &result)
        default: result.append(byte)
        }
    }

    /// Returns the code unit of up to four hexadecimal digits at the position.
    private mutating func codeUnit() -> UInt32 {
        var (unit, count): (UInt32, Int) = (0, 0)
        while count < 4, let digit = scanner.current.flatMap(ByteScanner.hexDigit) {
            unit = unit << 4 | digit
            count += 1
            scanner.advance()
        }
        return unit
    }

    private mutating func appendUnicode(to result: inout [UInt8]) {
        var value = codeUnit()
        if (0xD800..<0xDC00).contains(value), scanner.startsWith("\\U") || scanner.startsWith("\\u") {
            let start = scanner.position
            scanner.advance(2)
            let low = codeUnit()
            if (0xDC00..<0xE000).contains(low) {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            } else {
                scanner.move(to: start)
            }
        }
        result.append(contentsOf: String(Character(UnicodeScalar(value) ?? "\u{FFFD}")).utf8)
    }

    /// Appends the character of up to three octal digits. Numbers above 127 are characters in the encoding of NeXTSTEP.
    private mutating func appendOctal(first: UInt8, to result: inout [UInt8]) {
        var (value, count) = (Int(first - 48), 1)
        while count < 3, let byte = scanner.current, (48...55).contains(byte) {
            value = value << 3 | Int(byte - 48)
            count += 1
            scanner.advance()
        }
        let byte = UInt8(truncatingIfNeeded: value)
        let text = byte < 128 ? nil : String(data: Data([byte]), encoding: .nextstep)
        if let text { result.append(contentsOf: text.utf8) } else { result.append(contentsOf: String(UnicodeScalar(byte)).utf8) }
    }
}
