import CFontLibraries
import Foundation

/// The characters (grapheme clusters) of a text: their positions and their classes. A character can have many UTF-16 units and one or
/// more glyphs.
struct TextCharacters {
    let text: String
    /// The class of each character.
    private(set) var classes: [CharacterClass] = []
    /// The UTF-16 offset of each character, followed by the length of the text.
    private(set) var starts: [Int] = [0]
    /// The UTF-8 offset of each character, followed by the length of the text. The array is empty if all offsets are equal to `starts`.
    private var byteStarts: [Int] = []
    /// The index of the character that contains each UTF-16 unit. The array is empty if each character has one unit.
    private var characterOfUnit: [Int32] = []
    /// Whether the text has right-to-left characters.
    private(set) var hasRightToLeft = false
    /// Whether the text has a soft hyphen.
    private(set) var hasSoftHyphen = false

    init(_ text: String) {
        self.text = text
        let count = text.utf8.count
        let isSimple = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 && $0 != 13 } } ?? false
        if isSimple { appendASCII(count) } else { appendCharacters(count) }
    }

    /// Appends the characters of an ASCII text without carriage returns. Each byte is a character.
    private mutating func appendASCII(_ count: Int) {
        let table = CharacterClass.ascii
        classes = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.map { table[Int($0)] } } ?? []
        starts = Array(0...count)
    }

    private mutating func appendCharacters(_ count: Int) {
        classes.reserveCapacity(count)
        var index = text.startIndex
        byteStarts = [0]
        while index < text.endIndex {
            let end = text.index(after: index)
            append(text[index..<end])
            index = end
        }
        if classes.count == starts[starts.count - 1] { characterOfUnit = [] }
    }

    /// Appends a character. `part` is the part of the text with only this character.
    private mutating func append(_ part: Substring) {
        let (unitCount, byteCount) = (part.utf16.count, part.utf8.count)
        characterOfUnit.append(contentsOf: repeatElement(Int32(classes.count), count: unitCount))
        starts.append(starts[starts.count - 1] + unitCount)
        byteStarts.append(byteStarts[byteStarts.count - 1] + byteCount)
        classes.append(Self.characterClass(of: part))
        if classes[classes.count - 1].contains(.hyphen), part == Self.softHyphen { hasSoftHyphen = true }
        if !hasRightToLeft { hasRightToLeft = part.unicodeScalars.contains(where: BidirectionalAlgorithm.isRightToLeft) }
    }

    /// Returns the class of the only character of a text. The most frequent characters are classified without Unicode's tables.
    private static func characterClass(of part: Substring) -> CharacterClass {
        let scalars = part.unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return CharacterClass(part[part.startIndex])
        }
        switch first.value {
        case 0..<0x80: return CharacterClass.ascii[Int(first.value)]
        case 0xAC00...0xD7A3: return [.letter, .ideographic]
        default: return CharacterClass(part[part.startIndex])
        }
    }

    var count: Int { classes.count }

    /// Returns the index of the character that contains a UTF-16 unit. Offsets outside the text are clamped.
    func characterIndex(atUnit unit: Int) -> Int {
        let index = min(max(unit, 0), starts[count] - 1)
        return index < 0 ? 0 : characterOfUnit.isEmpty ? index : Int(characterOfUnit[index])
    }

    /// Returns a part of the text.
    func string(_ range: Range<Int>) -> String {
        if range.count == count { return text }
        let start = text.utf8.index(text.startIndex, offsetBy: byteStart(range.lowerBound))
        return String(text[start..<text.utf8.index(text.startIndex, offsetBy: byteStart(range.upperBound))])
    }

    /// Returns the byte of a character if it is a single ASCII character, otherwise nil.
    func asciiByte(at index: Int) -> UInt8? {
        let start = byteStart(index)
        guard byteStart(index + 1) == start + 1 else { return nil }
        return text.utf8[text.utf8.index(text.startIndex, offsetBy: start)]
    }

    func character(at index: Int) -> Character { text[text.utf8.index(text.startIndex, offsetBy: byteStart(index))] }

    /// Returns the UTF-16 units of a part of the text.
    func units(of range: Range<Int>) -> [UInt16] {
        let bytes = byteStart(range.lowerBound)..<byteStart(range.upperBound)
        // Only a text of ASCII characters has as many UTF-8 bytes as UTF-16 units.
        if bytes.count == starts[range.upperBound] - starts[range.lowerBound] {
            return text.utf8.withContiguousStorageIfAvailable { $0[bytes].map { UInt16($0) } } ?? []
        }
        return Array(string(range).utf16)
    }

    /// Returns the script of the first character that has a script, or `HB_SCRIPT_INVALID` if none has. HarfBuzz guesses the script of a
    /// text in the same way.
    func script(of range: Range<Int>) -> hb_script_t {
        for index in range {
            if let byte = asciiByte(at: index) {
                if byte | 32 >= 0x61, byte | 32 <= 0x7A { return HB_SCRIPT_LATIN }
                continue
            }
            for scalar in character(at: index).unicodeScalars {
                let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
                if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
            }
        }
        return HB_SCRIPT_INVALID
    }

    private func byteStart(_ index: Int) -> Int { byteStarts.isEmpty ? index : byteStarts[index] }

    /// Returns the index of the first character in a range that ends a line, or nil if there is none.
    func firstNewline(in range: Range<Int>) -> Int? {
        classes.withUnsafeBufferPointer { classes in range.first { classes[$0].contains(.newline) } }
    }

    /// Whether a line that begins at the start of the text, or after a newline, is the first line of a paragraph.
    func startsParagraph(at index: Int) -> Bool { index == 0 || !classes[index - 1].contains(.lineSeparator) }

    /// Whether a line that ends after a range is broken at a soft hyphen, which is then visible.
    func endsAtSoftHyphen(_ range: Range<Int>) -> Bool {
        guard hasSoftHyphen, !range.isEmpty, range.upperBound < count else { return false }
        return string((range.upperBound - 1)..<range.upperBound) == Self.softHyphen
    }

    private static let softHyphen = "\u{AD}"

    /// Returns the range without the hanging spaces at its end.
    func withoutHangingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, classes[end - 1].contains(.hangingSpace) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The size in bytes, including the arrays.
    var byteCount: Int { text.utf8.count + classes.count * 2 + (starts.count + byteStarts.count) * 8 + characterOfUnit.count * 4 + 160 }
}
