import FlipbookPlayback
import Stage
import UIKit

/// The card of a scene in the gallery: its poster, its title and its summary.
final class GalleryCard: UIView {
    /// A container that clips the poster to the upper part of the card.
    private let posterContainer = UIView()
    private let posterView = UIImageView(image: nil)
    private let titleLabel: UILabel
    /// The two lines of the summary.
    private let summaryLabels: [UILabel]
    private let scene: Scene

    /// The height of the part below the poster, in points.
    static let captionHeight: CGFloat = 96
    private static let inset: CGFloat = 8

    init(_ scene: Scene) {
        self.scene = scene
        titleLabel = Theme.label(scene.title, 17, .semibold)
        summaryLabels = (0..<2).map { _ in Theme.label("", 13, .regular, Theme.secondaryTextColor) }
        super.init(frame: .zero)
        backgroundColor = .white
        layer.cornerRadius = 20
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.06
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 10
        layer.borderColor = Theme.textColor.cgColor
        posterContainer.backgroundColor = Theme.textColor.withAlphaComponent(0.05)
        posterContainer.layer.cornerRadius = 12
        posterContainer.clipsToBounds = true
        addSubview(posterContainer)
        posterContainer.addSubview(posterView)
        addSubview(titleLabel)
        for line in summaryLabels { addSubview(line) }
    }

    required init?(coder: NSCoder) { return nil }

    var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            UIView.animate(
                withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
                animations: { [self] in
                    transform = isSelected ? CGAffineTransform(scaleX: 1.025, y: 1.025) : .identity
                    layer.borderWidth = isSelected ? 2 : 0
                    layer.shadowOpacity = isSelected ? 0.16 : 0.06
                })
        }
    }

    /// Whether `setPoster` was called, even with nil.
    private(set) var hasPoster = false

    /// The frame of the poster in the gallery's coordinates.
    var posterFrame: CGRect {
        CGRect(x: frame.minX + Self.inset, y: frame.minY + Self.inset, width: bounds.width - Self.inset * 2, height: posterHeight)
    }

    private var posterHeight: CGFloat { bounds.height - Self.captionHeight - Self.inset }

    /// Sets the poster and fades it in.
    func setPoster(_ image: UIImage?) {
        hasPoster = true
        posterView.image = image
        posterView.alpha = 0
        setNeedsLayout()
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.posterView.alpha = 1 })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - Self.inset * 2
        posterContainer.frame = CGRect(x: Self.inset, y: Self.inset, width: width, height: posterHeight)
        posterView.frame = CGRect(x: 0, y: 0, width: width, height: width * scene.size.height / scene.size.width)
        titleLabel.frame = CGRect(x: 16, y: posterHeight + 20, width: bounds.width - 32, height: 24)
        let lines = Theme.wrappedLines(scene.summary, summaryLabels[0].font, width: bounds.width - 32)
        for (index, label) in summaryLabels.enumerated() {
            label.frame = CGRect(x: 16, y: posterHeight + 44 + CGFloat(index) * 19, width: bounds.width - 32, height: 20)
            let remainingLines = lines.dropFirst(index)
            // The last label shows the remaining text, truncated if it does not fit.
            label.text =
                index + 1 < summaryLabels.count
                ? remainingLines.first : Theme.truncated(remainingLines.joined(separator: " "), label, to: bounds.width - 32)
        }
    }
}
