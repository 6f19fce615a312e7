import Foundation

/// Where a line may end: the part of Unicode's rules (UAX 14) that readers notice.
enum LineBreaks {
    /// Whether a line may end between two characters; `earlier` is the one before them.
    static func isAllowed(_ earlier: Character?, _ before: Character, _ after: Character) -> Bool {
        // Spaces hang at the end of the line that they close.
        if hangs(after) || isGlue(before) || isGlue(after) { return false }
        if hangs(before) || before == "\u{200B}" { return true }
        if isClosing(after) || isOpening(before) { return false }
        if isHyphen(before) { return earlier.map { $0.isLetter || $0.isNumber } == true && after.isLetter }
        if before == "—" || after == "—" { return before != after }
        if before == "/" { return after.isLetter && earlier != "/" }
        return isIdeographic(before) || isIdeographic(after)
    }

    /// Takes no room at the end of a line.
    static func hangs(_ character: Character) -> Bool { character.isWhitespace && !isGlue(character) }

    private static func isGlue(_ character: Character) -> Bool { "\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}".contains(character) }
    private static func isHyphen(_ character: Character) -> Bool { "-\u{2010}\u{2012}–\u{AD}".contains(character) }

    private static let closing: Set<Character> = Set(
        ".,;:!?…)]}%»›”’、。，．：；！？）］｝】」』〉》〕・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％")
    private static let opening: Set<Character> = Set("([{«‹“‘（［｛【「『〈《〔$€£¥")

    private static func isClosing(_ character: Character) -> Bool { closing.contains(character) }
    private static func isOpening(_ character: Character) -> Bool { opening.contains(character) }

    /// Characters that are words by themselves: those of Chinese, Japanese and Korean, and emoji.
    private static func isIdeographic(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        switch first.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
        default: return character.isPictorial
        }
    }
}
