import UIKit

/// Rows that show symbols with several colors, with a value, and beside text.
class SymbolStylesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var parts: [SymbolRowsCard] = []
    private let valueSlider = UISlider()
    private let valueViews = ["wifi", "speaker.wave.3.fill", "cellularbars", "waveform"].map { name in
        let view = UIImageView(image: UIImage(systemName: name))
        view.accessibilityIdentifier = name
        return view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        addColors()
        addValues()
        addText()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = max(16, view.safeAreaInsets.left, view.safeAreaInsets.right)
        var y: CGFloat = 8
        for part in parts {
            part.frame = CGRect(x: margin, y: y, width: view.bounds.width - margin * 2, height: part.height)
            y += part.height + 8
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 8)
    }

    // MARK: - Colors

    private func addColors() {
        addTitle("Colors")
        let names = ["cloud.sun.fill", "person.crop.circle.fill", "exclamationmark.triangle.fill", "bell.badge.fill", "plus.circle.fill"]
        let styles: [(String, UIImage.SymbolConfiguration)] = [
            ("Plain", .preferringMonochrome()),
            ("Hierarchical", UIImage.SymbolConfiguration(hierarchicalColor: Palette.blue)),
            ("Palette", UIImage.SymbolConfiguration(paletteColors: [Palette.accent, Palette.teal])),
            ("Multicolor", .preferringMulticolor()),
        ]
        let card = addCard()
        for (title, style) in styles {
            let row = [label(title, size: 15)] + names.map { symbol($0, style.applying(UIImage.SymbolConfiguration(pointSize: 24))) }
            card.add(SymbolRow(row, firstWidth: 104))
        }
    }

    // MARK: - Values

    private func addValues() {
        addTitle("Variable value")
        let card = addCard()
        for view in valueViews {
            view.contentMode = .center
            view.tintColor = Palette.blue
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30, weight: .medium)
        }
        card.add(SymbolRow(valueViews, firstWidth: nil))
        valueSlider.value = 0.6
        valueSlider.accessibilityIdentifier = "value"
        valueSlider.tintColor = Palette.blue
        valueSlider.addTarget(self, action: Selector(SymbolStylesViewController.valueDidChange), for: .valueChanged)
        card.add(SymbolRow([valueSlider], firstWidth: nil))
        valueDidChange()
    }

    func valueDidChange() {
        for view in valueViews {
            view.image = UIImage(systemName: view.accessibilityIdentifier ?? "", variableValue: Double(valueSlider.value))
        }
    }

    // MARK: - Text

    private func addText() {
        addTitle("Beside text")
        let card = addCard()
        let lines: [(String, String, UIFont.TextStyle)] = [
            ("Sunny, light wind", "sun.max", .title2), ("Arrives at 18:40", "tram", .headline),
            ("Three unread messages", "envelope", .body),
            ("Saved in Documents", "folder", .footnote),
        ]
        for (text, name, style) in lines {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            label.textColor = .label
            label.text = text
            let image = symbol(name, UIImage.SymbolConfiguration(textStyle: style))
            image.tintColor = Palette.accent
            card.add(SymbolRow([image, label], firstWidth: 40))
        }
    }

    // MARK: - Parts

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = .label
        return view
    }

    private func label(_ text: String, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = .secondaryLabel
        label.text = text
        return label
    }

    private func addTitle(_ text: String) {
        let title = label(text, size: 13)
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        let part = addCard()
        part.backgroundColor = .clear
        part.add(SymbolRow([title], firstWidth: nil, height: 24))
    }

    private func addCard() -> SymbolRowsCard {
        let card = SymbolRowsCard()
        parts.append(card)
        scrollView.addSubview(card)
        return card
    }
}
