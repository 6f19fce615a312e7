import CoreGraphics

/// The button of a bar button item.
final class BarButton: BarItemView {
    private let label = UILabel()
    private let imageView = UIImageView(image: nil)
    /// The `width` of the item, or 0 if it is not set.
    private let fixedWidth: CGFloat

    init(_ item: UIBarButtonItem) {
        fixedWidth = max(item.width, 0)
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.displayedText
        label.text = item.displayedText
        let isSymbol = (item.displayedText?.count ?? 0) == 1
        label.font = .systemFont(ofSize: isSymbol ? 28 : 17, weight: isSymbol ? .light : item.style == .done ? .semibold : .regular)
        label.textColor = item.isEnabled ? item.tintColor ?? .systemBlue : UIColor(white: 0.7, alpha: 1)
        imageView.image = item.image
        addSubview(item.image == nil ? label : imageView)
        if fixedWidth > 0 { label.textAlignment = .center }
        isUserInteractionEnabled = item.isEnabled
        action = { [weak item] in item?.performAction() }
    }

    required init?(coder: NSCoder) { return nil }

    /// The `width` of the item, or the width of its image or text if it is not set.
    var preferredWidth: CGFloat {
        fixedWidth > 0 ? fixedWidth : imageView.image?.size.width ?? label.sizeThatFits(.zero).width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        if let size = imageView.image?.size {
            imageView.frame = CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
        }
    }
}
