import Stage
import UIKit

/// A tile of the gallery: a small picture and a title, for a recently opened scene or for a package of the user.
final class GalleryTile: GalleryElementView {
    private let subtitleLabel = Theme.label("", 13, .regular, ChromeColor.secondaryText)

    /// - Parameter subtitle: A second line, which is truncated in the middle, or nil.
    init(title: String, subtitle: String? = nil) {
        super.init(frame: .zero)
        titleLabel.text = title
        (accessibilityLabel, accessibilityHint) = (title, subtitle)
        titleLabel.lineBreakMode = .byTruncatingTail
        subtitleLabel.text = subtitle
        subtitleLabel.lineBreakMode = .byTruncatingMiddle
        titleLabel.numberOfLines = 1
        addSubview(subtitleLabel)
        metricsDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a symbol instead of a poster.
    func showSymbol(_ name: String) {
        posterView.image = UIImage(systemName: name)
        posterView.contentMode = .center
        posterView.tintColor = ChromeColor.secondaryText
        hasSymbol = true
        metricsDidChange()
    }

    private var hasSymbol = false

    override func metricsDidChange() {
        super.metricsDidChange()
        layer.cornerRadius = metrics.points(12)
        posterContainer.layer.cornerRadius = metrics.points(8)
        titleLabel.font = .systemFont(ofSize: metrics.points(15), weight: .medium)
        subtitleLabel.font = .systemFont(ofSize: metrics.points(13))
        if hasSymbol { posterView.preferredSymbolConfiguration = .init(pointSize: metrics.points(20)) }
    }

    static func height(_ metrics: WindowMetrics) -> CGFloat { metrics.points(64) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = metrics.points(8)
        let side = max(bounds.height - inset * 2, 1)
        posterContainer.frame = CGRect(x: inset, y: inset, width: side, height: side)
        let imageSize = posterView.image?.size ?? .zero
        posterView.frame =
            hasSymbol || imageSize.width <= 0
            ? posterContainer.bounds : CGRect(x: 0, y: 0, width: side, height: side * imageSize.height / imageSize.width)
        let x = posterContainer.frame.maxX + metrics.points(12)
        let width = max(bounds.width - x - metrics.points(12), 0)
        let (title, subtitle) = (
            titleLabel.font.lineHeight.rounded(.up), subtitleLabel.text == nil ? 0 : subtitleLabel.font.lineHeight.rounded(.up)
        )
        let y = ((bounds.height - title - subtitle) / 2).rounded()
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: title)
        subtitleLabel.frame = CGRect(x: x, y: y + title, width: width, height: subtitle)
    }
}
