import CoreGraphics
import QuartzCore

/// The view behind a row that is swiped aside. It shows the actions of the row in the revealed area.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    private let buttons: [SwipeActionButton]
    /// Whether the swipe is so long that the first action is performed when the finger lifts.
    private(set) var isFullSwipe = false

    private static let minimumButtonWidth: CGFloat = 74
    private static let margin: CGFloat = 15

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool, _ onSelect: @escaping (UIContextualAction) -> Void) {
        (self.configuration, self.isLeading) = (configuration, isLeading)
        buttons = configuration.actions.map { SwipeActionButton($0, onSelect) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is at the edge and in front of the others, which slide out from behind it.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    /// The width at which all actions are fully visible.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    private func width(of button: SwipeActionButton) -> CGFloat { max(Self.minimumButtonWidth, button.contentWidth + Self.margin * 2) }

    /// Whether a swipe of the given length performs the first action when the finger lifts.
    func reachesFullSwipe(at revealedWidth: CGFloat) -> Bool {
        configuration.performsFirstActionWithFullSwipe && revealedWidth > max(bounds.width * 0.6, openWidth + 30)
    }

    func setFullSwipe(_ isFullSwipe: Bool) { self.isFullSwipe = isFullSwipe }

    /// Sets the frames of the buttons for a revealed width.
    ///
    /// Each button gets a share of the width and slides out from behind the button that is nearer to the edge. In a full swipe, the first
    /// button gets the whole width.
    func layOut(revealedWidth: CGFloat) {
        let fullWidth = max(openWidth, 1)
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = width(of: button) / fullWidth * revealedWidth
            let length = isFullSwipe ? (index == 0 ? revealedWidth : 0) : share
            let start = isFullSwipe ? (index == 0 ? 0 : revealedWidth) : used
            let buttonWidth = max(length, width(of: button))
            // The inner edge of the button is at the end of its share. The button is never narrower than its title.
            let innerEdge = start + length
            button.frame = CGRect(
                x: isLeading ? innerEdge - buttonWidth : bounds.width - innerEdge, y: 0, width: buttonWidth, height: bounds.height)
            button.layOutContent(in: max(length, min(buttonWidth, width(of: button))), isLeading: isLeading)
            used += share
        }
    }
}

/// The button of one action. The title is centered in the visible part of the button.
final class SwipeActionButton: UIView {
    private let action: UIContextualAction
    private let onSelect: (UIContextualAction) -> Void
    private let titleLabel = UILabel()
    private let imageView: UIImageView?

    init(_ action: UIContextualAction, _ onSelect: @escaping (UIContextualAction) -> Void) {
        (self.action, self.onSelect) = (action, onSelect)
        imageView = action.image.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        titleLabel.text = action.title
        titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
        if let imageView { addSubview(imageView) }
        accessibilityIdentifier = action.title
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    /// The width of the title or of the image, whichever is larger.
    var contentWidth: CGFloat {
        max(titleLabel.sizeThatFits(CGSize(width: 300, height: 44)).width.rounded(.up), action.image?.size.width ?? 0)
    }

    /// Sets the frames of the image and the title, centered in the visible width.
    func layOutContent(in width: CGFloat, isLeading: Bool) {
        let x = isLeading ? bounds.width - width : 0
        let height = titleLabel.text == nil ? 0 : titleLabel.font.lineHeight.rounded(.up)
        let size = action.image?.size ?? .zero
        let contentHeight = size.height + height + (size.height > 0 && height > 0 ? 4 : 0)
        let top = ((bounds.height - contentHeight) / 2).rounded()
        imageView?.frame = CGRect(x: (x + (width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
        titleLabel.frame = CGRect(x: x, y: top + contentHeight - height, width: width, height: height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { titleLabel.alpha = 0.5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { titleLabel.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        titleLabel.alpha = 1
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { onSelect(action) }
    }
}
