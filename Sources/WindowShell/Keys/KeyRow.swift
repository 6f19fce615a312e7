import Stage
import UIKit

/// The keys of a command and its title.
final class KeyRow: UIView {
    private var keyLabels: [UILabel] = []
    private let titleLabel: UILabel
    /// The size of the title's font. The names of the keys are a little smaller.
    var fontSize: CGFloat = 15 {
        didSet { if fontSize != oldValue { updateFonts() } }
    }
    /// The width of the column of the keys.
    var keysColumnWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var keyWidths: [CGFloat] = []
    /// The width of all keys, in points.
    private(set) var keysWidth: CGFloat = 0
    /// The width of the title, in points.
    private(set) var titleWidth: CGFloat = 0

    /// - Parameters:
    ///   - title: The description, or nil for the title of the binding.
    ///   - maximumKeyCount: The largest number of keys that are shown.
    init(_ binding: KeyBinding, title: String? = nil, maximumKeyCount: Int = .max) {
        titleLabel = Theme.label(title ?? binding.title, 15, .regular, ChromeColor.text)
        super.init(frame: .zero)
        for key in binding.keys.prefix(maximumKeyCount) {
            let label = Theme.label(key.label, 13, .medium, ChromeColor.text)
            label.textAlignment = .center
            label.backgroundColor = ChromeColor.card
            keyLabels.append(label)
            addSubview(label)
        }
        addSubview(titleLabel)
        isAccessibilityElement = true
        accessibilityLabel = titleLabel.text
        accessibilityValue = keyLabels.compactMap(\.text).joined(separator: ", ")
        accessibilityTraits = .staticText
        updateFonts()
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateFonts() {
        titleLabel.font = .systemFont(ofSize: fontSize)
        for label in keyLabels {
            label.font = .systemFont(ofSize: keyFontSize, weight: .medium)
            label.layer.cornerRadius = (fontSize * 0.4).rounded()
            label.layer.borderWidth = 1
        }
        keyWidths = keyLabels.map { max(($0.fittingSize().width + fontSize).rounded(.up), keyHeight) }
        keysWidth = keyWidths.reduce(0, +) + gap * CGFloat(max(keyWidths.count - 1, 0))
        titleWidth = titleLabel.fittingSize().width
        setNeedsLayout()
    }

    private var keyFontSize: CGFloat { (fontSize * 26 / 15).rounded() / 2 }
    private var keyHeight: CGFloat { (fontSize * 1.7).rounded() }
    private var gap: CGFloat { (fontSize * 0.27).rounded() }
    /// The distance from the keys to the title.
    var titleGap: CGFloat { (fontSize * 0.8).rounded() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// Sets the colors of layers, which do not change automatically with the backdrop.
    private func updateColors() {
        let color = ChromeColor.hairline.resolvedColor(with: traitCollection).cgColor
        for label in keyLabels { label.layer.borderColor = color }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        let y = ((bounds.height - keyHeight) / 2).rounded()
        for (label, width) in zip(keyLabels, keyWidths) {
            label.frame = CGRect(x: x, y: y, width: width, height: keyHeight)
            x += width + gap
        }
        let titleX = max(keysColumnWidth, keysWidth) + titleGap
        titleLabel.frame = CGRect(x: titleX, y: 0, width: max(bounds.width - titleX, 0), height: bounds.height)
    }

    /// The labels of the keys and of the title, for tests.
    var labels: [UILabel] { keyLabels + [titleLabel] }
}
