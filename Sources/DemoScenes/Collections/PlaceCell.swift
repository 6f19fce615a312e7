import UIKit

/// A round picture of a place with its name.
class PlaceCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        contentView.addSubview(imageView)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ picture: Picture) {
        imageView.image = CoastArtwork.image(of: picture)
        label.text = picture.place
        accessibilityIdentifier = "place \(picture.place)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width
        imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
        imageView.layer.cornerRadius = side / 2
        label.frame = CGRect(x: -6, y: side + 6, width: side + 12, height: 16)
    }
}
