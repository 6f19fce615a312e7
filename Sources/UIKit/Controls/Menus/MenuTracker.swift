import CoreGraphics

/// The touch that chooses a row of an open menu. A finger may slide over the rows before it chooses a row.
final class MenuTracker {
    private unowned let overlay: MenuOverlay
    private var highlighted: MenuRow?
    private var start = CGPoint.zero
    /// Whether the touch chooses a row when it ends. A touch that has opened the menu chooses a row only after it has
    /// moved.
    private var isActive = false
    private var submenuTimer: DelayedCall?

    /// The distance in points after which the touch that has opened the menu chooses rows.
    private static let activationDistance: CGFloat = 10
    /// The time in seconds after which a submenu under a sliding finger opens.
    private static let submenuDelay = 0.45

    init(_ overlay: MenuOverlay) { self.overlay = overlay }

    /// Begins with a touch on the overlay. A touch on a panel that a submenu covers closes the innermost submenu. A touch beside all panels
    /// closes the menu, unless the overlay handles it.
    func begin(at point: CGPoint) {
        (start, isActive) = (point, true)
        if overlay.panels.last?.frame.contains(point) == true { return highlight(row(at: point), isSliding: false) }
        isActive = false
        if overlay.touchOutsideBegan(at: point) { return }
        let isOnParent = overlay.panels.dropLast().contains { $0.frame.contains(point) }
        isOnParent ? overlay.closeSubmenu() : overlay.cancel()
    }

    /// Begins with the touch that has opened the menu.
    func follow(from point: CGPoint) { (start, isActive) = (point, false) }

    func move(to point: CGPoint) {
        if !isActive, point.distance(to: start) < Self.activationDistance { return }
        isActive = true
        highlight(row(at: point), isSliding: true)
    }

    func end(at point: CGPoint) {
        let row = isActive ? row(at: point) : nil
        cancel()
        if let row { overlay.choose(row) }
    }

    func cancel() {
        highlight(nil, isSliding: false)
        isActive = false
    }

    private func row(at point: CGPoint) -> MenuRow? {
        guard let panel = overlay.panels.last else { return nil }
        return panel.row(at: overlay.convert(point, to: panel)).flatMap { $0.isEnabled ? $0 : nil }
    }

    private func highlight(_ row: MenuRow?, isSliding: Bool) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        row?.isHighlighted = true
        highlighted = row
        submenuTimer?.invalidate()
        guard isSliding, let row else { return }
        UIFeedbackGenerator.record(.selection, at: nil)
        guard !row.isHeader, case .submenu(let submenu) = row.item else { return }
        submenuTimer = DelayedCall(after: Self.submenuDelay) { [weak self, weak row] in
            guard let self, let row, highlighted === row, overlay.isOpen else { return }
            highlight(nil, isSliding: false)
            overlay.openSubmenu(submenu, from: row)
        }
    }
}
