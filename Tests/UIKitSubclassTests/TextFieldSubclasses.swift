import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUISearchBar: UISearchBar {
    override var delegate: (any UISearchBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var searchBarStyle: Style {
        get { super.searchBarStyle }
        set { super.searchBarStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var showsCancelButton: Bool {
        get { super.showsCancelButton }
        set { super.showsCancelButton = newValue }
    }
    override var showsSearchResultsButton: Bool {
        get { super.showsSearchResultsButton }
        set { super.showsSearchResultsButton = newValue }
    }
    override var isSearchResultsButtonSelected: Bool {
        get { super.isSearchResultsButtonSelected }
        set { super.isSearchResultsButtonSelected = newValue }
    }
    override var searchTextField: UISearchTextField { super.searchTextField }
    override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        super.setImage(iconImage, for: icon, state: state)
    }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        super.setShowsCancelButton(showsCancelButton, animated: animated)
    }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var scopeButtonTitles: [String]? {
        get { super.scopeButtonTitles }
        set { super.scopeButtonTitles = newValue }
    }
    override var selectedScopeButtonIndex: Int {
        get { super.selectedScopeButtonIndex }
        set { super.selectedScopeButtonIndex = newValue }
    }
    override var showsScopeBar: Bool {
        get { super.showsScopeBar }
        set { super.showsScopeBar = newValue }
    }
}

class CustomUISearchTextField: UISearchTextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
}

class CustomUITextField: UITextField {
    override var delegate: (any UITextFieldDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
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
    override var borderStyle: BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var clearsOnBeginEditing: Bool {
        get { super.clearsOnBeginEditing }
        set { super.clearsOnBeginEditing = newValue }
    }
    override var clearButtonMode: ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = newValue }
    }
    override var leftView: UIView? {
        get { super.leftView }
        set { super.leftView = newValue }
    }
    override var rightView: UIView? {
        get { super.rightView }
        set { super.rightView = newValue }
    }
    override var leftViewMode: ViewMode {
        get { super.leftViewMode }
        set { super.leftViewMode = newValue }
    }
    override var rightViewMode: ViewMode {
        get { super.rightViewMode }
        set { super.rightViewMode = newValue }
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
    override var isEditing: Bool { super.isEditing }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func layoutSubviews() { super.layoutSubviews() }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() { super.unmarkText() }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override func text(in range: UITextRange) -> String? { super.text(in: range) }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { super.position(from: position, offset: offset) }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { super.offset(from: from, to: toPosition) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { super.defaultTextAttributes }
        set { super.defaultTextAttributes = newValue }
    }
    override var typingAttributes: [NSAttributedString.Key: Any]? {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override var attributedPlaceholder: NSAttributedString? {
        get { super.attributedPlaceholder }
        set { super.attributedPlaceholder = newValue }
    }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView }
        set { super.inputAccessoryView = newValue }
    }
    override var inputView: UIView? {
        get { super.inputView }
        set { super.inputView = newValue }
    }
}
