import UIKit

/// The panel below the gallery: the selected symbol and its name, and controls for the weight and the colors of all symbols.
class SymbolPanel: UIView {
    static let height: CGFloat = 152

    let weightSlider = UISlider()
    let styleControl = UISegmentedControl(items: ["Plain", "Hierarchy", "Palette", "Multicolor"])
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let line = UIView()
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let weightLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        imageView.contentMode = .center
        imageView.tintColor = .label
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textColor = .label
        weightLabel.font = .systemFont(ofSize: 13)
        weightLabel.textColor = .secondaryLabel
        weightSlider.value = 0.375
        weightSlider.accessibilityIdentifier = "weight"
        styleControl.selectedSegmentIndex = 0
        styleControl.accessibilityIdentifier = "style"
        for view in [background, line, imageView, nameLabel, weightLabel, weightSlider, styleControl] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(name: String, configuration: UIImage.SymbolConfiguration, weight: String) {
        imageView.preferredSymbolConfiguration = configuration
        imageView.image = UIImage(systemName: name)
        nameLabel.text = name
        weightLabel.text = weight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        background.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: width, height: 0.5)
        imageView.frame = CGRect(x: 16, y: 8, width: 40, height: 40)
        nameLabel.frame = CGRect(x: 66, y: 18, width: width - 186, height: 20)
        weightLabel.frame = CGRect(x: width - 116, y: 18, width: 96, height: 20)
        weightLabel.alignToTrailingEdge()
        mirrorFrames(of: [imageView, nameLabel, weightLabel])
        weightSlider.frame = CGRect(x: 20, y: 54, width: width - 40, height: 32)
        styleControl.frame = CGRect(x: 16, y: 102, width: width - 32, height: 34)
    }
}
