import CoreGraphics
import Foundation

/// Marked text, which an input method is still composing, and the other requirements of `UITextInput`.
///
/// Marked text is part of the field's text, and changes of marked text send events. The delegate is not called before these changes. The
/// delegate can refuse the finished text, which the input method inserts with `insertText`.
extension UITextField {
    func defaultSetMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = (markedText ?? "").filter { !$0.isNewline }
        guard !isSecureTextEntry, editor.markedRange != nil || !new.isEmpty else { return }
        let start = min(max(selectedRange.location, 0), new.utf16.count)
        let end = start + min(max(selectedRange.length, 0), new.utf16.count)
        mark(new, selecting: LineEditor.characterIndex(utf16Offset: start, in: new)..<LineEditor.characterIndex(utf16Offset: end, in: new))
    }

    func defaultUnmarkText() {
        guard editor.markedRange != nil else { return }
        editor.unmark()
        sendChangeEvents()
    }

    private func mark(_ new: String, selecting selected: Range<Int>) {
        let old = editor
        editor.mark(new, selecting: selected)
        if editor.characters != old.characters || editor.markedRange != old.markedRange {
            sendChangeEvents()
        } else if editor != old {
            selectionDidChange()
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    /// Handles Backspace while there is marked text.
    func deleteBackwardInMarkedText(_ marked: Range<Int>) {
        let deleted = editor.deletionRange(inDirection: -1, by: .character).clamped(to: marked)
        var rest = editor.characters[marked]
        rest.removeSubrange(deleted)
        let caret = deleted.lowerBound - marked.lowerBound
        mark(String(rest), selecting: caret..<caret)
    }

    func secureTextEntryDidChange() {
        editor.unmark()
        textDidChange()
    }

    // MARK: - Positions and ranges

    var defaultSelectedTextRange: UITextRange? {
        get { TextFieldRange(editor.selection) }
        set {
            guard let range = newValue.flatMap(characterRange) else { return }
            changeSelection { $0.select(range) }
        }
    }

    func defaultText(in range: UITextRange) -> String? { characterRange(of: range).map { String(editor.characters[$0]) } }

    func defaultReplace(_ range: UITextRange, withText text: String) {
        guard let range = characterRange(of: range) else { return }
        editor.replace(range, with: text.filter { !$0.isNewline })
        sendChangeEvents()
    }

    func defaultTextRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let a = characterIndex(of: fromPosition), let b = characterIndex(of: toPosition) else { return nil }
        return TextFieldRange(min(a, b)..<max(a, b))
    }

    func defaultPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let index = characterIndex(of: position) else { return nil }
        let (target, overflow) = editor.nsRange(0..<index).length.addingReportingOverflow(offset)
        guard !overflow, (0...(text ?? "").utf16.count).contains(target) else { return nil }
        return TextFieldPosition(LineEditor.characterIndex(utf16Offset: target, in: editor.characters))
    }

    func defaultOffset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let a = characterIndex(of: from), let b = characterIndex(of: toPosition) else { return 0 }
        return a < b ? editor.nsRange(a..<b).length : -editor.nsRange(b..<a).length
    }

    func defaultCaretRect(for position: UITextPosition) -> CGRect {
        guard let index = characterIndex(of: position) else { return .null }
        layoutIfNeeded()
        return textClipView.convert(caretFrame(at: index), to: self)
    }

    /// Returns the character index of a position, or nil if it is not a position of a text field. A position beyond the end, which was
    /// created for an earlier, longer text, is moved to the end.
    private func characterIndex(of position: UITextPosition) -> Int? {
        (position as? TextFieldPosition).map { min($0.index, editor.characters.count) }
    }

    func characterRange(of range: UITextRange) -> Range<Int>? {
        guard let a = characterIndex(of: range.start), let b = characterIndex(of: range.end), a <= b else { return nil }
        return a..<b
    }
}
