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

    /// The view of a bar button item, and the width of the fixed spaces between it and the previous button.
    private typealias SpacedButton = (view: UIView, space: CGFloat)

    /// The distance from the first button to the edge of the bar.
    private static let margin: CGFloat = 16
    /// The distance between two buttons.
    private static let spacing: CGFloat = 16

    init(
        _ item: UINavigationItem, back backItem: UINavigationItem?, backButton backButtonItem: UIBarButtonItem?, titleColor: UIColor,
        titleAttributes: [NSAttributedString.Key: Any]?, goBack: @escaping () -> Void
    ) {
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

    /// Whether the point is at a button or the title, with a margin of 8 points. Other touches are delivered to the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = Self.margin
        if let backButton {
            // A long back button is shortened, so that there is space for the title.
            backButton.shortenText(toFit: bounds.width * 0.4)
            backButton.frame = directed(CGRect(x: 0, y: 0, width: backButton.preferredWidth, height: bounds.height))
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
    }

    private func preferredWidth(_ view: UIView) -> CGFloat { (view as? BarButton)?.preferredWidth ?? view.bounds.width }

    private func layOut(_ view: UIView, at x: CGFloat) {
        let size = view is BarButton ? CGSize(width: preferredWidth(view), height: bounds.height) : view.bounds.size
        view.frame = directed(CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }

    /// Centers the title in the bar if there is space. Otherwise moves it into the space between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let preferredSize = titleView === titleLabel ? titleLabel.sizeThatFits(bounds.size) : titleView.bounds.size
        let size = CGSize(
            width: min(preferredSize.width.rounded(.up), max(end - start, 0)), height: min(preferredSize.height, bounds.height))
        let x = min(max((bounds.width - size.width) / 2, start), max(end - size.width, start))
        titleView.frame = directed(
            CGRect(x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }

    /// Sets the position of the content at the start or end of a transition.
    ///
    /// The title moves to the back button's text or to the trailing edge. The other views fade.
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
        titleView.alpha = alpha
        for view in buttonViews { view.alpha = alpha }
        backButton?.setPosition(position, bounds.width)
    }
}

extension UINavigationItem {
    /// The text of a back button that leads to this item.
    var backButtonText: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}

extension UILabel {
    /// Adds attributes to the present text, font and color.
    func addAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
        guard let attributes, !attributes.isEmpty, let attributedText else { return }
        let text = NSMutableAttributedString(attributedString: attributedText)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        self.attributedText = text
    }
}
