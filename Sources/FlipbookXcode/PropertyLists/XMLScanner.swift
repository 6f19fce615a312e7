/// A reader that returns the tags and texts of an XML file in order. It does not read external entities.
struct XMLScanner {
    /// A part of the file.
    enum Event: Equatable {
        /// `<name attribute="value">`. A tag that ends in `/>` is followed by its end event.
        case start(name: String, attributes: [String: String])
        case end(name: String)
        case text(String)
    }

    private var scanner: ByteScanner
    /// The name of a tag that ends in `/>`, until its end event is returned.
    private var pendingEnd: String?

    init(_ bytes: [UInt8]) { scanner = ByteScanner(bytes) }

    /// Returns the line of the current position, counted from 1. For increasing positions, all calls together need linear time.
    mutating func line() -> Int { scanner.line() }

    /// Returns an error at the current position.
    mutating func error(_ message: String) -> PropertyListError { scanner.error(message) }

    /// Returns the next event, or nil at the end of the file.
    mutating func next() throws(PropertyListError) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name: name)
        }
        while !scanner.isAtEnd {
            guard scanner.current == UInt8(ascii: "<") else {
                return .text(Self.unescaped(scanner.text(scanner.skip { $0 != UInt8(ascii: "<") })))
            }
            if scanner.skip("<![CDATA[") {
                guard let range = scanner.skip(past: "]]>") else { throw scanner.error("the CDATA section has no end") }
                return .text(scanner.text(range))
            }
            if try skipMarkup() { continue }
            return try tag()
        }
        return nil
    }

    /// Skips a comment, a processing instruction or a document type. Returns false if the position is at other text.
    private mutating func skipMarkup() throws(PropertyListError) -> Bool {
        if scanner.skip("<!--") {
            guard scanner.skip(past: "-->") != nil else { throw scanner.error("the comment has no end") }
        } else if scanner.skip("<?") {
            guard scanner.skip(past: "?>") != nil else { throw scanner.error("the processing instruction has no end") }
        } else if scanner.skip("<!") {
            _ = scanner.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
            if scanner.skip(UInt8(ascii: "[")), scanner.skip(past: "]") == nil {
                throw scanner.error("the document type has no end")
            }
            guard scanner.skip(past: ">") != nil else { throw scanner.error("the document type has no end") }
        } else {
            return false
        }
        return true
    }

    private mutating func tag() throws(PropertyListError) -> Event {
        scanner.advance()
        let isEnd = scanner.skip(UInt8(ascii: "/"))
        let name = scanner.text(scanner.skip(while: Self.isName))
        guard !name.isEmpty else { throw scanner.error("'<' is not followed by a name") }
        var attributes: [String: String] = [:]
        while true {
            _ = scanner.skip(while: ByteScanner.isSpace)
            if scanner.skip(UInt8(ascii: ">")) { break }
            if scanner.skip("/>") {
                pendingEnd = name
                break
            }
            let (key, value) = try attribute(of: name)
            attributes[key] = value
        }
        return isEnd ? .end(name: name) : .start(name: name, attributes: attributes)
    }

    private mutating func attribute(of tag: String) throws(PropertyListError) -> (String, String) {
        let key = scanner.text(scanner.skip(while: Self.isName))
        _ = scanner.skip(while: ByteScanner.isSpace)
        guard !key.isEmpty, scanner.skip(UInt8(ascii: "=")) else { throw scanner.error("the tag <\(tag)> has no end") }
        _ = scanner.skip(while: ByteScanner.isSpace)
        guard let quote = scanner.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw scanner.error("the value of \(key) in <\(tag)> is not quoted")
        }
        scanner.advance()
        let value = scanner.text(scanner.skip { $0 != quote })
        guard scanner.skip(quote) else { throw scanner.error("the value of \(key) in <\(tag)> has no end") }
        return (key, Self.unescaped(value))
    }

    private static func isName(_ byte: UInt8) -> Bool {
        !ByteScanner.isSpace(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "=")
            && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }

    /// Returns a text with its character references replaced. Unknown references are unchanged.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = reference(rest[start..<end].dropFirst()) else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func reference(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(UnicodeScalar.init).map(Character.init)
        }
    }
}
