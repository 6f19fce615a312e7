import CoreGraphics
import Foundation

/// The title, back button and bar buttons that a navigation bar shows for one item.
final class NavigationBarContent: UIView {
    /// The position of the content in a transition. In the center it is visible. At the leading and at the trailing side it is hidden.
    enum TransitionPosition { case leading, center, trailing }

    private let titleLabel = UILabel()
    private let titleView: UIView
    private let backButton: BackButton?
    private let leftButtons: [SpacedButton]
    private let rightButtons: [SpacedButton]
    private let promptLabel = UILabel()
    private let largeTitleView: LargeTitleView?
    private let searchBar: UISearchBar?
    /// The heights of the parts, or nil if the row with the buttons fills the bar.
    private let extent: NavigationBarExtent?
    /// Whether the title in the row is visible, because there is no large title or because the large title is covered.
    private var showsTitleInRow = true
    private var isRowHidden = false

    /// The view of a bar button item, and the width of the fixed spaces between it and the previous button.
    private typealias SpacedButton = (view: UIView, space: CGFloat)

    /// The distance from the first button to the edge of the bar.
    private static let margin: CGFloat = 16
    /// The distance between two buttons.
    private static let spacing: CGFloat = 16

    init(
        _ item: UINavigationItem, back backItem: UINavigationItem?, backButton backButtonItem: UIBarButtonItem?, titleColor: UIColor,
        titleAttributes: [NSAttributedString.Key: Any]?, largeTitleAttributes: [NSAttributedString.Key: Any]? = nil,
        extent: NavigationBarExtent? = nil, goBack: @escaping () -> Void
    ) {
        self.extent = extent
        largeTitleView = (extent?.fullTitleHeight ?? 0) > 0 ? LargeTitleView(item.title, titleColor, largeTitleAttributes) : nil
        searchBar = item.searchController?.searchBar
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = titleColor
        titleLabel.addAttributes(titleAttributes)
        titleLabel.textAlignment = .center
        titleView = item.titleView ?? titleLabel
        let leftItems = item.leftBarButtonItems ?? []
        let hasBackButton = backItem != nil && !item.hidesBackButton && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton = hasBackButton ? backItem.map { BackButton($0.backButtonText, backButtonItem, action: goBack) } : nil
        leftButtons = Self.buttons(leftItems)
        rightButtons = Self.buttons(item.rightBarButtonItems ?? [])
        super.init(frame: .zero)
        for view in buttonViews + [titleView] { addSubview(view) }
        if let backButton { addSubview(backButton) }
        if let largeTitleView { addSubview(largeTitleView) }
        if let prompt = item.prompt { addPrompt(prompt, titleColor) }
        showsTitleInRow = titleBelongsInRow
        titleView.alpha = showsTitleInRow ? 1 : 0
    }

    /// Whether a label is the title in the row.
    func isTitle(_ label: UILabel) -> Bool { label === titleLabel }

    /// Adds the search bar. It stays in the window when the content of the bar is replaced, so that editing in it continues.
    func attachSearchBar() {
        guard let searchBar else { return }
        searchBar.isInNavigationBar = true
        addSubview(searchBar)
    }

    private func addPrompt(_ text: String, _ color: UIColor) {
        promptLabel.text = text
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = color
        promptLabel.textAlignment = .center
        addSubview(promptLabel)
    }

    // MARK: - Heights

    /// The height of the content, or nil if it fills the bar.
    var displayedHeight: CGFloat? { extent?.displayedHeight }
    /// The row with the buttons. While the search hides the row, its frame is above the bar.
    private var row: CGRect {
        guard let extent else { return bounds }
        let height = extent.rowHeight > 0 ? extent.rowHeight : 44
        return CGRect(x: 0, y: extent.promptHeight + extent.rowHeight - height, width: bounds.width, height: height)
    }

    /// Whether the bar has a large title or a search bar that this content lacks.
    var lacksContent: Bool {
        guard let extent else { return false }
        return extent.fullTitleHeight > 0 && largeTitleView == nil || extent.fullSearchHeight > 0 && searchBar == nil
    }

    /// The part of a large title in points that is still visible when the title in the row appears.
    private static let visibleTitleHeight: CGFloat = 12
    private static let fadeDuration = 0.2

    private var titleBelongsInRow: Bool {
        titleView !== titleLabel || largeTitleView == nil || (extent?.titleHeight ?? 0) < Self.visibleTitleHeight
    }

    /// Lays out the parts for new heights, and fades the title in the row in or out.
    func extentDidChange() {
        setNeedsLayout()
        let isHidden = extent?.rowHeight == 0
        let (wasShown, wasHidden) = (showsTitleInRow, isRowHidden)
        (showsTitleInRow, isRowHidden) = (titleBelongsInRow, isHidden)
        if isHidden != wasHidden {
            for view in buttonViews + [backButton].compactMap({ $0 }) { view.alpha = isHidden ? 0 : 1 }
            titleView.alpha = !isHidden && showsTitleInRow ? 1 : 0
        } else if showsTitleInRow != wasShown {
            UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { [self] in
                titleView.alpha = showsTitleInRow && !isRowHidden ? 1 : 0
            }
        }
    }

