import Foundation

/// Changes of the text and the selection by the user, with calls to the delegate.
extension UITextView {
    // MARK: - Beginning and end

    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, isEditable || isSelectable else { return false }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, becomeResponder() else { return false }
        guard isEditable else {
            selectionDidChange()
            return true
        }
        isEditingText = true
        selectionDidChange()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing() {
        selectionController.reset()
        guard isEditingText else { return selectionDidChange() }
        unmarkText()
        isEditingText = false
        selectionDidChange()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: - Changes

    /// Replaces characters as an action of the user: the delegate can refuse the change. Returns false if the delegate has refused it.
    @discardableResult
    func replaceCharacters(in range: NSRange, with new: String) -> Bool {
        guard range.length > 0 || !new.isEmpty else { return true }
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else { return false }
        // The delegate may have changed the text.
        let count = textStorage.utf16Count
        let start = min(range.location, count)
        let current = NSRange(location: start, length: min(range.length, count - start))
        replaceText(current, with: NSAttributedString(string: new, attributes: storedTypingAttributes))
        didChangeText()
        return true
    }

    /// Replaces characters, and moves the caret to the end of the new characters.
    func replaceText(_ range: NSRange, with new: NSAttributedString) {
        let typing = storedTypingAttributes
        changeText { textStorage.replaceCharacters(in: range, with: new) }
        markedRange = nil
        selection = TextSelection(caret: min(range.location + new.length, textStorage.utf16Count))
        caretColumn = nil
        if new.length > 0 { storedTypingAttributes = typing } else { updateTypingAttributes() }
        endOfTextDidChange()
    }

    func didChangeText() {
        selectionController.hideMenu()
        selectionDidChange()
        scrollCaretToVisible()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func defaultInsertText(_ text: String) {
        let range = markedRange ?? (clearsOnInsertion ? NSRange(location: 0, length: textStorage.utf16Count) : selection.nsRange)
        clearsOnInsertion = false
        // If the delegate refuses the composed text, the marked text is removed.
        if !replaceCharacters(in: range, with: text), markedRange != nil { setMarkedText(nil, selectedRange: NSRange()) }
    }

    func defaultDeleteBackward() {
        if let markedRange { return deleteBackward(inMarked: markedRange) }
        delete(inDirection: -1, by: .character)
    }

    private func deleteBackward(inMarked marked: NSRange) {
        let text = string(in: marked.location..<marked.location + marked.length)
        setMarkedText(String(text.dropLast()), selectedRange: NSRange(location: text.dropLast().utf16.count, length: 0))
    }

    func delete(inDirection direction: Int, by unit: LineEditor.Unit) {
        unmarkText()
        guard selection.isEmpty else { return _ = replaceCharacters(in: selection.nsRange, with: "") }
        let target = offset(inDirection: direction, by: unit)
        replaceCharacters(in: NSRange(min(selection.caret, target)..<max(selection.caret, target)), with: "")
    }

    func defaultReplace(_ range: UITextRange, withText text: String) {
        guard let range = offsets(of: range) else { return }
        replaceText(NSRange(range), with: NSAttributedString(string: text, attributes: storedTypingAttributes))
        didChangeText()
    }

    // MARK: - Selection

    /// Selects a range, limited to the text. If `byUser` is true, scrolls until the caret is visible.
    func select(_ range: NSRange, byUser: Bool = false) {
        let start = characterBoundary(at: range.location == NSNotFound ? textStorage.utf16Count : range.location)
        let (end, overflow) = start.addingReportingOverflow(max(range.length, 0))
        var new = TextSelection(caret: start)
        new.caret = overflow ? textStorage.utf16Count : min(end, textStorage.utf16Count)
        changeSelection(to: new, scrolls: byUser)
    }

    /// Accepts the marked text without a change, and changes the selection.
    func changeSelection(to new: TextSelection, scrolls: Bool = true, keepsColumn: Bool = false) {
        unmarkText()
        let new = new.clamped(to: textStorage.utf16Count)
        if !keepsColumn { caretColumn = nil }
        guard new != selection else { return selectionDidChange() }
        clearsOnInsertion = false
        selection = new
        updateTypingAttributes()
        selectionDidChange()
        if scrolls { scrollCaretToVisible() }
        delegate?.textViewDidChangeSelection(self)
    }

    func selectWord(at offset: Int) { changeSelection(to: TextSelection(NSRange(wordRange(at: offset)))) }

    /// Returns the range of the word at an offset, or of the characters between two words.
    func wordRange(at offset: Int) -> Range<Int> {
        let paragraph = paragraphRange(at: offset)
        let editor = LineEditor(string(in: paragraph))
        let index = LineEditor.characterIndex(utf16Offset: offset - paragraph.lowerBound, in: editor.characters)
        var range = editor.wordRange(at: index)
        // A separator is not a word. At the end of a paragraph, the last word is selected.
        if let first = editor.characters[safe: range.lowerBound], first.isNewline, range.lowerBound > 0 {
            range = editor.wordRange(at: range.lowerBound - 1)
        }
        let result = editor.nsRange(range)
        return paragraph.lowerBound + result.location..<paragraph.lowerBound + result.location + result.length
    }

    /// Returns the range of a paragraph without its separator.
    func paragraphTextRange(at offset: Int) -> Range<Int> {
        let range = paragraphRange(at: offset)
        let text = string(in: range)
        return range.lowerBound..<range.upperBound - (text.last?.isNewline == true ? text.suffix(1).utf16.count : 0)
    }

    /// Returns the offset of the caret after a movement by a character or a word, or to an end of its line for the unit `line`. A negative
    /// `direction` means backward.
    func offset(inDirection direction: Int, by unit: LineEditor.Unit) -> Int {
        let caret = selection.caret
        let count = textStorage.utf16Count
        if direction < 0 ? caret == 0 : caret == count { return caret }
        if unit == .line { return lineEnd(inDirection: direction) }
        // A step over a separator moves the caret into the next paragraph.
        let paragraph = paragraphRange(at: direction < 0 ? caret - 1 : caret)
        var editor = LineEditor(string(in: paragraph))
        editor.moveCaret(
            to: LineEditor.characterIndex(utf16Offset: caret - paragraph.lowerBound, in: editor.characters), selecting: false)
        let index = editor.index(inDirection: direction, by: unit)
        return paragraph.lowerBound + editor.nsRange(0..<index).length
    }

    private func lineEnd(inDirection direction: Int) -> Int {
        guard let line = layoutManager.updatedLayouts.line(at: selection.caret) else { return selection.caret }
        if direction < 0 { return line.range.lowerBound }
        // A caret after the last character of a wrapped line would be shown at the start of the next line. Therefore the result is the
        // offset before this character.
        if line.isWrapped { return characterBoundary(at: line.range.upperBound - 1) }
        return paragraphTextRange(at: selection.caret).upperBound
    }

    // MARK: - Marked text

    func defaultSetMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = markedText ?? ""
        guard isEditable, markedRange != nil || !new.isEmpty else { return }
        let old = markedRange ?? selection.nsRange
        replaceText(old, with: NSAttributedString(string: new, attributes: storedTypingAttributes))
        markedRange = new.isEmpty ? nil : NSRange(location: old.location, length: new.utf16.count)
        let start = min(max(selectedRange.location, 0), new.utf16.count)
        let end = start + min(max(selectedRange.length, 0), new.utf16.count - start)
        selection = TextSelection(NSRange(location: old.location + start, length: end - start))
        didChangeText()
    }

    func defaultUnmarkText() {
        guard markedRange != nil else { return }
        markedRange = nil
        didChangeText()
    }
}

extension Array {
    /// The element at an index, or nil if there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
