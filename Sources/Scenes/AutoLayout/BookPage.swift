import UIKit

/// A book: its cover, what is said of it, and what can be done with it. As high as its width makes it.
class BookPage: UIView {
    /// Something in it is to be laid out anew.
    var onChange: () -> Void = {}

    private let head = UIView()
    private let cover = UIView()
    private let words = UIStackView()
    private let blurb = Prose(
        "A keeper counts the waves for forty years, and one morning there is one too many.", .systemFont(ofSize: 15), Palette.ink)
    private let sample = Prose("“The sea came in on time. It was the going out that took so long.”", .systemFont(ofSize: 15), Ink.sea)
    private let actions = UIStackView()
    private let read = Pill("Sample")
    private var wide: [NSLayoutConstraint] = []
    private var slim: [NSLayoutConstraint] = []

    /// In a narrow page the words go below the cover and the buttons below each other.
    var isNarrow = false {
        didSet {
            NSLayoutConstraint.deactivate(isNarrow ? wide : slim)
            NSLayoutConstraint.activate(isNarrow ? slim : wide)
            actions.axis = isNarrow ? .vertical : .horizontal
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.cornerRadius = 20
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
        let body = UIStackView(arrangedSubviews: [head, price(), blurb, sample, actions])
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
        fillHead()
        sample.isHidden = true
        sample.alpha = 0
        fillActions()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Cover and words

    private func fillHead() {
        cover.layer.contents = UIImage(named: "Bookstore/slow-tides")?.cgImage
        cover.layer.cornerRadius = 8
        cover.layer.masksToBounds = true
        words.axis = .vertical
        words.spacing = 4
        words.addArrangedSubview(Prose("Slow Tides", .systemFont(ofSize: 28, weight: .semibold), Palette.ink))
        words.addArrangedSubview(Prose("Marit Oxholm", .systemFont(ofSize: 15, weight: .medium), Ink.sea))
        words.addArrangedSubview(Prose("A novel in nine nights", .systemFont(ofSize: 15), Palette.softInk))
        for subview in [cover, words] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            head.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: head.leadingAnchor),
            cover.topAnchor.constraint(equalTo: head.topAnchor),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 340.0 / 240),
            words.trailingAnchor.constraint(equalTo: head.trailingAnchor),
        ])
        wide = [
            cover.widthAnchor.constraint(equalToConstant: 92),
            words.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
            words.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            head.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
        ]
        slim = [
            cover.widthAnchor.constraint(equalToConstant: 60),
            words.leadingAnchor.constraint(equalTo: head.leadingAnchor),
            words.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 12),
            head.bottomAnchor.constraint(equalTo: words.bottomAnchor),
        ]
        NSLayoutConstraint.activate(wide)
    }

    /// What is bound how gives way; what it costs does not.
    private func price() -> UIView {
        let binding = Self.label("Thread-sewn", .regular, Palette.softInk)
        binding.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let price = Self.label("14 €", .semibold, Palette.ink)
        price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [binding, price])
        row.alignment = .firstBaseline
        row.spacing = 8
        return row
    }

    private func fillActions() {
        let buy = Pill("Buy")
        buy.isFilled = true
        for pill in [buy, read, Pill("Save")] { actions.addArrangedSubview(pill) }
        actions.distribution = .fillEqually
        actions.spacing = 8
        read.onTap = { [unowned self] in toggleSample() }
    }

    private func toggleSample() {
        let isShown = sample.isHidden
        UIView.animate(withDuration: 0.3) {
            for (text, isSeen) in [(self.sample, isShown), (self.blurb, !isShown)] {
                text.isHidden = !isSeen
                text.alpha = isSeen ? 1 : 0
            }
            self.read.title = isShown ? "Close" : "Sample"
        }
        onChange()
    }

    private static func label(_ text: String, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 15, weight: weight)
        label.textColor = color
        return label
    }
}

/// A button as wide as it is told to be.
class Pill: UIView {
    var onTap: () -> Void = {}
    private let label = UILabel()

    var title: String {
        didSet { label.text = title }
    }

    var isFilled = false { didSet { color() } }

    init(_ title: String) {
        self.title = title
        super.init(frame: .zero)
        accessibilityIdentifier = title
        layer.cornerRadius = 12
        label.text = title
        label.font = .systemFont(ofSize: 15, weight: .semibold)
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
        color()
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    private func color() {
        backgroundColor = isFilled ? Ink.sea : Ink.wash
        label.textColor = isFilled ? .white : Ink.sea
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.6 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}
