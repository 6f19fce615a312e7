import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUITextView: UITextView {
    override var delegate: (any UITextViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEditable: Bool {
        get { super.isEditable }
        set { super.isEditable = newValue }
    }
    override var isSelectable: Bool {
        get { super.isSelectable }
        set { super.isSelectable = newValue }
    }
    override var allowsEditingTextAttributes: Bool {
        get { super.allowsEditingTextAttributes }
        set { super.allowsEditingTextAttributes = newValue }
    }
    override var clearsOnInsertion: Bool {
        get { super.clearsOnInsertion }
        set { super.clearsOnInsertion = newValue }
    }
    override var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { super.linkTextAttributes }
        set { super.linkTextAttributes = newValue }
    }
    override var textContainerInset: UIEdgeInsets {
        get { super.textContainerInset }
        set { super.textContainerInset = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView }
        set { super.inputAccessoryView = newValue }
    }
    override var inputView: UIView? {
        get { super.inputView }
        set { super.inputView = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var text: String! {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString! {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override var selectedRange: NSRange {
        get { super.selectedRange }
        set { super.selectedRange = newValue }
    }
    override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set { super.isScrollEnabled = newValue }
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func text(in range: UITextRange) -> String? { super.text(in: range) }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() { super.unmarkText() }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { super.position(from: position, offset: offset) }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { super.offset(from: from, to: toPosition) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
}
