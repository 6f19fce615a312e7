import UIKit

/// A preview of an interface, and controls for its style, text size, direction, contrast and bold text. Each change is a cross-fade.
class AppearancePage: UIViewController {
    private let preview = AppearancePreview()
    private let scrollView = UIScrollView()
    private let styleControl = UISegmentedControl(items: ["Light", "Dark"])
    private let directionControl = UISegmentedControl(items: ["Left to right", "Right to left"])
    private let sizeSlider = UISlider()
    private let contrastSwitch = UISwitch()
    private let boldSwitch = UISwitch()

    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpControls()
        let settings = SettingsCard([
            SettingsRow("Style", styleControl), SettingsRow("Text size", sizeSlider), SettingsRow("Direction", directionControl),
            SettingsRow("Increase contrast", contrastSwitch), SettingsRow("Bold text", boldSwitch),
        ])
        let content = UIStackView(arrangedSubviews: [preview, settings])
        (content.axis, content.spacing) = (.vertical, 20)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    /// Sets the controls to the traits of the device, and connects them.
    private func setUpControls() {
        let traits = traitCollection
        styleControl.selectedSegmentIndex = traits.userInterfaceStyle == .dark ? 1 : 0
        directionControl.selectedSegmentIndex = traits.layoutDirection == .rightToLeft ? 1 : 0
        sizeSlider.maximumValue = Float(Self.sizes.count - 1)
        sizeSlider.value = Float(Self.sizes.firstIndex(of: traits.preferredContentSizeCategory) ?? 3)
        contrastSwitch.isOn = traits.accessibilityContrast == .high
        boldSwitch.isOn = traits.legibilityWeight == .bold
        (sizeSlider.accessibilityIdentifier, contrastSwitch.accessibilityIdentifier) = ("Text size", "Increase contrast")
        boldSwitch.accessibilityIdentifier = "Bold text"
        for control in [styleControl, directionControl, sizeSlider, contrastSwitch, boldSwitch] as [UIControl] {
            control.addAction(UIAction { [unowned self] _ in showSettings() }, for: .valueChanged)
        }
    }

    private var selectedSize: UIContentSizeCategory { Self.sizes[Int(sizeSlider.value.rounded())] }

    /// Shows the preview with the chosen settings. The old picture fades into the new picture.
    private func showSettings() {
        var overrides = preview.traitOverrides
        overrides.userInterfaceStyle = styleControl.selectedSegmentIndex == 1 ? .dark : .light
        overrides.layoutDirection = directionControl.selectedSegmentIndex == 1 ? .rightToLeft : .leftToRight
        overrides.preferredContentSizeCategory = selectedSize
        overrides.accessibilityContrast = contrastSwitch.isOn ? .high : .normal
        overrides.legibilityWeight = boldSwitch.isOn ? .bold : .regular
        UIView.transition(with: preview, duration: 0.35, options: [.transitionCrossDissolve, .allowUserInteraction]) { [self] in
            preview.traitOverrides = overrides
        }
        UIView.animate(withDuration: 0.35) { self.view.layoutIfNeeded() }
    }
}
