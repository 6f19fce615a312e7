import UIKit

/// A small interface with texts and controls. `AppearancePage` overrides its traits.
class AppearancePreview: UIView {
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "preview"
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (16, .continuous, true)
        let content = UIStackView(arrangedSubviews: [makeHeader(), makeText(), makeControls(), makeButtons()])
        (content.axis, content.spacing) = (.vertical, 14)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor, constant: 18),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -18),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
        ])
    }

    required init?(coder: NSCoder) { return nil }

    private func makeHeader() -> UIView {
        dot.backgroundColor = .systemOrange
        dot.layer.cornerRadius = 20
        let titles = UIStackView(arrangedSubviews: [
            label("North Pier", .headline, .label), label("Lighthouse · 4 km away", .subheadline, .secondaryLabel),
        ])
        titles.axis = .vertical
        let header = UIStackView(arrangedSubviews: [dot, titles])
        (header.spacing, header.alignment) = (12, .center)
        NSLayoutConstraint.activate([dot.widthAnchor.constraint(equalToConstant: 40), dot.heightAnchor.constraint(equalToConstant: 40)])
        return header
    }

    private func makeText() -> UIView {
        label("The lamp turns once in twelve seconds. On clear nights its light is seen from twenty miles.", .body, .label)
    }

    private func makeControls() -> UIView {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.62
        let lamp = UISwitch()
        lamp.isOn = true
        let row = UIStackView(arrangedSubviews: [label("Lamp", .body, .label), lamp])
        row.alignment = .center
        lamp.setContentHuggingPriority(.required, for: .horizontal)
        let controls = UIStackView(arrangedSubviews: [row, progress])
        (controls.axis, controls.spacing) = (.vertical, 14)
        return controls
    }

    private func makeButtons() -> UIView {
        let visit = UIButton(configuration: .filled())
        visit.setTitle("Plan a visit", for: .normal)
        let share = UIButton(configuration: .gray())
        share.setTitle("Share", for: .normal)
        let row = UIStackView(arrangedSubviews: [visit, share, UIView()])
        row.spacing = 10
        return row
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor, label.numberOfLines) = (text, color, 0)
        label.setScaledFont(.preferredFont(forTextStyle: style))
        return label
    }
}
