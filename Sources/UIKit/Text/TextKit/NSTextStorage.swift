import Foundation

/// A text with attributes that notifies its layout managers of changes.
///
/// A subclass with a storage of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two methods.
nonisolated open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of a text.
    nonisolated public struct EditActions: OptionSet, Sendable {
        /// The bits of the kinds.
        public let rawValue: UInt
        /// Creates kinds from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The object that is called after changes of the text.
    nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    nonisolated(unsafe) open internal(set) var layoutManagers: [NSLayoutManager] = []
    /// The kinds of changes since the last call of `processEditing()`.
    open internal(set) var editedMask: EditActions = []
    /// The range of the changes, in the changed text. The location is `NSNotFound` if there are none.
    open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The length of the text after the changes minus its length before the changes.
    open internal(set) var changeInLength = 0
    private var editingDepth = 0
    private var isProcessing = false

    /// Creates an empty text.
    public convenience init() { self.init(string: "") }

    // MARK: - Layout managers

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { aLayoutManager.attach(to: storage) }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
    }

    // MARK: - Changes

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth = max(editingDepth - 1, 0)
        processIfComplete()
    }

    /// Records a change. Called by the methods that change the text.
    ///
    /// - Parameters:
    ///   - editedMask: Whether characters or attributes have changed.
    ///   - editedRange: The changed range, in the text before the change.
    ///   - delta: The length of the text after the change minus its length before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            let old = self.editedRange.moved(byReplacing: editedRange, with: new)
            self.editedRange = NSUnionRange(old, new)
        }
        changeInLength += delta
        if !isProcessing { processIfComplete() }
    }

    private func processIfComplete() {
        if editingDepth == 0, !editedMask.isEmpty, !isProcessing { processEditing() }
    }

    /// Calls the delegate and the layout managers after a change.
    open func processEditing() {
        isProcessing = true
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { storage.callDelegate() }
        isProcessing = false
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        MainActor.assumeIsolated {
            for manager in storage.layoutManagers {
                manager.processEditing(for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    @MainActor private func callDelegate() {
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }

    // MARK: - Primitive changes

    open override func replaceCharacters(in range: NSRange, with str: String) {
        let whole = wholeCharacters(of: range)
        if whole == range { super.replaceCharacters(in: range, with: str) } else { replacePart(range, of: whole, with: str) }
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Replaces a range that divides composed characters, by replacing these characters as a whole.
    ///
    /// When Foundation on Linux changes the string, it extends the range to whole composed characters. When it changes the attributes, it
    /// does not. The string and the attributes would then have different lengths, and reading the attributes would access memory outside of
    /// them.
    private func replacePart(_ range: NSRange, of whole: NSRange, with new: String) {
        let (end, wholeEnd) = (range.location + range.length, whole.location + whole.length)
        let before = attributeRuns(in: NSRange(location: whole.location, length: range.location - whole.location))
        let after = attributeRuns(in: NSRange(location: end, length: wholeEnd - end))
        // As in Foundation, the new text has the attributes of the first character that is replaced. If no character is replaced, the new
        // text has the attributes of the character before the range.
        let inherited = attributes(at: range.length > 0 ? range.location : range.location - 1, effectiveRange: nil)
        let units = Array(string.utf16)
        func text(_ units: ArraySlice<UInt16>) -> String { String(decoding: units, as: UTF16.self) }
        let parts = text(units[whole.location..<range.location]) + new + text(units[end..<wholeEnd])
        super.replaceCharacters(in: whole, with: parts)
        let newLength = new.utf16.count
        super.setAttributes(inherited, range: NSRange(location: range.location, length: newLength))
        for run in before { super.setAttributes(run.attributes, range: run.range) }
        for run in after {
            let location = run.range.location + newLength - range.length
            super.setAttributes(run.attributes, range: NSRange(location: location, length: run.range.length))
        }
    }

    // MARK: - Changes that consist of primitive ones

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let runs = attrString.attributeRuns
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        for run in runs {
            setAttributes(run.attributes, range: NSRange(location: range.location + run.range.location, length: run.range.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: utf16Count) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: utf16Count), with: attrString)
    }

    /// The length of the text in UTF-16 units. `length` of Foundation is wrong if a subclass stores the text.
    var utf16Count: Int { string.utf16.count }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for run in attributeRuns(in: range) {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }
}

nonisolated extension NSRange {
    /// Returns the range at its positions after `new` has replaced `old`. A start inside of `old` moves to the start of `new`, and an end
    /// inside of `old` moves to the end of `new`.
    fileprivate func moved(byReplacing old: NSRange, with new: NSRange) -> NSRange {
        let oldEnd = old.location + old.length
        func moved(_ offset: Int, ifInside inside: Int) -> Int {
            offset >= oldEnd ? offset + new.length - old.length : offset > old.location ? inside : offset
        }
        let start = moved(location, ifInside: new.location)
        let end = moved(location + length, ifInside: new.location + new.length)
        return NSRange(location: start, length: max(end - start, 0))
    }
}

nonisolated extension NSAttributedString {
    /// Returns a part of the text as an independent text. Foundation's own method returns a wrong result if a subclass stores the text.
    func copy(of range: NSRange) -> NSAttributedString {
        // If the range divides a character of two units, the result has a replacement character of one unit.
        let units = Array(string.utf16)[range.location..<range.location + range.length]
        let result = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
        for run in attributeRuns(in: range) {
            result.setAttributes(run.attributes, range: NSRange(location: run.range.location - range.location, length: run.range.length))
        }
        return result
    }

    /// Returns the attributes of a range, run by run.
    func attributeRuns(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var start = range.location
        let end = range.location + range.length
        while start < end {
            var effective = NSRange()
            let attributes = attributes(at: start, effectiveRange: &effective)
            let runEnd = min(max(effective.location + effective.length, start + 1), end)
            runs.append((attributes, NSRange(location: start, length: runEnd - start)))
            start = runEnd
        }
        return runs
    }

    /// Returns the range of the composed characters that a range contains or divides.
    func wholeCharacters(of range: NSRange) -> NSRange {
        let (text, units) = (string, string.utf16)
        let lower = units.index(units.startIndex, offsetBy: range.location)
        let upper = units.index(lower, offsetBy: range.length)
        // For an index inside a character, `index(after:)` returns the end of the character. From there, `index(before:)` returns its
        // beginning.
        let start = lower.samePosition(in: text) ?? text.index(before: text.index(after: lower))
        let end = upper.samePosition(in: text) ?? text.index(after: upper)
        return NSRange(location: units.distance(from: units.startIndex, to: start), length: units.distance(from: start, to: end))
    }
}
