import Stage
import UIKit

/// A card or a tile of the gallery: a surface with a picture, which can be selected.
class GalleryElementView: UIView {
    /// A container that clips the picture. Its border makes the edge of the picture visible if the picture is as white as the card.
    let posterContainer = UIView()
    let posterView = UIImageView(image: nil)
    let titleLabel = Theme.label("", 17, .semibold, ChromeColor.text)
    /// The sizes for the window.
    var metrics = WindowMetrics() { didSet { if metrics != oldValue { metricsDidChange() } } }

    /// The selection of the gallery is its keyboard focus.
    override var isFocused: Bool { isSelected }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        backgroundColor = ChromeColor.card
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.06
        posterContainer.backgroundColor = ChromeColor.field
        posterContainer.clipsToBounds = true
        titleLabel.numberOfLines = 0
        addSubview(posterContainer)
        posterContainer.addSubview(posterView)
        addSubview(titleLabel)
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    /// Updates the values that depend on the metrics.
    func metricsDidChange() {
        layer.shadowOffset = CGSize(width: 0, height: metrics.points(4))
        layer.shadowRadius = metrics.points(10)
        posterContainer.layer.borderWidth = metrics.points(1)
        if isSelected { layer.borderWidth = metrics.points(2) }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// Sets the colors of layers, which do not change automatically with the backdrop.
    private func updateColors() {
        layer.borderColor = ChromeColor.text.resolvedColor(with: traitCollection).cgColor
        posterContainer.layer.borderColor = ChromeColor.hairline.resolvedColor(with: traitCollection).cgColor
    }

    var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            UIView.animate(
                withDuration: 0.2, delay: 0, options: .allowUserInteraction,
                animations: { [self] in
                    layer.borderWidth = isSelected ? metrics.points(2) : 0
                    layer.shadowOpacity = isSelected ? 0.18 : 0.06
                })
        }
    }

    /// Shows a picture. The first picture fades in.
    func setPoster(_ image: UIImage?) {
        let isNew = posterView.image == nil
        posterView.image = image
        setNeedsLayout()
        guard isNew else { return }
        posterView.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.posterView.alpha = 1 })
    }
}
