import UIKit

/// The title of a section of the album.
class AlbumHeaderView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.textColor = .label
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ title: String) { label.text = title }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
}
