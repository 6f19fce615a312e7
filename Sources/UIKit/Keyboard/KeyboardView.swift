import CoreGraphics
import QuartzCore

/// The keys of the on-screen keyboard. Only one touch at a time can press a key. The text of a key is inserted when the touch ends.
final class KeyboardView: UIView {
    enum Page { case letters, digits, symbols }

    private unowned let application: UIApplication
    private weak var input: (any KeyboardTraits)?
    private var page = Page.letters
    private var isShifted = false
    private var keyViews: [KeyView] = []
    private var pressedKey: KeyView?
    /// The view above the keys, the view that replaces the keys, and whether there are keys.
    private(set) var parts = KeyboardParts()

    private static let margin: CGFloat = 3
    private static let gap: CGFloat = 6
    private static let topMargin: CGFloat = 10

    static func height(for size: CGSize) -> CGFloat { size.height > size.width ? 216 : 162 }

    init(_ application: UIApplication) {
        self.application = application
        super.init(frame: .zero)
        backgroundColor = Self.color
        accessibilityIdentifier = "Keyboard"
        shouldGroupAccessibilityChildren = true
    }

    required init?(coder: NSCoder) { return nil }

    private static let color = UIColor(
        light: UIColor(red: 0.82, green: 0.836, blue: 0.858, alpha: 1), dark: UIColor(red: 0.168, green: 0.168, blue: 0.172, alpha: 1))

    /// Sets the style of the keys and of the area around them to the style that the text input requests. Views above the keys
    /// keep their style.
    private func applyAppearance() {
        let style = input?.keyboardAppearance.style ?? .unspecified
        for view in keyViews { view.overrideUserInterfaceStyle = style }
        backgroundColor =
            style == .unspecified ? Self.color : Self.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }

    /// Shows the keys for the keyboard type of a text input.
    func configure(for input: (any KeyboardTraits)?) {
        self.input = input
        page = input?.keyboardType.isNumeric == true ? .digits : .letters
        isShifted = shouldCapitalize
        makeKeyViews()
    }

    /// Replaces the view above the keys and the view that is shown instead of the keys, and shows or hides the keys.
    func setParts(_ new: KeyboardParts) {
        for view in parts.views where !new.views.contains(where: { $0 === view }) && view.superview === self { view.removeFromSuperview() }
        parts = new
        for view in new.views where view.superview !== self { addSubview(view) }
        for keyView in keyViews { keyView.isHidden = !new.showsKeys }
        setNeedsLayout()
    }

    func textDidChange() {
        guard isShifted != shouldCapitalize else { return }
        isShifted = shouldCapitalize
        makeKeyViews()
    }

