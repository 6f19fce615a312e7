import UIKit

/// A picture with round corners, and optionally its title and its place on a dark gradient.
class PictureCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let shade = GradientView()
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        contentView.layer.cornerRadius = 12
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        shade.setColors(UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.55))
        titleLabel.textColor = .white
        placeLabel.textColor = UIColor(white: 1, alpha: 0.8)
        for view in [imageView, shade, titleLabel, placeLabel] { contentView.addSubview(view) }
        configurationUpdateHandler = { cell, state in
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                let scale: CGFloat = state.isReordering ? 1.06 : state.isHighlighted ? 0.97 : 1
                cell.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
                cell.layer.shadowOpacity = state.isReordering ? 0.3 : 0
            }
        }
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a picture. If `titleSize` is not nil, also shows the title in that font size, and the place.
    func show(_ picture: Picture, titleSize: CGFloat? = nil, cornerRadius: CGFloat = 12) {
        imageView.image = CoastArtwork.image(of: picture)
        (titleLabel.text, placeLabel.text) = (picture.title, picture.place)
        titleLabel.font = .systemFont(ofSize: titleSize ?? 15, weight: .bold)
        placeLabel.font = .systemFont(ofSize: max((titleSize ?? 15) * 0.6, 12))
        for view in [shade, titleLabel, placeLabel] { view.isHidden = titleSize == nil }
        contentView.layer.cornerRadius = cornerRadius
        accessibilityIdentifier = picture.title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        imageView.frame = area
        shade.frame = CGRect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
        let placeHeight = placeLabel.font.lineHeight.rounded(.up)
        let titleHeight = titleLabel.font.lineHeight.rounded(.up)
        placeLabel.frame = CGRect(x: 16, y: area.height - placeHeight - 14, width: area.width - 32, height: placeHeight)
        titleLabel.frame = CGRect(x: 16, y: placeLabel.frame.minY - titleHeight - 1, width: area.width - 32, height: titleHeight)
    }
}
