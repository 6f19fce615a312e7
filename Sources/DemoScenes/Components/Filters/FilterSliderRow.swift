import UIKit

/// A slider with its name and its value.
class FilterSliderRow: UIView {
    /// Called with each new value.
    var onChange: ((Float) -> Void)?
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let slider = UISlider()

    init(_ input: FilterChoice.Input) {
        super.init(frame: .zero)
        titleLabel.text = input.title
        titleLabel.textColor = .label
        titleLabel.font = .systemFont(ofSize: 15)
        valueLabel.textColor = .secondaryLabel
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
        (slider.minimumValue, slider.maximumValue, slider.value) = (input.range.lowerBound, input.range.upperBound, input.value)
        slider.accessibilityIdentifier = input.title
        slider.addAction(UIAction { [weak self] _ in self?.valueDidChange() }, for: .valueChanged)
        for view in [titleLabel, slider, valueLabel] { addSubview(view) }
        showValue()
    }

    required init?(coder: NSCoder) { return nil }

    private func valueDidChange() {
        showValue()
        onChange?(slider.value)
    }

    private func showValue() { valueLabel.text = String(format: slider.maximumValue > 5 ? "%.0f" : "%.2f", slider.value) }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: 84, height: bounds.height)
        slider.frame = CGRect(x: 88, y: (bounds.height - 34) / 2, width: bounds.width - 88 - 52, height: 34)
        valueLabel.frame = CGRect(x: bounds.width - 48, y: 0, width: 48, height: bounds.height)
        valueLabel.alignToTrailingEdge()
        mirrorFrames(of: [titleLabel, slider, valueLabel])
    }
}
