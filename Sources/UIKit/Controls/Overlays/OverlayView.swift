import CoreGraphics

/// A view over everything else in a window, such as an open menu. It receives all touches, and the key presses before other responders.
class OverlayView: UIView {
    /// The view that had the keyboard focus before the overlay appeared, or nil if the overlay has not taken the focus.
    private weak var previousFocus: UIView?
    /// The size for which the content was laid out, or nil before the overlay is attached to a window.
    private var laidOutSize: CGSize?

    /// The view whose style, light or dark, the overlay has.
    private weak var styleSource: UIView?
    /// The registration for changes of the style of `styleSource`.
    private var styleRegistration: (any UITraitChangeRegistration)?

    /// Whether the overlay still receives key presses. It is false while the overlay disappears, and before a context menu opens.
    var isOpen = true

    /// Adds the overlay to a window. The keyboard focus does not change until `moveFocusIntoContent()` is called.
    func attach(to window: UIWindow) {
        UIView.withoutAnimationBlock {
            frame = window.bounds
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(self)
            laidOutSize = bounds.size
            layoutIfNeeded()
        }
    }

    /// Sets the style of the overlay to the style of a view, and updates it after changes of the view's style.
    func followStyle(of source: UIView, in window: UIWindow) {
        let update = { [weak self, weak window] (source: UIView) in
            let style = source.traitCollection.userInterfaceStyle
            self?.overrideUserInterfaceStyle = style == window?.traitCollection.userInterfaceStyle ? .unspecified : style
        }
        update(source)
        styleSource = source
        styleRegistration = source.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (source: UIView, _) in update(source) }
    }

    /// Moves a visible keyboard focus to the first item of the overlay.
    func moveFocusIntoContent() {
        guard let focused = focusSystem?.visiblyFocusedView, !focused.isDescendant(of: self) else { return }
        if focusSystem?.focusFirstItem(in: self) == true { previousFocus = focused }
    }

    /// Moves a visible keyboard focus to the first item of a view in the overlay.
    func moveFocus(into view: UIView) {
        if focusSystem?.visiblyFocusedView != nil { _ = focusSystem?.focusFirstItem(in: view) }
    }

    /// Stops receiving touches and keys, and moves the keyboard focus back.
    func close() {
        guard isOpen else { return }
        isOpen = false
        isUserInteractionEnabled = false
        if let styleRegistration { styleSource?.unregisterForTraitChanges(styleRegistration) }
        styleRegistration = nil
        let isFocused = focusSystem?.visiblyFocusedView?.isDescendant(of: self) == true
        if isFocused, let previousFocus, previousFocus.window != nil { focusSystem?.moveFocus(to: previousFocus) }
    }

    private var focusSystem: FocusSystem? { window?.screen.application?.keyboard.focusSystem }

    /// Called when the overlay must disappear without a result, for example because Escape was pressed or the window has a new size.
    /// Subclasses override the method to dismiss themselves. This implementation does nothing.
    func cancel() {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return cancel() }
        super.pressesBegan(presses, with: event)
    }

    // These methods do not call `super`, so that touches do not reach the next responders.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let laidOutSize, laidOutSize != bounds.size else { return }
        self.laidOutSize = bounds.size
        cancel()
    }
}

extension UIWindow {
    /// The frontmost open overlay, or nil.
    var frontOverlay: OverlayView? { subviews.last { ($0 as? OverlayView)?.isOpen == true } as? OverlayView }
}

extension UIBlurEffect {
    /// The material of menus and floating cards.
    static var menuMaterial: UIBlurEffect { UIBlurEffect(style: .systemThickMaterial) }
}
