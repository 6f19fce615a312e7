import UIKit

/// Buttons with subtitles, images on each side, and titles with attributes.
class ButtonsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        (stack.axis, stack.spacing) = (.vertical, 14)
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
        add(ferryButton, space: 14)
        add(
            row([directionButton("Walk", "figure.walk"), directionButton("Bus", "bus.fill"), directionButton("Tram", "tram.fill")]),
            space: 14)
        add(row([continueButton, priceButton]), space: 28)
        add(switchButton, space: 14)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
    }

    private func add(_ part: UIView, space: CGFloat) {
        stack.addArrangedSubview(part)
        stack.setCustomSpacing(space, after: part)
    }

    private func row(_ buttons: [UIButton]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: buttons)
        (row.spacing, row.distribution) = (12, .fillEqually)
        return row
    }

    /// A new button with a title and a subtitle beside an image.
    private var ferryButton: UIButton {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle) = ("Buy a ticket", "35 minutes to the island")
        (configuration.image, configuration.imagePadding) = (UIImage(systemName: "ferry.fill"), 14)
        (configuration.cornerStyle, configuration.buttonSize, configuration.titlePadding) = (.large, .large, 3)
        return UIButton(configuration: configuration)
    }

    /// Returns a button with an image above its title.
    private func directionButton(_ title: String, _ symbol: String) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        (configuration.title, configuration.image) = (title, UIImage(systemName: symbol))
        (configuration.imagePlacement, configuration.imagePadding, configuration.cornerStyle) = (.top, 8, .large)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 24)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 8, bottom: 12, trailing: 8)
        return UIButton(configuration: configuration)
    }

    /// A new button with an image after its title. The image points in the direction of reading.
    private var continueButton: UIButton {
        var configuration = UIButton.Configuration.gray()
        (configuration.title, configuration.image) = ("Continue", UIImage(systemName: "chevron.forward"))
        (configuration.imagePlacement, configuration.imagePadding, configuration.cornerStyle) = (.trailing, 8, .capsule)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .footnote)
        return UIButton(configuration: configuration)
    }

    /// A new button whose title has parts with different attributes.
    private var priceButton: UIButton {
        var configuration = UIButton.Configuration.gray()
        var old = AttributedString("24 €")
        old.strikethroughStyle = .single
        old.foregroundColor = .secondaryLabel
        var new = AttributedString("18 €")
        new.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
        new.foregroundColor = .systemRed
        configuration.attributedTitle = old + AttributedString("  ") + new
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration)
    }

    /// A new button with one attributed title for the normal state and another for the selected state. A tap changes the state.
    private var switchButton: UIButton {
        let button = UIButton(type: .custom)
        let style: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .kern: 0.5]
        button.setAttributedTitle(title("Follow the harbor", "bell", style, .secondaryLabel), for: .normal)
        button.setAttributedTitle(title("Following", "bell.badge.fill", style, .systemGreen), for: .selected)
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityIdentifier = "Follow"
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = 14
        button.layer.cornerCurve = .continuous
        button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)
        return button
    }

    /// Returns an attributed title: the symbol and then the text, both in the same font and color.
    private func title(_ text: String, _ symbol: String, _ style: [NSAttributedString.Key: Any], _ color: UIColor) -> NSAttributedString {
        var style = style
        style[.foregroundColor] = color
        let result = NSMutableAttributedString(string: "")
        if let image = UIImage(systemName: symbol) { result.append(NSAttributedString(attachment: NSTextAttachment(image: image))) }
        result.append(NSAttributedString(string: "  " + text))
        result.addAttributes(style, range: NSRange(location: 0, length: result.length))
        return result
    }
}
