import Foundation

/// The text of an object by its characters, for clients of the accessibility bus. Positions count Unicode scalars.
nonisolated struct AccessibleText {
    private let scalars: [Unicode.Scalar]
    private let selection: Range<Int>

    init(_ entry: AccessibleEntry) {
        scalars = Array((entry.text ?? "").unicodeScalars)
        let length = scalars.count
        selection = min(entry.selection.lowerBound, length)..<min(entry.selection.upperBound, length)
    }

    /// A unit of text, with its number in `GetStringAtOffset`.
    private enum Granularity: Int { case character, word, sentence, line, paragraph }

    /// Returns the answer to a call of the interface `Text`, or nil if there is no such method.
    func answer(_ call: DBusMessage) -> [DBusValue]? {
        let numbers = call.body.map { $0.integer ?? 0 }
        let first = numbers.first ?? 0
        let second = numbers.count > 1 ? numbers[1] : 0
        switch call.member {
        case "GetText": return [.string(text(first..<max(second < 0 ? scalars.count : second, first)))]
        case "GetCharacterAtOffset": return [.int(scalars.indices.contains(first) ? Int(scalars[first].value) : 0)]
        case "GetStringAtOffset": return textAndOffsets(range(at: first, Granularity(rawValue: second) ?? .character))
        case "GetTextAtOffset": return textAndOffsets(range(at: first, boundary(second)))
        case "GetTextBeforeOffset":
            let start = range(at: first, boundary(second)).lowerBound
            return textAndOffsets(start > 0 ? range(at: start - 1, boundary(second)) : 0..<0)
        case "GetTextAfterOffset":
            let end = range(at: first, boundary(second)).upperBound
            return textAndOffsets(end < scalars.count ? range(at: end, boundary(second)) : end..<end)
        case "GetNSelections": return [.int(selection.isEmpty ? 0 : 1)]
        case "GetSelection": return [.int(selection.lowerBound), .int(selection.upperBound)]
        case "GetAttributes", "GetAttributeRun": return [.dictionary([]), .int(0), .int(scalars.count)]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([])]
        default: return nil
        }
    }

    private func text(_ range: Range<Int>) -> String {
        let clamped = range.clamped(to: 0..<scalars.count)
        return String(String.UnicodeScalarView(scalars[clamped]))
    }

    /// Returns the text of a range, the offset of its start and the offset of its end.
    private func textAndOffsets(_ range: Range<Int>) -> [DBusValue] {
        [.string(text(range)), .int(range.lowerBound), .int(range.upperBound)]
    }

    /// Returns the unit of an old boundary type: a character, a word, a sentence or a line, each from its start or from its end.
    private func boundary(_ type: Int) -> Granularity {
        switch type {
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: .character
        }
    }

    /// Returns the unit of text around a character. A word includes the spaces after it; a sentence ends after a full stop, an exclamation
    /// mark or a question mark, and a space. A line is the same as a paragraph.
    private func range(at offset: Int, _ granularity: Granularity) -> Range<Int> {
        let offset = min(max(offset, 0), scalars.count)
        func range(endsBefore isStart: (Int) -> Bool) -> Range<Int> {
            guard !scalars.isEmpty else { return 0..<0 }
            var (start, end) = (min(offset, scalars.count - 1), min(offset, scalars.count - 1) + 1)
            while start > 0, !isStart(start) { start -= 1 }
            while end < scalars.count, !isStart(end) { end += 1 }
            return start..<end
        }
        func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
        switch granularity {
        case .character: return offset < scalars.count ? offset..<offset + 1 : offset..<offset
        case .word: return range { isSpace($0 - 1) && !isSpace($0) }
        case .sentence: return range { $0 > 1 && isSpace($0 - 1) && !isSpace($0) && [".", "!", "?"].contains(scalars[$0 - 2]) }
        case .line, .paragraph: return range { scalars[$0 - 1] == "\n" }
        }
    }
}
