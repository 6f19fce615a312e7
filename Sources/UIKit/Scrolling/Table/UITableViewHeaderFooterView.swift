import CoreGraphics
import QuartzCore

/// Stands above or below a section.
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public let contentView = UIView()
    public private(set) lazy var textLabel: UILabel? = makeLabel()
    public var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    private var sitsBelow = false
    private var hasLabel = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Ours: how a table makes views of a registered class.
    public required convenience init(reusableAs reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

    /// Before it shows another section. Overrides call super.
    open func prepareForReuse() {}

    private func makeLabel() -> UILabel? {
        hasLabel = true
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        contentView.addSubview(label)
        return label
    }

    /// A section's title, in the table's look.
    func show(title: String, in style: UITableView.Style, isHeader: Bool) {
        guard let label = textLabel else { return }
        if style == .plain {
            (label.font, label.textColor, label.text) = (.systemFont(ofSize: 17, weight: .semibold), .black, title)
            backgroundColor = UIColor(white: 247 / 255, alpha: 1)
        } else {
            label.text = isHeader ? title.uppercased() : title
            (label.font, label.textColor) = (.systemFont(ofSize: 13), UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1))
            backgroundColor = .clear
        }
        sitsBelow = style != .plain && isHeader
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentView.isHeldByConstraints {
            return CGSize(width: size.width, height: contentView.heightByConstraints(width: size.width))
        }
        return CGSize(width: size.width, height: hasLabel ? (textLabel?.sizeThatFits(size).height ?? 0) + 8 : 28)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        guard hasLabel, let textLabel else { return }
        let height = textLabel.sizeThatFits(bounds.size).height
        // A group's title stands just above it, its footer's text just below.
        let isCentred = backgroundColor != nil && backgroundColor != .clear
        let y = isCentred ? (bounds.height - height) / 2 : sitsBelow ? bounds.height - height - 7 : 7
        textLabel.frame = CGRect(x: 15, y: y.rounded(), width: max(bounds.width - 30, 0), height: height.rounded(.up))
    }
}
