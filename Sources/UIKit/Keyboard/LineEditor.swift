import Foundation

/// A line of text with a selection and marked text. All indices are character indices.
nonisolated struct LineEditor: Equatable {
    enum Unit { case character, word, line }

    private(set) var characters: [Character] = []
    /// The index at which the selection began.
    private(set) var anchor = 0
    /// The index of the caret, which is the other end of the selection.
    private(set) var caret = 0
    /// The range of the text that an input method is still composing, or nil if there is none.
    private(set) var markedRange: Range<Int>?

    init(_ text: String = "") {
        characters = Array(text)
        (anchor, caret) = (characters.count, characters.count)
    }

    var text: String { String(characters) }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var selectedText: String { String(characters[selection]) }

    func prefix(_ count: Int) -> String { String(characters.prefix(count)) }

    // MARK: - Selection

    mutating func select(_ range: Range<Int>) { (anchor, caret) = (clamped(range.lowerBound), clamped(range.upperBound)) }
    mutating func selectAll() { select(0..<characters.count) }

    /// Moves the caret to an index, or extends the selection to it.
    mutating func moveCaret(to index: Int, selecting: Bool) {
        caret = clamped(index)
        if !selecting { anchor = caret }
    }

    /// Moves the caret by a unit. If `selecting` is false and there is a selection, moving by a character moves the caret to the end of the
    /// selection in that direction.
    mutating func moveCaret(inDirection direction: Int, by unit: Unit, selecting: Bool) {
        if !selecting, unit == .character, !selection.isEmpty {
            return moveCaret(to: direction < 0 ? selection.lowerBound : selection.upperBound, selecting: false)
        }
        moveCaret(to: index(inDirection: direction, by: unit), selecting: selecting)
    }

    /// Returns the index that is one unit before or after the caret.
    func index(inDirection direction: Int, by unit: Unit) -> Int {
        switch unit {
        case .character: clamped(caret + direction)
        case .line: direction < 0 ? 0 : characters.count
        case .word: direction < 0 ? wordStart(before: caret) : wordEnd(after: caret)
        }
    }

    /// Returns the range of the word at an index, or of the characters between two words.
    func wordRange(at index: Int) -> Range<Int> {
        guard !characters.isEmpty else { return 0..<0 }
        let middle = min(max(index, 0), characters.count - 1)
        let isWord = Self.isWordCharacter(characters[middle])
        var (start, end) = (middle, middle + 1)
        while start > 0, Self.isWordCharacter(characters[start - 1]) == isWord { start -= 1 }
        while end < characters.count, Self.isWordCharacter(characters[end]) == isWord { end += 1 }
        return start..<end
    }

    private func wordStart(before index: Int) -> Int {
        var index = index
        while index > 0, !Self.isWordCharacter(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isWordCharacter(characters[index - 1]) { index -= 1 }
        return index
    }

    private func wordEnd(after index: Int) -> Int {
        var index = index
        while index < characters.count, !Self.isWordCharacter(characters[index]) { index += 1 }
        while index < characters.count, Self.isWordCharacter(characters[index]) { index += 1 }
        return index
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "’"
    }

    private func clamped(_ index: Int) -> Int { min(max(index, 0), characters.count) }

    // MARK: - Changes

    /// Replaces a range of characters, and moves the caret to the end of the new text.
    mutating func replace(_ range: Range<Int>, with new: String) {
        markedRange = nil
        characters.replaceSubrange(range, with: new)
        // The beginning of the new text may form one character with the text before it, such as an accent with its letter.
        let before = String(characters[..<range.lowerBound])
        let end = Array(before + new).count
        characters = Array(text)
        moveCaret(to: end, selecting: false)
    }

    /// Returns the range that a deletion removes: the selection, or one unit beside the caret.
    func deletionRange(inDirection direction: Int, by unit: Unit) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        let target = index(inDirection: direction, by: unit)
        return min(caret, target)..<max(caret, target)
    }

    // MARK: - Marked text

    /// Replaces the marked text, or the selection if there is none, by new marked text. `selected` is relative to the beginning of the new
    /// text.
    ///
    /// While the text is marked, its characters are not combined with the characters beside it, so that the marked text can be removed
    /// again.
    mutating func mark(_ new: String, selecting selected: Range<Int>) {
        let old = markedRange ?? selection
        let added = Array(new)
        characters.replaceSubrange(old, with: added)
        markedRange = added.isEmpty ? nil : old.lowerBound..<old.lowerBound + added.count
        let clampedSelection = selected.clamped(to: 0..<added.count)
        select(old.lowerBound + clampedSelection.lowerBound..<old.lowerBound + clampedSelection.upperBound)
        if markedRange == nil { combineCharacters() }
    }

    /// Accepts the marked text, which becomes ordinary text.
    mutating func unmark() {
        guard markedRange != nil else { return }
        markedRange = nil
        combineCharacters()
    }

    /// Combines neighboring characters that form one character, such as a letter and its accent.
    private mutating func combineCharacters() {
        let (start, end) = (prefix(selection.lowerBound).count, prefix(selection.upperBound).count)
        characters = Array(text)
        select(start..<end)
    }

    // MARK: - UTF-16

    /// Returns the range in UTF-16 code units, as in Foundation.
    func nsRange(_ range: Range<Int>) -> NSRange {
        let start = String(characters[..<range.lowerBound]).utf16.count
        return NSRange(location: start, length: String(characters[range]).utf16.count)
    }

    /// Returns the number of characters that end at or before an offset in UTF-16 code units.
    static func characterIndex(utf16Offset offset: Int, in characters: some Sequence<Character>) -> Int {
        var (index, utf16Count) = (0, 0)
        for character in characters {
            utf16Count += character.utf16.count
            guard utf16Count <= offset else { break }
            index += 1
        }
        return index
    }
}
