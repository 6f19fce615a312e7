import UIKit

/// A card for a layer: a small image of the layer, its name, and a button that hides or shows the layer. A tap on the card makes the layer
/// active.
class LayerButton: UIControl {
    let drawingLayer: DrawingLayer
    let visibilityButton = IconButton(.visible, name: "")
    private let thumbnailView = UIImageView()
    private let nameLabel = UILabel()

    init(_ drawingLayer: DrawingLayer) {
        self.drawingLayer = drawingLayer
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        followStyle { [unowned self] in layer.borderColor = Palette.foreground.cgColor }
        accessibilityIdentifier = drawingLayer.name
        nameLabel.text = drawingLayer.name
        nameLabel.setScaledFont(.scaled(15, .medium, limit: 16))
        thumbnailView.layer.cornerRadius = 5
        thumbnailView.layer.borderWidth = 1
        thumbnailView.followStyle { [unowned thumbnailView] in thumbnailView.layer.borderColor = Palette.hairline.cgColor }
        thumbnailView.clipsToBounds = true
        for view in [thumbnailView, nameLabel, visibilityButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            thumbnailView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
            thumbnailView.centerYAnchor.constraint(equalTo: centerYAnchor),
            thumbnailView.widthAnchor.constraint(equalToConstant: Self.thumbnailSize.width),
            thumbnailView.heightAnchor.constraint(equalToConstant: Self.thumbnailSize.height),
            nameLabel.leadingAnchor.constraint(equalTo: thumbnailView.trailingAnchor, constant: 8),
            nameLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: visibilityButton.leadingAnchor),
            visibilityButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
            visibilityButton.centerYAnchor.constraint(equalTo: centerYAnchor),
            visibilityButton.widthAnchor.constraint(equalToConstant: 36),
            visibilityButton.heightAnchor.constraint(equalToConstant: 44),
        ])
        updateThumbnail()
    }

    required init?(coder: NSCoder) { return nil }

    private static let thumbnailSize = CGSize(width: 38, height: 43)

    override func layoutSubviews() {
        super.layoutSubviews()
        // On a narrow screen, the name would be cut off. The picture alone is enough.
        nameLabel.isHidden = bounds.width < 126
    }

    func updateThumbnail() { thumbnailView.image = drawingLayer.thumbnail(size: Self.thumbnailSize) }

    /// Shows whether the layer is active, and whether it is visible.
    func update(isActive: Bool) {
        let isVisible = drawingLayer.isVisible
        layer.borderWidth = isActive ? 2 : 0
        nameLabel.textColor = isActive ? Palette.foreground : Palette.secondaryForeground
        thumbnailView.alpha = isVisible ? 1 : 0.3
        visibilityButton.setImage((isVisible ? DrawingIcon.visible : .hidden).image, for: .normal)
        visibilityButton.tintColor = isVisible ? Palette.foreground : Palette.secondaryForeground
        visibilityButton.setName("\(isVisible ? "Hide" : "Show") \(drawingLayer.name)")
    }
}
