import Foundation

/// A line of text that is being edited, and what of it is selected. Places are told in characters.
nonisolated struct TextEdit: Equatable {
    enum Unit { case character, word, line }

    private(set) var characters: [Character] = []
    /// Where the selection began, and where it is being drawn to: the caret.
    private(set) var anchor = 0
    private(set) var head = 0
    /// What an input method is still at work on.
    private(set) var marked: Range<Int>?

    init(_ text: String = "") {
        characters = Array(text)
        (anchor, head) = (characters.count, characters.count)
    }

    var text: String { String(characters) }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var selectedText: String { String(characters[selection]) }

    func prefix(_ count: Int) -> String { String(characters.prefix(count)) }

    // MARK: - Selecting

    mutating func select(_ range: Range<Int>) { (anchor, head) = (bounded(range.lowerBound), bounded(range.upperBound)) }
    mutating func selectAll() { select(0..<characters.count) }

    /// Puts the caret there, or draws the selection on to there.
    mutating func go(to place: Int, selecting: Bool) {
        head = bounded(place)
        if !selecting { anchor = head }
    }

    /// One unit forwards or back. Without selecting, a selection is left at its end first.
    mutating func move(_ way: Int, by unit: Unit, selecting: Bool) {
        if !selecting, unit == .character, !selection.isEmpty {
            return go(to: way < 0 ? selection.lowerBound : selection.upperBound, selecting: false)
        }
        go(to: place(way, by: unit), selecting: selecting)
    }

    func place(_ way: Int, by unit: Unit) -> Int {
        switch unit {
        case .character: bounded(head + way)
        case .line: way < 0 ? 0 : characters.count
        case .word: way < 0 ? wordStart(before: head) : wordEnd(after: head)
        }
    }

    /// The word there, or whatever stands between two words.
    func word(at place: Int) -> Range<Int> {
        guard !characters.isEmpty else { return 0..<0 }
        let middle = min(max(place, 0), characters.count - 1)
        let kind = Self.isWord(characters[middle])
        var (start, end) = (middle, middle + 1)
        while start > 0, Self.isWord(characters[start - 1]) == kind { start -= 1 }
        while end < characters.count, Self.isWord(characters[end]) == kind { end += 1 }
        return start..<end
    }

    private func wordStart(before place: Int) -> Int {
        var place = place
        while place > 0, !Self.isWord(characters[place - 1]) { place -= 1 }
        while place > 0, Self.isWord(characters[place - 1]) { place -= 1 }
        return place
    }

    private func wordEnd(after place: Int) -> Int {
        var place = place
        while place < characters.count, !Self.isWord(characters[place]) { place += 1 }
        while place < characters.count, Self.isWord(characters[place]) { place += 1 }
        return place
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "’"
    }

    private func bounded(_ place: Int) -> Int { min(max(place, 0), characters.count) }

    // MARK: - Changing

    /// The caret stands after what was put in.
    mutating func replace(_ range: Range<Int>, with new: String) {
        marked = nil
        characters.replaceSubrange(range, with: new)
        // What was put in may join the character before it, as an accent does.
        let before = String(characters[..<range.lowerBound])
        let end = Array(before + new).count
        characters = Array(text)
        go(to: end, selecting: false)
    }

    /// What a deletion would take away: the selection, or one unit beside the caret.
    func deletion(_ way: Int, by unit: Unit) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        let other = place(way, by: unit)
        return min(head, other)..<max(head, other)
    }

    // MARK: - Marking

    /// A composition takes the place of the one before it, or else of the selection; `chosen` counts from where it begins.
    ///
    /// Its characters join none beside it as long as it is marked, so that it can be taken out again.
    mutating func mark(_ new: String, choosing chosen: Range<Int>) {
        let old = marked ?? selection
        let added = Array(new)
        characters.replaceSubrange(old, with: added)
        marked = added.isEmpty ? nil : old.lowerBound..<old.lowerBound + added.count
        let inside = chosen.clamped(to: 0..<added.count)
        select(old.lowerBound + inside.lowerBound..<old.lowerBound + inside.upperBound)
        if marked == nil { join() }
    }

    /// It stays as it is, as a text like any other.
    mutating func unmark() {
        guard marked != nil else { return }
        marked = nil
        join()
    }

    /// What stands side by side may be one character, as a letter and its accent are.
    private mutating func join() {
        let (start, end) = (prefix(selection.lowerBound).count, prefix(selection.upperBound).count)
        characters = Array(text)
        select(start..<end)
    }

    // MARK: - As Foundation counts

    func nsRange(_ range: Range<Int>) -> NSRange {
        let start = String(characters[..<range.lowerBound]).utf16.count
        return NSRange(location: start, length: String(characters[range]).utf16.count)
    }

    /// The characters of a text that lie whole before a place in UTF-16.
    static func place(_ offset: Int, in characters: some Sequence<Character>) -> Int {
        var (place, passed) = (0, 0)
        for character in characters {
            passed += character.utf16.count
            guard passed <= offset else { break }
            place += 1
        }
        return place
    }
}
