import UIKit

/// A card with a layer that an animated filter blurs together with its sublayers.
class LayerBlurCard: FilterCard {
    private let content = UIView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let portrait = UIImageView()
    private let button = UIButton(type: .system)
    private var isBlurred = false

    init() {
        super.init("Blurred layer")
        portrait.image = FilterPicture.make(CGSize(width: 343, height: 200))
        portrait.contentMode = .scaleAspectFill
        portrait.clipsToBounds = true
        portrait.layer.cornerRadius = 36
        nameLabel.text = "Lake Aurel"
        nameLabel.font = .systemFont(ofSize: 20, weight: .bold)
        detailLabel.text = "Evening walk, 12 October"
        detailLabel.font = .systemFont(ofSize: 14)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 2
        for view in [portrait, nameLabel, detailLabel] { content.addSubview(view) }
        let blur = CIFilter.gaussianBlur()
        (blur.name, blur.radius) = ("blur", 0)
        content.layer.filters = [blur]
        button.setTitle("Hide", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        button.accessibilityIdentifier = "Hide"
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        addSubview(content)
        addSubview(button)
    }

    required init?(coder: NSCoder) { return nil }

    private func toggle() {
        isBlurred.toggle()
        let path = "filters.blur.inputRadius"
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = content.layer.presentation()?.value(forKeyPath: path)
        animation.toValue = isBlurred ? 10 : 0
        animation.duration = 0.5
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        content.layer.setValue(isBlurred ? 10 : 0, forKeyPath: path)
        content.layer.add(animation, forKey: "blur")
        button.setTitle(isBlurred ? "Show" : "Hide", for: .normal)
    }

    override func height(_ width: CGFloat) -> CGFloat { Self.contentTop + 96 + 52 }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(x: 16, y: Self.contentTop + 4, width: bounds.width - 32, height: 88)
        portrait.frame = CGRect(x: 4, y: 8, width: 72, height: 72)
        nameLabel.frame = CGRect(x: 92, y: 14, width: content.bounds.width - 92, height: 26)
        detailLabel.frame = CGRect(x: 92, y: 40, width: content.bounds.width - 92, height: 38)
        content.mirrorFrames(of: [portrait, nameLabel, detailLabel])
        button.frame = CGRect(x: 16, y: bounds.height - 52, width: bounds.width - 32, height: 44)
    }
}
