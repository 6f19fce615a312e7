import CoreGraphics
import Foundation

/// Text that an input method is still at work on. It counts as text, and everybody is told of it; the delegate is asked only when it is put in.
extension UITextField {
    public var markedTextRange: UITextRange? { edit.marked.map { TextStretch($0) } }

    /// A secret is composed nowhere: a field for one takes only what is put in.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = (markedText ?? "").filter { !$0.isNewline }
        guard !isSecureTextEntry, edit.marked != nil || !new.isEmpty else { return }
        let start = min(max(selectedRange.location, 0), new.utf16.count)
        let end = start + min(max(selectedRange.length, 0), new.utf16.count)
        mark(new, choosing: TextEdit.place(start, in: new)..<TextEdit.place(end, in: new))
    }

    /// Actions for `.editingChanged` come once more, for those who wait until nothing is marked.
    public func unmarkText() {
        guard edit.marked != nil else { return }
        edit.unmark()
        tellOfChange()
    }

    private func mark(_ new: String, choosing chosen: Range<Int>) {
        let old = edit
        edit.mark(new, choosing: chosen)
        if edit.characters != old.characters || edit.marked != old.marked {
            tellOfChange()
        } else if edit != old {
            selectionDidChange()
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    /// Backspace, if it comes here while something is composed.
    func shorten(_ marked: Range<Int>) {
        let gone = edit.deletion(-1, by: .character).clamped(to: marked)
        var rest = edit.characters[marked]
        rest.removeSubrange(gone)
        let place = gone.lowerBound - marked.lowerBound
        mark(String(rest), choosing: place..<place)
    }

    func secrecyDidChange() {
        edit.unmark()
        textDidChange()
    }

    // MARK: - Places

    public var beginningOfDocument: UITextPosition { TextPlace(0) }
    public var endOfDocument: UITextPosition { TextPlace(edit.characters.count) }

    public var selectedTextRange: UITextRange? {
        get { TextStretch(edit.selection) }
        set {
            guard let range = newValue.flatMap(characters) else { return }
            moveSelection { $0.select(range) }
        }
    }

    public func text(in range: UITextRange) -> String? { characters(range).map { String(edit.characters[$0]) } }

    /// Nobody is asked.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = characters(range) else { return }
        edit.replace(range, with: text.filter { !$0.isNewline })
        tellOfChange()
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let a = place(fromPosition), let b = place(toPosition) else { return nil }
        return TextStretch(min(a, b)..<max(a, b))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let place = place(position) else { return nil }
        let target = edit.nsRange(0..<place).length + offset
        guard (0...(text ?? "").utf16.count).contains(target) else { return nil }
        return TextPlace(TextEdit.place(target, in: edit.characters))
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let a = place(from), let b = place(toPosition) else { return 0 }
        return a < b ? edit.nsRange(a..<b).length : -edit.nsRange(b..<a).length
    }

    public func caretRect(for position: UITextPosition) -> CGRect {
        guard let place = place(position) else { return .null }
        layoutIfNeeded()
        return pane.convert(caretFrame(at: place), to: self)
    }

    /// Places of a text that was longer are at the end of this one.
    private func place(_ position: UITextPosition) -> Int? {
        (position as? TextPlace).map { min($0.character, edit.characters.count) }
    }

    private func characters(_ range: UITextRange) -> Range<Int>? {
        guard let a = place(range.start), let b = place(range.end), a <= b else { return nil }
        return a..<b
    }
}
