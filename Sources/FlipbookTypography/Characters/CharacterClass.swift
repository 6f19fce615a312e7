import Foundation

/// The properties of a character that shaping and line breaking need. They are computed once for each character of a text, because a layout
/// at any width needs the same properties.
struct CharacterClass: OptionSet {
    var rawValue: UInt16

    /// A character that ends a line: a paragraph separator or a line separator.
    static let newline = CharacterClass(rawValue: 1 << 0)
    /// White space that has no width at the end of a line: all white space except glue.
    static let hangingSpace = CharacterClass(rawValue: 1 << 1)
    /// A character that prevents breaks on both sides, such as a no-break space.
    static let glue = CharacterClass(rawValue: 1 << 2)
    /// A character that never starts a line, such as a comma.
    static let closing = CharacterClass(rawValue: 1 << 3)
    /// A character that never ends a line, such as an opening bracket.
    static let opening = CharacterClass(rawValue: 1 << 4)
    static let hyphen = CharacterClass(rawValue: 1 << 5)
    static let letter = CharacterClass(rawValue: 1 << 6)
    static let number = CharacterClass(rawValue: 1 << 7)
    /// A character that is a word by itself: Chinese, Japanese and Korean characters and emoji.
    static let ideographic = CharacterClass(rawValue: 1 << 8)
    /// A character that is drawn as a color emoji.
    static let emoji = CharacterClass(rawValue: 1 << 9)
    /// A space or a no-break space, which is widened in justified lines.
    static let space = CharacterClass(rawValue: 1 << 10)
    /// The placeholder character of an attachment. It is never in a run with other characters.
    static let attachment = CharacterClass(rawValue: 1 << 11)
    /// A tab. It has the class `attachment` so that it is never in a run with other characters, and it is the only white space with this
    /// class.
    static let tab: CharacterClass = [.attachment, .hangingSpace]
    static let zeroWidthSpace = CharacterClass(rawValue: 1 << 12)
    static let emDash = CharacterClass(rawValue: 1 << 13)
    static let slash = CharacterClass(rawValue: 1 << 14)
    /// A character that ends a line, but not its paragraph, such as U+2028.
    static let lineSeparator = CharacterClass(rawValue: 1 << 15)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Computes the class of a character.
    init(_ character: Character) {
        self = []
        let isGlue = "\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}".contains(character)
        set(.newline, character.isNewline)
        set(.hangingSpace, character.isWhitespace && !isGlue)
        set(.glue, isGlue)
        set(.closing, Self.closingCharacters.contains(character))
        set(.opening, Self.openingCharacters.contains(character))
        set(.hyphen, "-\u{2010}\u{2012}–\u{AD}".contains(character))
        set(.letter, character.isLetter)
        set(.number, character.isNumber)
        set(.emoji, character.hasEmojiPresentation)
        set(.ideographic, Self.isIdeographic(character))
        set(.space, character == " " || character == "\u{A0}")
        set(.attachment, character == InlineAttachment.character || character == "\t")
        set(.zeroWidthSpace, character == "\u{200B}")
        set(.emDash, character == "—")
        set(.slash, character == "/")
        set(.lineSeparator, character.isNewline && !["\n", "\r", "\r\n", "\u{2029}"].contains(character))
    }

    private mutating func set(_ member: CharacterClass, _ isMember: Bool) { if isMember { insert(member) } }

    /// The classes of the ASCII characters.
    static let ascii: [CharacterClass] = (0..<128).map { CharacterClass(Character(Unicode.Scalar($0))) }

    private static let closingCharacters: Set<Character> = Set(
        ".,;:!?…)]}%»›”’、。，．：；！？）］｝】」』〉》〕・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％")
    private static let openingCharacters: Set<Character> = Set("([{«‹“‘（［｛【「『〈《〔$€£¥")

    private static func isIdeographic(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        switch first.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
        default: return character.hasEmojiPresentation
        }
    }
}
