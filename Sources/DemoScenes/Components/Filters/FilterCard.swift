import UIKit

/// A card with a title above its content.
class FilterCard: UIView {
    /// Called after a change of the height.
    var onHeightChange: (() -> Void)?
    private let titleLabel = UILabel()
    /// The y coordinate below the title at which the card's content starts.
    static let contentTop: CGFloat = 44

    init(_ title: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = .label
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the height of the card for a width.
    func height(_ width: CGFloat) -> CGFloat { Self.contentTop }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 22)
    }
}
