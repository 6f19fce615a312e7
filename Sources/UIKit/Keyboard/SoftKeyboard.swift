import CoreGraphics
import Foundation

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// An `NSValue` of a rectangle in the screen's coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// An `NSNumber` of seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber` of a `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The keyboard on the screen of a phone: comes up when a finger goes to a text, and stays away when real keys are in use.
final class SoftKeyboard {
    private unowned let application: UIApplication
    private var panel: KeyboardPanel?
    private(set) var isShown = false
    /// A finger has taken it along.
    private var isPulled = false

    private static let duration = 0.25
    private static let curve = UIView.AnimationCurve.easeInOut

    init(_ application: UIApplication) { self.application = application }

    /// Another responder has the keys now, or none.
    func follow(_ focus: UIResponder?, usesRealKeys: Bool) {
        guard let focus, focus is UIKeyInput, let window = application.keyWindow else { return hide() }
        let wants = isShown || (!usesRealKeys && StatusBar.suits(application.screen.bounds.size))
        guard wants else { return }
        if !isShown { show(in: window) }
        panel?.serve(focus as? KeyboardWishes)
    }

    /// Something was typed, so that the next letter may be a small one.
    func textDidChange() { panel?.textDidChange() }

    private func show(in window: UIWindow) {
        isShown = true
        let size = window.bounds.size
        let height = KeyboardPanel.height(for: size)
        let down = CGRect(x: 0, y: size.height, width: size.width, height: height)
        let up = down.offsetBy(dx: 0, dy: -height)
        let panel = panel ?? KeyboardPanel(application)
        self.panel = panel
        UIView.performWithoutAnimation {
            if panel.superview !== window { panel.frame = down }
            window.addSubview(panel)
            panel.layoutIfNeeded()
        }
        tell([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification], down, up)
        slide(panel, to: up) { [weak self] in
            self?.tell([UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification], down, up)
        }
    }

    private func hide() {
        guard isShown, let panel, let window = panel.superview else { return isShown = false }
        isShown = false
        let up = panel.frame
        let down = CGRect(x: 0, y: window.bounds.height, width: up.width, height: up.height)
        tell([UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification], up, down)
        slide(panel, to: down) { [weak self] in
            guard let self, !isShown else { return }
            panel.removeFromSuperview()
            tell([UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification], up, down)
        }
    }

    // MARK: - In the hand

    /// A finger that drags a content has come to a height of the window: what is below it goes along.
    func pull(to y: CGFloat) {
        guard isShown, let panel, let window = panel.superview else { return }
        let top = window.bounds.height - panel.bounds.height
        let place = min(max(y, top), window.bounds.height)
        isPulled = isPulled || place > top
        if isPulled { UIView.performWithoutAnimation { panel.frame.origin.y = place } }
    }

    /// Down if it was on its way there, or was pulled further than half-way and not back; else up again.
    func letGo(velocity: CGFloat) {
        guard isPulled, let panel, let window = panel.superview else { return }
        isPulled = false
        let part = (window.bounds.height - panel.frame.minY) / max(panel.bounds.height, 1)
        if velocity > Self.flick || (part < 0.5 && velocity > -Self.flick) {
            window.endEditing(false)
        } else {
            slide(panel, to: CGRect(origin: CGPoint(x: 0, y: window.bounds.height - panel.bounds.height), size: panel.bounds.size)) {}
        }
    }

    /// In points a second.
    private static let flick: CGFloat = 200

    private func slide(_ panel: KeyboardPanel, to frame: CGRect, _ then: @escaping () -> Void) {
        let goal = isShown
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { panel.frame = frame }, completion: { [weak self] _ in if self?.isShown == goal { then() } })
    }

    private func tell(_ names: [Notification.Name], _ begin: CGRect, _ end: CGRect) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
