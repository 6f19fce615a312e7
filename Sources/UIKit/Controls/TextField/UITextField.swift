import CoreGraphics
import FlipbookTypography
import Foundation
import QuartzCore

/// A control that edits a line of text.
@preconcurrency @MainActor open class UITextField: UIControl, KeyboardTraits, UITextInput {
    nonisolated deinit {}

    /// The object that controls and observes editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text in one line: line breaks are left out. Setting it neither calls the delegate nor sends events.
    open var text: String? {
        get { editor.text }
        set {
            editor = LineEditor((newValue ?? "").filter { !$0.isNewline })
            styles.typing = nil
            styles.setText(nil, FlipbookTypography.TextStyle(font: (font ?? .systemFont(ofSize: 17)).font))
            textDidChange()
            observedValueDidChange()
        }
    }

    /// The text with attributes. Setting it changes the font, the color and the alignment of the field to the attributes of the first
    /// character.
    open var attributedText: NSAttributedString? {
        get { defaultAttributedText }
        set { defaultAttributedText = newValue }
    }

    /// The attributes of text without attributes of its own. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allDefaultAttributes }
        set { allDefaultAttributes = newValue }
    }

    /// The attributes of the text that is typed next, or nil while the text is not edited. A change of the selection resets them.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? styles.typing ?? allDefaultAttributes : nil }
        set { setTypingAttributes(newValue) }
    }

    /// The text that an empty field shows.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The text that an empty field shows, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholderLabel.font = font
            placeholderLabel.textColor = ControlColors.placeholder
            placeholderLabel.attributedText = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The font of the text and the placeholder, or nil for the system font of 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            propertyWasSet(.font)
            if let font { applyToStyles(.font, font) }
            appearanceDidChange()
        }
    }
    /// The color of the text.
    open var textColor: UIColor? = .label {
        didSet {
            propertyWasSet(.textColor)
            if let textColor { applyToStyles(.foregroundColor, textColor) }
            appearanceDidChange()
        }
    }
    /// The alignment of the text.
    ///
    /// Differs from Apple: `natural` and `justified` align the text with the leading side of the field, independent of the language of the
    /// text.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
    /// The border around the field.
    ///
    /// Differs from Apple: `bezel` is drawn like `line`.
    open var borderStyle = BorderStyle.none { didSet { appearanceDidChange() } }
    /// Whether the characters are shown as dots. Such text cannot be copied, and an input method cannot show marked text in it.
    open var isSecureTextEntry = false { didSet { secureTextEntryDidChange() } }
    /// Whether the text is deleted when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false
    /// The condition for the visibility of the clear button.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the leading edge of the field: the left edge, or the right edge in a right-to-left layout.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// A view at the trailing edge of the field.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// The condition for the visibility of `leftView`.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The condition for the visibility of `rightView`.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The keys that the on-screen keyboard shows first.
    open var keyboardType = UIKeyboardType.default
    /// The title of the Return key on the on-screen keyboard.
    open var returnKeyType = UIReturnKeyType.default
    /// The appearance of the keys of the on-screen keyboard. A change of a visible keyboard needs `reloadInputViews()`.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The rule that determines which letters the on-screen keyboard types as capital letters.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether misspelled words are corrected.
    ///
    /// Differs from Apple: it has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelled words are marked.
    ///
    /// Differs from Apple: it has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether the Return key is disabled while the field is empty.
    ///
    /// Differs from Apple: it has no effect.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is being edited.
    open internal(set) var isEditing = false

    var editor = LineEditor()
    var styles = FieldStyles()
    /// The last font of the field that was set for the placeholder, or nil before the first. It is set only if the font of the field has
    /// changed, because it replaces the fonts of an attributed placeholder.
    private var placeholderFont: UIFont?
    /// The distance in points by which the text is scrolled to the left, so that the caret is visible.
    var scrollOffset: CGFloat = 0
    /// The character index at which a touch began to select text, or nil if no touch is selecting text.
    var selectionStart: Int?
    /// The position of the caret when a touch began, or nil if there was a selection or a menu.
    var caretAtTouchDown: Int?
    private var storedAccessoryView: UIView?
    private var storedInputView: UIView?
    /// The handles, the loupe and the edit menu.
    lazy var selectionController: TextSelectionController = makeSelectionController()
    private var loupePress: UILongPressGestureRecognizer?
    /// A closure that handles the Escape key. If it returns false, Escape ends editing.
    var cancelHandler: () -> Bool = { false }

    /// The view that contains the text and the caret, and clips them.
    let textClipView = UIView()
    let selectionHighlight = UIView()
    /// The highlights of the other parts of a selection, which text in both directions can have.
    let moreHighlights = HighlightViews()
    let label = UILabel()
    let placeholderLabel = UILabel()
    let caretView = UIView()
    /// The lines below the marked text, and below the selected part of it.
    let markedTextUnderlines = (whole: UIView(), selection: UIView())
    let clearButton = ClearButton()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text field.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeTextField(coder) }
    }

    private func setUp() {
        textClipView.clipsToBounds = true
        textClipView.isUserInteractionEnabled = false
        for view in [selectionHighlight, label, placeholderLabel, markedTextUnderlines.whole, markedTextUnderlines.selection, caretView] {
            textClipView.addSubview(view)
        }
        caretView.layer.cornerRadius = 1
        placeholderLabel.textColor = ControlColors.placeholder
        addSubview(textClipView)
        addSubview(clearButton)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        appearanceDidChange()
        addLoupePress()
    }

    private func addLoupePress() {
        let press = UILongPressGestureRecognizer(target: self, action: Selector(UITextField.handleLoupePress))
        loupePress = press
        addGestureRecognizer(press)
    }

    private func replaceSideView(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: - Appearance

    private func appearanceDidChange() {
        (label.font, label.textColor) = (font, textColor)
        if placeholderFont != font {
            placeholderFont = font
            placeholderLabel.font = font
        }
        (markedTextUnderlines.whole.backgroundColor, markedTextUnderlines.selection.backgroundColor) = (textColor, textColor)
        layer.borderWidth = borderStyle == .none ? 0 : 1
        if borderStyle == .roundedRect {
            if backgroundColor == nil { backgroundColor = ControlColors.content }
            (layer.cornerRadius, layer.cornerCurve) = (6, .continuous)
        }
        updateBorderColor()
        textDidChange()
    }

    private func updateBorderColor() {
        let alpha = borderStyle == .roundedRect ? 0.14 : 0.5
        layer.borderColor = resolved(UIColor(light: UIColor(white: 0, alpha: alpha), dark: UIColor(white: 1, alpha: alpha)))
    }

    override func dynamicColorsDidChange() {
        super.dynamicColorsDidChange()
        updateBorderColor()
    }

    /// Whether the font follows the user's text size. It has an effect for fonts of a text style and of `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { fontTraitsDidChange() } } }

    override func fontTraitsDidChange() {
        if adjustsFontForContentSizeCategory, let font {
            let adjusted = font.adjusted(to: traitCollection)
            if adjusted !== font { setDefaults { self.font = adjusted } }
        }
        // The weight of a system font depends on the traits.
        if UILegibilityWeight.isBoldUsed { remeasureText() }
    }

    override func layoutDirectionDidChange() { setNeedsLayout() }

    /// Returns the visible form of a text: secure text is shown as dots.
    func displayedText(for text: String) -> String { isSecureTextEntry ? String(repeating: "•", count: text.count) : text }

    func textDidChange() {
        showText()
        placeholderLabel.isHidden = !editor.characters.isEmpty
        selectionDidChange()
        invalidateIntrinsicContentSize()
    }

    func selectionDidChange() {
        caretView.backgroundColor = tintColor
        selectionHighlight.backgroundColor = tintColor.withAlphaComponent(0.2)
        restartBlinking()
        setNeedsLayout()
    }

    /// Restarts the blinking of the caret, which stays visible for a moment after each key press.
    private func restartBlinking() {
        caretView.layer.removeAnimation(forKey: "blink")
        guard isEditing, editor.selection.isEmpty, window != nil else { return }
        CaretBlinking.start(caretView.layer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isEnabled ? 1 : 0.4
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        selectionDidChange()
    }

    override var naturalSize: CGSize {
        let sizingLabel = editor.characters.isEmpty ? placeholderLabel : label
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
        let borderSize = borderStyle == .none ? CGSize.zero : CGSize(width: 14, height: 13)
        return CGSize(width: sizingLabel.sizeThatFits(.zero).width.rounded(.up) + borderSize.width + 2, height: height + borderSize.height)
    }

    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }

    /// Returns the baseline of the text, which is vertically centered in the text rectangle.
    override func baseline(_ attribute: NSLayoutConstraint.Attribute, ofDescendant descendant: UIView) -> Baseline? {
        guard descendant === label else { return nil }
        // Before the first layout the width is 0. A rectangle that is inset by more than its size is null, and has no finite center,
        // so a large width is used.
        let size = CGSize(width: max(bounds.width, 10_000), height: naturalSize.height)
        let area = textRect(forBounds: CGRect(origin: .zero, size: size))
        let middle = area.midY.isFinite ? area.midY : size.height / 2
        return Baseline(heightFraction: 0.5, offset: middle - size.height / 2 + label.baseline(attribute).offset)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSideViews()
        layoutText()
        if isEditing { selectionController.update() }
    }

    // MARK: - Keyboard

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isEditing { _ = super.resignFirstResponder(); endEditing() }
    }

    /// Handles the editing keys, and repeats them while they are held down. Other keys are inserted as text or passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handleEditingKey($0) }
        for press in presses where press.repeatsEditing {
            window?.screen.application?.keyboard.repeatWhileHeld(press) { [weak self] in self?.repeatKey(press, event) }
        }
        guard !rest.isEmpty else { return }
        // A field does not insert tabs. The key is passed up the responder chain to `FocusSystem`, which moves the focus to the next field.
        if rest.contains(where: { $0.key?.keyCode == .keyboardTab }) {
            next?.pressesBegan(rest, with: event)
        } else {
            super.pressesBegan(rest, with: event)
        }
    }

    /// Whether the field contains text.
    open var hasText: Bool { !editor.characters.isEmpty }
    var textBeforeCaret: String { editor.prefix(editor.selection.lowerBound) }

    /// Replaces the marked text or the selection by text. A newline is handled as the Return key.
    open func insertText(_ text: String) {
        if text == "\n" { return handleReturn() }
        // If the delegate refuses the composed text, the marked text is removed.
        if !replaceCharacters(in: editor.markedRange ?? editor.selection, with: text.filter { !$0.isNewline }) {
            setMarkedText(nil, selectedRange: NSRange())
        }
    }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() { editor.markedRange.map(deleteBackwardInMarkedText) ?? delete(inDirection: -1, by: .character) }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isEditing, !beginHandleDrag(with: touch) { beginSelection(with: touch) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isEditing, selectionController.isDragging {
            selectionController.moveDrag(to: touch.location(in: self))
        } else if isEditing {
            extendSelection(to: touch)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { selectionStart = nil }
        if isEditing { return endSelection(touch) }
        guard let touch, isTouchInside, becomeFirstResponder() else { return }
        beginSelection(with: touch)
    }

    /// Prevents pans and swipes of surrounding views while the text is edited, because a drag then selects text.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === loupePress { return isEditing && !selectionController.isDragging && selectionStart != nil }
        return !(isEditing && isEnclosingDrag(gestureRecognizer)) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Rectangles that subclasses can override

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds, editing: false) }
    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds, editing: true) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        mirroredIfRightToLeft(CGRect(x: bounds.maxX - 26, y: (bounds.midY - 9.5).rounded(), width: 19, height: 19), in: bounds)
    }
    /// Returns the rectangle of `leftView`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, bounds) { area, _ in area.minX } }
    /// Returns the rectangle of `rightView`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, bounds) { $0.maxX - $1 } }

    private func sideViewRect(_ view: UIView?, _ bounds: CGRect, _ x: (CGRect, CGFloat) -> CGFloat) -> CGRect {
        let size = view?.bounds.size ?? .zero
        let y = (bounds.midY - size.height / 2).rounded()
        return mirroredIfRightToLeft(CGRect(x: x(bounds, size.width), y: y, width: size.width, height: size.height), in: bounds)
    }

    // MARK: - Members that subclasses can override

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }
    /// Copies the selected text to the pasteboard and deletes it. Secure text is not cut.
    open override func cut(_ sender: Any?) { defaultCut(sender) }
    /// Copies the selected text to the pasteboard. Secure text is not copied.
    open override func copy(_ sender: Any?) { defaultCopy(sender) }
    /// Replaces the selection by the string of the pasteboard.
    open override func paste(_ sender: Any?) { defaultPaste(sender) }
    /// The range of the marked text, or nil if there is none.
    open var markedTextRange: UITextRange? { editor.markedRange.map { TextFieldRange($0) } }
    /// Replaces the marked text, or the selection if there is none, by new marked text.
    ///
    /// A secure field has no marked text. It accepts only text that the input method has finished.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        defaultSetMarkedText(markedText, selectedRange: selectedRange)
    }
    /// Accepts the marked text, which becomes ordinary text.
    ///
    /// `.editingChanged` is sent once more, for targets that wait until no text is marked.
    open func unmarkText() { defaultUnmarkText() }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { TextFieldPosition(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { TextFieldPosition(editor.characters.count) }
    /// The range of the selection.
    open var selectedTextRange: UITextRange? {
        get { defaultSelectedTextRange }
        set { defaultSelectedTextRange = newValue }
    }
    /// Returns the text in a range, or nil if the range is not a range of a text field.
    open func text(in range: UITextRange) -> String? { defaultText(in: range) }
    /// Replaces a range of the text. The delegate cannot refuse the change.
    open func replace(_ range: UITextRange, withText text: String) { defaultReplace(range, withText: text) }
    /// Returns the range between two positions, in any order, or nil if one of them is not a position of a text field.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        defaultTextRange(from: fromPosition, to: toPosition)
    }
    /// Returns the position at an offset in UTF-16 code units, or nil if it is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { defaultPosition(from: position, offset: offset) }
    /// Returns the number of UTF-16 code units from one position to another. It is negative if the second position is before the first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { defaultOffset(from: from, to: toPosition) }
    /// Returns the rectangle of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { defaultCaretRect(for: position) }
    /// Returns the rectangle of a range, in the field's coordinates. If the text has both directions, it is the leftmost rectangle of the
    /// range.
    open func firstRect(for range: UITextRange) -> CGRect { defaultFirstRect(for: range) }
    /// Returns the rectangles of a selected range, in the field's coordinates. There are several if the text has both directions, and none
    /// for an empty range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        defaultSelectionRects(for: range)
    }
    /// Returns the position that is nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { defaultClosestPosition(to: point) }
    /// Returns the range of the character that is nearest to a point of the field, or nil if the field is empty.
    open func characterRange(at point: CGPoint) -> UITextRange? { defaultCharacterRange(at: point) }

    // MARK: - Edit menu

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        defaultCanPerformAction(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func delete(_ sender: Any?) { if !editor.selection.isEmpty { deleteBackward() } }
    open override func select(_ sender: Any?) { changeSelection { $0.select($0.wordRange(at: max($0.caret - 1, 0))) } }

    /// The view above the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    /// The view that replaces the keyboard while the text is edited.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
}
