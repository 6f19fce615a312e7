import Stage
import UIKit

/// The lines of a subtitle: pages of at most two lines, which are about equally long.
enum SubtitleLines {
    static let maximumLineCount = 2

    /// Returns the pages of a text in a font for a width. A word that is too long for a line is broken between characters.
    static func pages(_ text: String, _ font: UIFont, width: CGFloat) -> [String] {
        let label = UILabel()
        label.font = font
        func fits(_ line: [String]) -> Bool {
            label.text = joined(line)
            return label.sizeThatFits(.zero).width <= width
        }
        var lines: [[String]] = [[]]
        for part in text.split(whereSeparator: \.isWhitespace).flatMap({ parts(of: String($0)) { fits([$0]) } }) {
            if !lines[lines.count - 1].isEmpty, !fits(lines[lines.count - 1] + [part]) { lines.append([]) }
            lines[lines.count - 1].append(part)
        }
        return stride(from: 0, to: lines.count, by: maximumLineCount).map { start in
            let words = lines[start..<min(start + maximumLineCount, lines.count)]
            return words.count < 2 ? joined(words.first ?? []) : balanced(words.flatMap(\.self), label, width: width)
        }
    }

    private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }

    /// Splits a word into parts that fit into a line.
    private static func parts(of word: String, _ fits: (String) -> Bool) -> [String] {
        if fits(word) { return [word] }
        var parts = [""]
        for character in word {
            if !parts[parts.count - 1].isEmpty, !fits(parts[parts.count - 1] + String(character)) { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// Breaks words into two lines so that the longer line is as short as possible.
    private static func balanced(_ words: [String], _ label: UILabel, width: CGFloat) -> String {
        func length(_ words: ArraySlice<String>) -> CGFloat {
            label.text = joined(Array(words))
            return label.sizeThatFits(.zero).width
        }
        let breaks = (1..<max(words.count, 2)).map { (index: $0, length: max(length(words[..<$0]), length(words[$0...]))) }
        // Among equally good breaks, the last one is used, so that the upper line is the longer line.
        guard let best = breaks.reversed().min(by: { $0.length < $1.length }), words.count > 1 else { return joined(words) }
        return joined(Array(words[..<best.index])) + "\n" + joined(Array(words[best.index...]))
    }
}
