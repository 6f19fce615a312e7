import CoreGraphics
import Foundation

/// The edit menu of an application: the older alternative to `UIEditMenuInteraction`.
@preconcurrency @MainActor public final class UIMenuController: NSObject {
    nonisolated deinit {}

    /// The side of the menu on which its arrow is.
    nonisolated public enum ArrowDirection: Int, Sendable {
        /// The arrow points up if the menu fits only below its target, and otherwise down.
        case `default`
        /// The arrow points up.
        case up
        /// The arrow points down.
        case down
        /// The arrow points to the left.
        case left
        /// The arrow points to the right.
        case right
    }

    /// The only menu controller.
    public static let shared = UIMenuController()

    /// Posted before the menu appears.
    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu starts to appear.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the app hides the menu, but not if a touch hides it.
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu starts to disappear.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    private let presenter = EditMenuPresenter()
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    override init() {
        super.init()
        presenter.didDismiss = { [weak self] in self?.menuDidHide() }
    }

    /// The entries of the application. They follow the standard entries.
    public var menuItems: [UIMenuItem]?
    /// The preferred side of the arrow.
    ///
    /// Differs from Apple: `left` and `right` are the same as `default`.
    public var arrowDirection = ArrowDirection.default
    /// Whether the menu is visible.
    public var isMenuVisible: Bool {
        get { presenter.isVisible }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The frame of the visible menu in its window, or zero.
    public var menuFrame: CGRect { presenter.frame }

    /// Shows the menu at a rectangle of a view. The entries are the actions of the first responder, or of the view if there is no first
    /// responder.
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    public func hideMenu() { setMenuVisible(false, animated: true) }
    /// Hides the menu if its target rectangle is in `targetView`.
    public func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

    /// Sets the rectangle at which the menu points, in the coordinates of a view.
    public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
    }

    /// Shows or hides the menu.
    public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != presenter.isVisible else { return }
        guard menuVisible else {
            NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
            return presenter.dismiss(animated: animated)
        }
        guard let targetView, let window = targetView.window else { return }
        let responder = window.screen.application?.keyboard.firstResponder ?? targetView
        let items = EditMenuItems.standard(for: responder, sender: self)
        guard !items.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        presenter.present(
            items, in: window, at: targetView.convert(targetRect, to: window), prefersBelow: arrowDirection == .up, animated: animated)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }

    /// Updates the entries of the visible menu.
    public func update() {
        guard isMenuVisible else { return }
        presenter.dismiss(animated: false)
        setMenuVisible(true, animated: false)
    }

    private func menuDidHide() { NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self) }
}
