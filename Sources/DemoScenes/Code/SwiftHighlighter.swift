import UIKit

/// Colors for the words of a line of Swift code.
///
/// The highlighter splits a line into words without parsing: keywords, types (capitalized words), members after a dot, numbers, strings,
/// comments.
struct SwiftHighlighter {
    enum Kind: Equatable { case plain, keyword, type, member, number, string, comment }

    private static let keywords: Set<Substring> = [
        "let", "var", "in", "for", "if", "guard", "else", "return", "self", "true", "false", "nil", "func", "private", "unowned", "weak",
        "while", "switch", "case", "init",
    ]

    private static var lines = AttributedTextCache(limit: 600)

    /// Returns the line in the given font, with a color for each kind of word. Every color has a contrast of at least 4.5 on a card.
    static func attributedText(_ line: String, font: UIFont) -> NSAttributedString {
        lines.text(line, font) { makeAttributedText(line, font: font) }
    }

    private static func makeAttributedText(_ line: String, font: UIFont) -> NSAttributedString {
        let text = NSMutableAttributedString(string: line, attributes: [.font: font, .foregroundColor: Palette.foreground])
        var location = 0
        for (word, kind) in words(of: line) {
            let length = word.utf16.count
            if kind != .plain {
                text.addAttribute(.foregroundColor, value: color(of: kind), range: NSRange(location: location, length: length))
            }
            location += length
        }
        return text
    }

    /// Splits a line into words with their kinds. The joined words are the whole line.
    static func words(of line: String) -> [(word: Substring, kind: Kind)] {
        var words: [(word: Substring, kind: Kind)] = []
        var rest = line[...]
        while let first = rest.first {
            let (length, kind) = nextWord(in: rest, first: first, isAfterDot: words.last?.word.last == ".")
            words.append((rest.prefix(length), kind))
            rest = rest.dropFirst(length)
        }
        return words
    }

    private static func nextWord(in rest: Substring, first: Character, isAfterDot: Bool) -> (length: Int, kind: Kind) {
        if rest.hasPrefix("//") { return (rest.count, .comment) }
        if first == "\"" { return (stringLength(in: rest), .string) }
        if first.isNumber { return (rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }.count, .number) }
        guard first.isLetter || first == "_" else { return (1, .plain) }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return (word.count, kind(of: word, isAfterDot: isAfterDot, isLabel: rest.dropFirst(word.count).first == ":"))
    }

    private static func kind(of word: Substring, isAfterDot: Bool, isLabel: Bool) -> Kind {
        if isAfterDot { return .member }
        if keywords.contains(word), !isLabel { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    /// Returns the length of a string literal with its quotation marks. A string without an end extends to the end of the line.
    private static func stringLength(in rest: Substring) -> Int {
        let content = rest.dropFirst().prefix { $0 != "\"" }
        return min(content.count + 2, rest.count)
    }

    private static func color(of kind: Kind) -> UIColor {
        switch kind {
        case .plain: Palette.foreground
        case .keyword: keywordColor
        case .type: typeColor
        case .member: memberColor
        case .number: numberColor
        case .string: stringColor
        case .comment: Palette.secondaryForeground
        }
    }

    private static let keywordColor = color(0x8A2F6E, dark: 0xE58FC3)
    private static let typeColor = color(0x0B6A63, dark: 0x63CFC2)
    private static let memberColor = color(0x2A5CA8, dark: 0x8FBBFF)
    private static let numberColor = color(0xA8480F, dark: 0xFFB07F)
    private static let stringColor = color(0xA3333F, dark: 0xFF9DA4)

    private static func color(_ light: Int, dark: Int) -> UIColor { UIColor(light: UIColor(hex: light), dark: UIColor(hex: dark)) }
}
