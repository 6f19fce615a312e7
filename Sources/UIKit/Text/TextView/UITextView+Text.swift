import Foundation

/// The text and its attributes.
extension UITextView {
    func attribute(_ key: NSAttributedString.Key, at index: Int) -> Any? {
        guard (0..<textStorage.utf16Count).contains(index) else { return nil }
        return textStorage.attributes(at: index, effectiveRange: nil)[key]
    }

    func setText(_ new: String) {
        setAttributedText(NSAttributedString(string: new, attributes: defaults.attributes), changesDefaults: false)
    }

    func setAttributedText(_ new: NSAttributedString, changesDefaults: Bool = true) {
        markedRange = nil
        changeText { textStorage.setAttributedString(new) }
        if changesDefaults, new.length > 0 {
            let first = new.attributes(at: 0, effectiveRange: nil)
            defaults.font = first[.font] as? UIFont ?? defaults.font
            defaults.color = first[.foregroundColor] as? UIColor ?? defaults.color
            defaults.alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? defaults.alignment
        }
        selection = TextSelection(caret: textStorage.utf16Count)
        updateTypingAttributes()
        selectionDidChange()
        observedValueDidChange()
    }

    /// Calls `body`, which changes the text storage. During the call, `textStorageDidChange` does not update the selection.
    func changeText(_ body: () -> Void) {
        let wasChanging = isChangingText
        isChangingText = true
        body()
        isChangingText = wasChanging
    }

    /// Updates the selection after other code has changed the text storage.
    func textStorageDidChange(_ old: Range<Int>, _ newLength: Int, _ mask: NSTextStorage.EditActions) {
        guard !isChangingText, mask.contains(.editedCharacters) else { return }
        func moved(_ offset: Int) -> Int {
            if offset <= old.lowerBound { return offset }
            return offset >= old.upperBound ? offset + newLength - old.count : min(offset, old.lowerBound + newLength)
        }
        (selection.anchor, selection.caret) = (moved(selection.anchor), moved(selection.caret))
        selection = selection.clamped(to: textStorage.utf16Count)
        markedRange = nil
        selectionDidChange()
    }

    func applyToWholeText(_ key: NSAttributedString.Key, _ value: Any) {
        let count = textStorage.utf16Count
        if count > 0 { changeText { textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: count)) } }
        storedTypingAttributes[key] = value
        endOfTextDidChange()
    }

    /// Sets the sizes of fonts that follow the user's text size.
    func adjustFonts(to traits: UITraitCollection) {
        defaults.font = defaults.font?.adjusted(to: traits)
        let runs = textStorage.attributeRuns(in: NSRange(location: 0, length: textStorage.utf16Count))
        changeText {
            textStorage.beginEditing()
            for run in runs {
                guard let font = run.attributes[.font] as? UIFont else { continue }
                let adjusted = font.adjusted(to: traits)
                if adjusted !== font { textStorage.addAttribute(.font, value: adjusted, range: run.range) }
            }
            textStorage.endEditing()
        }
        if let font = storedTypingAttributes[.font] as? UIFont { storedTypingAttributes[.font] = font.adjusted(to: traits) }
        endOfTextDidChange()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        defaults.alignment = alignment
        func style(_ old: Any?) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.alignment = alignment
            return style
        }
        let runs = textStorage.attributeRuns(in: NSRange(location: 0, length: textStorage.utf16Count))
        changeText {
            textStorage.beginEditing()
            for run in runs {
                textStorage.addAttribute(.paragraphStyle, value: style(run.attributes[.paragraphStyle]), range: run.range)
            }
            textStorage.endEditing()
        }
        storedTypingAttributes[.paragraphStyle] = style(storedTypingAttributes[.paragraphStyle])
        endOfTextDidChange()
    }

    /// Lays out the empty line at the end of the text again, which has the height of the typing attributes.
    func endOfTextDidChange() {
        layoutManager.defaultParagraph.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
        layoutManager.endAttributes = storedTypingAttributes
        layoutManager.invalidateLayout(
            forCharacterRange: NSRange(location: textStorage.utf16Count, length: 0), actualCharacterRange: nil)
    }

    /// Sets the typing attributes to the attributes of the first selected character. Without a selection, uses the character before the
    /// caret, or at the start of a paragraph the character after the caret.
    func updateTypingAttributes() {
        let count = textStorage.utf16Count
        guard count > 0 else {
            storedTypingAttributes.merge(defaults.attributes) { old, _ in old }
            return endOfTextDidChange()
        }
        let caret = selection.range.lowerBound
        let startsParagraph = caret == 0 || isSeparator(unit(at: caret - 1))
        let index = !selection.isEmpty || (startsParagraph && caret < count && !isSeparator(unit(at: caret))) ? caret : max(caret - 1, 0)
        var attributes = textStorage.attributes(at: min(index, count - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        storedTypingAttributes = attributes
        if caret == count { endOfTextDidChange() }
    }

    // MARK: - Characters

    private func unit(at offset: Int) -> UInt16 {
        let units = textStorage.string.utf16
        return units[units.index(units.startIndex, offsetBy: offset)]
    }

    private func isSeparator(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x2029 }

    func string(in range: Range<Int>) -> String {
        let units = textStorage.string.utf16
        let start = units.index(units.startIndex, offsetBy: min(max(range.lowerBound, 0), units.count))
        let end = units.index(units.startIndex, offsetBy: min(max(range.upperBound, 0), units.count))
        return String(textStorage.string[start..<max(start, end)])
    }

    /// Returns the range of the paragraph that contains an offset, with its separator.
    func paragraphRange(at offset: Int) -> Range<Int> {
        let layouts = layoutManager.updatedLayouts
        guard !layouts.geometry.needsWholeText else {
            let range = (textStorage.string as NSString).paragraphRange(for: NSRange(location: offset, length: 0))
            return range.location..<range.location + range.length
        }
        let paragraph = layouts.paragraphs[layouts.index(at: offset)]
        return paragraph.start..<paragraph.end
    }

    /// Returns the range of the character that contains a UTF-16 unit.
    func characterRange(containing offset: Int) -> Range<Int> {
        let paragraph = paragraphRange(at: offset)
        var start = paragraph.lowerBound
        for character in string(in: paragraph) {
            let end = start + character.utf16.count
            if offset < end { return start..<end }
            start = end
        }
        return start..<start
    }

    /// Returns the last offset between two characters that is not greater than the given offset.
    func characterBoundary(at offset: Int) -> Int {
        let offset = min(max(offset, 0), textStorage.utf16Count)
        return offset == textStorage.utf16Count ? offset : characterRange(containing: offset).lowerBound
    }

    // MARK: - Positions and ranges

    func offset(of position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max($0.value, 0), textStorage.utf16Count) }
    }

    func offsets(of range: UITextRange) -> Range<Int>? {
        guard let a = offset(of: range.start), let b = offset(of: range.end), a <= b else { return nil }
        return a..<b
    }

    func defaultPosition(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let start = offset(of: position) else { return nil }
        let (target, overflow) = start.addingReportingOverflow(distance)
        guard !overflow, (0...textStorage.utf16Count).contains(target) else { return nil }
        return TextOffset(characterBoundary(at: target))
    }

    /// The text of the current paragraph before the caret. The on-screen keyboard uses it to find the starts of sentences.
    var textBeforeCaret: String {
        let caret = selection.range.lowerBound
        return string(in: min(paragraphRange(at: caret).lowerBound, caret)..<caret)
    }
}
