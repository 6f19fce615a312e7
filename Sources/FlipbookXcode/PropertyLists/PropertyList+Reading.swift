import Foundation

extension PropertyList {
    /// Reads a property list in any format: binary, XML, JSON, the old text format, or a .strings file.
    ///
    /// Texts are in UTF-8, or in UTF-16 with a byte order mark.
    package init(bytes: [UInt8]) throws(PropertyListError) {
        if bytes.starts(with: Array("bplist".utf8)) {
            self = try BinaryPropertyListParser.parse(bytes)
            return
        }
        let text = Self.utf8(bytes)
        switch text.first(where: { !ByteScanner.isSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }) {
        case UInt8(ascii: "<") where Self.isXML(text): self = try XMLPropertyListParser.parse(text)
        case UInt8(ascii: "{") where JSONParser.isLikely(text), UInt8(ascii: "[") where JSONParser.isLikely(text):
            self = try JSONParser.parse(text)
        default: self = try OldStyleParser.parse(text)
        }
    }

    /// Reads a property list from a text.
    package init(text: String) throws(PropertyListError) { try self.init(bytes: Array(text.utf8)) }

    /// Returns whether the text is XML. A data value of the old text format also begins with `<`, but its next character is a hexadecimal
    /// digit.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count else { return false }
        let next = bytes[start + 1]
        if next == UInt8(ascii: "d") || next == UInt8(ascii: "a") || next == UInt8(ascii: "f") {
            return ["<dict", "<array", "<data", "<date", "<false"].contains { bytes[start...].starts(with: Array($0.utf8)) }
        }
        return ByteScanner.hexDigit(next) == nil && !ByteScanner.isSpace(next) && next != UInt8(ascii: ">")
    }

    /// Returns the bytes of a text in UTF-8. A text in UTF-16 is converted if it has a byte order mark.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
