import CoreGraphics

/// The view of an alert, with one panel, or of an action sheet, with up to two panels.
///
/// A touch may move over several buttons. When it ends, the button under it is chosen.
final class AlertView: UIView {
    let style: UIAlertController.Style
    /// Called with the action of the chosen button.
    var onChoose: (UIAlertAction) -> Void = { _ in }
    private var panels: [AlertPanel] = []
    private var pressedButton: AlertButton? { didSet { if pressedButton !== oldValue { updatePressedState(oldValue) } } }

    /// The distance between two panels.
    static let spacing: CGFloat = 8

    init(_ style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    /// Replaces the panels by panels for the given content.
    func show(_ content: AlertContent) {
        for panel in panels { panel.removeFromSuperview() }
        var mainContent = content
        var cancelActions: [UIAlertAction] = []
        if style == .actionSheet {
            // The cancel action has its own panel.
            cancelActions = content.actions.filter { $0.style == .cancel }
            mainContent.actions.removeAll { $0.style == .cancel }
        } else if content.actions.count == 2 {
            mainContent.actions.sort { $0.style == .cancel && $1.style != .cancel }
        } else {
            mainContent.actions.sort { $0.style != .cancel && $1.style == .cancel }
        }
        panels = [AlertPanel(mainContent, style)]
        if !cancelActions.isEmpty {
            panels.append(
                AlertPanel(
                    AlertContent(textFields: [], actions: cancelActions, emphasizedAction: content.emphasizedAction), style, isSolid: true))
        }
        for panel in panels { addSubview(panel) }
        setNeedsLayout()
    }

    /// Returns the height for a width, at most the available height. If the content is higher, it can be scrolled.
    func height(width: CGFloat, availableHeight: CGFloat) -> CGFloat {
        panelHeights(width, availableHeight).reduce(0, +) + Self.spacing * CGFloat(panels.count - 1)
    }

    private func panelHeights(_ width: CGFloat, _ availableHeight: CGFloat) -> [CGFloat] {
        let last = panels.count > 1 ? panels[1].height(width: width, availableHeight: availableHeight) : 0
        let first = panels.first?.height(width: width, availableHeight: availableHeight - (last > 0 ? last + Self.spacing : 0)) ?? 0
        return panels.count > 1 ? [first, last] : [first]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for (panel, height) in zip(panels, panelHeights(bounds.width, bounds.height)) {
            panel.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + Self.spacing
        }
    }

    // MARK: - Touches

    private func button(under touches: Set<UITouch>) -> AlertButton? {
        guard let touch = touches.first else { return nil }
        return panels.flatMap(\.buttons).first { $0.isEnabled && $0.point(inside: touch.location(in: $0), with: nil) }
    }

    private func updatePressedState(_ old: AlertButton?) {
        old?.isPressed = false
        pressedButton?.isPressed = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressedButton = button(under: touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressedButton = button(under: touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressedButton = nil }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen = pressedButton
        pressedButton = nil
        if let chosen { onChoose(chosen.action) }
    }
}
