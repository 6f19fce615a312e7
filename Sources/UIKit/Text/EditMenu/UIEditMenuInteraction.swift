import CoreGraphics
import Foundation

/// Shows edit menus for a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    nonisolated deinit {}

    /// The object that provides the entries and the positions of the menus.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    private let presenter = EditMenuPresenter()
    /// The configuration of the visible menu, or nil if no menu is visible.
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        presenter.didDismiss = { [weak self] in self?.menuDidDismiss() }
    }

    /// Dismisses the menu when the view changes.
    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu in place of the visible menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let items = items(for: configuration), let target = target(of: configuration) else { return }
        present(items, configuration, at: target, animated: true)
    }

    private func present(_ items: [EditMenuItem], _ configuration: UIEditMenuConfiguration, at target: CGRect, animated: Bool) {
        guard let window = view?.window else { return }
        self.configuration = configuration
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        presenter.present(
            items, in: window, at: target, prefersBelow: configuration.preferredArrowDirection == .up, animated: animated)
        animator.run(duration: 0.38)
    }

    /// Dismisses the visible menu.
    open func dismissMenu() { presenter.dismiss(animated: true) }

    /// Shows the visible menu with new entries. A menu without entries is dismissed.
    open func reloadVisibleMenu() {
        guard let configuration, presenter.isVisible else { return }
        guard let items = items(for: configuration), let target = target(of: configuration) else { return dismissMenu() }
        presenter.dismiss(animated: false, notifies: false)
        present(items, configuration, at: target, animated: false)
    }

    /// Moves the visible menu to the current position of its target.
    ///
    /// Differs from Apple: the motion is not animated.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, presenter.isVisible else { return }
        guard let target = target(of: configuration) else { return dismissMenu() }
        presenter.move(to: target, prefersBelow: configuration.preferredArrowDirection == .up)
    }

    /// Returns the source point of the visible menu in a view's coordinates, or zero if no menu is visible.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    /// Returns the rectangle of the window at which the menu points. Returns nil if the view is not in a window, or if the rectangle is not
    /// finite, which is reported.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect? {
        guard let view, let window = view.window else { return nil }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let target = view.convert(rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: window)
        if target.isFinite { return target }
        Diagnostics.reportRefusedValue(of: "the target rectangle", source: "UIEditMenuInteraction", "no menu is shown")
        return nil
    }

    private func menuDidDismiss() {
        guard let configuration else { return }
        self.configuration = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(duration: 0.2)
    }

    // MARK: - Entries

    /// Returns the entries of the delegate's menu, or nil if there is no menu, if it has no entries, or if the view is not in a window.
    private func items(for configuration: UIEditMenuConfiguration) -> [EditMenuItem]? {
        guard let view, view.window != nil else { return nil }
        let responder = firstResponder(for: view)
        let suggested = StandardEditAction.allCases.compactMap { action -> UICommand? in
            guard responder.target(forAction: action.selector, withSender: self) != nil else { return nil }
            return UICommand(title: action.title, action: action.selector)
        }
        let menu =
            delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
            ?? UIMenu(children: suggested)
        let entries = menu.map { items(in: $0.children, responder) } ?? []
        return entries.isEmpty ? nil : entries
    }

    /// Returns the first responder if it is in the view, and otherwise the view.
    private func firstResponder(for view: UIView) -> UIResponder {
        guard let first = view.window?.screen.application?.keyboard.firstResponder as? UIView, first.isDescendant(of: view) else {
            return view
        }
        return first
    }

    /// Returns one entry for each menu element. A submenu is replaced by its elements. Hidden, disabled and deferred elements are left out.
    private func items(in elements: [UIMenuElement], _ responder: UIResponder) -> [EditMenuItem] {
        elements.flatMap { element -> [EditMenuItem] in
            if let menu = element as? UIMenu { return items(in: menu.children, responder) }
            guard let leaf = element as? any MenuLeaf, leaf.attributes.isDisjoint(with: [.hidden, .disabled]) else { return [] }
            return [
                EditMenuItem(title: element.title, image: element.image, isDestructive: leaf.attributes.contains(.destructive)) {
                    [weak self] in
                    self?.choose(element, responder)
                }
            ]
        }
    }

    private func choose(_ element: UIMenuElement, _ responder: UIResponder) {
        if let command = element as? UICommand, let target = responder.target(forAction: command.action, withSender: command) {
            command.action.perform(on: target, with: command)
        } else {
            (element as? any MenuLeaf)?.choose(sender: self)
        }
    }
}
