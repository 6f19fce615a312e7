import CoreGraphics
import QuartzCore

/// An open menu: its panel, the panels of its submenus, and the touches that choose a row.
class MenuOverlay: OverlayView {
    private(set) var menu: UIMenu
    /// The control or other view that has shown the menu. It is the sender of the chosen action.
    private(set) weak var sender: UIView?
    /// The rectangle of the control or, for a context menu, the point of the press, in the coordinates of the window.
    let anchor: CGRect
    /// The point from which the menu grows, in the coordinates of the window, or nil for the center of the control.
    private let attachment: CGPoint?
    private let order: UIContextMenuConfiguration.ElementOrder
    /// The panels from the menu to the innermost open submenu.
    private(set) var panels: [MenuPanel] = []
    private lazy var tracker = MenuTracker(self)

    /// Called when the menu begins to disappear, before an action is performed.
    var willEnd: () -> Void = {}
    /// Called with a chosen element, instead of performing its action. If nil, the action is performed.
    var onChoose: ((any MenuLeaf) -> Void)?

    /// The distance of a panel from the control.
    private static let gap: CGFloat = 8
    /// The smallest distance of a panel from the edges of the safe area.
    static let margin: CGFloat = 8

    init(
        _ menu: UIMenu, at anchor: CGRect, attachment: CGPoint? = nil, order: UIContextMenuConfiguration.ElementOrder = .automatic,
        of sender: UIView, in window: UIWindow
    ) {
        (self.menu, self.anchor, self.attachment, self.order, self.sender) = (menu, anchor, attachment, order, sender)
        super.init(frame: window.bounds)
        followStyle(of: sender, in: window)
        semanticContentAttribute = sender.semanticContentAttribute
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the overlay to the window and shows the menu, which grows in an animation.
    func open(in window: UIWindow) {
        attach(to: window)
        showRootPanel()
        moveFocusIntoContent()
    }

    // MARK: - Placement

    /// The part of the window in which panels are placed.
    var area: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin) }

    /// Whether a menu of the given height is above the control, because it does not fit below and there is more space above.
    private func isAbove(_ height: CGFloat) -> Bool {
        let below = area.maxY - anchor.maxY - Self.gap
        return below < height && anchor.minY - Self.gap - area.minY > below
    }

    /// Returns the frame of the menu, which is below or above the control. If the control is near a side of the window, the menu is aligned
    /// with the edge of the control at this side. Otherwise it is centered.
    func rootFrame(for size: CGSize) -> CGRect {
        let isAbove = isAbove(size.height)
        let space = isAbove ? anchor.minY - Self.gap - area.minY : area.maxY - anchor.maxY - Self.gap
        let height = min(size.height, max(space, MenuRow.minimumHeight * 2))
        let middle = attachment?.x ?? anchor.midX
        let side = middle / max(bounds.width, 1)
        let x = side < 0.4 ? anchor.minX : side > 0.6 ? anchor.maxX - size.width : middle - size.width / 2
        let y = isAbove ? anchor.minY - Self.gap - height : anchor.maxY + Self.gap
        return limited(CGRect(x: x, y: y, width: size.width, height: height))
    }

    /// The point from which the menu grows, in the coordinates of the window.
    var growthOrigin: CGPoint { attachment ?? CGPoint(x: anchor.midX, y: anchor.midY) }

    /// Moves a frame into the area, and rounds its position and height to whole points. The height is limited to the height of the area.
    private func limited(_ frame: CGRect) -> CGRect {
        let height = min(frame.height, area.height).rounded()
        return CGRect(
            x: min(max(frame.minX, area.minX), max(area.maxX - frame.width, area.minX)).rounded(),
            y: min(max(frame.minY, area.minY), area.maxY - height).rounded(), width: frame.width, height: height)
    }

    // MARK: - Panels

    func showRootPanel() {
        for deferred in menu.deferredElements { deferred.prepareForMenu() }
        let panel = makeRootPanel()
        show(panel, at: rootFrame(for: panel.preferredSize), from: growthOrigin)
        load(panel)
    }

    /// Returns a panel for the menu. If the menu is above its control, the first element is at the bottom, unless the order is fixed.
    private func makeRootPanel() -> MenuPanel {
        let probe = makePanel(menu, isSubmenu: false, isReversed: false)
        let isReversed = order != .fixed && rootFrame(for: probe.preferredSize).minY < anchor.minY && reversesAbove
        return isReversed ? makePanel(menu, isSubmenu: false, isReversed: true) : probe
    }

    /// Sets the menu before it is shown.
    func setMenu(_ menu: UIMenu) { self.menu = menu }

    /// The size of the menu if there is enough space.
    var menuSize: CGSize {
        for deferred in menu.deferredElements { deferred.prepareForMenu() }
        return makePanel(menu, isSubmenu: false, isReversed: false).preferredSize
    }

    /// Whether the first element is at the bottom if the menu is above its control.
    var reversesAbove: Bool { true }

    private func makePanel(_ menu: UIMenu, isSubmenu: Bool, isReversed: Bool) -> MenuPanel {
        MenuPanel(menu, isSubmenu: isSubmenu, isReversed: isReversed)
    }

    private func show(_ panel: MenuPanel, at frame: CGRect, from origin: CGPoint) {
        panels.append(panel)
        connectRows(of: panel)
        UIView.withoutAnimationBlock {
            addSubview(panel)
            panel.place(frame, growingFrom: origin)
            panel.layoutIfNeeded()
            (panel.alpha, panel.transform) = (0, MenuPanel.collapsedTransform)
        }
        let options: UIView.AnimationOptions = .allowUserInteraction
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.78, initialSpringVelocity: 0, options: options) {
            panel.transform = .identity
        }
        UIView.animate(withDuration: 0.14, delay: 0, options: options) { panel.alpha = 1 }
    }

    private func connectRows(of panel: MenuPanel) {
        for row in panel.rows {
            row.onArrow = { [weak self, unowned row] direction in self?.arrowWasPressed(direction, on: row) ?? false }
        }
    }

    /// Requests the deferred elements of the panel that are not loaded, and shows them when they are loaded.
    private func load(_ panel: MenuPanel) { load(panel.menu.deferredElements, in: panel) }

    private func load(_ elements: [UIDeferredMenuElement], in panel: MenuPanel) {
        for deferred in elements where deferred.elements == nil {
            deferred.load { [weak self, weak panel, weak deferred] in
                if let panel, let deferred { self?.elementsDidArrive(of: deferred, in: panel) }
            }
        }
    }

    /// Shows the elements that a deferred element has loaded, and requests the deferred elements among them.
    private func elementsDidArrive(of deferred: UIDeferredMenuElement, in panel: MenuPanel) {
        guard isOpen, panels.contains(panel) else { return }
        let inner = deferred.loadedMenu.deferredElements
        for element in inner { element.prepareForMenu() }
        UIView.withoutAnimationBlock {
            panel.rebuild()
            connectRows(of: panel)
        }
        let size = panel.preferredSize
        let frame = panel === panels[0] ? rootFrame(for: size) : limited(CGRect(origin: panel.frame.origin, size: size))
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            panel.place(frame, growingFrom: nil)
            panel.layoutIfNeeded()
        }
        load(inner, in: panel)
    }

    /// Replaces the menu while it is open.
    func replaceMenu(_ new: UIMenu) {
        guard isOpen else { return }
        while panels.count > 1 { closeSubmenu(animated: false) }
        menu = new
        // There is no panel if a context menu had no elements.
        panels.first?.removeFromSuperview()
        let panel = makeRootPanel()
        panels = [panel]
        connectRows(of: panel)
        UIView.withoutAnimationBlock {
            addSubview(panel)
            panel.place(rootFrame(for: panel.preferredSize), growingFrom: growthOrigin)
            panel.layoutIfNeeded()
        }
        load(panel)
    }

    // MARK: - Submenus

    /// Opens a submenu over its row.
    func openSubmenu(_ submenu: UIMenu, from row: MenuRow) {
        guard let parent = panels.last else { return }
        for deferred in submenu.deferredElements { deferred.prepareForMenu() }
        let rect = row.convert(row.bounds, to: self)
        let panel = makePanel(submenu, isSubmenu: true, isReversed: false)
        let size = panel.preferredSize
        show(panel, at: limited(CGRect(x: parent.frame.minX, y: rect.minY, width: size.width, height: size.height)), from: rect.origin)
        UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { parent.setCovered(true) }
        load(panel)
        moveFocus(into: panel)
    }

    /// Closes the innermost submenu.
    func closeSubmenu(animated: Bool = true) {
        guard panels.count > 1, let panel = panels.popLast(), let parent = panels.last else { return }
        panel.isUserInteractionEnabled = false
        let change = {
            (panel.alpha, panel.transform) = (0, MenuPanel.collapsedTransform)
            parent.setCovered(false)
        }
        guard animated else {
            change()
            return panel.removeFromSuperview()
        }
        UIView.animate(
            withDuration: 0.28, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: change,
            completion: { _ in panel.removeFromSuperview() })
        moveFocus(into: parent)
    }

    private func arrowWasPressed(_ direction: Int, on row: MenuRow) -> Bool {
        if direction > 0, !row.isHeader, case .submenu(let submenu) = row.item {
            openSubmenu(submenu, from: row)
        } else if direction < 0 {
            closeSubmenu()
        }
        return true
    }

    // MARK: - Choosing

    /// Chooses a row: opens or closes a submenu, or performs the action. The menu is dismissed before the action, unless the element keeps
    /// it presented.
    func choose(_ row: MenuRow) {
        guard isOpen, row.isEnabled else { return }
        if row.isHeader { return closeSubmenu() }
        switch row.item {
        case .submenu(let submenu): openSubmenu(submenu, from: row)
        case .leaf(let leaf): choose(leaf)
        case .loading: break
        }
    }

    private func choose(_ leaf: any MenuLeaf) {
        if let selectionMenu = menu.selectionMenu(of: leaf) {
            for case let other as any MenuLeaf in selectionMenu.leaves { other.state = .off }
            leaf.state = .on
        }
        let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
        let sender = sender
        if !keepsMenu { dismiss() }
        if let onChoose { onChoose(leaf) } else if let sender { leaf.choose(sender: sender) } else { leaf.choose(sender: leaf) }
        if keepsMenu, isOpen { showNewStates() }
    }

    /// Creates the rows again, because the chosen element may have changed the states.
    private func showNewStates() {
        UIView.withoutAnimationBlock {
            for panel in panels {
                panel.rebuild()
                connectRows(of: panel)
            }
        }
    }

    // MARK: - Dismissal

    override func cancel() { dismiss() }

    /// Shrinks the menu and removes it.
    func dismiss() {
        guard isOpen else { return }
        close()
        willEnd()
        animateOut { [weak self] in self?.removeFromSuperview() }
    }

    /// Animates the disappearance of the panels, and then calls the completion.
    func animateOut(_ completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { [self] in
            for panel in panels { panel.transform = MenuPanel.collapsedTransform }
        }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .curveEaseIn, animations: { [self] in for panel in panels { panel.alpha = 0 } },
            completion: { _ in completion() })
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tracker.begin(at: touch.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tracker.move(to: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tracker.end(at: touch.location(in: self)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tracker.cancel() }

    /// Follows a touch that has opened the menu and is still down.
    func followOpeningTouch(from start: CGPoint) { tracker.follow(from: start) }
    /// Called when the touch that has opened the menu has moved.
    func openingTouchDidMove(to point: CGPoint) { tracker.move(to: point) }
    /// Called when the touch that has opened the menu has ended, or with nil when it was cancelled.
    func openingTouchDidEnd(at point: CGPoint?) { point.map { tracker.end(at: $0) } ?? tracker.cancel() }

    /// Called when a touch begins outside of the innermost panel. Returns whether the overlay has handled the touch.
    func touchOutsideBegan(at point: CGPoint) -> Bool { false }
}
