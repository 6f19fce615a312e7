import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomNSTextStorage: NSTextStorage {
    override var editedMask: EditActions { super.editedMask }
    override var editedRange: NSRange { super.editedRange }
    override var changeInLength: Int { super.changeInLength }
    override func addLayoutManager(_ aLayoutManager: NSLayoutManager) { super.addLayoutManager(aLayoutManager) }
    override func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { super.removeLayoutManager(aLayoutManager) }
    override func beginEditing() { super.beginEditing() }
    override func endEditing() { super.endEditing() }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        super.edited(editedMask, range: editedRange, changeInLength: delta)
    }
    override func processEditing() { super.processEditing() }
    override func replaceCharacters(in range: NSRange, with str: String) { super.replaceCharacters(in: range, with: str) }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) { super.setAttributes(attrs, range: range) }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
    }
    override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) { super.addAttributes(attrs, range: range) }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { super.removeAttribute(name, range: range) }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
    }
    override func insert(_ attrString: NSAttributedString, at loc: Int) { super.insert(attrString, at: loc) }
    override func append(_ attrString: NSAttributedString) { super.append(attrString) }
    override func deleteCharacters(in range: NSRange) { super.deleteCharacters(in: range) }
    override func setAttributedString(_ attrString: NSAttributedString) { super.setAttributedString(attrString) }
}

class CustomNSTextContainer: NSTextContainer {
    override var layoutManager: NSLayoutManager? { super.layoutManager }
    override var size: CGSize {
        get { super.size }
        set { super.size = newValue }
    }
    override var lineFragmentPadding: CGFloat {
        get { super.lineFragmentPadding }
        set { super.lineFragmentPadding = newValue }
    }
    override var exclusionPaths: [UIBezierPath] {
        get { super.exclusionPaths }
        set { super.exclusionPaths = newValue }
    }
    override var maximumNumberOfLines: Int {
        get { super.maximumNumberOfLines }
        set { super.maximumNumberOfLines = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var widthTracksTextView: Bool {
        get { super.widthTracksTextView }
        set { super.widthTracksTextView = newValue }
    }
    override var heightTracksTextView: Bool {
        get { super.heightTracksTextView }
        set { super.heightTracksTextView = newValue }
    }
    override var isSimpleRectangularTextContainer: Bool { super.isSimpleRectangularTextContainer }
}

class CustomNSLayoutManager: NSLayoutManager {
    override var delegate: (any NSLayoutManagerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var textStorage: NSTextStorage? { super.textStorage }
    override var textContainers: [NSTextContainer] { super.textContainers }
    override func replaceTextStorage(_ newTextStorage: NSTextStorage) { super.replaceTextStorage(newTextStorage) }
    override func addTextContainer(_ container: NSTextContainer) { super.addTextContainer(container) }
    override func insertTextContainer(_ container: NSTextContainer, at index: Int) { super.insertTextContainer(container, at: index) }
    override func removeTextContainer(at index: Int) { super.removeTextContainer(at: index) }
    override func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        super.invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }
    override func invalidateDisplay(forCharacterRange charRange: NSRange) { super.invalidateDisplay(forCharacterRange: charRange) }
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
    }
    override func ensureLayout(for container: NSTextContainer) { super.ensureLayout(for: container) }
    override func usedRect(for container: NSTextContainer) -> CGRect { super.usedRect(for: container) }
    override func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        super.boundingRect(forGlyphRange: glyphRange, in: container)
    }
    override func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }
    override func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
}

class CustomNSTextAttachment: NSTextAttachment, @unchecked Sendable {
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var contents: Data? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var fileType: String? {
        get { super.fileType }
        set { super.fileType = newValue }
    }
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        super.attachmentBounds(for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
    }
    override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
    }
}

class CustomUIMenuItem: UIMenuItem {
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override var action: Selector {
        get { super.action }
        set { super.action = newValue }
    }
}

class CustomUITextSelectionRect: UITextSelectionRect {
    override var rect: CGRect { super.rect }
    override var writingDirection: NSWritingDirection { super.writingDirection }
    override var containsStart: Bool { super.containsStart }
    override var containsEnd: Bool { super.containsEnd }
    override var isVertical: Bool { super.isVertical }
}
