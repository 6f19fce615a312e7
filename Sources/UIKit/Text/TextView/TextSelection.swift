import Foundation

/// The selection of a text in UTF-16 units: the anchor, at which the selection began, and the other end, at which the caret is.
struct TextSelection: Equatable {
    var anchor = 0
    var caret = 0

    init(caret: Int) { (anchor, self.caret) = (caret, caret) }
    init(_ range: NSRange) { (anchor, caret) = (range.location, range.location + range.length) }

    var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var nsRange: NSRange { NSRange(range) }
    var isEmpty: Bool { anchor == caret }

    /// Moves the caret, and the anchor if the selection is not extended.
    mutating func moveCaret(to offset: Int, extending: Bool) {
        caret = offset
        if !extending { anchor = offset }
    }

    /// Returns the selection with both ends limited to 0…`length`.
    func clamped(to length: Int) -> TextSelection {
        var result = self
        result.anchor = min(max(anchor, 0), length)
        result.caret = min(max(caret, 0), length)
        return result
    }
}
