import CoreGraphics
import QuartzCore

/// The title, back button and bar buttons that a navigation bar shows for one item.
final class NavigationBarContent: UIView {
    /// The state of the content in a transition: left and right are the hidden states, in the center all of it is visible.
    enum TransitionPosition { case left, center, right }

    private let titleLabel = UILabel()
    private let titleView: UIView
    private let backButton: BackButton?
    private let leftViews: [UIView]
    private let rightViews: [UIView]

    /// The distance from the first button to the edge of the bar.
    private static let margin: CGFloat = 16
    /// The distance between two buttons.
    private static let spacing: CGFloat = 16

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, title titleColor: UIColor, goBack: @escaping () -> Void) {
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = titleColor
        titleLabel.textAlignment = .center
        titleView = item.titleView ?? titleLabel
        let leftItems = item.leftBarButtonItems ?? []
        let hasBackButton = backItem != nil && !item.hidesBackButton && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton = hasBackButton ? backItem.map { BackButton($0.backButtonText, action: goBack) } : nil
        leftViews = leftItems.filter { !$0.isSpace }.map(Self.button)
        rightViews = (item.rightBarButtonItems ?? []).filter { !$0.isSpace }.map(Self.button)
        super.init(frame: .zero)
        for view in leftViews + rightViews + [titleView] { addSubview(view) }
        if let backButton { addSubview(backButton) }
    }

    required init?(coder: NSCoder) { return nil }

    private static func button(_ item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(item) }

    /// Whether the point is at a button or the title, with a margin of 8 points. Other touches go to the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = Self.margin
        if let backButton {
            // A long back button is shortened, so that there is space for the title.
            backButton.shortenText(toFit: bounds.width * 0.4)
            backButton.frame = CGRect(x: 0, y: 0, width: backButton.preferredWidth, height: bounds.height)
            start = backButton.preferredWidth + 8
        }
        for view in leftViews {
            layOut(view, at: start)
            start += view.bounds.width + Self.spacing
        }
        var end = bounds.width - Self.margin
        for view in rightViews {
            layOut(view, at: end - preferredWidth(view))
            end -= view.bounds.width + Self.spacing
        }
        layOutTitle(from: start, to: end)
    }

    private func preferredWidth(_ view: UIView) -> CGFloat { (view as? BarButton)?.preferredWidth ?? view.bounds.width }

    private func layOut(_ view: UIView, at x: CGFloat) {
        let size = view is BarButton ? CGSize(width: preferredWidth(view), height: bounds.height) : view.bounds.size
        view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    /// Centers the title in the bar if there is space, else in the space between the buttons.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let preferredSize = titleView === titleLabel ? titleLabel.sizeThatFits(bounds.size) : titleView.bounds.size
        let size = CGSize(
            width: min(preferredSize.width.rounded(.up), max(end - start, 0)), height: min(preferredSize.height, bounds.height))
        let x = min(max((bounds.width - size.width) / 2, start), max(end - size.width, start))
        titleView.frame = CGRect(x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    /// Sets the state of the content at the start or end of a transition.
    ///
    /// The title moves to the back button's text or to the right edge. The other views fade.
    func setPosition(_ position: TransitionPosition) {
        layoutIfNeeded()
        let shift: CGFloat =
            switch position {
            case .center: 0
            case .left: BackButton.textX + titleView.bounds.width / 2 - titleView.center.x
            case .right: bounds.width / 2
            }
        let alpha: CGFloat = position == .center ? 1 : 0
        titleView.transform = CGAffineTransform(translationX: shift, y: 0)
        titleView.alpha = alpha
        for view in leftViews + rightViews { view.alpha = alpha }
        backButton?.setPosition(position, bounds.width)
    }
}

extension UINavigationItem {
    /// The text of a back button that leads to this item.
    var backButtonText: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}

/// A view in a bar that reacts to a tap. It is translucent while it is touched.
class BarItemView: UIView {
    /// Called when the view is tapped.
    var action: () -> Void = {}

    override var canBecomeFocused: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.25 }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = isHit(touches) ? 0.25 : 1 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isHit = isHit(touches)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 1 })
        if isHit { action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

    /// Whether a touch is in the view or at most 30 points away from it.
    private func isHit(_ touches: Set<UITouch>) -> Bool {
        touches.contains { bounds.insetBy(dx: -30, dy: -30).contains($0.location(in: self)) }
    }
}

/// The button of a bar button item.
final class BarButton: BarItemView {
    private let label = UILabel()
    private let imageView = UIImageView(image: nil)

    init(_ item: UIBarButtonItem) {
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.displayedText
        label.text = item.displayedText
        let isSymbol = (item.displayedText?.count ?? 0) == 1
        label.font = .systemFont(ofSize: isSymbol ? 28 : 17, weight: isSymbol ? .light : item.style == .done ? .semibold : .regular)
        label.textColor = item.isEnabled ? item.tintColor ?? .systemBlue : UIColor(white: 0.7, alpha: 1)
        imageView.image = item.image
        addSubview(item.image == nil ? label : imageView)
        isUserInteractionEnabled = item.isEnabled
        action = { [weak item] in item?.performAction() }
    }

    required init?(coder: NSCoder) { return nil }

    /// The width that the text or image needs.
    var preferredWidth: CGFloat { imageView.image?.size.width ?? label.sizeThatFits(.zero).width.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        if let size = imageView.image?.size {
            imageView.frame = CGRect(x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
    }
}

/// A back button: an arrow and the title of the previous item.
final class BackButton: BarItemView {
    private let label = UILabel()
    private let arrow = CAShapeLayer()
    private let fullText: String

    /// The x coordinate of the text.
    static let textX: CGFloat = 27

    init(_ text: String, action: @escaping () -> Void) {
        fullText = text
        super.init(frame: .zero)
        self.action = action
        accessibilityIdentifier = "Back"
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.textColor = .systemBlue
        addSubview(label)
        (arrow.fillColor, arrow.strokeColor) = (nil, UIColor.systemBlue.cgColor)
        (arrow.lineWidth, arrow.lineCap, arrow.lineJoin) = (2.5, .round, .round)
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { return nil }

    /// The width that the arrow and the current text need.
    var preferredWidth: CGFloat { Self.textX + label.sizeThatFits(.zero).width.rounded(.up) }

    /// Shows the first of these texts that fits: the full text, "Back", none.
    func shortenText(toFit availableWidth: CGFloat) {
        for text in [fullText, "Back", ""] {
            label.text = text
            if preferredWidth <= availableWidth { return }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Self.textX, y: 0, width: bounds.width - Self.textX, height: bounds.height)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 18, y: bounds.midY - 8.5))
        path.addLine(to: CGPoint(x: 9.5, y: bounds.midY))
        path.addLine(to: CGPoint(x: 18, y: bounds.midY + 8.5))
        arrow.frame = bounds
        arrow.path = path
    }

    /// Moves the text along with the titles in a transition, and fades. The arrow does not move.
    func setPosition(_ position: NavigationBarContent.TransitionPosition, _ width: CGFloat) {
        alpha = position == .center ? 1 : 0
        let shift: CGFloat =
            switch position {
            case .center: 0
            case .left: -label.bounds.width
            case .right: width / 2 - Self.textX - label.bounds.width / 2
            }
        label.transform = CGAffineTransform(translationX: shift, y: 0)
    }
}
