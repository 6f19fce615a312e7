/// The root elements of an XML text and their children. Only the nesting of the tags is checked.
struct XMLOutline {
    /// An element with a depth of 0 or 1.
    struct Element {
        let name: String
        let depth: Int
        let startTag: String
        /// The text from the start tag to the end tag.
        fileprivate(set) var text = ""
    }

    /// The elements in the order of their start tags.
    private(set) var elements: [Element] = []
    /// The processing instructions.
    private(set) var instructions: [String] = []

    /// Reads a text, or returns nil if its tags do not match.
    init?(_ bytes: [UInt8]) {
        var open: [(name: String, index: Int?, start: Int)] = []
        var position = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            guard let tag = Self.tag(at: start, in: bytes) else { return nil }
            position = start + tag.utf8.count
            if tag.hasPrefix("<?") { instructions.append(tag) }
            if tag.hasPrefix("<?") || tag.hasPrefix("<!") { continue }
            if !tag.hasPrefix("</") {
                let name = Self.name(tag.dropFirst())
                let index = open.count < 2 ? elements.count : nil
                if index != nil { elements.append(Element(name: name, depth: open.count, startTag: tag)) }
                open.append((name, index, start))
                guard tag.hasSuffix("/>") else { continue }
            }
            guard let element = open.popLast(), tag.hasSuffix("/>") || Self.name(tag.dropFirst(2)) == element.name else { return nil }
            if let index = element.index { elements[index].text = String(decoding: bytes[element.start..<position], as: UTF8.self) }
        }
        guard open.isEmpty else { return nil }
    }

    /// Returns the name of the element at the start of a text.
    private static func name(_ text: Substring) -> String { String(text.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }) }

    /// Returns the value of an attribute as it is written, or nil if the tag does not have it.
    static func attribute(_ name: String, of tag: String) -> String? {
        // Scalars are compared, because a combining character in a value can form one character with the quotation mark before it.
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        var rest = tag.unicodeScalars.drop { !isSpace($0) }
        while true {
            rest = rest.drop { isSpace($0) }
            let key = rest.prefix { !isSpace($0) && $0 != "=" }
            rest = rest.dropFirst(key.count).drop { isSpace($0) }
            guard !key.isEmpty, rest.first == "=" else { return nil }
            rest = rest.dropFirst().drop { isSpace($0) }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            let value = rest.dropFirst().prefix { $0 != quote }
            if String(key) == name { return String(value) }
            rest = rest.dropFirst(value.count + 2)
        }
    }

    /// Returns the tag, comment, instruction or character data that begins at a position, or nil if it has no end.
    private static func tag(at start: Int, in bytes: [UInt8]) -> String? {
        let rest = bytes[start...]
        for (opening, ending) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where rest.starts(with: opening.utf8) {
            return end(of: ending, in: rest.dropFirst(opening.utf8.count)).map { String(decoding: bytes[start..<$0], as: UTF8.self) }
        }
        var quote: UInt8?
        for index in rest.indices {
            if let current = quote {
                if bytes[index] == current { quote = nil }
            } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                quote = bytes[index]
            } else if bytes[index] == UInt8(ascii: ">") {
                return String(decoding: bytes[start...index], as: UTF8.self)
            }
        }
        return nil
    }

    /// Returns the position after a text, or nil if it does not occur.
    private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        var position = bytes.startIndex
        while let index = bytes[position...].firstIndex(of: text.utf8.first!) {
            if bytes[index...].starts(with: text.utf8) { return index + text.utf8.count }
            position = index + 1
        }
        return nil
    }
}
