import CoreGraphics
import Foundation
import QuartzCore

/// A line of text that can be edited.
open class UITextField: UIControl, KeyboardWishes, UITextInput {
    public weak var delegate: (any UITextFieldDelegate)?

    /// Written, it tells nobody.
    open var text: String? {
        get { edit.text }
        set {
            edit = TextEdit(newValue ?? "")
            textDidChange()
        }
    }

    open var placeholder: String? { didSet { hint.text = placeholder } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { looksDidChange() } }
    open var textColor: UIColor? = .label { didSet { looksDidChange() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
    open var borderStyle = BorderStyle.none { didSet { looksDidChange() } }
    open var isSecureTextEntry = false { didSet { secrecyDidChange() } }
    open var clearsOnBeginEditing = false
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { swap(oldValue, leftView) } }
    open var rightView: UIView? { didSet { swap(oldValue, rightView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    public var keyboardType = UIKeyboardType.default
    public var returnKeyType = UIReturnKeyType.default
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var enablesReturnKeyAutomatically = false

    /// Whether it has the keyboard.
    public internal(set) var isEditing = false

    var edit = TextEdit()
    /// How far the text is pushed to the left so that the caret is seen.
    var scroll: CGFloat = 0
    /// Where a finger began to select.
    var grip: Int?
    /// Whether Escape meant something else than the end of the text, and that has been done.
    var cancels: () -> Bool = { false }

    let pane = UIView()
    let highlight = UIView()
    let label = UILabel()
    let hint = UILabel()
    let caret = UIView()
    /// Below what is composed, and below the part of it that is chosen.
    let lines = (whole: UIView(), chosen: UIView())
    let clearButton = ClearButton()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pane.clipsToBounds = true
        pane.isUserInteractionEnabled = false
        for view in [highlight, label, hint, lines.whole, lines.chosen, caret] { pane.addSubview(view) }
        caret.layer.cornerRadius = 1
        hint.textColor = ControlInk.placeholder
        addSubview(pane)
        addSubview(clearButton)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        looksDidChange()
    }

    private func swap(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: - Looks

    private func looksDidChange() {
        (label.font, hint.font) = (font, font)
        label.textColor = textColor
        (lines.whole.backgroundColor, lines.chosen.backgroundColor) = (textColor, textColor)
        layer.borderWidth = borderStyle == .none || borderStyle == .roundedRect ? 0 : 1
        layer.borderColor = UIColor(white: 0, alpha: 0.5).cgColor
        if borderStyle == .roundedRect {
            if backgroundColor == nil { backgroundColor = .white }
            (layer.cornerRadius, layer.cornerCurve) = (6, .continuous)
            (layer.borderWidth, layer.borderColor) = (1, UIColor(white: 0, alpha: 0.14).cgColor)
        }
        textDidChange()
    }

    /// What is shown of a text: of a secret, only how long it is.
    func shown(_ text: String) -> String { isSecureTextEntry ? String(repeating: "•", count: text.count) : text }

    func textDidChange() {
        label.text = shown(edit.text)
        hint.isHidden = !edit.characters.isEmpty
        selectionDidChange()
        invalidateIntrinsicContentSize()
    }

    func selectionDidChange() {
        caret.backgroundColor = tintColor
        highlight.backgroundColor = tintColor.withAlphaComponent(0.2)
        blink()
        setNeedsLayout()
    }

    /// The caret stands still for a moment after each stroke, and then comes and goes.
    private func blink() {
        caret.layer.removeAnimation(forKey: "blink")
        guard isEditing, edit.selection.isEmpty, window != nil else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.62, 0.88, 1]
        blink.duration = 1
        blink.repeatCount = .infinity
        caret.layer.add(blink, forKey: "blink")
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
        let text = edit.characters.isEmpty ? hint : label
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
        let extra = borderStyle == .none ? CGSize.zero : CGSize(width: 14, height: 13)
        return CGSize(width: text.sizeThatFits(.zero).width.rounded(.up) + extra.width + 2, height: height + extra.height)
    }

    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
        placeText()
    }

    // MARK: - The keyboard

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

    /// What is typed comes here; what types no text is looked at first.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !take($0) }
        for press in presses where press.editsAgain {
            window?.screen.application?.keyboard.again(press) { [weak self] in self?.editAgain(press, event) }
        }
        guard !rest.isEmpty else { return }
        // Tab is no text here: it goes up, and on to the next field.
        if rest.contains(where: { $0.key?.keyCode == .keyboardTab }) {
            next?.pressesBegan(rest, with: event)
        } else {
            super.pressesBegan(rest, with: event)
        }
    }

    public var hasText: Bool { !edit.characters.isEmpty }
    var textBeforeCaret: String { edit.prefix(edit.selection.lowerBound) }

    open func insertText(_ text: String) {
        if text == "\n" { return comeToReturn() }
        // If the delegate refuses what was composed, nothing of it stays.
        if !change(edit.marked ?? edit.selection, to: text.filter { !$0.isNewline }) { setMarkedText(nil, selectedRange: NSRange()) }
    }

    open func deleteBackward() { edit.marked.map(shorten) ?? delete(-1, by: .character) }

    // MARK: - Fingers

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isEditing { grab(touch) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isEditing { stretch(to: touch) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { grip = nil }
        guard let touch, isTouchInside, !isEditing, becomeFirstResponder() else { return }
        grab(touch)
    }

    /// A drag selects, once there is something to select in.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(isEditing && isDrag(gestureRecognizer)) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Rectangles, for subclasses

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds, editing: false) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds, editing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 26, y: (bounds.midY - 9.5).rounded(), width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds) { area, _ in area.minX } }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds) { $0.maxX - $1 } }

    private func sideRect(_ view: UIView?, _ bounds: CGRect, _ x: (CGRect, CGFloat) -> CGFloat) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(x: x(bounds, size.width), y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
}
