import Foundation

/// What editing does to the text, and who is asked and told.
extension UITextField {
    func beginEditing() {
        isEditing = true
        if clearsOnBeginEditing { edit = TextEdit() }
        edit.go(to: edit.characters.count, selecting: false)
        textDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    func endEditing() {
        unmarkText()
        isEditing = false
        (scroll, grip) = (0, nil)
        edit.go(to: edit.head, selecting: false)
        textDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// By hand, so the delegate is asked and everybody told. False if it may not be.
    @discardableResult
    func change(_ range: Range<Int>, to new: String) -> Bool {
        guard !range.isEmpty || !new.isEmpty else { return true }
        guard delegate?.textField(self, shouldChangeCharactersIn: edit.nsRange(range), replacementString: new) ?? true else { return false }
        edit.replace(range, with: new)
        tellOfChange()
        return true
    }

    func tellOfChange() {
        textDidChange()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        delegate?.textFieldDidChangeSelection(self)
    }

    func delete(_ way: Int, by unit: TextEdit.Unit) {
        unmarkText()
        change(edit.deletion(way, by: unit), to: "")
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        unmarkText()
        edit.selectAll()
        change(edit.selection, to: "")
    }

    /// Return keeps what is composed, and is no more than that; else it ends editing where somebody listens for that.
    func comeToReturn() {
        guard edit.marked == nil else { return unmarkText() }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    // MARK: - Selecting

    /// What is composed is left as it is.
    func moveSelection(_ body: (inout TextEdit) -> Void) {
        unmarkText()
        body(&edit)
        selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    public func selectAll(_ sender: Any?) { moveSelection { $0.selectAll() } }
    public func cut(_ sender: Any?) {
        guard !edit.selection.isEmpty, !isSecureTextEntry else { return }
        unmarkText()
        copy(sender)
        change(edit.selection, to: "")
    }
    public func copy(_ sender: Any?) {
        if !edit.selection.isEmpty, !isSecureTextEntry { UIPasteboard.general.string = edit.selectedText }
    }
    public func paste(_ sender: Any?) {
        unmarkText()
        UIPasteboard.general.string.map(insertText)
    }

    // MARK: - Keys

    /// Keys that move, select and cut; the rest is text or goes up.
    func take(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let flags = key.modifierFlags
        let selects = flags.contains(.shift)
        let unit: TextEdit.Unit = flags.contains(.command) ? .line : flags.isDisjoint(with: [.control, .alternate]) ? .character : .word
        switch key.keyCode {
        case .keyboardLeftArrow: moveSelection { $0.move(-1, by: unit, selecting: selects) }
        case .keyboardRightArrow: moveSelection { $0.move(1, by: unit, selecting: selects) }
        case .keyboardUpArrow, .keyboardHome: moveSelection { $0.move(-1, by: .line, selecting: selects) }
        case .keyboardDownArrow, .keyboardEnd: moveSelection { $0.move(1, by: .line, selecting: selects) }
        case .keyboardDeleteForward: delete(1, by: unit)
        case .keyboardDeleteOrBackspace where unit != .character: delete(-1, by: unit)
        case .keyboardEscape where edit.marked != nil: setMarkedText(nil, selectedRange: NSRange())
        case .keyboardEscape: return cancels() || resignFirstResponder()
        default: return takeCommand(key)
        }
        return true
    }

    /// The key is still held.
    func editAgain(_ press: UIPress, _ event: UIPressesEvent?) {
        if isFirstResponder { pressesBegan([press], with: event) }
    }

    private func takeCommand(_ key: UIKey) -> Bool {
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

    // MARK: - Fingers

    /// One tap puts the caret, two select a word, three everything.
    func grab(_ touch: UITouch) {
        unmarkText()
        let place = place(at: touch.location(in: pane).x)
        switch touch.tapCount {
        case 1: moveSelection { $0.go(to: place, selecting: false) }
        case 2: moveSelection { $0.select($0.word(at: place)) }
        default: moveSelection { $0.selectAll() }
        }
        grip = touch.tapCount == 1 ? place : nil
    }

    func stretch(to touch: UITouch) {
        let place = place(at: touch.location(in: pane).x)
        if grip != nil, place != edit.head { moveSelection { $0.go(to: place, selecting: true) } }
    }
}

extension UIPress {
    /// Held down it moves the caret on, or deletes one after the other.
    var editsAgain: Bool {
        switch key?.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardDeleteOrBackspace, .keyboardDeleteForward: true
        default: false
        }
    }
}
