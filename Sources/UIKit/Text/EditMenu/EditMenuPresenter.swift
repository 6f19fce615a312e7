import CoreGraphics
import QuartzCore

/// Shows an edit menu in a window, and hides it when an entry is chosen or something else is touched.
final class EditMenuPresenter {
    private var menuView: EditMenuView?
    private var outsideRecognizer: OutsideTouchRecognizer?
    /// Called after a menu has been dismissed.
    var didDismiss: () -> Void = {}
    /// Returns true for a touch that does not hide the menu, because the touched view updates the menu itself.
    var ignoresTouch: (UITouch) -> Bool = { _ in false }

    var isVisible: Bool { menuView != nil }
    var frame: CGRect { menuView?.frame ?? .zero }

    /// Shows a menu above a rectangle of a window, or below the rectangle if `prefersBelow` is true. If there is space only on the other
    /// side, the menu is on the other side. If there are no entries or the rectangle is not finite, only removes the visible menu.
    func present(_ items: [EditMenuItem], in window: UIWindow, at target: CGRect, prefersBelow: Bool = false, animated: Bool = true) {
        dismiss(animated: false, notifies: false)
        guard !items.isEmpty, target.isFinite else { return }
        let view = EditMenuView(items) { [weak self] item in
            self?.dismiss(animated: true)
            item.perform()
        }
        menuView = view
        UIView.withoutAnimationBlock {
            window.addSubview(view)
            place(view, at: target, in: window, prefersBelow: prefersBelow)
        }
        let recognizer = OutsideTouchRecognizer { [weak self, weak view] touch in
            guard let self, let view, touch.view?.isDescendant(of: view) != true, !ignoresTouch(touch) else { return }
            dismiss(animated: true)
        }
        outsideRecognizer = recognizer
        window.addGestureRecognizer(recognizer)
        guard animated else { return }
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        Activity.perform(Activity(.system, "edit menu")) {
            UIView.animate(
                withDuration: 0.38, delay: 0, usingSpringWithDamping: 0.78, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: {
                    view.alpha = 1
                    view.transform = .identity
                })
        }
    }

    /// Moves the visible menu to another rectangle of its window.
    func move(to target: CGRect, prefersBelow: Bool) {
        guard let view = menuView, let window = view.window else { return }
        UIView.withoutAnimationBlock { place(view, at: target, in: window, prefersBelow: prefersBelow) }
    }

    private func place(_ view: EditMenuView, at target: CGRect, in window: UIWindow, prefersBelow: Bool) {
        view.place(at: target, in: window.bounds.inset(by: window.safeAreaInsets), prefersBelow: prefersBelow)
        view.layoutIfNeeded()
    }

    func dismiss(animated: Bool, notifies: Bool = true) {
        guard let view = menuView else { return }
        menuView = nil
        outsideRecognizer.map { $0.view?.removeGestureRecognizer($0) }
        outsideRecognizer = nil
        view.isUserInteractionEnabled = false
        if animated, view.window != nil {
            Activity.perform(Activity(.system, "edit menu")) {
                UIView.animate(
                    withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                    animations: {
                        view.alpha = 0
                        view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
                    }, completion: { _ in view.removeFromSuperview() })
            }
        } else {
            view.removeFromSuperview()
        }
        if notifies { didDismiss() }
    }
}

/// Calls a closure when a touch begins, and never recognizes a gesture.
final class OutsideTouchRecognizer: UIGestureRecognizer {
    private let action: (UITouch) -> Void

    init(_ action: @escaping (UITouch) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let began = self.touches.filter { $0.phase == .began }
        state = .failed
        for touch in began { action(touch) }
    }
}

extension CGRect {
    /// Whether all numbers are finite.
    var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
