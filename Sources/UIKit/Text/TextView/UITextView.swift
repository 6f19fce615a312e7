import CoreGraphics
import FlipbookTypography
import Foundation
import QuartzCore

/// A view that shows and edits a text with several paragraphs.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, KeyboardTraits {
    nonisolated deinit {}

    /// The object that controls and observes editing and scrolling.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: - TextKit

    /// The text with its attributes. A change of the text storage is shown without a further call.
    public let textStorage: NSTextStorage
    /// The layout of the text.
    public let layoutManager: NSLayoutManager
    /// The area of the text.
    public let textContainer: NSTextContainer

    // MARK: - State

    let contentView = TextContentView()
    let caretView = UIView()
    let highlights = HighlightViews()
    let markedTextView = UIView()
    var selection = TextSelection(caret: 0)
    var markedRange: NSRange?
    /// The attributes of the whole text, as set by `font`, `textColor` and `textAlignment`, or by the first character of `attributedText`.
    var defaults = TextDefaults()
    var storedTypingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The horizontal position that the caret keeps when it moves up and down.
    var caretColumn: CGFloat?
    var isEditingText = false
    /// Whether the view itself changes the text storage. In this case the view also updates the selection.
    var isChangingText = false
    lazy var selectionController: TextSelectionController = makeSelectionController()
    var gestures: TextViewGestures?

    // MARK: - Behavior

    /// Whether the user can edit the text.
    open var isEditable = true { didSet { if !isEditable, isEditingText { resignFirstResponder() } } }
    /// Whether the user can select text, and use links.
    open var isSelectable = true { didSet { if !isSelectable { selectionDidChange() } } }
    /// Whether the user can change the style of text with the edit menu, or with Control or Command and B, I or U.
    open var allowsEditingTextAttributes = false
    /// Whether text that is inserted replaces the whole text. An insertion or a change of the selection resets the value to false.
    open var clearsOnInsertion = false
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { layoutManager.invalidateAll() } }
    /// The space between the edges of the content and the text container.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            if !textContainerInset.isFinite { textContainerInset = oldValue }
            textGeometryDidChange()
        }
    }

    /// The view above the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    private var storedAccessoryView: UIView?
    /// The view in place of the keyboard while the text is edited.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputView: UIView?

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
    /// Whether the Return key is disabled while there is no text.
    ///
    /// Differs from Apple: it has no effect.
    open var enablesReturnKeyAutomatically = false
    /// Whether the characters are shown as dots.
    ///
    /// Differs from Apple: it has no effect. Text views of UIKit always show their text too.
    open var isSecureTextEntry = false

    // MARK: - Creation

    /// Creates a text view with a container. If `textContainer` is nil, creates a container, a layout manager and a text storage.
    ///
    /// A container that belongs to a layout manager is shown with the text storage of that manager.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(frame: frame)
        setUpText()
    }

    /// Creates a text view.
    ///
    /// Differs from Apple: there is always an `NSLayoutManager`.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view from its element of a storyboard or xib. Other coders create a text view with default values.
    ///
    /// Differs from Apple: values are read only from the coders of storyboards and xibs.
    public required init?(coder: NSCoder) {
        let container = NSTextContainer(size: .zero)
        let manager = NSLayoutManager()
        let storage = NSTextStorage()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(coder: coder)
        setUpText()
        if let coder = coder as? InterfaceCoder { decodeTextView(coder) }
    }

    // MARK: - Text

    /// The text. Setting it neither calls the delegate nor sends notifications.
    open var text: String! {
        get { textStorage.string }
        set { setText(newValue ?? "") }
    }

    /// The text with attributes. Setting it sets the font, the color and the alignment of the view to the values of the first character.
    open var attributedText: NSAttributedString! {
        get { textStorage.copy(of: NSRange(location: 0, length: textStorage.utf16Count)) }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font. Setting it changes the font of the whole text.
    open var font: UIFont? {
        get { textStorage.utf16Count > 0 ? attribute(.font, at: 0) as? UIFont ?? defaults.font : defaults.font }
        set {
            defaults.font = newValue
            applyToWholeText(.font, newValue ?? TextDefaults.standardFont)
            propertyWasSet(.font)
        }
    }

    /// The color of the text. Setting it changes the color of the whole text.
    open var textColor: UIColor? {
        get { textStorage.utf16Count > 0 ? attribute(.foregroundColor, at: 0) as? UIColor ?? defaults.color : defaults.color }
        set {
            defaults.color = newValue
            applyToWholeText(.foregroundColor, newValue ?? .label)
            propertyWasSet(.textColor)
        }
    }

    /// The alignment. Setting it changes the alignment of all paragraphs.
    open var textAlignment: NSTextAlignment {
        get { (storedTypingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? defaults.alignment }
        set { setAlignment(newValue) }
    }

    /// The attributes of the text that is typed next. A change of the selection sets them to the attributes of the text at the new
    /// selection.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes }
        set {
            storedTypingAttributes = newValue
            endOfTextDidChange()
        }
    }

    // MARK: - Selection

    /// The range of the selection in UTF-16 units. A new range is limited to the text.
    open var selectedRange: NSRange {
        get { selection.nsRange }
        set { select(newValue) }
    }

    /// Scrolls until a range of the text is visible. Does nothing if `isScrollEnabled` is false.
    open func scrollRangeToVisible(_ range: NSRange) { defaultScrollRangeToVisible(range) }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return fittingSize(forWidth: .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

    override var heightDependsOnWidth: Bool { !isScrollEnabled }
    override var computesContentSize: Bool { true }

    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        let unlimited = intrinsicContentSize
        guard let width, !isScrollEnabled else { return unlimited }
        return CGSize(width: unlimited.width, height: fittingSize(forWidth: width).height)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textGeometryDidChange() } }
    }

    open override func layoutSubviews() {
        updateTextLayout()
        super.layoutSubviews()
        layoutText()
    }

    open override var forFirstBaselineLayout: UIView { self }
    open override var forLastBaselineLayout: UIView { self }

    override func dynamicColorsDidChange() { layoutManager.invalidateAll() }

    /// Whether the fonts follow the user's text size. It has an effect for fonts of a text style and of `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { fontTraitsDidChange() } } }

    override func fontTraitsDidChange() {
        super.fontTraitsDidChange()
        if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection) }
        // The weight of system fonts depends on the traits.
        if UILegibilityWeight.isBoldUsed { layoutManager.invalidateAll() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        layoutManager.invalidateAll()
        selectionDidChange()
    }

    override func dragWillBegin() {
        super.dragWillBegin()
        selectionController.hideMenu()
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing() }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditingText || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    /// Makes the view the first responder, without the checks that `becomeFirstResponder()` performs.
    func becomeResponder() -> Bool { super.becomeFirstResponder() }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        selectionController.reset()
        guard isFirstResponder else { return }
        _ = super.resignFirstResponder()
        endEditing()
    }

    /// Handles the editing keys, and repeats them while they are held down. Other keys are inserted as text or passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder else { return super.pressesBegan(presses, with: event) }
        let rest = presses.filter { !handleEditingKey($0) }
        for press in presses where press.repeatsEditing || press.movesLine {
            window?.screen.application?.keyboard.repeatWhileHeld(press) { [weak self] in
                if self?.isFirstResponder == true { self?.pressesBegan([press], with: event) }
            }
        }
        if isEditable, rest.contains(where: { $0.key?.keyCode == .keyboardTab && $0.key?.modifierFlags.isEmpty == true }) {
            insertText("\t")
        } else if isEditable, !rest.isEmpty {
            super.pressesBegan(rest, with: event)
        } else if !rest.isEmpty {
            next?.pressesBegan(rest, with: event)
        }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestures?.shouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Text input

    /// Whether there is any text.
    open var hasText: Bool { textStorage.utf16Count > 0 }
    /// Inserts text in place of the marked text or the selection.
    open func insertText(_ text: String) { defaultInsertText(text) }
    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() { defaultDeleteBackward() }
    /// Returns the text in a range.
    open func text(in range: UITextRange) -> String? { offsets(of: range).map { string(in: $0) } }
    /// Replaces a range of the text without calling the delegate's `textView(_:shouldChangeTextIn:replacementText:)`.
    open func replace(_ range: UITextRange, withText text: String) { defaultReplace(range, withText: text) }
    /// The range of the selection.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection.nsRange) }
        set { if let range = newValue.flatMap({ offsets(of: $0) }) { select(NSRange(range)) } }
    }
    /// The range of the marked text, or nil if there is none.
    open var markedTextRange: UITextRange? { markedRange.map { TextOffsetRange($0) } }
    /// Replaces the marked text, or the selection if there is none, by new marked text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        defaultSetMarkedText(markedText, selectedRange: selectedRange)
    }
    /// Accepts the marked text, which becomes ordinary text.
    open func unmarkText() { defaultUnmarkText() }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { TextOffset(textStorage.utf16Count) }
    /// Returns the range between two positions, in any order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let a = offset(of: fromPosition), let b = offset(of: toPosition) else { return nil }
        return TextOffsetRange(NSRange(min(a, b)..<max(a, b)))
    }
    /// Returns the position at an offset in UTF-16 units, or nil if it is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { defaultPosition(from: position, offset: offset) }
    /// Returns the number of UTF-16 units from one position to another. It is negative if the second position is before the first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        (offset(of: toPosition) ?? 0) - (offset(of: from) ?? 0)
    }
    /// Returns the rectangle of the caret at a position, in the coordinates of the content.
    open func caretRect(for position: UITextPosition) -> CGRect { offset(of: position).map { caretFrame(at: $0) } ?? .null }
    /// Returns the first rectangle of a range, in the coordinates of the content.
    open func firstRect(for range: UITextRange) -> CGRect {
        offsets(of: range).map { range in textRects(of: range).first ?? caretFrame(at: range.lowerBound) } ?? .null
    }
    /// Returns the rectangles of a selected range, in the coordinates of the content.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { defaultSelectionRects(for: range) }
    /// Returns the position that is nearest to a point of the content.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }
    /// Returns the range of the character that is nearest to a point of the content, or nil if there is no text.
    open func characterRange(at point: CGPoint) -> UITextRange? { defaultCharacterRange(at: point) }

    // MARK: - Actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        defaultCanPerformAction(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { defaultCut() }
    open override func copy(_ sender: Any?) { defaultCopy() }
    open override func paste(_ sender: Any?) { defaultPaste() }
    open override func delete(_ sender: Any?) { if !selection.isEmpty { deleteBackward() } }
    open override func select(_ sender: Any?) { selectWord(at: selection.caret) }
    open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: textStorage.utf16Count), byUser: true) }
    open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { toggleUnderlineOfSelection() }
}

extension UITextView {
    /// Posted by a text view after editing has begun.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted by a text view after editing has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted by a text view after its text has changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
