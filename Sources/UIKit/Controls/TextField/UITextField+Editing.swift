import Foundation

/// Changes of the text and the selection, with calls to the delegate and events.
extension UITextField {
    func beginEditing() {
        let clears = clearsOnBeginEditing && (delegate?.textFieldShouldClear(self) ?? true)
        isEditing = true
        if clears { editor = LineEditor() }
        editor.moveCaret(to: editor.characters.count, selecting: false)
        textDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    func endEditing() {
        unmarkText()
        selectionController.reset()
        isEditing = false
        (scrollOffset, selectionStart) = (0, nil)
        editor.moveCaret(to: editor.caret, selecting: false)
        textDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Replaces characters as an action of the user: the delegate can refuse the change, and events are sent. Returns false if the delegate
    /// refused.
    @discardableResult
    func replaceCharacters(in range: Range<Int>, with new: String) -> Bool {
        guard !range.isEmpty || !new.isEmpty else { return true }
        guard delegate?.textField(self, shouldChangeCharactersIn: editor.nsRange(range), replacementString: new) ?? true else {
            return false
        }
        // The range is limited, because the delegate may have set a shorter text.
        editor.replace(range.clamped(to: 0..<editor.characters.count), with: new)
        sendChangeEvents()
        return true
    }

    func sendChangeEvents() {
        selectionController.hideMenu()
        textDidChange()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        delegate?.textFieldDidChangeSelection(self)
    }

    func delete(inDirection direction: Int, by unit: LineEditor.Unit) {
        unmarkText()
        replaceCharacters(in: editor.deletionRange(inDirection: direction, by: unit), with: "")
    }

    /// Removes the text, if the delegate returns true from `textFieldShouldClear`. The method
    /// `textField(_:shouldChangeCharactersIn:replacementString:)` of the delegate is not called.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        unmarkText()
        guard !editor.characters.isEmpty else { return }
        editor.replace(0..<editor.characters.count, with: "")
        sendChangeEvents()
    }

    /// Handles the Return key.
    ///
    /// If there is marked text, the key only accepts the marked text. Otherwise, if the delegate allows it, the key sends events, and ends
    /// editing if a target is registered for `.editingDidEndOnExit`.
    func handleReturn() {
        guard editor.markedRange == nil else { return unmarkText() }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing { resignFirstResponder() }
    }

    // MARK: - Selection

    /// Accepts the marked text without a change, and changes the selection.
    func changeSelection(_ body: (inout LineEditor) -> Void) {
        unmarkText()
        let old = editor
        body(&editor)
        if editor != old { styles.typing = nil }
        selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    func defaultCut(_ sender: Any?) {
        guard !editor.selection.isEmpty, !isSecureTextEntry else { return }
        unmarkText()
        copy(sender)
        replaceCharacters(in: editor.selection, with: "")
    }
    func defaultCopy(_ sender: Any?) {
        if !editor.selection.isEmpty, !isSecureTextEntry { UIPasteboard.general.string = editor.selectedText }
    }
    func defaultPaste(_ sender: Any?) {
        unmarkText()
        if let text = UIPasteboard.general.string { insertText(text) }
    }

    // MARK: - Keys

    /// Handles a key that moves the caret, selects, deletes, ends editing, or is a shortcut. Returns false if the key was not handled.
    func handleEditingKey(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let flags = key.modifierFlags
        let extendsSelection = flags.contains(.shift)
        let unit: LineEditor.Unit = flags.contains(.command) ? .line : flags.isDisjoint(with: [.control, .alternate]) ? .character : .word
        switch key.keyCode {
        case .keyboardLeftArrow: changeSelection { $0.moveCaret(inDirection: -1, by: unit, selecting: extendsSelection) }
        case .keyboardRightArrow: changeSelection { $0.moveCaret(inDirection: 1, by: unit, selecting: extendsSelection) }
        case .keyboardUpArrow, .keyboardHome: changeSelection { $0.moveCaret(inDirection: -1, by: .line, selecting: extendsSelection) }
        case .keyboardDownArrow, .keyboardEnd: changeSelection { $0.moveCaret(inDirection: 1, by: .line, selecting: extendsSelection) }
        case .keyboardDeleteForward: delete(inDirection: 1, by: unit)
        case .keyboardDeleteOrBackspace where unit != .character: delete(inDirection: -1, by: unit)
        case .keyboardEscape where editor.markedRange != nil: setMarkedText(nil, selectedRange: NSRange())
        case .keyboardEscape: return cancelHandler() || resignFirstResponder()
        default: return performShortcut(key)
        }
        return true
    }

    /// Handles a key again while it is held down.
    func repeatKey(_ press: UIPress, _ event: UIPressesEvent?) {
        if isFirstResponder { pressesBegan([press], with: event) }
    }

    private func performShortcut(_ key: UIKey) -> Bool {
        guard !key.modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
        switch key.keyCode {
        case .keyboardA: selectAll(nil)
        case .keyboardC: copy(nil)
        case .keyboardX: cut(nil)
        case .keyboardV: paste(nil)
        default: return false
        }
        return true
    }

    // MARK: - Touches

    /// Places the caret after one tap, selects a word after two taps, and selects everything after three taps.
    func beginSelection(with touch: UITouch) {
        unmarkText()
        caretAtTouchDown = editor.selection.isEmpty && !selectionController.isMenuVisible ? editor.caret : nil
        selectionController.hideMenu()
        let index = characterIndex(atX: touch.location(in: textClipView).x)
        switch touch.tapCount {
        case 1: changeSelection { $0.moveCaret(to: index, selecting: false) }
        case 2: changeSelection { $0.select($0.wordRange(at: index)) }
        default: changeSelection { $0.selectAll() }
        }
        selectionStart = touch.tapCount == 1 ? index : nil
    }

    /// Begins to drag the handle at a touch. Returns false if there is no handle.
    func beginHandleDrag(with touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        guard touch.tapCount == 1, let end = selectionController.end(at: point) else { return false }
        selectionController.beginDrag(end, at: point)
        return true
    }

    /// Moves the caret with a touch that is held.
    func handleLoupePress(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        switch recognizer.state {
        case .began: selectionController.beginCaretDrag(at: point)
        case .changed: selectionController.moveDrag(to: point)
        default: selectionController.endDrag()
        }
    }

    /// Ends a touch in the field. A touch that selected text, or a tap on the caret, shows the edit menu.
    func endSelection(_ touch: UITouch?) {
        if selectionController.isDragging { return selectionController.endDrag() }
        guard touch != nil, selectionStart == editor.caret || !editor.selection.isEmpty else { return }
        if !editor.selection.isEmpty || caretAtTouchDown == editor.caret { selectionController.showMenu() }
    }

    func extendSelection(to touch: UITouch) {
        let index = characterIndex(atX: touch.location(in: textClipView).x)
        if selectionStart != nil, index != editor.caret { changeSelection { $0.moveCaret(to: index, selecting: true) } }
    }
}

extension UIPress {
    /// Whether the key moves the caret or deletes text repeatedly while it is held down.
    var repeatsEditing: Bool {
        switch key?.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardDeleteOrBackspace, .keyboardDeleteForward: true
        default: false
        }
    }
}
