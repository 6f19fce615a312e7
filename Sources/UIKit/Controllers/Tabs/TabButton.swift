import CoreGraphics

/// The view of an item of a tab bar.
final class TabButton: BarItemView {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    let item: UITabBarItem
    /// Whether the controller of the tab is shown.
    private(set) var isShown = false
    private static let normalColor = UIColor(light: UIColor(white: 0.57, alpha: 1), dark: UIColor(white: 0.5, alpha: 1))
    private static let disabledColor = UIColor(light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.28, alpha: 1))
    private let badge: TabBadge?

    init(_ item: UITabBarItem) {
        self.item = item
        badge = item.badgeValue.map { TabBadge($0, color: item.badgeColor) }
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        isUserInteractionEnabled = item.isEnabled
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .medium)
        addSubview(imageView)
        addSubview(label)
        if let badge { addSubview(badge) }
    }

    required init?(coder: NSCoder) { return nil }

    func setAppearance(isSelected: Bool, _ tint: UIColor, unselected: UIColor?) {
        isShown = isSelected
        label.text = item.title
        label.textColor = isSelected ? tint : item.isEnabled ? unselected ?? Self.normalColor : Self.disabledColor
        var attributes = item.titleTextAttributes(for: .normal) ?? [:]
        if isSelected {
            attributes[.foregroundColor] = nil
            attributes.merge(item.explicitTitleTextAttributes(for: .selected) ?? [:]) { $1 }
        }
        label.addAttributes(attributes)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        // As in UIKit, the images of tabs are templates, unless their rendering mode is `alwaysOriginal` or they have a tint color.
        let isTemplate = image?.renderingMode != .alwaysOriginal && image?.attributes.tint == nil
        imageView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = label.textColor
        imageView.alpha = isSelected || isTemplate ? 1 : item.isEnabled ? 0.5 : 0.2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.sizeThatFits(.zero)
        imageView.frame = CGRect(x: (bounds.width - size.width) / 2, y: 4 + (28 - size.height) / 2, width: size.width, height: size.height)
        label.frame = CGRect(
            x: 0, y: imageView.image == nil ? 0 : 33, width: bounds.width, height: imageView.image == nil ? bounds.height : 13)
        guard let badge else { return }
        // The left edge of the badge is over the right part of the image.
        let left = (bounds.midX + max(size.width, 24) / 2 - 8).rounded()
        badge.frame.origin = CGPoint(x: min(left, bounds.width - badge.bounds.width), y: 2)
    }
}