    /// Whether the next letter is a capital letter, according to the input's autocapitalization type.
    private var shouldCapitalize: Bool {
        guard let input, !input.isSecureTextEntry else { return false }
        let before = input.textBeforeCaret
        switch input.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.isEmpty || before.last == " "
        case .sentences:
            let trimmed = before.reversed().drop { $0 == " " }
            return trimmed.isEmpty || (before.last == " " && trimmed.first.map { ".!?".contains($0) } == true)
        }
    }

    // MARK: - Keys

    private static let rows: [Page: [String]] = [
        .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], .digits: ["1234567890", "-/:;()€&@\"", ".,?!'"],
        .symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    ]

    private func makeKeyViews() {
        for keyView in keyViews { keyView.removeFromSuperview() }
        let rows = Self.rows[page] ?? []
        keyViews = rows.enumerated().flatMap { row, keys in keys.map { KeyView(.character(character(for: $0)), row: row) } }
        keyViews.append(KeyView(page == .letters ? .shift(isShifted) : .page(page == .digits ? .symbols : .digits), row: 2))
        keyViews.append(KeyView(.delete, row: 2))
        keyViews.append(KeyView(.page(page == .letters ? .digits : .letters), row: 3))
        keyViews.append(KeyView(.space, row: 3))
        keyViews.append(KeyView(.returnKey(input?.returnKeyType ?? .default), row: 3))
        for keyView in keyViews {
            keyView.isHidden = !parts.showsKeys
            addSubview(keyView)
        }
        applyAppearance()
        setNeedsLayout()
    }

    private func character(for key: Character) -> Character { isShifted ? Character(key.uppercased()) : key }

    override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(in: bounds)
        let area = parts.keyArea(in: bounds)
        let rowHeight = (area.height - Self.topMargin / 2) / 4
        let height = rowHeight - (area.height > 200 ? 12 : 8)
        let keyWidth = (bounds.width - Self.margin * 2 - Self.gap * 9) / 10
        for row in 0..<4 {
            let y = area.minY + Self.topMargin + CGFloat(row) * rowHeight
            let keys = keyViews.filter { $0.row == row }
            row < 3 ? layoutRow(keys, keyWidth, y, height) : layoutBottomRow(keys, keyWidth, y, height)
        }
    }

    /// Lays out a row with characters in the middle, and Shift and Delete at the edges.
    private func layoutRow(_ keys: [KeyView], _ keyWidth: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        let characters = keys.filter(\.isCharacter)
        let characterWidth = characters.count == 5 ? keyWidth * 1.4 : keyWidth
        var x = (bounds.width - CGFloat(characters.count) * (characterWidth + Self.gap) + Self.gap) / 2
        for key in characters {
            key.frame = CGRect(x: x, y: y, width: characterWidth, height: height)
            x += characterWidth + Self.gap
        }
        let sideKeyWidth = keyWidth * 1.3 + 2
        for key in keys where !key.isCharacter {
            let isDelete = key.kind == .delete
            key.frame = CGRect(
                x: isDelete ? bounds.width - Self.margin - sideKeyWidth : Self.margin, y: y, width: sideKeyWidth, height: height)
        }
    }

    private func layoutBottomRow(_ keys: [KeyView], _ keyWidth: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        let sideKeyWidth = keyWidth * 2.4
        let widths = [sideKeyWidth, bounds.width - Self.margin * 2 - Self.gap * 2 - sideKeyWidth * 2, sideKeyWidth]
        var x = Self.margin
        for (key, width) in zip(keys, widths) {
            key.frame = CGRect(x: x, y: y, width: width, height: height)
            x += width + Self.gap
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { updatePressedKey(for: touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { updatePressedKey(for: touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { setPressedKey(nil) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let key = pressedKey
        setPressedKey(nil)
        if let key { handleKey(key.kind) }
    }

    /// Makes the key that is nearest to the touch the pressed key, so that a touch in a gap between keys also presses a key. If the touch
    /// is neither in nor near the area of the keys, no key is pressed.
    private func updatePressedKey(for touches: Set<UITouch>) {
        let area = parts.keyArea(in: bounds)
        let margin: CGFloat = parts.accessory == nil ? 12 : 0
        guard let location = touches.first?.location(in: self), parts.showsKeys,
            location.y >= area.minY - margin, location.y <= area.maxY + 12
        else {
            return setPressedKey(nil)
        }
        setPressedKey(keyViews.min { $0.distance(to: location) < $1.distance(to: location) })
    }

    private func setPressedKey(_ key: KeyView?) {
        guard key !== pressedKey else { return }
        pressedKey?.isPressed = false
        key?.isPressed = true
        pressedKey = key
    }

    private func handleKey(_ kind: KeyView.Kind) {
        switch kind {
        case .character(let character): typeKeyStroke(KeyStroke(typing: character))
        case .space: typeKeyStroke(KeyStroke(typing: " "))
        case .returnKey: typeKeyStroke(KeyStroke(typing: "\n"))
        case .delete: KeyStroke(named: "backspace").map(typeKeyStroke)
        case .shift(let isOn):
            isShifted = !isOn
            makeKeyViews()
        case .page(let newPage):
            page = newPage
            makeKeyViews()
        }
    }

    private func typeKeyStroke(_ stroke: KeyStroke) {
        application.keyboard.typeOnScreen(stroke)
        textDidChange()
    }
}
