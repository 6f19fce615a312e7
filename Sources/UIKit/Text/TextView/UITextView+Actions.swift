import Foundation

/// Cut, copy and paste, and the style of the selected text.
extension UITextView {
    /// Returns whether an editing action is possible, or nil for other actions.
    func defaultCanPerformAction(_ action: Selector) -> Bool? {
        guard let name = StandardEditAction(action) else { return nil }
        let canEdit = isEditable && isFirstResponder
        switch name {
        case .cut: return canEdit && !selection.isEmpty
        case .copy: return isSelectable && !selection.isEmpty
        case .paste: return canEdit && UIPasteboard.general.hasInsertableText
        case .delete: return false
        case .select: return isSelectable && selection.isEmpty && hasText
        case .selectAll: return isSelectable && selection.range.count < textStorage.utf16Count
        case .toggleBoldface, .toggleItalics, .toggleUnderline: return canEdit && allowsEditingTextAttributes && !selection.isEmpty
        }
    }

    func defaultCut() {
        guard isEditable, !selection.isEmpty else { return }
        unmarkText()
        copy(nil)
        replaceCharacters(in: selection.nsRange, with: "")
    }

    func defaultCopy() {
        guard !selection.isEmpty else { return }
        UIPasteboard.general.setText(textStorage.copy(of: selection.nsRange))
    }

    /// Inserts the text of the pasteboard, with its attributes if `allowsEditingTextAttributes` is true.
    func defaultPaste() {
        guard isEditable, let text = UIPasteboard.general.string else { return }
        unmarkText()
        guard allowsEditingTextAttributes, let attributed = UIPasteboard.general.attributedText else { return insertText(text) }
        let range = selection.nsRange
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: attributed.string) ?? true else { return }
        replaceText(selection.nsRange, with: attributed)
        didChangeText()
    }

    // MARK: - Style

    /// Adds a trait to the fonts of the selection, or removes it if all these fonts have it. Without a selection, changes the typing
    /// attributes.
    func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
        func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
            attributes[.font] as? UIFont ?? defaults.font ?? TextDefaults.standardFont
        }
        let runs = textStorage.attributeRuns(in: selection.nsRange).map(\.attributes)
        let all = runs.isEmpty ? [storedTypingAttributes] : runs
        let isOn = all.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
        changeStyle { attributes in
            let old = font(attributes)
            var traits = old.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            attributes[.font] = old.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? old
        }
    }

    func toggleUnderlineOfSelection() {
        func isUnderlined(_ attributes: [NSAttributedString.Key: Any]) -> Bool { attributes[.underlineStyle] as? Int ?? 0 != 0 }
        let runs = textStorage.attributeRuns(in: selection.nsRange).map(\.attributes)
        let isOn = (runs.isEmpty ? [storedTypingAttributes] : runs).allSatisfy(isUnderlined)
        changeStyle { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
    }

    private func changeStyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = selection.nsRange
        let runs = textStorage.attributeRuns(in: range)
        changeText {
            textStorage.beginEditing()
            for run in runs {
                var attributes = run.attributes
                change(&attributes)
                textStorage.setAttributes(attributes, range: run.range)
            }
            textStorage.endEditing()
        }
        change(&storedTypingAttributes)
        endOfTextDidChange()
        guard range.length > 0 else { return }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
