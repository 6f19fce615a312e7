import UIKit

/// A card with a symbol. A tap starts the effect of the symbol, or ends an effect that lasts.
class SymbolEffectCard: UIControl {
    /// An effect and the symbol that shows it best.
    struct Example {
        var title: String
        var symbol: String
        var color: UIColor
        /// Starts the effect if the second parameter is true, and ends it otherwise. The parameter is true at every second tap, beginning
        /// with the first. An effect that does not last ignores the parameter, or uses it to select one of two symbols.
        var play: (UIImageView, Bool) -> Void
        /// Whether the effect lasts until it is ended.
        var lasts = true
    }

    private let example: Example
    private let imageView = UIImageView()
    private let label = UILabel()
    private var isPlaying = false

    init(_ example: Example) {
        self.example = example
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        imageView.image = UIImage(systemName: example.symbol)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 38, weight: .regular)
        imageView.tintColor = example.color
        imageView.contentMode = .center
        label.text = example.title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        accessibilityIdentifier = example.title
        imageView.accessibilityIdentifier = "\(example.title) symbol"
        for view in [imageView, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addTarget(self, action: Selector(SymbolEffectCard.toggle), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    func toggle() {
        isPlaying.toggle()
        example.play(imageView, isPlaying)
        label.textColor = example.lasts && isPlaying ? example.color : .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 6, width: bounds.width, height: bounds.height - 32)
        label.frame = CGRect(x: 4, y: bounds.height - 32, width: bounds.width - 8, height: 20)
    }
}
