import Foundation

/// A reader of XML in one pass over the bytes: elements, attributes, text, entities, CDATA, comments and processing instructions.
///
/// On Linux, Foundation's XML parser is a separate library. Every program would load it, although only storyboards need it. Namespaces are
/// not resolved. Document types are skipped, so that no entity can refer to another file.
package struct InterfaceParser {
    /// The largest depth of elements. It limits the depth of the recursive functions that read the elements.
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var stack: [InterfaceElement] = []
    private var root: InterfaceElement?

    /// Returns the outermost element of a file.
    package static func parse(_ data: Data) throws(InterfaceParseError) -> InterfaceElement {
        var parser = InterfaceParser(utf8Bytes(of: data))
        return try parser.parseDocument()
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the text as UTF-8. A file with a byte order mark can be UTF-16.
    private static func utf8Bytes(of data: Data) -> [UInt8] {
        let bytes = [UInt8](data)
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE), (0xFE, 0xFF):
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                isLittle ? UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 : UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: return Array(bytes.dropFirst(3))
        default: return bytes
        }
    }

    private func failure(_ reason: String) -> InterfaceParseError { InterfaceParseError(line: line, reason: reason) }

    // MARK: - The document

    private mutating func parseDocument() throws(InterfaceParseError) -> InterfaceElement {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                readText()
            } else if has("<!--") {
                try skip(past: "-->", "a comment")
            } else if has("<![CDATA[") {
                try readCharacterData()
            } else if has("<?") {
                try skip(past: "?>", "a processing instruction")
            } else if has("<!") {
                try skipDocumentType()
            } else if has("</") {
                try readEndTag()
            } else {
                try readStartTag()
            }
        }
        if let open = stack.last { throw failure("the element \(open.name) of line \(open.line) is not closed") }
        guard let root else { throw failure("there is no element") }
        return root
    }

    private func has(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    /// Skips a document type. It can contain declarations in brackets, which end with `>` too.
    private mutating func skipDocumentType() throws(InterfaceParseError) {
        let start = line
        while position < bytes.count, !has(">") {
            if has("[") { try skip(past: "]", "a document type") } else { advance() }
        }
        guard position < bytes.count else { throw InterfaceParseError(line: start, reason: "a document type does not end") }
        advance()
    }

    private mutating func skip(past end: StaticString, _ what: String) throws(InterfaceParseError) {
        let start = line
        while position < bytes.count, !has(end) { advance() }
        guard position < bytes.count else { throw InterfaceParseError(line: start, reason: "\(what) does not end") }
        position += end.utf8CodeUnitCount
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { advance() }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    // MARK: - Text

    private mutating func readText() {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        append(Self.resolved(bytes[start..<position]))
    }

    private mutating func readCharacterData() throws(InterfaceParseError) {
        let start = position + 9
        try skip(past: "]]>", "a CDATA section")
        append(String(decoding: bytes[min(start, position - 3)..<position - 3], as: UTF8.self))
    }

    private func append(_ text: String) { stack.last?.text += text }

    // MARK: - Tags

    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"): true
        default: isSpace(byte)
        }
    }

    private mutating func readStartTag() throws(InterfaceParseError) {
        let tagLine = line
        position += 1
        let name = readName()
        guard !name.isEmpty else { throw failure("the name of an element is missing") }
        let attributes = try readAttributes(of: name)
        let element = InterfaceElement(name: name, line: tagLine, attributes: attributes)
        if let parent = stack.last {
            parent.append(element)
        } else if root == nil {
            root = element
        } else {
            throw failure("there is a second outermost element, \(name)")
        }
        if bytes[position] == UInt8(ascii: "/") {
            position += 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { throw failure("the tag of \(name) does not end") }
        } else {
            guard stack.count < Self.maximumDepth else { throw failure("there are more than \(Self.maximumDepth) nested elements") }
            stack.append(element)
        }
        position += 1
    }

    /// Reads attributes up to the end of the tag, and leaves the position at `/` or `>`.
    private mutating func readAttributes(of element: String) throws(InterfaceParseError) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < bytes.count else { throw failure("the tag of \(element) does not end") }
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return attributes }
            let name = readName()
            skipSpace()
            guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                throw failure("an attribute of \(element) has no value")
            }
            position += 1
            skipSpace()
            attributes[name] = try readValue(of: name)
        }
    }

    private mutating func readValue(of attribute: String) throws(InterfaceParseError) -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
            throw failure("the value of \(attribute) is not in quotation marks")
        }
        let (quote, valueLine) = (bytes[position], line)
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote { advance() }
        guard position < bytes.count else { throw InterfaceParseError(line: valueLine, reason: "the value of \(attribute) does not end") }
        defer { position += 1 }
        return Self.resolved(bytes[start..<position])
    }

    private mutating func readEndTag() throws(InterfaceParseError) {
        position += 2
        let name = readName()
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { throw failure("the end tag of \(name) does not end") }
        position += 1
        guard let element = stack.popLast(), element.name == name else { throw failure("the end tag \(name) has no start tag") }
    }

    // MARK: - Entities

    /// Returns text in which the entities are replaced. An unknown entity stays as it is.
    private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"),
                let end = bytes[index..<min(index + 12, bytes.endIndex)].firstIndex(of: UInt8(ascii: ";")),
                let character = character(named: String(decoding: bytes[index + 1..<end], as: UTF8.self))
            {
                result.append(contentsOf: String(character).utf8)
                index = end + 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func character(named name: String) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
            return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(UnicodeScalar.init).map(Character.init)
        }
    }
}
