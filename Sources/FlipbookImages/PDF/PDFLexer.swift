/// A reader of the values in a PDF file or in a content stream. A delimiter that does not begin a value is returned as a word.
struct PDFLexer {
    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, min(max(position, 0), bytes.count)) }

    /// The greatest depth of arrays and dictionaries.
    private static let maximumDepth = 40

    /// Returns the next value, or nil at the end. If `readsReferences` is false, as in a content stream, `1 0 R` is three values and not a
    /// reference.
    mutating func next(depth: Int = 0, readsReferences: Bool = true) -> PDFObject? {
        skipSpace()
        guard let byte = peek() else { return nil }
        switch byte {
        case UInt8(ascii: "/"): return .name(readName())
        case UInt8(ascii: "("): return .string(readString())
        case UInt8(ascii: "["): return readArray(depth, readsReferences)
        case UInt8(ascii: "<"):
            if peek(1) == UInt8(ascii: "<") { return readDictionary(depth, readsReferences) }
            return .string(readHexadecimalString())
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ")"):
            position += 1
            return .word(String(UnicodeScalar(byte)))
        case UInt8(ascii: ">"):
            position += peek(1) == UInt8(ascii: ">") ? 2 : 1
            return .word(">>")
        default: return readWord(readsReferences)
        }
    }

    func peek(_ offset: Int = 0) -> UInt8? { position + offset < bytes.count ? bytes[position + offset] : nil }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 0 || (9...13).contains(byte) }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipSpace() {
        while let byte = peek() {
            if byte == UInt8(ascii: "%") {
                while let next = peek(), next != 10, next != 13 { position += 1 }
            } else if !Self.isSpace(byte) {
                return
            } else {
                position += 1
            }
        }
    }

    private mutating func regularBytes() -> ArraySlice<UInt8> {
        let start = position
        while let byte = peek(), !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
        return bytes[start..<position]
    }

    private mutating func readWord(_ readsReferences: Bool) -> PDFObject? {
        let text = String(decoding: regularBytes(), as: UTF8.self)
        if let number = Self.number(text) { return readsReferences ? reference(number) ?? .number(number) : .number(number) }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return .word(text)
        }
    }

    /// Returns the number that a text states, or nil if the text is not a number, or if the number is larger than any useful coordinate.
    static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first < 58, first > 42, let value = Double(text), abs(value) < 1e12 else { return nil }
        return value
    }

    /// Returns the reference `number generation R` if the next words are a generation number and `R`, otherwise nil. The generation is
    /// ignored.
    private mutating func reference(_ number: Double) -> PDFObject? {
        guard number >= 0, number == number.rounded() else { return nil }
        var ahead = self
        ahead.skipSpace()
        let generation = ahead.regularBytes()
        guard !generation.isEmpty, generation.count < 6, generation.allSatisfy({ (48...57).contains($0) }) else { return nil }
        ahead.skipSpace()
        guard ahead.regularBytes().elementsEqual("R".utf8) else { return nil }
        position = ahead.position
        return .reference(Int(number))
    }

    private mutating func readName() -> String {
        position += 1
        let raw = Array(regularBytes())
        guard raw.contains(UInt8(ascii: "#")) else { return String(decoding: raw, as: UTF8.self) }
        var (name, index): ([UInt8], Int) = ([], 0)
        while index < raw.count {
            let digits = raw[index] == UInt8(ascii: "#") && index + 2 < raw.count ? Self.hexadecimal(raw[index + 1], raw[index + 2]) : nil
            name.append(digits ?? raw[index])
            index += digits == nil ? 1 : 3
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func hexadecimal(_ high: UInt8, _ low: UInt8) -> UInt8? {
        UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
    }

    private mutating func readArray(_ depth: Int, _ readsReferences: Bool) -> PDFObject? {
        position += 1
        var elements: [PDFObject] = []
        guard depth < Self.maximumDepth else { return .null }
        while let element = next(depth: depth + 1, readsReferences: readsReferences) {
            if case .word(let word) = element {
                if word == "]" { break }
                continue
            }
            elements.append(element)
        }
        return .array(elements)
    }

    private mutating func readDictionary(_ depth: Int, _ readsReferences: Bool) -> PDFObject? {
        position += 2
        var entries: [String: PDFObject] = [:]
        guard depth < Self.maximumDepth else { return .null }
        while let key = next(depth: depth + 1, readsReferences: readsReferences) {
            if key == .word(">>") || key == .word("endobj") { break }
            guard case .name(let name) = key else { continue }
            guard let value = next(depth: depth + 1, readsReferences: readsReferences) else { break }
            if value == .word(">>") { break }
            entries[name] = value
        }
        return .dictionary(entries)
    }

    private mutating func readHexadecimalString() -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: ">") {
            if !Self.isSpace(byte) { digits.append(byte) }
            position += 1
        }
        position = min(position + 1, bytes.count)
        if digits.count % 2 == 1 { digits.append(UInt8(ascii: "0")) }
        return stride(from: 0, to: digits.count, by: 2).compactMap { Self.hexadecimal(digits[$0], digits[$0 + 1]) }
    }

    /// Reads a string in parentheses. Escaped characters are kept without the backslash; their values are not needed.
    private mutating func readString() -> [UInt8] {
        var (depth, string): (Int, [UInt8]) = (0, [])
        while let byte = peek() {
            position += 1
            if byte == UInt8(ascii: "\\") {
                if let escaped = peek() { string.append(escaped) }
                position += 1
                continue
            }
            if byte == UInt8(ascii: "(") {
                depth += 1
                if depth == 1 { continue }
            }
            if byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { break }
            }
            string.append(byte)
        }
        position = min(position, bytes.count)
        return string
    }
}
