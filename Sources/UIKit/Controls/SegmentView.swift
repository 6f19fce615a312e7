import CoreGraphics
import Foundation

/// A segment of a segmented control, with a title or an image.
final class SegmentView: UIView {
    var title: String? { label.text }
    var image: UIImage? { imageView.image }
    /// The width that was set, or 0 if the control determines it.
    var width: CGFloat = 0
    var isEnabled = true { didSet { updateAppearance() } }
    var isSelected = false { didSet { if isSelected != oldValue { updateAppearance() } } }
    var isDimmed = false { didSet { if isDimmed != oldValue { updateAppearance() } } }
    var showsSeparator = false { didSet { separator.alpha = showsSeparator ? 1 : 0 } }

    private let label = UILabel()
    private let imageView = UIImageView(image: nil)
    private let separator = UIView()

    private static let padding: CGFloat = 12

    init(_ item: Any) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        separator.backgroundColor = ControlColors.separator
        separator.alpha = 0
        label.textAlignment = .center
        for view in [separator, label, imageView] { addSubview(view) }
        setItem(item)
        updateAppearance()
    }

    required init?(coder: NSCoder) { return nil }

    func setItem(_ item: Any) {
        label.text = item as? String
        imageView.image = item as? UIImage
    }

    private func updateAppearance() {
        label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
        label.textColor = isEnabled ? .label : UIColor.label.withAlphaComponent(0.3)
        label.alpha = isDimmed ? 0.25 : 1
        imageView.alpha = !isEnabled || isDimmed ? 0.3 : 1
    }

    /// The width that the segment needs. A title is measured in the heavier font of a selected segment, so that selecting it does not
    /// change the layout.
    var naturalWidth: CGFloat {
        if width > 0 { return width }
        if let image { return image.size.width + Self.padding * 2 }
        let semiboldLabel = UILabel()
        (semiboldLabel.text, semiboldLabel.font) = (label.text, .systemFont(ofSize: 13, weight: .semibold))
        return semiboldLabel.sizeThatFits(.zero).width.rounded(.up) + Self.padding * 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        separator.frame = directed(CGRect(x: -0.5, y: 6, width: 1, height: max(bounds.height - 12, 0)))
        let size = image?.size ?? .zero
        imageView.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}
