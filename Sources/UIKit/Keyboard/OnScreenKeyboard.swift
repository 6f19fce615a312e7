import CoreGraphics
import Foundation
import QuartzCore

extension UIResponder {
    /// Posted before the on-screen keyboard appears or moves to another window, or before its height changes without a rotation.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the on-screen keyboard has appeared or moved to another window, or after its height has changed without a rotation.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the on-screen keyboard disappears.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the on-screen keyboard has disappeared.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the frame of the on-screen keyboard changes.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the frame of the on-screen keyboard has changed.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before the change: an `NSValue` of a rectangle in the screen's coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change: an `NSValue` of a rectangle in the screen's coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: an `NSNumber` of seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve: an `NSNumber` of a `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of an `NSNumber` that is true if the keyboard belongs to this application, which is always the case.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The on-screen keyboard of a phone. It appears when a text input becomes the first responder, unless a hardware keyboard is in use.
final class OnScreenKeyboard {
    private unowned let application: UIApplication
    private var keyboardView: KeyboardView?
    private(set) var isVisible = false
    /// Whether a touch is dragging the keyboard.
    private var isDragged = false

    private static let duration = 0.25
    private static let curve = UIView.AnimationCurve.easeInOut

    init(_ application: UIApplication) { self.application = application }

    /// Shows or hides the keyboard after a change of the first responder.
    ///
    /// While a hardware keyboard is in use, only the accessory view and the input view of the first responder appear. Keys that are already
    /// visible stay visible.
    func update(for focus: UIResponder?, usesHardwareKeyboard: Bool) {
        guard let responder = focus, let window = application.keyWindow else { return hide() }
        let isPhone = StatusBarController.isPhoneSize(application.screen.bounds.size)
        let hasKeys = isVisible && keyboardView?.parts.showsKeys == true
        let parts = KeyboardParts(
            accessory: responder.inputAccessoryView, input: responder.inputView,
            showsKeys: responder.acceptsTyping && responder.inputView == nil && (hasKeys || (!usesHardwareKeyboard && isPhone)))
        guard !parts.isEmpty else { return hide() }
        let view = keyboardView ?? KeyboardView(application)
        keyboardView = view
        let oldHeight = view.parts.height(for: window.bounds.size)
        view.setParts(parts)
        if !isVisible {
            show(in: window)
        } else if view.superview !== window {
            move(view, to: window)
        } else if parts.height(for: window.bounds.size) != oldHeight {
            resize(in: window)
        }
        view.configure(for: responder as? KeyboardTraits)
    }

    /// Moves the visible keyboard into another window, without an animation. On iOS, the keyboard is in front of all windows, so it does
    /// not move if the key window changes.
    private func move(_ view: KeyboardView, to window: UIWindow) {
        let (oldWindow, size) = (view.window, window.bounds.size)
        let height = view.parts.height(for: size)
        let end = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        let begin = oldWindow.map { window.convert(view.frame, from: $0) } ?? end
        let will = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification]
        post(will, in: window, from: begin, to: end)
        // An observer may have hidden the keyboard, or moved it.
        guard isVisible, view.window === oldWindow else { return }
        UIView.withoutAnimationBlock {
            view.frame = end
            window.addSubview(view)
            view.layoutIfNeeded()
            oldWindow.map { layOutGuides(in: $0) }
            layOutGuides(in: window)
        }
        let did = [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification]
        post(did, in: window, from: begin, to: end)
    }

    /// Moves the visible keyboard after its height has changed.
    private func resize(in window: UIWindow) {
        guard let keyboardView else { return }
        let size = window.bounds.size
        let height = keyboardView.parts.height(for: size)
        let begin = keyboardView.frame
        let end = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        post([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification], in: window, from: begin, to: end)
        UIView.withoutAnimationBlock {
            keyboardView.frame = CGRect(x: 0, y: begin.minY, width: size.width, height: height)
            keyboardView.layoutIfNeeded()
        }
        slide(keyboardView, to: end) { [weak self] in
            self?.post(
                [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification], in: window, from: begin, to: end)
        }
    }

    /// Updates the keys after the text has changed, because the case of the next letter may have changed.
    func textDidChange() { keyboardView?.textDidChange() }

    private func show(in window: UIWindow) {
        isVisible = true
        let size = window.bounds.size
        let view = keyboardView ?? KeyboardView(application)
        self.keyboardView = view
        let height = view.parts.height(for: size)
        let hiddenFrame = CGRect(x: 0, y: size.height, width: size.width, height: height)
        let visibleFrame = hiddenFrame.offsetBy(dx: 0, dy: -height)
        UIView.withoutAnimationBlock {
            if view.superview !== window || view.bounds.size != hiddenFrame.size { view.frame = hiddenFrame }
            window.addSubview(view)
            view.layoutIfNeeded()
        }
        post(
            [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification], in: window, from: hiddenFrame,
            to: visibleFrame)
        slide(view, to: visibleFrame) { [weak self] in
            self?.post(
                [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification], in: window,
                from: hiddenFrame, to: visibleFrame)
        }
    }

