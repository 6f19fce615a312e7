import Foundation

/// A parser of property lists in XML.
struct XMLPropertyListParser {
    private var scanner: XMLScanner

    /// Returns the value of a text in UTF-8.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        var parser = XMLPropertyListParser(scanner: XMLScanner(bytes))
        guard case .start(var name, _)? = try parser.nextTag() else { throw parser.scanner.error("there is no property list") }
        let isWrapped = name == "plist"
        if isWrapped {
            guard case .start(let inner, _)? = try parser.nextTag() else { throw parser.scanner.error("<plist> is empty") }
            name = inner
        }
        let value = try parser.value(name, depth: 0)
        if isWrapped { try parser.expectEnd("plist") }
        return value
    }

    /// Returns the next tag, or nil at the end of the file. Only white space may be before the tag.
    private mutating func nextTag() throws(PropertyListError) -> XMLScanner.Event? {
        while let event = try scanner.next() {
            guard case .text(let text) = event else { return event }
            if text.contains(where: { !$0.isWhitespace }) { throw scanner.error("unexpected text \"\(text.trimmed.prefix(20))\"") }
        }
        return nil
    }

    private mutating func expectEnd(_ name: String) throws(PropertyListError) {
        guard try nextTag() == .end(name: name) else { throw scanner.error("</\(name)> is missing") }
    }

    /// Returns the text up to the end tag of an element.
    private mutating func text(_ name: String) throws(PropertyListError) -> String {
        var result = ""
        while let event = try scanner.next() {
            switch event {
            case .text(let part): result += part
            case .end(name): return result
            default: throw scanner.error("<\(name)> contains another tag")
            }
        }
        throw scanner.error("</\(name)> is missing")
    }

    private mutating func value(_ name: String, depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth <= PropertyList.depthLimit else { throw scanner.error("more than \(PropertyList.depthLimit) nested elements") }
        switch name {
        case "dict": return .dictionary(try entries(depth: depth))
        case "array": return .array(try elements(depth: depth))
        case "string": return .string(try text(name))
        case "true", "false":
            try expectEnd(name)
            return .bool(name == "true")
        case "integer", "real": return try number(name)
        case "date": return try date()
        case "data": return try data()
        default: throw scanner.error("<\(name)> is not an element of a property list")
        }
    }

    private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyList] {
        var result: [PropertyList] = []
        while let event = try nextTag() {
            switch event {
            case .start(let name, _): result.append(try value(name, depth: depth + 1))
            case .end("array"): return result
            default: throw scanner.error("</array> is missing")
            }
        }
        throw scanner.error("</array> is missing")
    }

    private mutating func entries(depth: Int) throws(PropertyListError) -> PropertyListDictionary {
        var result = PropertyListDictionary()
        while let event = try nextTag() {
            switch event {
            case .start("key", _):
                let key = try text("key")
                let line = scanner.line()
                guard case .start(let name, _)? = try nextTag() else { throw scanner.error("the key \"\(key)\" has no value") }
                result.set(try value(name, depth: depth + 1), forKey: key, line: line)
            case .end("dict"): return result
            case .start(let name, _): throw scanner.error("<\(name)> has no key before it")
            default: throw scanner.error("</dict> is missing")
            }
        }
        throw scanner.error("</dict> is missing")
    }

    private mutating func number(_ name: String) throws(PropertyListError) -> PropertyList {
        let digits = try text(name).trimmed
        if name == "integer" {
            let isHex = digits.lowercased().hasPrefix("0x")
            if let value = isHex ? Int(digits.dropFirst(2), radix: 16) : Int(digits) { return .integer(value) }
        }
        guard let value = Double(digits) else { throw scanner.error("\"\(digits.prefix(20))\" is not a number") }
        return .real(value)
    }

    private mutating func date() throws(PropertyListError) -> PropertyList {
        let text = try text("date").trimmed
        guard let date = PropertyList.date(iso8601: text) else { throw scanner.error("\"\(text.prefix(20))\" is not a date") }
        return .date(date)
    }

    private mutating func data() throws(PropertyListError) -> PropertyList {
        let text = try text("data").filter { !$0.isWhitespace }
        guard let data = Data(base64Encoded: text) else {
            throw scanner.error("the data is not in base 64")
        }
        return .data(data)
    }
}

extension StringProtocol {
    /// The text without the spaces and line breaks at its ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
