import FlipbookPlayback
import Stage
import UIKit

/// The card of a scene in the gallery: its poster, its title and its summary.
final class GalleryCard: GalleryElementView {
    private let scene: Scene
    private let summaryLabel = Theme.label("", 13, .regular, ChromeColor.secondaryText)
    /// The heights of the title and of the summary at a width. They are cached, because measuring text is slow.
    private var measured: (width: CGFloat, title: CGFloat, summary: CGFloat)?

    init(_ scene: Scene) {
        self.scene = scene
        super.init(frame: .zero)
        titleLabel.text = scene.title
        (accessibilityLabel, accessibilityHint) = (scene.title, scene.summary)
        summaryLabel.numberOfLines = 0
        addSubview(summaryLabel)
        metricsDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    override func metricsDidChange() {
        super.metricsDidChange()
        layer.cornerRadius = metrics.points(20)
        posterContainer.layer.cornerRadius = metrics.points(12)
        titleLabel.font = .systemFont(ofSize: metrics.points(17), weight: .semibold)
        summaryLabel.font = .systemFont(ofSize: metrics.points(13))
        summaryLabel.setParagraph(scene.summary)
        measured = nil
    }

    // MARK: - The poster

    /// The width of the poster in pixels, or 0 if no poster was made.
    private(set) var posterPixelWidth: CGFloat = 0

    /// Whether a poster was made, even if it has no image.
    var hasPoster: Bool { posterPixelWidth > 0 }

    /// Returns whether a poster has to be made. `scale` is the number of pixels per point. An existing poster is kept if the required width
    /// is at most 15 % larger.
    func needsPoster(scale: CGFloat) -> Bool {
        bounds.width > 0 ? posterWidth * scale > posterPixelWidth * 1.15 : !hasPoster
    }

    /// Sets the poster and stores its width in pixels.
    func setPoster(_ image: UIImage?, pixelWidth: CGFloat) {
        posterPixelWidth = pixelWidth
        setPoster(image)
    }

    /// The width of the poster in points.
    var posterWidth: CGFloat { max(bounds.width - metrics.points(8) * 2, 1) }

    private func posterHeight(width: CGFloat) -> CGFloat { ((width - metrics.points(8) * 2) * 0.6).rounded() }

    // MARK: - Layout

    /// The distance of the texts from the left and right edges of the card.
    private var textInset: CGFloat { metrics.points(18) }

    private func measure(width: CGFloat) -> (title: CGFloat, summary: CGFloat) {
        if let measured, measured.width == width { return (measured.title, measured.summary) }
        let textWidth = max(width - textInset * 2, 1)
        let sizes = (titleLabel.fittingSize(width: textWidth).height, summaryLabel.fittingSize(width: textWidth).height)
        measured = (width, sizes.0, sizes.1)
        return sizes
    }

    /// Returns the smallest height at which the texts are completely visible.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let texts = measure(width: width)
        return metrics.points(8) + posterHeight(width: width) + metrics.points(12) + texts.title
            + (texts.summary > 0 ? metrics.points(4) + texts.summary : 0) + metrics.points(16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (inset, height, texts) = (metrics.points(8), posterHeight(width: bounds.width), measure(width: bounds.width))
        posterContainer.frame = CGRect(x: inset, y: inset, width: posterWidth, height: height)
        posterView.frame = CGRect(x: 0, y: 0, width: posterWidth, height: posterWidth * scene.size.height / scene.size.width)
        let textWidth = max(bounds.width - textInset * 2, 1)
        titleLabel.frame = CGRect(x: textInset, y: inset + height + metrics.points(12), width: textWidth, height: texts.title)
        summaryLabel.frame = CGRect(x: textInset, y: titleLabel.frame.maxY + metrics.points(4), width: textWidth, height: texts.summary)
    }
}
