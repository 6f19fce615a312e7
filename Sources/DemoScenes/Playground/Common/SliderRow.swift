import UIKit

/// A slider with its name and its value. With large text, the name and the value are above the slider.
class SliderRow: UIView {
    /// Called with each new value.
    var onChange: (Double) -> Void = { _ in }
    let slider: StepSlider
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let digits: Int
    private let unit: String

    init(_ title: String, _ range: ClosedRange<Double>, step: Double, digits: Int = 2, unit: String = "") {
        slider = StepSlider(range: range, step: step)
        (self.digits, self.unit) = (digits, unit)
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.textColor = Palette.foreground
        titleLabel.setScaledFont(.scaled(15))
        valueLabel.textColor = Palette.foreground
        valueLabel.setScaledFont(UIFontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: 15, weight: .medium)))
        slider.accessibilityIdentifier = title
        slider.minimumTrackTintColor = Palette.secondaryForeground
        slider.addAction(UIAction { [unowned self] _ in sliderDidChange() }, for: .valueChanged)
        for view in [titleLabel, valueLabel, slider] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    var value: Double {
        get { slider.steppedValue }
        set {
            slider.setValue(Float(newValue), animated: false)
            show(newValue)
        }
    }

    /// Half a step. Values that differ by less than this from the slider's value are considered equal to it.
    var tolerance: Double { slider.step / 2 }

    var isEnabled: Bool {
        get { slider.isEnabled }
        set {
            slider.isEnabled = newValue
            for label in [titleLabel, valueLabel] { label.alpha = newValue ? 1 : 0.45 }
        }
    }

    /// Shows a value that may be outside of the slider's range.
    private func show(_ value: Double) { valueLabel.text = SwiftNumber.label(value, digits: digits) + unit }

    private func sliderDidChange() {
        show(slider.steppedValue)
        onChange(slider.steppedValue)
    }

    // MARK: - Layout

    private var isTall: Bool { titleLabel.font.pointSize > 19 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: isTall ? titleLabel.font.lineHeight.rounded(.up) + 36 : 31)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = titleLabel.font.lineHeight.rounded(.up)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        (titleLabel.textAlignment, valueLabel.textAlignment) = isRightToLeft ? (.right, .left) : (.left, .right)
        let frames: [CGRect]
        if isTall {
            frames = [
                CGRect(x: 0, y: 0, width: bounds.width - 110, height: height),
                CGRect(x: bounds.width - 110, y: 0, width: 110, height: height),
                CGRect(x: 0, y: height + 2, width: bounds.width, height: 32),
            ]
        } else {
            let needed = titleLabel.intrinsicContentSize.width.rounded(.up) + 8
            let titleWidth = max(min(max((bounds.width * 0.31).rounded(), 106), 150), needed)
            frames = [
                CGRect(x: 0, y: 0, width: titleWidth, height: bounds.height),
                CGRect(x: bounds.width - 58, y: 0, width: 58, height: bounds.height),
                CGRect(x: titleWidth, y: 0, width: bounds.width - titleWidth - 58, height: bounds.height),
            ]
        }
        for (view, frame) in zip([titleLabel, valueLabel, slider], frames) {
            view.frame =
                isRightToLeft ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
    }
}
