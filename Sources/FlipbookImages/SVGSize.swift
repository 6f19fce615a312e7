import Foundation

/// The size of an SVG image as the decoder (nanosvg) reads it: from the attributes `width`, `height` and `viewBox`.
///
/// nanosvg uses the bounds of the shapes if there are no such attributes. These bounds are not known before decoding, so such an image is
/// fitted into 300 × 150 pixels, the default size of SVG images in browsers.
struct SVGSize {
    private var width = 0.0
    private var height = 0.0
    private var viewWidth = 0.0
    private var viewHeight = 0.0

    init(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        // As in nanosvg, a tag ends at the next ">", also inside of a comment or of quotation marks. So a comment up to that character is
        // one tag.
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let tag = rest[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
            rest = rest[tag.endIndex...]
            let words = tag.drop { Self.isSpace($0) }
            guard words.starts(with: "svg".utf8), words.dropFirst(3).first.map({ Self.isSpace($0) }) ?? true else { continue }
            readAttributes(String(decoding: words.dropFirst(3), as: UTF8.self))
        }
    }

    /// The size in whole pixels. Each side is limited to 1e9, which is too large to be decoded.
    var pixels: (Int, Int) {
        let (width, height) = (width == 0 ? viewWidth : width, height == 0 ? viewHeight : height)
        guard width > 0, height > 0 else { return (300, 150) }
        // A conversion of units may result in 24.000000000000004, which must not be rounded up to 25.
        func whole(_ length: Double) -> Int { Int(min(max((length - 1e-6).rounded(.up), 1), 1e9)) }
        return (whole(width), whole(height))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private mutating func readAttributes(_ text: String) {
        var rest = text[...]
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
            rest = rest[equals...].drop { $0 != "\"" && $0 != "'" }
            guard let quote = rest.first else { return }
            let value = rest.dropFirst().prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 2)
            switch name {
            case "width": width = Self.length(value)
            case "height": height = Self.length(value)
            case "viewBox":
                let numbers = value.split { $0.isWhitespace || $0 == "," || $0 == "%" }.map { Self.number($0).value }
                if numbers.count >= 4 { (viewWidth, viewHeight) = (numbers[2], numbers[3]) }
            default: break
            }
        }
    }

    /// Returns a length in pixels. A percentage results in 0, because the size to which it is relative is not known.
    private static func length(_ text: Substring) -> Double {
        let (value, unit) = number(text.drop { $0.isWhitespace })
        let factors = ["pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "%": 0, "em": 16, "ex": 16]
        return value * (factors.first { unit.hasPrefix($0.key) }?.value ?? 1)
    }

    /// Returns the number at the start of a text, and the text after it. The number is 1e9 if it is above the range of `Double`, and 0 if
    /// the text is not a number.
    private static func number(_ text: Substring) -> (value: Double, rest: Substring) {
        var end = text.prefix { "+-.0123456789".contains($0) }.endIndex
        let exponent = text[end...]
        if let letter = exponent.first, "eE".contains(letter), exponent.dropFirst().first.map({ "+-0123456789".contains($0) }) == true {
            end = exponent.dropFirst(2).prefix { "0123456789".contains($0) }.endIndex
        }
        let value = Double(text[..<end]) ?? 0
        return (value.isFinite ? value : value > 0 ? 1e9 : 0, text[end...])
    }
}
