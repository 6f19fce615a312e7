import CoreGraphics
import Foundation

/// Keys that move the caret, select and delete, and shortcuts.
extension UITextView {
    /// Handles a key that moves the caret, selects, deletes, ends the editing, or is a shortcut. Returns false for other keys, and for a
    /// Backspace that deletes a single character, which is handled with the keys that insert text.
    func handleEditingKey(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let flags = key.modifierFlags
        let extends = flags.contains(.shift)
        let unit: LineEditor.Unit = flags.contains(.command) ? .line : flags.isDisjoint(with: [.control, .alternate]) ? .character : .word
        switch key.keyCode {
        case .keyboardLeftArrow: move(inDirection: -1, by: unit, extending: extends)
        case .keyboardRightArrow: move(inDirection: 1, by: unit, extending: extends)
        case .keyboardUpArrow: moveVertically(-1, toEnd: flags.contains(.command), extending: extends)
        case .keyboardDownArrow: moveVertically(1, toEnd: flags.contains(.command), extending: extends)
        case .keyboardHome: moveToEdge(-1, ofText: !flags.isDisjoint(with: [.control, .command]), extending: extends)
        case .keyboardEnd: moveToEdge(1, ofText: !flags.isDisjoint(with: [.control, .command]), extending: extends)
        case .keyboardDeleteForward where isEditable: delete(inDirection: 1, by: unit)
        case .keyboardDeleteOrBackspace where isEditable && unit != .character: delete(inDirection: -1, by: unit)
        case .keyboardEscape where markedRange != nil: setMarkedText(nil, selectedRange: NSRange())
        case .keyboardEscape: return resignFirstResponder()
        default: return performShortcut(key)
        }
        return true
    }

    private func performShortcut(_ key: UIKey) -> Bool {
        guard !key.modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
        switch key.keyCode {
        case .keyboardA where isSelectable: selectAll(nil)
        case .keyboardC where isSelectable: copy(nil)
        case .keyboardX where isEditable: cut(nil)
        case .keyboardV where isEditable: paste(nil)
        case .keyboardB where canChangeStyle: toggleBoldface(nil)
        case .keyboardI where canChangeStyle: toggleItalics(nil)
        case .keyboardU where canChangeStyle: toggleUnderline(nil)
        default: return false
        }
        return true
    }

    private var canChangeStyle: Bool { isEditable && allowsEditingTextAttributes }

    // MARK: - Movement

    private func move(inDirection direction: Int, by unit: LineEditor.Unit, extending: Bool) {
        unmarkText()
        var new = selection
        if !extending, unit == .character, !selection.isEmpty {
            new = TextSelection(caret: direction < 0 ? selection.range.lowerBound : selection.range.upperBound)
        } else {
            new.moveCaret(to: offset(inDirection: direction, by: unit), extending: extending)
        }
        changeSelection(to: new)
    }

    private func moveToEdge(_ direction: Int, ofText: Bool, extending: Bool) {
        unmarkText()
        var new = selection
        let end = direction < 0 ? 0 : textStorage.utf16Count
        new.moveCaret(to: ofText ? end : offset(inDirection: direction, by: .line), extending: extending)
        changeSelection(to: new)
    }

    /// Moves the caret by a line, or with `toEnd` to the start or the end of the text. Moving by a line keeps the horizontal position where
    /// lines are long enough.
    private func moveVertically(_ direction: Int, toEnd: Bool, extending: Bool) {
        unmarkText()
        let layouts = layoutManager.updatedLayouts
        let rect = layouts.caretRect(at: selection.caret)
        let column = caretColumn ?? rect.minX
        let y = direction < 0 ? rect.minY - 1 : rect.maxY + 1
        var target = direction < 0 ? 0 : textStorage.utf16Count
        if !toEnd, direction < 0 ? y > 0 : y < layouts.size.height { target = layouts.offset(at: CGPoint(x: column, y: y)) }
        var new = selection
        new.moveCaret(to: target, extending: extending)
        caretColumn = column
        changeSelection(to: new, keepsColumn: true)
    }
}

extension UIPress {
    /// Whether the key moves the caret to another line.
    var movesLine: Bool { key?.keyCode == .keyboardUpArrow || key?.keyCode == .keyboardDownArrow }
}
