import CoreGraphics

/// A label of a date picker that opens a card with a calendar or wheels.
final class DatePill: UIControl {
    private let label = UILabel()
    private weak var card: FloatingCard?
    /// Returns the view that the card shows.
    private let makeContent: () -> DatePickerContent
    /// The content of the open card, or nil.
    private(set) weak var content: DatePickerContent?

    private static let height: CGFloat = 34

    init(makeContent: @escaping () -> DatePickerContent) {
        self.makeContent = makeContent
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        (layer.cornerRadius, layer.cornerCurve) = (8, .continuous)
        (label.font, label.textAlignment, label.textColor) = (.systemFont(ofSize: 17), .center, .label)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    var text = "" {
        didSet {
            label.text = text
            accessibilityLabel = text
            setNeedsLayout()
        }
    }

    override var naturalSize: CGSize {
        CGSize(width: label.sizeThatFits(CGSize(width: 1000, height: 100)).width.rounded(.up) + 22, height: Self.height)
    }

    /// Opens the card, or closes it.
    func toggle() {
        if let card { return card.dismiss() }
        guard let window else { return }
        let content = makeContent()
        self.content = content
        let new = FloatingCard(content, size: content.cardSize, from: self, in: window) { [weak self] in self?.cardWillDismiss() }
        card = new
        updateColor()
    }

    func dismissCard(animated: Bool) { card?.dismiss(animated: animated) }

    private func cardWillDismiss() {
        (card, content) = (nil, nil)
        updateColor()
    }

    private func updateColor() {
        UIView.transition(with: label, duration: 0.2, options: .transitionCrossDissolve) { [self] in
            label.textColor = !isEnabled ? .tertiaryLabel : card == nil ? .label : tintColor
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.4 : 1
        label.textColor = !isEnabled ? .tertiaryLabel : card == nil ? .label : tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { dismissCard(animated: false) }
    }
}
