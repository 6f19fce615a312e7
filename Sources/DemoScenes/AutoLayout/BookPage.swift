import UIKit

/// The page of a book: its cover, texts, and buttons. Its height follows from its width.
class BookPage: UIView {
    /// Called when the content has changed and needs a new layout.
    var onChange: () -> Void = {}

    private let header = UIView()
    private let cover = UIView()
    private let titles = UIStackView()
    private let summaryText = WrappingTextView(
        "A keeper counts the waves for forty years, and one morning there is one too many.", .systemFont(ofSize: 15), Palette.foreground)
    private let sampleText = WrappingTextView(
        "“The sea came in on time. It was the going out that took so long.”", .systemFont(ofSize: 15), PageColors.tint)
    private let buttonStack = UIStackView()
    private let sampleButton = PillButton("Sample")
    private var wideConstraints: [NSLayoutConstraint] = []
    private var narrowConstraints: [NSLayoutConstraint] = []

    /// Whether the page is narrow. If true, the titles are below the cover, and the buttons are stacked vertically.
    var isNarrow = false {
        didSet {
            NSLayoutConstraint.deactivate(isNarrow ? wideConstraints : narrowConstraints)
            NSLayoutConstraint.activate(isNarrow ? narrowConstraints : wideConstraints)
            buttonStack.axis = isNarrow ? .vertical : .horizontal
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 20
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
        let body = UIStackView(arrangedSubviews: [header, makePriceRow(), summaryText, sampleText, buttonStack])
        body.axis = .vertical
        body.spacing = 12
        body.translatesAutoresizingMaskIntoConstraints = false
        addSubview(body)
        NSLayoutConstraint.activate([
            body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            body.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
        setUpHeader()
        sampleText.isHidden = true
        sampleText.alpha = 0
        setUpActions()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Cover and titles

    private func setUpHeader() {
        cover.layer.contents = UIImage(named: "Bookstore/slow-tides")?.cgImage
        cover.layer.cornerRadius = 8
        cover.layer.masksToBounds = true
        titles.axis = .vertical
        titles.spacing = 4
        titles.addArrangedSubview(WrappingTextView("Slow Tides", .systemFont(ofSize: 28, weight: .semibold), Palette.foreground))
        titles.addArrangedSubview(WrappingTextView("Marit Oxholm", .systemFont(ofSize: 15, weight: .medium), PageColors.tint))
        titles.addArrangedSubview(WrappingTextView("A novel in nine nights", .systemFont(ofSize: 15), Palette.secondaryForeground))
        for subview in [cover, titles] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            cover.topAnchor.constraint(equalTo: header.topAnchor),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 340.0 / 240),
            titles.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        ])
        wideConstraints = [
            cover.widthAnchor.constraint(equalToConstant: 92),
            titles.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
            titles.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            header.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
        ]
        narrowConstraints = [
            cover.widthAnchor.constraint(equalToConstant: 60),
            titles.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            titles.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 12),
            header.bottomAnchor.constraint(equalTo: titles.bottomAnchor),
        ]
        NSLayoutConstraint.activate(wideConstraints)
    }

    /// Returns the row with the binding and the price. If the row is too narrow, the binding is truncated, not the price.
    private func makePriceRow() -> UIView {
        let binding = Self.label("Thread-sewn", .regular, Palette.secondaryForeground)
        binding.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let price = Self.label("14 €", .semibold, Palette.foreground)
        price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [binding, price])
        row.alignment = .firstBaseline
        row.spacing = 8
        return row
    }

    private func setUpActions() {
        let buy = PillButton("Buy")
        buy.isFilled = true
        for pill in [buy, sampleButton, PillButton("Save")] { buttonStack.addArrangedSubview(pill) }
        buttonStack.distribution = .fillEqually
        buttonStack.spacing = 8
        sampleButton.onTap = { [unowned self] in toggleSample() }
    }

    private func toggleSample() {
        let showsSample = sampleText.isHidden
        UIView.animate(withDuration: 0.3) {
            for (text, isVisible) in [(self.sampleText, showsSample), (self.summaryText, !showsSample)] {
                text.isHidden = !isVisible
                text.alpha = isVisible ? 1 : 0
            }
            self.sampleButton.title = showsSample ? "Close" : "Sample"
        }
        onChange()
    }

    private static func label(_ text: String, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.setScaledFont(.scaled(15, weight))
        label.textColor = color
        return label
    }
}

/// A button without an intrinsic width. Constraints determine its width.
class PillButton: UIView {
    var onTap: () -> Void = {}
    private let label = UILabel()

    var title: String {
        didSet { label.text = title }
    }

    var isFilled = false { didSet { updateColors() } }

    init(_ title: String) {
        self.title = title
        super.init(frame: .zero)
        accessibilityIdentifier = title
        layer.cornerRadius = 12
        label.text = title
        label.setScaledFont(.scaled(15, .semibold))
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let height = heightAnchor.constraint(equalToConstant: 44)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 4),
        ])
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    private func updateColors() {
        backgroundColor = isFilled ? PageColors.tint : PageColors.tintBackground
        label.textColor = isFilled ? Palette.onForeground : PageColors.tint
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.6 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}
