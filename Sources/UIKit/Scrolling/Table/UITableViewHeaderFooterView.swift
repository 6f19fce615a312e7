import CoreGraphics
import QuartzCore

/// The view of a section's header or footer.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    nonisolated deinit {}

    /// The identifier under which the view is reused, or nil if it is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The view that contains the content.
    open private(set) var contentView = UIView()
    /// The label for the title of the section.
    open private(set) lazy var textLabel: UILabel? = makeTextLabel()
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the title is at the bottom edge instead of the top edge.
    private var alignsTitleToBottom = false
    /// Whether `textLabel` was created.
    private var hasTextLabel = false

    /// Creates a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a header or footer without a reuse identifier.
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    /// Creates a header or footer from its element of a xib. Other coders create an empty one.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? InterfaceCoder)?.element["reuseIdentifier"]
        super.init(coder: coder)
        addSubview(contentView)
        if let coder = coder as? InterfaceCoder { decodeHeaderFooter(coder) }
    }

    /// Creates a view of a registered class. The table calls this initializer.
    ///
    /// Differs from Apple: UIKit has no such initializer. A subclass that overrides `init(reuseIdentifier:)` inherits this one.
    public required convenience init(reusableAs reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

    /// Called before the view is reused for another section. Overrides call `super`.
    open func prepareForReuse() {}

    private func makeTextLabel() -> UILabel? {
        hasTextLabel = true
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        return label
    }

    private static let captionColor = UIColor(
        light: UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1),
        dark: UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1))

    /// Shows a section's title in the style of the table.
    func configure(title: String, for style: UITableView.Style, isHeader: Bool) {
        guard let label = textLabel else { return }
        if style == .plain {
            (label.font, label.textColor, label.text) = (.preferredFont(forTextStyle: .headline), ControlColors.text, title)
            backgroundColor = UIColor(light: UIColor(white: 247 / 255, alpha: 1), dark: .secondarySystemBackground)
        } else {
            label.text = isHeader ? title.uppercased() : title
            (label.font, label.textColor) = (.preferredFont(forTextStyle: .footnote), Self.captionColor)
            backgroundColor = .clear
        }
        alignsTitleToBottom = style != .plain && isHeader
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentView.hasConstraints {
            return CGSize(width: size.width, height: contentView.constrainedHeight(width: size.width))
        }
        return CGSize(width: size.width, height: hasTextLabel ? (textLabel?.sizeThatFits(size).height ?? 0) + 8 : 28)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        guard hasTextLabel, let textLabel else { return }
        let height = textLabel.sizeThatFits(bounds.size).height
        // In a grouped table, the header's title is close to the rows below it, and the footer's text is close to the rows above it.
        let isCentered = backgroundColor != nil && backgroundColor != .clear
        let y = isCentered ? (bounds.height - height) / 2 : alignsTitleToBottom ? bounds.height - height - 7 : 7
        textLabel.frame = CGRect(x: 15, y: y.rounded(), width: max(bounds.width - 30, 0), height: height.rounded(.up))
    }
}