    private func hide() {
        guard isVisible, let keyboardView, let window = keyboardView.superview else { return isVisible = false }
        isVisible = false
        let visibleFrame = keyboardView.frame
        let hiddenFrame = CGRect(x: 0, y: window.bounds.height, width: visibleFrame.width, height: visibleFrame.height)
        post(
            [UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification], in: window, from: visibleFrame,
            to: hiddenFrame)
        slide(keyboardView, to: hiddenFrame) { [weak self] in
            guard let self, !isVisible else { return }
            keyboardView.removeFromSuperview()
            post(
                [UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification], in: window,
                from: visibleFrame, to: hiddenFrame)
        }
    }

    // MARK: - Dragging

    /// Moves the keyboard with a touch that drags a scroll view and has reached the vertical position `y` of the window.
    func drag(to y: CGFloat) {
        guard isVisible, let keyboardView, let window = keyboardView.window else { return }
        let top = window.bounds.height - keyboardView.bounds.height
        let guides = UIKeyboardLayoutGuide.guides(in: window)
        let padding = guides.map(\.keyboardDismissPadding).max() ?? 0
        let newTop = min(max(y + max(padding, 0), top), window.bounds.height)
        isDragged = isDragged || newTop > top
        guard isDragged else { return }
        UIView.withoutAnimationBlock { keyboardView.frame.origin.y = newTop }
        for guide in guides { guide.update() }
    }

    /// Hides the keyboard if it moves down, or if more than half of it is hidden and it does not move up. Otherwise, or if the first
    /// responder does not resign, moves it back up. `velocity` is in points per second, positive downward.
    func endDrag(velocity: CGFloat) {
        guard isDragged, let keyboardView, let window = keyboardView.superview else { return }
        isDragged = false
        let visibleFraction = (window.bounds.height - keyboardView.frame.minY) / max(keyboardView.bounds.height, 1)
        if velocity > Self.flickVelocity || (visibleFraction < 0.5 && velocity > -Self.flickVelocity) {
            window.endEditing(false)
        }
        guard isVisible else { return }
        slide(
            keyboardView,
            to: CGRect(origin: CGPoint(x: 0, y: window.bounds.height - keyboardView.bounds.height), size: keyboardView.bounds.size)
        ) {}
    }

    /// The minimum velocity at which the keyboard is treated as moving, in points per second.
    private static let flickVelocity: CGFloat = 200

    private func slide(_ view: KeyboardView, to frame: CGRect, _ completion: @escaping () -> Void) {
        let expectedVisibility = isVisible
        let window = view.superview as? UIWindow
        // Earlier changes of the layout are applied first, so that they are not animated.
        if let window, !UIKeyboardLayoutGuide.guides(in: window).isEmpty { UIView.withoutAnimationBlock { window.layoutIfNeeded() } }
        Activity.perform(Activity(.system, "keyboard")) {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { [self] in
                    view.frame = frame
                    if let window { layOutGuides(in: window) }
                }, completion: { [weak self] _ in if self?.isVisible == expectedVisibility { completion() } })
        }
    }

    // MARK: - Layout guides

    /// Returns the vertical position of the top of the visible keyboard in a window, or nil if the keyboard is not visible there.
    func top(in window: UIWindow) -> CGFloat? { isVisible && keyboardView?.superview === window ? keyboardView?.frame.minY : nil }

    /// Updates the layout guides of the keyboard, and the layout that depends on them.
    private func layOutGuides(in window: UIWindow) {
        let guides = UIKeyboardLayoutGuide.guides(in: window)
        guard !guides.isEmpty else { return }
        for guide in guides { guide.update() }
        window.layoutIfNeeded()
    }

    /// Adapts the frame of the keyboard after the width of its window has changed. A hidden keyboard stays below the window.
    func windowDidResize(_ window: UIWindow) {
        guard let keyboardView, keyboardView.superview === window, keyboardView.bounds.width != window.bounds.width else { return }
        let (size, begin) = (window.bounds.size, keyboardView.frame)
        let height = keyboardView.parts.height(for: size)
        let end = CGRect(x: 0, y: isVisible ? size.height - height : size.height, width: size.width, height: height)
        if isVisible { post([UIResponder.keyboardWillChangeFrameNotification], in: window, from: begin, to: end) }
        // This function is called in the animation of the rotation, whose duration and curve this block inherits.
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                keyboardView.frame = end
                keyboardView.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self, isVisible else { return }
                post([UIResponder.keyboardDidChangeFrameNotification], in: window, from: begin, to: end)
            })
        for guide in UIKeyboardLayoutGuide.guides(in: window) { guide.update() }
    }

    /// Posts notifications. `begin` and `end` are in the coordinates of the window. The notifications contain these frames in the
    /// coordinates of the screen.
    private func post(_ names: [Notification.Name], in window: UIView, from begin: CGRect, to end: CGRect) {
        let screen = application.screen.coordinateSpace
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: window.convert(begin, to: screen)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: window.convert(end, to: screen)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
