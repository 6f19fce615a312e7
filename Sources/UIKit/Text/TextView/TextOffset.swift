import Foundation

/// A position in the text of a text view, in UTF-16 units.
final class TextOffset: UITextPosition {
    let value: Int

    init(_ value: Int) { self.value = value }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    nonisolated override var hash: Int { value.hashValue }
}

/// A range of the text of a text view, in UTF-16 units.
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
}
