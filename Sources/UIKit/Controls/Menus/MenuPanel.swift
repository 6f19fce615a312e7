import CoreGraphics
import QuartzCore

/// A panel with the rows of a menu, translucent and with a shadow. If there is not enough space for all rows, they scroll.
final class MenuPanel: UIView {
    let menu: UIMenu
    /// Whether the panel is a submenu, whose first row shows its title.
    private let isSubmenu: Bool
    /// Whether the first element is at the bottom, because the menu is above its button.
    private let isReversed: Bool
    private let material = UIVisualEffectView(effect: nil)
    private let scrollView = UIScrollView()
    private let dimming = UIView()
    private(set) var rows: [MenuRow] = []
    /// The rows, titles and gaps from top to bottom.
    private var parts: [(view: UIView, height: CGFloat)] = []

    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    private static let gapHeight: CGFloat = 8
    private static let titleHeight: CGFloat = 32

    init(_ menu: UIMenu, isSubmenu: Bool, isReversed: Bool) {
        (self.menu, self.isSubmenu, self.isReversed) = (menu, isSubmenu, isReversed)
        super.init(frame: .zero)
        layer.setDropShadow(opacity: 0.22, verticalOffset: 10, radius: 30)
        material.effect = UIBlurEffect.menuMaterial
        (material.layer.cornerRadius, material.layer.cornerCurve) = (Self.cornerRadius, .continuous)
        material.clipsToBounds = true
        addSubview(material)
        scrollView.contentInsetAdjustmentBehavior = .never
        material.contentView.addSubview(scrollView)
        (dimming.backgroundColor, dimming.alpha, dimming.isUserInteractionEnabled) = (.black, 0, false)
        (dimming.layer.cornerRadius, dimming.layer.cornerCurve) = (Self.cornerRadius, .continuous)
        addSubview(dimming)
        rebuild()
    }

    required init?(coder: NSCoder) { return nil }

    /// Creates the rows of the menu again.
    func rebuild() {
        for part in parts { part.view.removeFromSuperview() }
        (parts, rows) = ([], [])
        var sections = MenuSection.sections(of: menu)
        if isReversed { sections = sections.reversed().map(\.reversed) }
        let hasMarks = isSubmenu || sections.contains { $0.arrangement == .rows && $0.items.contains(where: \.hasMark) }
        if isSubmenu {
            addRow(MenuRow(.submenu(menu), hasMarks: hasMarks, isHeader: true))
            addGap()
        } else if !menu.title.isEmpty {
            addTitle(menu.title, hasLine: true)
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { addGap() }
            if !section.title.isEmpty { addTitle(section.title, hasLine: false) }
            if section.arrangement == .rows { addRows(section.items, hasMarks: hasMarks) } else { addTiles(section) }
        }
        scrollView.contentSize = CGSize(width: Self.width, height: contentHeight)
        setNeedsLayout()
    }

    private func addRows(_ items: [MenuSection.Item], hasMarks: Bool) {
        for (index, item) in items.enumerated() {
            let row = MenuRow(item, hasMarks: hasMarks)
            row.hasSeparator = index < items.count - 1
            addRow(row)
        }
    }

    private func addTiles(_ section: MenuSection) {
        let strip = MenuTileStrip(section)
        rows += strip.tiles
        add(strip, strip.height)
    }

    private func addRow(_ row: MenuRow) {
        rows.append(row)
        add(row, row.height(forWidth: Self.width))
    }

    private func addGap() {
        let gap = UIView()
        gap.backgroundColor = UIColor(white: 0, alpha: 0.09)
        add(gap, Self.gapHeight)
    }

    private func addTitle(_ text: String, hasLine: Bool) {
        let label = MenuTitleLabel()
        (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 13), .secondaryLabel)
        label.hasLine = hasLine
        add(label, Self.titleHeight)
    }

    private func add(_ view: UIView, _ height: CGFloat) {
        parts.append((view, height))
        scrollView.addSubview(view)
    }

    private var contentHeight: CGFloat { parts.reduce(0) { $0 + $1.height } }

    /// The size of the panel if there is enough space.
    var preferredSize: CGSize { CGSize(width: Self.width, height: contentHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        dimming.frame = bounds
        scrollView.frame = bounds
        scrollView.isScrollEnabled = contentHeight > bounds.height + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
        var y: CGFloat = 0
        for part in parts {
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            y += part.height
        }
    }

    /// Returns the row at a point in the coordinates of the panel, or nil.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.convert($0.bounds, to: self).contains(point) }
    }

    /// Makes the panel smaller and darker while a submenu covers it, or restores it.
    func setCovered(_ isCovered: Bool) {
        transform = isCovered ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
        dimming.alpha = isCovered ? 0.12 : 0
        isUserInteractionEnabled = !isCovered
    }
}

extension MenuSection {
    /// The section in the order from bottom to top. The order of elements side by side is unchanged.
    fileprivate var reversed: MenuSection {
        var section = self
        if arrangement == .rows { section.items.reverse() }
        return section
    }
}

extension MenuSection.Item {
    /// Whether the row of the element has a mark, so that all titles of the menu are indented.
    fileprivate var hasMark: Bool {
        switch self {
        case .leaf(let leaf): leaf.state != .off
        case .submenu: true
        case .loading: false
        }
    }
}

/// The title of a menu or of a group in it.
private final class MenuTitleLabel: UILabel {
    private let line = UIView()
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { return nil }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 16, dy: 0)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(window?.screen.scale ?? 2, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}

extension MenuPanel {
    /// The transform of a panel before it grows, and after it has shrunk.
    static let collapsedTransform = CGAffineTransform(scaleX: 0.2, y: 0.2)

    /// Sets the frame. If `origin` is not nil, the anchor point becomes the point of the panel that is nearest
    /// to `origin`, so that the panel grows from there.
    func place(_ frame: CGRect, growingFrom origin: CGPoint?) {
        if let origin, frame.width > 0, frame.height > 0 {
            layer.anchorPoint = CGPoint(
                x: min(max((origin.x - frame.minX) / frame.width, 0), 1), y: min(max((origin.y - frame.minY) / frame.height, 0), 1))
        }
        bounds.size = frame.size
        center = CGPoint(
            x: frame.minX + layer.anchorPoint.x * frame.width, y: frame.minY + layer.anchorPoint.y * frame.height)
    }
}
