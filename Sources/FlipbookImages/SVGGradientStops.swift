import Foundation

/// Repeats the stops of the gradients in an SVG document.
///
/// The parser of SDL_image 2.6 (NanoSVG) reads 255 stops beyond the end of a gradient with only one stop. Other memory of the process then
/// becomes visible in the image. A gradient in which each stop occurs twice looks the same, and always has several stops.
enum SVGGradientStops {
    /// Returns the document with a copy of each `stop` element after it.
    ///
    /// Elements are found in the same way as by the parser: from `<` to the next `>`, also within quotation marks and comments.
    static func doubled(in document: Data) -> Data {
        guard document.range(of: Data("stop".utf8)) != nil else { return document }
        return document.withUnsafeBytes { bytes in
            var result = Data(capacity: bytes.count * 2)
            var rest = bytes[...]
            while let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) {
                result += rest[...end]
                if isStop(rest[(start + 1)..<end]) { result += rest[start...end] }
                rest = rest[(end + 1)...]
            }
            return result + rest
        }
    }

    /// Returns whether the text between `<` and `>` begins with the word `stop`.
    private static func isStop(_ tag: Slice<UnsafeRawBufferPointer>) -> Bool {
        let name = tag.drop(while: isSpace)
        let rest = name.dropFirst(4)
        return name.starts(with: "stop".utf8) && rest.first.map(isSpace) ?? true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
