import Foundation

/// Line break opportunities: the rules of UAX 14 that matter for common text.
enum LineBreakOpportunities {
    /// Whether a line can be broken between the characters `before` and `after`. `preceding` is the character before these two.
    static func isAllowed(_ preceding: Character?, _ before: Character, _ after: Character) -> Bool {
        // A space never starts a line. It hangs at the end of the previous line.
        if isHangingSpace(after) || isGlue(before) || isGlue(after) { return false }
        if isHangingSpace(before) || before == "\u{200B}" { return true }
        if isClosing(after) || isOpening(before) { return false }
        if isHyphen(before) { return preceding.map { $0.isLetter || $0.isNumber } == true && after.isLetter }
        if before == "—" || after == "—" { return before != after }
        if before == "/" { return after.isLetter && preceding != "/" }
        return isIdeographic(before) || isIdeographic(after)
    }

    /// Whether the character takes no space at the end of a line: all white space except glue.
    static func isHangingSpace(_ character: Character) -> Bool { character.isWhitespace && !isGlue(character) }

    /// Whether the character prevents breaks on both sides, such as a no-break space.
    private static func isGlue(_ character: Character) -> Bool { "\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}".contains(character) }
    private static func isHyphen(_ character: Character) -> Bool { "-\u{2010}\u{2012}–\u{AD}".contains(character) }

    private static let closing: Set<Character> = Set(
        ".,;:!?…)]}%»›”’、。，．：；！？）］｝】」』〉》〕・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％")
    private static let opening: Set<Character> = Set("([{«‹“‘（［｛【「『〈《〔$€£¥")

    private static func isClosing(_ character: Character) -> Bool { closing.contains(character) }
    private static func isOpening(_ character: Character) -> Bool { opening.contains(character) }

    /// Whether the character is a word by itself: Chinese, Japanese and Korean characters and emoji.
    private static func isIdeographic(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        switch first.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
        default: return character.hasEmojiPresentation
        }
    }
}
