import CoreGraphics
import QuartzCore

/// The view behind a row that is swiped aside. It shows the actions of the row in the revealed area.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    /// Whether the actions are on the left of the row.
    let isLeft: Bool
    private let buttons: [SwipeActionButton]
    /// Whether the swipe is so long that the first action is performed when the finger lifts.
    private(set) var isFullSwipe = false

    private static let minimumButtonWidth: CGFloat = 74
    private static let margin: CGFloat = 15

    init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool, _ onSelect: @escaping (UIContextualAction) -> Void) {
        (self.configuration, self.isLeft) = (configuration, isLeft)
        buttons = configuration.actions.map { SwipeActionButton($0, onSelect) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is at the edge and in front of the other buttons. The others slide out from behind it.
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
    /// The revealed width is divided among the buttons. Each button slides out from behind the button that is nearer to the edge. In a full
    /// swipe, the first button covers the whole revealed width.
    func layOut(revealedWidth: CGFloat) {
        let fullWidth = max(openWidth, 1)
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let partWidth = width(of: button) / fullWidth * revealedWidth
            let length = isFullSwipe ? (index == 0 ? revealedWidth : 0) : partWidth
            let start = isFullSwipe ? (index == 0 ? 0 : revealedWidth) : used
            let buttonWidth = max(length, width(of: button))
            // The inner edge of the button is at the end of its part of the revealed width. The button is never narrower than its title.
            let innerEdge = start + length
            button.frame = CGRect(
                x: isLeft ? innerEdge - buttonWidth : bounds.width - innerEdge, y: 0, width: buttonWidth, height: bounds.height)
            button.layOutContent(in: max(length, min(buttonWidth, width(of: button))), isLeft: isLeft)
            used += partWidth
        }
    }
}
