import CoreGraphics
import Foundation
import QuartzCore

/// The bubble of an edit menu: a row of entries with an arrow that points to the selection. Entries that do not fit are on further pages.
final class EditMenuView: UIView {
    private let items: [EditMenuItem]
    private let choose: (EditMenuItem) -> Void
    private let buttonsView = UIView()
    private let arrow = CAShapeLayer()
    private let shadowView = UIView()
    private var buttons: [EditMenuButton] = []
    private var separators: [UIView] = []
    /// The indices of the entries of each page.
    private var pages: [[Int]] = []
    private var page = 0
    private var isBelow = false
    private var arrowX: CGFloat = 0
    private var maximumWidth: CGFloat = 320
    /// `target` is the rectangle at which the menu points. `area` is the part of the window in which the menu is placed.
    private var placement = (target: CGRect.zero, area: CGRect.zero, prefersBelow: false)

    private static let rowHeight: CGFloat = 38
    private static let arrowSize = CGSize(width: 18, height: 9)
    private static let margin: CGFloat = 8

    init(_ items: [EditMenuItem], choose: @escaping (EditMenuItem) -> Void) {
        (self.items, self.choose) = (items, choose)
        super.init(frame: .zero)
        accessibilityIdentifier = "Edit menu"
        shadowView.isUserInteractionEnabled = false
        shadowView.backgroundColor = Self.color
        (shadowView.layer.cornerRadius, shadowView.layer.cornerCurve) = (9, .continuous)
        shadowView.layer.setDropShadow(opacity: 0.2, verticalOffset: 4, radius: 14)
        addSubview(shadowView)
        arrow.fillColor = Self.color.cgColor
        layer.addSublayer(arrow)
        buttonsView.clipsToBounds = true
        (buttonsView.layer.cornerRadius, buttonsView.layer.cornerCurve) = (9, .continuous)
        addSubview(buttonsView)
    }

    required init?(coder: NSCoder) { return nil }

