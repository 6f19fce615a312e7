/// Moves a visible keyboard focus into the presented view, and back after the dismissal. Without this, the focus ring would stay around a
/// covered view.
extension UIPresentationController {
    private var focusSystem: FocusSystem? { containerView?.window?.screen.application?.keyboard.focusSystem }

    /// Moves the focus into the container and stores the view that had the focus.
    func moveFocusIntoContainer() {
        guard let container = containerView, let focusSystem, let focusedView = focusSystem.visiblyFocusedView,
            !focusedView.isDescendant(of: container)
        else { return }
        if focusSystem.focusFirstItem(in: container) { previousFocus = focusedView }
    }

    /// A closure that moves the focus back to the view that had it before, or nil if the focus is not in the container.
    var focusRestoration: (() -> Void)? {
        guard let container = containerView, let focusSystem, let previousFocus,
            focusSystem.visiblyFocusedView?.isDescendant(of: container) == true
        else { return nil }
        return { [weak previousFocus] in
            if let previousFocus, previousFocus.window != nil { focusSystem.moveFocus(to: previousFocus) }
        }
    }
}
