import CoreGraphics
import Foundation

/// Shows a context menu when the view is pressed and held, or clicked with the secondary button of the mouse.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    nonisolated deinit {}

    /// The appearance of an open menu.
    nonisolated public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu has a preview, and the background is blurred.
        case rich = 1
        /// There is only the menu.
        case compact = 2
    }

    /// The object that provides the menu and the previews.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    private let recognizer = MenuPressGestureRecognizer()
    /// The configuration of the menu that is open or about to open.
    private(set) var configuration: UIContextMenuConfiguration?
    /// The open menu, or the lifted view before it opens. Nil if there is neither.
    private(set) weak var overlay: MenuOverlay?
    /// The location of the press in the window.
    private(set) var pressLocation = CGPoint.zero
    /// Whether the menu opens when a touch begins, because it is the primary action of a control.
    var isPrimary: () -> Bool = { false }
    /// Whether the menu has no preview, because it belongs to a control.
    var isCompact = false
    /// Called with true after a menu without a preview has opened, and with false when any menu begins to disappear.
    var menuDidOpen: (Bool) -> Void = { _ in }
    /// Called with a chosen element, instead of performing its action. If nil, the action is performed.
    var onChoose: ((any MenuLeaf) -> Void)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.interaction = self
    }

    // MARK: - Membership

    /// Called before the interaction is added to a view, or with nil before it is removed.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Called after the interaction was added to a view, or with nil after it was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: - The open menu

    /// The appearance of the menu that is open.
    open var menuAppearance: Appearance {
        guard let overlay, overlay.isOpen else { return .unknown }
        return overlay is ContextMenuOverlay ? .rich : .compact
    }

    /// Returns the location of the press that has opened the menu, in the coordinates of a view. Nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return pressLocation }
        return view.convert(pressLocation, from: nil)
    }

    /// Replaces the open menu by the menu that the closure returns. Does nothing if no menu is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay, overlay.isOpen else { return }
        overlay.replaceMenu(block(overlay.menu))
    }

    /// Closes the menu. Does nothing if no menu is open.
    open func dismissMenu() { overlay?.cancel() }

    // MARK: - The press

    /// Requests the configuration for a location in the window. A control first sends `menuActionTriggered`. Returns whether the delegate
    /// has returned a configuration. The delegate is not called if a menu is open or if the control is disabled.
    func requestConfiguration(at location: CGPoint) -> Bool {
        guard let view, view.window != nil, overlay?.isOpen != true else { return false }
        pressLocation = location
        if let control = view as? UIControl {
            guard control.isEnabled, control.isContextMenuInteractionEnabled else { return false }
            control.sendActions(for: .menuActionTriggered)
        }
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: view.convert(location, from: nil))
        return configuration != nil
    }

    /// Lifts the view, to show that a longer press opens the menu.
    func lift() {
        guard !isCompact, let configuration, let view, let window = view.window else { return }
        let delegate = delegate
        let preview =
            delegate?.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
        guard let preview, preview.target.container.window != nil else { return }
        let new = ContextMenuOverlay(preview, at: pressLocation, of: view, in: window)
        overlay = new
        new.lift(in: window)
    }

    /// Scales the lifted view back to its original size, because the press has ended before the menu was open.
    func cancelLift() {
        guard let context = overlay as? ContextMenuOverlay, !context.isOpen else { return }
        overlay = nil
        context.cancelLift()
    }

    /// Opens the menu and the preview. Returns false if a control has no menu with elements, or if no view can be lifted.
    func open() -> Bool {
        guard let configuration, let view, let window = view.window else { return false }
        let order = configuration.preferredMenuElementOrder
        let menu = configuration.actionProvider?([])
        if isCompact {
            guard let menu, !MenuSection.sections(of: menu).isEmpty || !menu.deferredElements.isEmpty else { return false }
            openCompact(menu, order, view, window)
            return true
        }
        if overlay == nil { lift() }
        guard let context = overlay as? ContextMenuOverlay else { return false }
        let controller = configuration.previewProvider?()
        context.onCommit = { [weak self] in self?.commit() }
        connect(context)
        notify(animatorFor: controller) { $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $1) }
        UIFeedbackGenerator.record(.impact(.medium, intensity: 1), at: pressLocation, in: window)
        context.open(menu ?? UIMenu(), preview: controller, in: window)
        return true
    }

    private func openCompact(_ menu: UIMenu, _ order: UIContextMenuConfiguration.ElementOrder, _ view: UIView, _ window: UIWindow) {
        guard let configuration else { return }
        let anchor = view.convert(view.bounds, to: nil)
        let attachment = (view as? UIControl).map { $0.convert($0.menuAttachmentPoint(for: configuration), to: nil) }
        let isDefault = attachment == CGPoint(x: anchor.midX, y: anchor.midY)
        let new = MenuOverlay(menu, at: anchor, attachment: isDefault ? nil : attachment, order: order, of: view, in: window)
        overlay = new
        connect(new)
        notify(animatorFor: nil) { $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $1) }
        new.open(in: window)
        menuDidOpen(true)
    }

    private func connect(_ overlay: MenuOverlay) {
        let configuration = configuration
        overlay.onChoose = onChoose
        overlay.willEnd = { [weak self] in
            guard let self, let configuration = self.configuration else { return }
            self.configuration = nil
            menuDidOpen(false)
            let controller = (self.overlay as? ContextMenuOverlay)?.previewController
            notify(animatorFor: controller) { $0.contextMenuInteraction(self, willEndFor: configuration, animator: $1) }
        }
        (overlay as? ContextMenuOverlay)?.dismissalPreview = { [weak self, configuration] in
            guard let self, let configuration else { return nil }
            return delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        }
    }

    /// Calls a method of the delegate, and runs the animations that it adds.
    private func notify(
        animatorFor controller: UIViewController?, _ call: (any UIContextMenuInteractionDelegate, ContextMenuAnimator) -> Void
    ) {
        guard let delegate else { return }
        let animator = ContextMenuAnimator(controller)
        call(delegate, animator)
        animator.run(duration: 0.35)
    }

    /// Ends the menu because of a tap on its preview.
    private func commit() {
        guard let configuration, let context = overlay as? ContextMenuOverlay else { return }
        let animator = ContextMenuAnimator(context.previewController)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        context.end(with: animator.preferredCommitStyle)
        animator.run(duration: 0.35)
    }
}

extension UIContextMenuInteraction {
    /// Opens the menu for a click with the secondary button of the mouse. Returns whether a menu or a preview was
    /// opened.
    func openAtOnce(at location: CGPoint) -> Bool { requestConfiguration(at: location) && open() }
}

extension UIApplication {
    /// Opens the context menu of the view at a point of the screen, or of the nearest superview that has a context menu. If an overlay is
    /// open, for example a menu, it is closed instead.
    package func secondaryClick(at point: CGPoint) {
        guard let window = windows.last(where: { !$0.isHidden }) else { return }
        if let overlay = window.frontOverlay { return overlay.cancel() }
        var next = window.hitTest(point, with: nil)
        while let view = next {
            for case let interaction as UIContextMenuInteraction in view.interactions where interaction.openAtOnce(at: point) { return }
            next = view.superview
        }
    }
}
