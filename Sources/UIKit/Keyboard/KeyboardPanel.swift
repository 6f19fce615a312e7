import CoreGraphics
import QuartzCore

/// The keys on the screen. One finger types at a time; a key types when the finger leaves it.
final class KeyboardPanel: UIView {
    enum Page { case letters, digits, signs }

    private unowned let application: UIApplication
    private weak var text: (any KeyboardWishes)?
    private var page = Page.letters
    private var isShifted = false
    private var caps: [KeyCap] = []
    private var pressed: KeyCap?

    private static let margin: CGFloat = 3
    private static let gap: CGFloat = 6
    private static let top: CGFloat = 10

    static func height(for size: CGSize) -> CGFloat { size.height > size.width ? 216 : 162 }

    init(_ application: UIApplication) {
        self.application = application
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.82, green: 0.836, blue: 0.858, alpha: 1)
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { return nil }

    /// Begins with what suits the text.
    func serve(_ text: (any KeyboardWishes)?) {
        self.text = text
        page = text?.keyboardType.isNumeric == true ? .digits : .letters
        isShifted = wantsCapital
        makeCaps()
    }

    func textDidChange() {
        guard isShifted != wantsCapital else { return }
        isShifted = wantsCapital
        makeCaps()
    }

    private var wantsCapital: Bool {
        guard let text, !text.isSecureTextEntry else { return false }
        let before = text.textBeforeCaret
        switch text.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.isEmpty || before.last == " "
        case .sentences:
            let written = before.reversed().drop { $0 == " " }
            return written.isEmpty || (before.last == " " && written.first.map { ".!?".contains($0) } == true)
        }
    }

    // MARK: - Keys

    private static let rows: [Page: [String]] = [
        .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], .digits: ["1234567890", "-/:;()€&@\"", ".,?!'"],
        .signs: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    ]

    private func makeCaps() {
        for cap in caps { cap.removeFromSuperview() }
        let rows = Self.rows[page] ?? []
        caps = rows.enumerated().flatMap { row, keys in keys.map { KeyCap(.character(letter($0)), row: row) } }
        caps.append(KeyCap(page == .letters ? .shift(isShifted) : .page(page == .digits ? .signs : .digits), row: 2))
        caps.append(KeyCap(.delete, row: 2))
        caps.append(KeyCap(.page(page == .letters ? .digits : .letters), row: 3))
        caps.append(KeyCap(.space, row: 3))
        caps.append(KeyCap(.enter(text?.returnKeyType ?? .default), row: 3))
        for cap in caps { addSubview(cap) }
        setNeedsLayout()
    }

    private func letter(_ key: Character) -> Character { isShifted ? Character(key.uppercased()) : key }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = (bounds.height - Self.top / 2) / 4
        let height = pitch - (bounds.height > 200 ? 12 : 8)
        let unit = (bounds.width - Self.margin * 2 - Self.gap * 9) / 10
        for row in 0..<4 {
            let y = Self.top + CGFloat(row) * pitch
            let keys = caps.filter { $0.row == row }
            row < 3 ? place(keys, unit, y, height) : placeBottom(keys, unit, y, height)
        }
    }

    /// Characters in the middle, shift and delete at the edges.
    private func place(_ keys: [KeyCap], _ unit: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        let characters = keys.filter(\.isCharacter)
        let wide = characters.count == 5 ? unit * 1.4 : unit
        var x = (bounds.width - CGFloat(characters.count) * (wide + Self.gap) + Self.gap) / 2
        for key in characters {
            key.frame = CGRect(x: x, y: y, width: wide, height: height)
            x += wide + Self.gap
        }
        let side = unit * 1.3 + 2
        for key in keys where !key.isCharacter {
            let isLast = key.kind == .delete
            key.frame = CGRect(x: isLast ? bounds.width - Self.margin - side : Self.margin, y: y, width: side, height: height)
        }
    }

    private func placeBottom(_ keys: [KeyCap], _ unit: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        let side = unit * 2.4
        let widths = [side, bounds.width - Self.margin * 2 - Self.gap * 2 - side * 2, side]
        var x = Self.margin
        for (key, width) in zip(keys, widths) {
            key.frame = CGRect(x: x, y: y, width: width, height: height)
            x += width + Self.gap
        }
    }

    // MARK: - Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let key = pressed
        press(nil)
        if let key { strike(key.kind) }
    }

    /// The nearest key: there are no gaps for a finger.
    private func follow(_ touches: Set<UITouch>) {
        guard let place = touches.first?.location(in: self), bounds.insetBy(dx: 0, dy: -12).contains(place) else { return press(nil) }
        press(caps.min { $0.distance(to: place) < $1.distance(to: place) })
    }

    private func press(_ key: KeyCap?) {
        guard key !== pressed else { return }
        pressed?.isPressed = false
        key?.isPressed = true
        pressed = key
    }

    private func strike(_ kind: KeyCap.Kind) {
        switch kind {
        case .character(let character): type(KeyStroke(typing: character))
        case .space: type(KeyStroke(typing: " "))
        case .enter: type(KeyStroke(typing: "\n"))
        case .delete: KeyStroke(named: "backspace").map(type)
        case .shift(let isOn):
            isShifted = !isOn
            makeCaps()
        case .page(let other):
            page = other
            makeCaps()
        }
    }

    private func type(_ stroke: KeyStroke) {
        application.keyboard.strikeSoftly(stroke)
        textDidChange()
    }
}
