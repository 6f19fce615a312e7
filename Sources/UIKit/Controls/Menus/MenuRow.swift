import CoreGraphics

/// A row of a menu: a mark, the title with the subtitle, and the image.
class MenuRow: UIView {
    let item: MenuSection.Item
    /// Whether the row is the title of an open submenu. A tap on it closes the submenu.
    let isHeader: Bool
    let label = UILabel()
    private let subtitleLabel = UILabel()
    let imageView = UIImageView(image: nil)
    let highlight = UIView()
    let separator = UIView()
    private var icon: MenuIcon?
    private(set) var spinner: UIActivityIndicatorView?
    private let hasMarks: Bool

    static let minimumHeight: CGFloat = 44
    private static let margin: CGFloat = 16
    /// The width of the column of marks.
    private static let markWidth: CGFloat = 22
    /// The width of the column of images.
    private static let imageWidth: CGFloat = 22

    init(_ item: MenuSection.Item, hasMarks: Bool, isHeader: Bool = false) {
        (self.item, self.hasMarks, self.isHeader) = (item, hasMarks, isHeader)
        super.init(frame: .zero)
        highlight.alpha = 0
        separator.isHidden = true
        label.numberOfLines = 2
        subtitleLabel.numberOfLines = 2
        label.font = .systemFont(ofSize: 17, weight: isHeader ? .semibold : .regular)
        subtitleLabel.font = .systemFont(ofSize: 13)
        imageView.contentMode = .scaleAspectFit
        for view in [highlight, label, subtitleLabel, imageView, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        show()
    }

    required init?(coder: NSCoder) { return nil }

    /// The element of the row, or nil for the placeholder of elements that are loading.
    var element: UIMenuElement? {
        switch item {
        case .leaf(let leaf): leaf
        case .submenu(let menu): menu
        case .loading: nil
        }
    }

    /// Whether the row can be chosen.
    var isEnabled: Bool {
        switch item {
        case .leaf(let leaf): !leaf.attributes.contains(.disabled)
        case .submenu: true
        case .loading: false
        }
    }

    private var isDestructive: Bool {
        switch item {
        case .leaf(let leaf): leaf.attributes.contains(.destructive)
        case .submenu(let menu): menu.options.contains(.destructive)
        case .loading: false
        }
    }

    private func show() {
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        (label.text, label.textColor) = (element?.title ?? "Loading…", color)
        (subtitleLabel.text, subtitleLabel.textColor) = (element?.subtitle, isEnabled ? .secondaryLabel : .tertiaryLabel)
        accessibilityLabel = label.text
        accessibilityIdentifier = label.text
        let action = element as? UIAction
        let image = action?.state == .on ? action?.selectedImage ?? element?.image : element?.image
        let isTemplate = image?.renderingMode != .alwaysOriginal
        (imageView.image, imageView.tintColor) = (isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image, color)
        imageView.alpha = isEnabled || isTemplate ? 1 : 0.4
        separator.backgroundColor = .separator
        highlight.backgroundColor = .systemFill
        showMark(color)
    }

    private func showMark(_ color: UIColor) {
        switch item {
        case .leaf(let leaf):
            accessibilityHint = (leaf as? UIAction)?.discoverabilityTitle ?? (leaf as? UICommand)?.discoverabilityTitle
            if leaf.state != .off { icon = MenuIcon(leaf.state == .on ? .check : .dash) }
        case .submenu: icon = MenuIcon(.chevron)
        case .loading:
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            self.spinner = spinner
            addSubview(spinner)
        }
        guard let icon, hasMarks else { return icon = nil }
        icon.color = color
        if isHeader { icon.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        addSubview(icon)
    }

    /// Whether a thin line is drawn below the row.
    var hasSeparator = false { didSet { separator.isHidden = !hasSeparator } }

    /// Whether the row is drawn as pressed.
    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: isHighlighted ? 0 : 0.15, delay: 0, options: .allowUserInteraction) { [self] in
                highlight.alpha = isHighlighted ? 1 : 0
            }
        }
    }

    /// The accessibility traits of the row: whether its element is disabled, and whether it is on.
    var menuAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if case .leaf(let leaf) = item, leaf.state == .on { traits.insert(.selected) }
        return traits
    }
    override var canBecomeFocused: Bool { isEnabled }

    /// Called for a horizontal arrow key on the focused row, with -1 for left and 1 for right. Returns whether the key was handled.
    var onArrow: (Int) -> Bool = { _ in false }

    override func handleFocusedArrow(_ direction: CGVector) -> Bool { direction.dx != 0 && onArrow(direction.dx > 0 ? 1 : -1) }

    // MARK: - Layout

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let hasTrailing = imageView.image != nil || spinner != nil
        return width - Self.margin * 2 - (hasMarks ? Self.markWidth : 0) - (hasTrailing ? Self.imageWidth + 12 : 0)
    }

    private func textHeights(_ width: CGFloat) -> (CGFloat, CGFloat) {
        let limit = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let subtitle = subtitleLabel.text?.isEmpty == false ? subtitleLabel.sizeThatFits(limit).height.rounded(.up) + 1 : 0
        return (label.sizeThatFits(limit).height.rounded(.up), subtitle)
    }

    /// Returns the height of the row in a menu of a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let (title, subtitle) = textHeights(width)
        return max(title + subtitle + 22, Self.minimumHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    func layoutContent() {
        let (title, subtitle) = textHeights(bounds.width)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.setUntransformedFrame(
                CGRect(x: isReversed ? bounds.width - x - width : x, y: y, width: width, height: height))
        }
        let top = ((bounds.height - title - subtitle) / 2).rounded()
        let x = Self.margin + (hasMarks ? Self.markWidth : 0)
        for label in [label, subtitleLabel] { label.textAlignment = isReversed ? .right : .left }
        place(label, x: x, y: top, width: textWidth(bounds.width), height: title)
        place(subtitleLabel, x: x, y: top + title + 1, width: textWidth(bounds.width), height: max(subtitle - 1, 0))
        if let icon { place(icon, x: Self.margin - 3, y: ((bounds.height - 14) / 2).rounded(), width: 14, height: 14) }
        let side = Self.imageWidth
        for view in [imageView, spinner].compactMap({ $0 as UIView? }) {
            place(view, x: bounds.width - Self.margin - side, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        }
        highlight.frame = bounds
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        separator.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
