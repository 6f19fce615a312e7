import CoreGraphics
import QuartzCore

/// Lies below a row that is pulled aside, and shows its actions in the room that the row leaves.
final class SwipeTray: UIView {
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    private let buttons: [SwipeButton]
    /// Pulled so far that letting go does the first action.
    private(set) var isArmed = false

    private static let narrowest: CGFloat = 74
    private static let margin: CGFloat = 15

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool, _ choose: @escaping (UIContextualAction) -> Void) {
        (self.configuration, self.isLeading) = (configuration, isLeading)
        buttons = configuration.actions.map { SwipeButton($0, choose) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one is at the edge and above the others, from under which they come out.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    /// The width in which all actions are read.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    private func width(of button: SwipeButton) -> CGFloat { max(Self.narrowest, button.naturalWidth + Self.margin * 2) }

    /// Pulled by so much. True if that armed or disarmed the first action.
    func wouldArm(at pull: CGFloat) -> Bool {
        configuration.performsFirstActionWithFullSwipe && pull > max(bounds.width * 0.6, openWidth + 30)
    }

    func arm(_ isArmed: Bool) { self.isArmed = isArmed }

    /// Each action has its share of the room, and slides out from under the one nearer to the edge; an armed one takes all.
    func layOut(pull: CGFloat) {
        let open = max(openWidth, 1)
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = width(of: button) / open * pull
            let length = isArmed ? (index == 0 ? pull : 0) : share
            let start = isArmed ? (index == 0 ? 0 : pull) : used
            let whole = max(length, width(of: button))
            // Its inner edge is where its share ends; it is never narrower than its title.
            let inner = start + length
            button.frame = CGRect(
                x: isLeading ? inner - whole : bounds.width - inner, y: 0, width: whole, height: bounds.height)
            button.layOutTitle(in: max(length, min(whole, width(of: button))), isLeading: isLeading)
            used += share
        }
    }
}

/// One action: its title in the middle of what is seen of it.
final class SwipeButton: UIView {
    private let action: UIContextualAction
    private let choose: (UIContextualAction) -> Void
    private let title = UILabel()
    private let picture: UIImageView?

    init(_ action: UIContextualAction, _ choose: @escaping (UIContextualAction) -> Void) {
        (self.action, self.choose) = (action, choose)
        picture = action.image.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        title.text = action.title
        title.font = .systemFont(ofSize: 15, weight: .medium)
        title.textColor = .white
        title.textAlignment = .center
        addSubview(title)
        if let picture { addSubview(picture) }
        accessibilityIdentifier = action.title
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    var naturalWidth: CGFloat {
        max(title.sizeThatFits(CGSize(width: 300, height: 44)).width.rounded(.up), action.image?.size.width ?? 0)
    }

    func layOutTitle(in width: CGFloat, isLeading: Bool) {
        let x = isLeading ? bounds.width - width : 0
        let height = title.text == nil ? 0 : title.font.lineHeight.rounded(.up)
        let size = action.image?.size ?? .zero
        let whole = size.height + height + (size.height > 0 && height > 0 ? 4 : 0)
        let top = ((bounds.height - whole) / 2).rounded()
        picture?.frame = CGRect(x: (x + (width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
        title.frame = CGRect(x: x, y: top + whole - height, width: width, height: height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { title.alpha = 0.5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { title.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        title.alpha = 1
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { choose(action) }
    }
}