    /// Lays out the prompt, the large title and the search bar.
    private func layOutExtent() {
        guard let extent else { return }
        let width = bounds.width
        promptLabel.frame = CGRect(x: 16, y: row.minY - extent.promptHeight + 6, width: max(width - 32, 0), height: 20)
        promptLabel.isHidden = extent.promptHeight == 0
        let titleHeight = extent.titleHeight + extent.stretch
        largeTitleView?.setUntransformedFrame(CGRect(x: 0, y: row.maxY, width: width, height: titleHeight))
        largeTitleView?.stretch = extent.stretch
        guard let searchBar, searchBar.superview === self else { return }
        let frame = CGRect(x: 0, y: row.maxY + titleHeight, width: width, height: extent.searchHeight)
        searchBar.setUntransformedFrame(frame)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the views of the items. Flexible spaces have no width.
    private static func buttons(_ items: [UIBarButtonItem]) -> [SpacedButton] {
        var (buttons, space) = ([SpacedButton](), CGFloat(0))
        for item in items {
            if item.isSpace {
                space += item.systemItem == .fixedSpace ? item.width : 0
            } else {
                buttons.append((item.customView ?? BarButton(item), space))
                space = 0
            }
        }
        return buttons
    }

    private var buttonViews: [UIView] { (leftButtons + rightButtons).map(\.view) }

    /// Whether the point is in a subview, such as a button or the title, or at most 8 points outside of it. A subview can also accept
    /// touches in a larger area. Other touches are delivered to the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains {
            $0.frame.insetBy(dx: -8, dy: -8).contains(point) || $0.point(inside: $0.convert(point, from: self), with: event)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = Self.margin
        if let backButton {
            // A long back button is shortened, so that there is space for the title.
            backButton.shortenText(toFit: bounds.width * 0.4)
            backButton.frame = mirroredIfRightToLeft(CGRect(x: 0, y: row.minY, width: backButton.preferredWidth, height: row.height))
            start = backButton.preferredWidth + 8
        }
        for (view, space) in leftButtons {
            start += space
            layOut(view, at: start)
            start += view.bounds.width + Self.spacing
        }
        var end = bounds.width - Self.margin
        for (view, space) in rightButtons {
            end -= space
            layOut(view, at: end - preferredWidth(view))
            end -= view.bounds.width + Self.spacing
        }
        layOutTitle(from: start, to: end)
        layOutExtent()
    }

    private func preferredWidth(_ view: UIView) -> CGFloat { (view as? BarButton)?.preferredWidth ?? view.bounds.width }

    private func layOut(_ view: UIView, at x: CGFloat) {
        let row = row
        let size = view is BarButton ? CGSize(width: preferredWidth(view), height: row.height) : view.bounds.size
        view.frame = mirroredIfRightToLeft(
            CGRect(x: x, y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }

    /// Centers the title in the bar if there is space. Otherwise moves it into the space between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let row = row
        let preferredSize = titleView === titleLabel ? titleLabel.sizeThatFits(bounds.size) : titleView.bounds.size
        let size = CGSize(
            width: min(preferredSize.width.rounded(.up), max(end - start, 0)), height: min(preferredSize.height, row.height))
        let x = min(max((bounds.width - size.width) / 2, start), max(end - size.width, start))
        titleView.frame = mirroredIfRightToLeft(
            CGRect(x: x.rounded(), y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }

    /// Sets the position of the content at the start or end of a transition.
    ///
    /// The title moves to the back button's text or to the trailing edge. The other views of the row fade. If the user prefers less motion,
    /// no view moves.
    func setPosition(_ position: TransitionPosition) {
        layoutIfNeeded()
        let shift: CGFloat =
            switch position {
            case .center: 0
            case .leading:
                BackButton.textX + titleView.bounds.width / 2 - (isRightToLeft ? bounds.width - titleView.center.x : titleView.center.x)
            case .trailing: bounds.width / 2
            }
        let alpha: CGFloat = position == .center ? 1 : 0
        let direction: CGFloat = UIAccessibility.isReduceMotionEnabled ? 0 : isRightToLeft ? -1 : 1
        titleView.transform = CGAffineTransform(translationX: shift * direction, y: 0)
        titleView.alpha = showsTitleInRow && !isRowHidden ? alpha : 0
        for view in buttonViews { view.alpha = isRowHidden ? 0 : alpha }
        backButton?.setPosition(position, bounds.width)
        if isRowHidden { backButton?.alpha = 0 }
        setPositionBelowRow(position)
    }

    /// Moves the large title, the search bar and the prompt together with the controllers' views.
    ///
    /// On a push, the new parts come from the trailing edge. The old parts move toward the leading edge, by 0.4 of that distance, and fade.
    /// A pop does the reverse.
    private func setPositionBelowRow(_ position: TransitionPosition) {
        let shift: CGFloat =
            switch position {
            case .center: 0
            case .leading: -bounds.width * 0.4
            case .trailing: bounds.width
            }
        let direction: CGFloat = UIAccessibility.isReduceMotionEnabled ? 0 : isRightToLeft ? -1 : 1
        for view in [largeTitleView, searchBar, promptLabel].compactMap({ $0 }) where view.superview === self {
            view.transform = CGAffineTransform(translationX: shift * direction, y: 0)
            view.alpha = position == .leading || position == .trailing && direction == 0 ? 0 : 1
        }
    }
}

extension UINavigationItem {
    /// The text of a back button that leads to this item.
    var backButtonText: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}

extension UILabel {
    /// Adds attributes to the current text, font and color.
    func addAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
        guard let attributes, !attributes.isEmpty, let attributedText else { return }
        let text = NSMutableAttributedString(attributedString: attributedText)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        self.attributedText = text
    }
}
