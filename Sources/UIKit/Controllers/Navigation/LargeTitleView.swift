import CoreGraphics

/// The large title below the row with the buttons. It is covered from above when the content is scrolled up, and grows a little when the
/// content is pulled down.
final class LargeTitleView: UIView {
    private let label = UILabel()

    private static let margin: CGFloat = 16
    /// The distance between the title and the bottom of the view.
    private static let bottomMargin: CGFloat = 8
    private static let titleHeight: CGFloat = 41
    /// The largest scale of a title.
    private static let largestScale: CGFloat = 1.12
    /// The distance in points by which the content is pulled down when the title reaches this scale.
    private static let stretchForLargestScale: CGFloat = 160

    /// The height by which the bar is stretched.
    var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }

    init(_ title: String?, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]?) {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.text = title
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = color
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.addAttributes(attributes)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// The width that the title needs.
    var titleWidth: CGFloat { label.sizeThatFits(bounds.size).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(bounds.width - 2 * Self.margin, 0)
        let scale = 1 + (Self.largestScale - 1) * min(stretch / Self.stretchForLargestScale, 1)
        // A short title grows from its leading edge, but not beyond the other edge of the view.
        let limitedScale = titleWidth > 0 ? max(min(scale, width / titleWidth), 1) : 1
        label.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 1)
        label.setUntransformedFrame(
            CGRect(x: Self.margin, y: bounds.height - Self.bottomMargin - Self.titleHeight, width: width, height: Self.titleHeight))
        label.transform = CGAffineTransform(scaleX: limitedScale, y: limitedScale)
    }
}
