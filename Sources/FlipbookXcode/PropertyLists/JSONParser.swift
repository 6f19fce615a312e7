/// A parser of JSON texts. Numbers without a fraction are read as integers, and null as an empty string.
struct JSONParser {
    private var scanner: ByteScanner

    /// Returns whether a text that begins with a bracket is probably JSON, and not a property list of the old text format.
    ///
    /// In JSON a brace is followed by a quoted key and a colon, and a square bracket begins an array.
    static func isLikely(_ bytes: [UInt8]) -> Bool {
        var scanner = ByteScanner(bytes)
        _ = scanner.skip(while: ByteScanner.isSpace)
        if scanner.current == UInt8(ascii: "[") { return true }
        scanner.advance()
        _ = scanner.skip(while: ByteScanner.isSpace)
        guard scanner.skip(UInt8(ascii: "\"")) else { return false }
        while let byte = scanner.current, byte != UInt8(ascii: "\"") { scanner.advance(byte == UInt8(ascii: "\\") ? 2 : 1) }
        scanner.advance()
        _ = scanner.skip(while: ByteScanner.isSpace)
        return scanner.current == UInt8(ascii: ":")
    }

    /// Returns the value of a text in UTF-8.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        var parser = JSONParser(scanner: ByteScanner(bytes))
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.scanner.isAtEnd else { throw parser.scanner.error("unexpected text after the end of the JSON value") }
        return value
    }

    private mutating func skipSpace() { _ = scanner.skip(while: ByteScanner.isSpace) }

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth <= PropertyList.depthLimit else { throw scanner.error("more than \(PropertyList.depthLimit) nested brackets") }
        skipSpace()
        switch scanner.current {
        case UInt8(ascii: "{"): return .dictionary(try entries(depth: depth))
        case UInt8(ascii: "["): return .array(try elements(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        default:
            if scanner.skip("true") { return .bool(true) }
            if scanner.skip("false") { return .bool(false) }
            if scanner.skip("null") { return .string("") }
            return try number()
        }
    }

    private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyList] {
        scanner.advance()
        var result: [PropertyList] = []
        skipSpace()
        if scanner.skip(UInt8(ascii: "]")) { return result }
        while true {
            result.append(try value(depth: depth + 1))
            skipSpace()
            if scanner.skip(UInt8(ascii: "]")) { return result }
            guard scanner.skip(UInt8(ascii: ",")) else { throw scanner.error("',' or ']' is missing") }
        }
    }

    private mutating func entries(depth: Int) throws(PropertyListError) -> PropertyListDictionary {
        scanner.advance()
        var result = PropertyListDictionary()
        skipSpace()
        if scanner.skip(UInt8(ascii: "}")) { return result }
        while true {
            skipSpace()
            guard scanner.current == UInt8(ascii: "\"") else { throw scanner.error("a quoted key is missing") }
            let line = scanner.line()
            let key = try string()
            skipSpace()
            guard scanner.skip(UInt8(ascii: ":")) else { throw scanner.error("':' is missing after \"\(key.prefix(40))\"") }
            result.set(try value(depth: depth + 1), forKey: key, line: line)
            skipSpace()
            if scanner.skip(UInt8(ascii: "}")) { return result }
            guard scanner.skip(UInt8(ascii: ",")) else { throw scanner.error("',' or '}' is missing") }
        }
    }

    private mutating func number() throws(PropertyListError) -> PropertyList {
        let range = scanner.skip { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
        let text = scanner.text(range)
        if let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw scanner.error("a value is missing") }
        return .real(value)
    }

    private mutating func string() throws(PropertyListError) -> String {
        scanner.advance()
        var result: [UInt8] = []
        while let byte = scanner.current {
            scanner.advance()
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): try appendEscape(to: &result)
            default: result.append(byte)
            }
        }
        throw scanner.error("the string has no end")
    }

    private mutating func appendEscape(to result: inout [UInt8]) throws(PropertyListError) {
        guard let byte = scanner.current else { throw scanner.error("the string has no end") }
        scanner.advance()
        switch byte {
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "u"):
            var units = [try codeUnit()]
            while UTF16.isLeadSurrogate(units[units.count - 1]), scanner.skip("\\u") { units.append(try codeUnit()) }
            result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        default: result.append(byte)
        }
    }

    private mutating func codeUnit() throws(PropertyListError) -> UInt16 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = scanner.current.flatMap(ByteScanner.hexDigit) else {
                throw scanner.error("\\u is not followed by four digits")
            }
            unit = unit << 4 | digit
            scanner.advance()
        }
        return UInt16(unit)
    }
}
