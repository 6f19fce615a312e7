import CoreGraphics

/// The content of a color picker: the title, the tabs, the grid, spectrum or sliders, the opacity, and swatches.
final class ColorPickerView: UIView {
    private(set) var color: PickerColor
    /// Called with a color that the user has chosen, and whether the finger is still down.
    var onChange: (PickerColor, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    var supportsAlpha: () -> Bool = { true }
    var title = "Colors" { didSet { titleLabel.text = title } }

    private let titleLabel = UILabel()
    private let closeButton = CloseButton()
    private let tabs = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let sliders = ["Red", "Green", "Blue"].map { title in ColorSlider(title: title) { "\(Int(($0 * 255).rounded()))" } }
    private let hexLabel = UILabel()
    private let alphaSlider = ColorSlider(title: "Opacity", isAlpha: true) { "\(Int(($0 * 100).rounded())) %" }
    private let swatches = ColorSwatches()

    private static let margin: CGFloat = 16

    init(_ color: PickerColor) {
        self.color = color
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        (titleLabel.font, titleLabel.textColor, titleLabel.textAlignment) = (.systemFont(ofSize: 17, weight: .semibold), .label, .center)
        (hexLabel.font, hexLabel.textColor, hexLabel.textAlignment) = (.systemFont(ofSize: 15), .secondaryLabel, .right)
        tabs.selectedSegmentIndex = 0
        for view in [titleLabel, closeButton, tabs, grid, spectrum, hexLabel, alphaSlider, swatches] + sliders { addSubview(view) }
        connect()
        showTab()
        show(color)
    }

    required init?(coder: NSCoder) { return nil }

    private func connect() {
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        tabs.addAction(UIAction { [weak self] _ in self?.tabDidChange() }, for: .valueChanged)
        swatches.onSelect = { [weak self] in self?.choose($0, isContinuous: false) }
        for control in [grid, spectrum, alphaSlider] + sliders as [UIControl] {
            control.addAction(UIAction { [weak self, unowned control] _ in self?.valueDidChange(of: control) }, for: .valueChanged)
            control.addAction(UIAction { [weak self] _ in self?.dragDidEnd() }, for: .editingDidEnd)
        }
    }

    // MARK: - Color

    func show(_ color: PickerColor) {
        self.color = color
        grid.show(color.opaque)
        spectrum.show(color.opaque)
        let components = color.components
        for (index, slider) in sliders.enumerated() {
            var (low, high) = (components, components)
            (low[index], high[index]) = (0, 1)
            slider.show(components[index], from: Self.color(low), to: Self.color(high), knobColor: color.opaque.color)
        }
        hexLabel.text = "sRGB #\(color.hexadecimal)"
        alphaSlider.show(
            color.alpha, from: color.color.withAlphaComponent(0), to: color.opaque.color, knobColor: color.opaque.color)
        swatches.show(color)
    }

    private static func color(_ components: [CGFloat]) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
    }

    private func valueDidChange(of control: UIControl) {
        var new = color
        if control === grid { new = grid.color } else if control === spectrum { new = spectrum.color }
        let values = sliders.map(\.value)
        if sliders.contains(where: { $0 === control }) {
            new = PickerColor(red: values[0], green: values[1], blue: values[2], alpha: color.alpha, hueOfGray: color.hue)
        }
        new.alpha = control === alphaSlider ? alphaSlider.value : color.alpha
        choose(new, isContinuous: true)
    }

    private func choose(_ new: PickerColor, isContinuous: Bool) {
        show(new)
        onChange(new, isContinuous)
    }

    private func dragDidEnd() { onChange(color, false) }

    // MARK: - Tabs

    private func tabDidChange() {
        UIView.transition(with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction]) { self.showTab() }
    }

    private func showTab() {
        let index = tabs.selectedSegmentIndex
        (grid.isHidden, spectrum.isHidden, hexLabel.isHidden) = (index != 0, index != 1, index != 2)
        for slider in sliders { slider.isHidden = index != 2 }
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, margin) = (bounds.width - Self.margin * 2, Self.margin)
        guard width > 0 else { return }
        titleLabel.frame = CGRect(x: 60, y: 12, width: max(bounds.width - 120, 0), height: 28)
        closeButton.frame = CGRect(x: bounds.width - 46, y: 11, width: 30, height: 30)
        tabs.frame = CGRect(x: margin, y: 56, width: width, height: 32)
        let hasAlpha = supportsAlpha()
        let rest: CGFloat = (hasAlpha ? 76 : 0) + 96
        let height = max(min(width * 10 / 12, bounds.height - 104 - rest - safeAreaInsets.bottom), 60).rounded()
        let area = CGRect(x: margin, y: 104, width: width, height: height)
        (grid.frame, spectrum.frame) = (area, area)
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: margin, y: area.minY + CGFloat(index) * 72, width: width, height: 60)
        }
        hexLabel.frame = CGRect(x: margin, y: area.minY + 222, width: width, height: 24)
        alphaSlider.isHidden = !hasAlpha
        alphaSlider.frame = CGRect(x: margin, y: area.maxY + 16, width: width, height: 60)
        swatches.frame = CGRect(x: margin, y: area.maxY + 16 + (hasAlpha ? 76 : 0), width: width, height: 76)
    }
}

/// A round gray button with a cross.
private final class CloseButton: UIControl {
    private let cross = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "Close"
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 15
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20)])
        path.addLines(between: [CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 20)])
        (cross.path, cross.lineWidth, cross.lineCap) = (path, 2.2, .round)
        layer.addSublayer(cross)
    }

    required init?(coder: NSCoder) { return nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateCrossColor()
    }

    override func dynamicColorsDidChange() {
        super.dynamicColorsDidChange()
        updateCrossColor()
    }

    private func updateCrossColor() { withoutActions { cross.strokeColor = resolved(.secondaryLabel) } }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.5 : 1
    }
}
