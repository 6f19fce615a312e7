import CoreGraphics
import QuartzCore

/// What an alert says and offers.
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    /// The one whose title is bold.
    var bold: UIAlertAction?
}

/// An alert's card, or the panels of a sheet. A finger may wander over the choices before it lets go.
final class AlertView: UIView {
    let style: UIAlertController.Style
    var choose: (UIAlertAction) -> Void = { _ in }
    private var panels: [AlertPanel] = []
    private var pressed: AlertButton? { didSet { if pressed !== oldValue { showPressed(oldValue) } } }

    static let gap: CGFloat = 8

    init(_ style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ content: AlertContent) {
        for panel in panels { panel.removeFromSuperview() }
        var main = content
        var cancelling: [UIAlertAction] = []
        if style == .actionSheet {
            // What cancels has a panel of its own.
            cancelling = content.actions.filter { $0.style == .cancel }
            main.actions.removeAll { $0.style == .cancel }
        } else if content.actions.count == 2 {
            main.actions.sort { $0.style == .cancel && $1.style != .cancel }
        } else {
            main.actions.sort { $0.style != .cancel && $1.style == .cancel }
        }
        panels = [AlertPanel(main, style)]
        if !cancelling.isEmpty {
            panels.append(AlertPanel(AlertContent(fields: [], actions: cancelling, bold: content.bold), style, isSolid: true))
        }
        for panel in panels { addSubview(panel) }
        setNeedsLayout()
    }

    /// How high it is at a width; it never needs more than the room there is, as what is too much scrolls.
    func height(width: CGFloat, room: CGFloat) -> CGFloat { heights(width, room).reduce(0, +) + Self.gap * CGFloat(panels.count - 1) }

    private func heights(_ width: CGFloat, _ room: CGFloat) -> [CGFloat] {
        let last = panels.count > 1 ? panels[1].height(width: width, room: room) : 0
        let first = panels.first?.height(width: width, room: room - (last > 0 ? last + Self.gap : 0)) ?? 0
        return panels.count > 1 ? [first, last] : [first]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for (panel, height) in zip(panels, heights(bounds.width, bounds.height)) {
            panel.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + Self.gap
        }
    }

    // MARK: - Fingers

    private func button(under touches: Set<UITouch>) -> AlertButton? {
        guard let touch = touches.first else { return nil }
        return panels.flatMap(\.buttons).first { $0.isOffered && $0.point(inside: touch.location(in: $0), with: nil) }
    }

    private func showPressed(_ old: AlertButton?) {
        old?.isPressed = false
        pressed?.isPressed = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = button(under: touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = button(under: touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen = pressed
        pressed = nil
        if let chosen { choose(chosen.action) }
    }
}

/// One choice.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, isBold: Bool, size: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        accessibilityLabel = action.title
        action.button = self
        showState()
    }

    required init?(coder: NSCoder) { return nil }

    var isOffered: Bool { action.isEnabled }
    override var canBecomeFocused: Bool { isOffered }

    var isPressed = false { didSet { showState() } }

    func showState() {
        backgroundColor = isPressed ? UIColor(white: 0, alpha: 0.09) : nil
        label.textColor = !isOffered ? ControlInk.placeholder : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
