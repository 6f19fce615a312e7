import Stage
import UIKit

/// A scene in the gallery: a moment of it, its title, and what it shows.
final class GalleryCard: UIView {
    private let picture = UIView()
    private let poster = UIImageView(image: nil)
    private let title: UILabel
    private let summary: [UILabel]
    private let exhibit: Exhibit

    static let captionHeight: CGFloat = 96
    private static let inset: CGFloat = 8

    init(_ exhibit: Exhibit) {
        self.exhibit = exhibit
        title = Look.label(exhibit.title, 17, .semibold)
        summary = (0..<2).map { _ in Look.label("", 13, .regular, Look.softInk) }
        super.init(frame: .zero)
        backgroundColor = .white
        layer.cornerRadius = 20
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.06
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 10
        layer.borderColor = Look.ink.cgColor
        picture.backgroundColor = Look.ink.withAlphaComponent(0.05)
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        addSubview(picture)
        picture.addSubview(poster)
        addSubview(title)
        for line in summary { addSubview(line) }
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

    /// Whether its picture was looked for.
    private(set) var isDone = false

    /// Where the scene's picture is, in the gallery's points.
    var pictureFrame: CGRect {
        CGRect(x: frame.minX + Self.inset, y: frame.minY + Self.inset, width: bounds.width - Self.inset * 2, height: pictureHeight)
    }

    private var pictureHeight: CGFloat { bounds.height - Self.captionHeight - Self.inset }

    func show(_ image: UIImage?) {
        isDone = true
        poster.image = image
        poster.alpha = 0
        setNeedsLayout()
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.poster.alpha = 1 })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - Self.inset * 2
        picture.frame = CGRect(x: Self.inset, y: Self.inset, width: width, height: pictureHeight)
        poster.frame = CGRect(x: 0, y: 0, width: width, height: width * exhibit.size.height / exhibit.size.width)
        title.frame = CGRect(x: 16, y: pictureHeight + 20, width: bounds.width - 32, height: 24)
        let lines = Look.lines(exhibit.summary, summary[0].font, width: bounds.width - 32)
        for (index, label) in summary.enumerated() {
            label.frame = CGRect(x: 16, y: pictureHeight + 44 + CGFloat(index) * 19, width: bounds.width - 32, height: 20)
            let rest = lines.dropFirst(index)
            // The last line takes what is left, as far as there is room.
            label.text = index + 1 < summary.count ? rest.first : Look.clipped(rest.joined(separator: " "), label, to: bounds.width - 32)
        }
    }
}