    /// The color of the bubble: nearly white in the light style, dark gray in the dark style.
    static let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.98, alpha: 1) }

    override func dynamicColorsDidChange() {
        arrow.fillColor = Self.color.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: - Placement

    /// Places the menu above or below a rectangle. If the menu has already been placed, it still shows the same page, if possible.
    func place(at target: CGRect, in area: CGRect, prefersBelow: Bool) {
        placement = (target, area, prefersBelow)
        maximumWidth = max(area.width - 2 * Self.margin, 60)
        makePages()
        showPage(page)
    }

    private func place(width: CGFloat) {
        let (target, area, prefersBelow) = placement
        let height = Self.rowHeight + Self.arrowSize.height
        let fitsAbove = target.minY - height - 2 >= area.minY
        let fitsBelow = target.maxY + height + 2 <= area.maxY
        isBelow = prefersBelow ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
        let x = min(max(target.midX - width / 2, area.minX + Self.margin), max(area.maxX - Self.margin - width, area.minX + Self.margin))
        var y = isBelow ? target.maxY + 2 : target.minY - height - 2
        y = min(max(y, area.minY), max(area.maxY - height, area.minY))
        arrowX = min(max(target.midX - x, 18), max(width - 18, 18))
        let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
        // The anchor point is the tip of the arrow, so that the scale animations of `EditMenuPresenter` do not move the tip.
        layer.anchorPoint = CGPoint(x: arrowX / max(width, 1), y: isBelow ? 0 : 1)
        bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.minX + arrowX, y: isBelow ? frame.minY : frame.maxY)
        setNeedsLayout()
    }

    // MARK: - Pages

    /// Distributes the entries over pages. There is one page if all entries fit. Otherwise, each page has space for the buttons that show
    /// the previous and the next page.
    private func makePages() {
        let widths = items.map(EditMenuButton.width)
        pages = []
        guard widths.reduce(0, +) > maximumWidth else { return pages = [Array(items.indices)] }
        var (current, width): ([Int], CGFloat) = ([], 0)
        for index in items.indices {
            let space = maximumWidth - EditMenuButton.pageWidth * (pages.isEmpty ? 1 : 2)
            if !current.isEmpty, width + widths[index] > space {
                pages.append(current)
                (current, width) = ([], 0)
            }
            current.append(index)
            width += widths[index]
        }
        pages.append(current)
    }

    private func showPage(_ number: Int) {
        page = min(max(number, 0), pages.count - 1)
        for button in buttons { button.removeFromSuperview() }
        for separator in separators { separator.removeFromSuperview() }
        buttons = []
        if page > 0 { buttons.append(pageButton("‹", "Previous page", to: page - 1)) }
        for index in pages[page] { buttons.append(button(for: items[index])) }
        if page + 1 < pages.count { buttons.append(pageButton("›", "Next page", to: page + 1)) }
        separators = buttons.dropLast().map { _ in UIView() }
        for view in buttons as [UIView] + separators { buttonsView.addSubview(view) }
        for separator in separators { separator.backgroundColor = .separator }
        place(width: buttons.reduce(0) { $0 + $1.naturalWidth })
    }

    private func button(for item: EditMenuItem) -> EditMenuButton {
        let button = EditMenuButton(item.title, image: item.image, isDestructive: item.isDestructive)
        button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
        return button
    }

    private func pageButton(_ title: String, _ label: String, to number: Int) -> EditMenuButton {
        let button = EditMenuButton(title, image: nil, isDestructive: false)
        button.accessibilityIdentifier = label
        button.addAction(UIAction { [weak self] _ in self?.showPage(number) }, for: .touchUpInside)
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = isBelow ? Self.arrowSize.height : 0
        buttonsView.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.rowHeight)
        shadowView.frame = buttonsView.frame
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: x, y: 0, width: button.naturalWidth, height: Self.rowHeight)
            x += button.naturalWidth
            if index < separators.count { separators[index].frame = CGRect(x: x - 0.5, y: 0, width: 0.5, height: Self.rowHeight) }
        }
        let tip = CGPoint(x: arrowX, y: isBelow ? 0 : bounds.height)
        let base = isBelow ? Self.arrowSize.height + 0.5 : Self.rowHeight - 0.5
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: tip.x - Self.arrowSize.width / 2, y: base), tip, CGPoint(x: tip.x + Self.arrowSize.width / 2, y: base),
        ])
        path.closeSubpath()
        arrow.path = path
        arrow.fillColor = Self.color.resolvedColor(with: traitCollection).cgColor
    }
}

/// The button of an entry of an edit menu, or a button that shows another page.
final class EditMenuButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    let naturalWidth: CGFloat

    static let pageWidth: CGFloat = 36
    private static let font = UIFont.systemFont(ofSize: 14)

    init(_ title: String, image: UIImage?, isDestructive: Bool) {
        let isPage = title == "‹" || title == "›"
        naturalWidth = isPage ? Self.pageWidth : Self.width(title, image)
        super.init(frame: .zero)
        label.text = title
        label.font = isPage ? .systemFont(ofSize: 22) : Self.font
        label.textColor = isDestructive ? .systemRed : .label
        label.textAlignment = .center
        imageView.image = image
        imageView.contentMode = .center
        imageView.tintColor = label.textColor
        accessibilityIdentifier = title
        addSubview(label)
        if image != nil { addSubview(imageView) }
    }

    required init?(coder: NSCoder) { return nil }

    static func width(_ item: EditMenuItem) -> CGFloat { width(item.title, item.image) }

    private static func width(_ title: String, _ image: UIImage?) -> CGFloat {
        let text = title.isEmpty ? 0 : title.size(withAttributes: [.font: font]).width.rounded(.up)
        return text + 28 + (image.map { $0.size.width.rounded(.up) + (title.isEmpty ? 0 : 6) } ?? 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = imageView.image else { return label.frame = bounds }
        imageView.frame = CGRect(x: 14, y: 0, width: image.size.width.rounded(.up), height: bounds.height)
        label.frame = CGRect(
            x: imageView.frame.maxX + 6, y: 0, width: max(bounds.width - imageView.frame.maxX - 20, 0), height: bounds.height)
    }
}
