import CoreGraphics

/// The effects of assistive technologies on an application.
extension UIApplication {
    /// Touches a point of the screen with a simulated finger, and lifts it again.
    package func simulateTap(at point: CGPoint) {
        touchDispatcher.touchDown(at: point, force: 1, finger: FocusSystem.simulatedFinger)
        touchDispatcher.touchUp(FocusSystem.simulatedFinger)
    }

    /// Leaves the screen: calls `accessibilityPerformEscape` of the first responder or of the frontmost view, and of the responders after
    /// it, until one returns true.
    package func performAccessibilityEscape() -> Bool {
        let start: UIResponder? = keyboard.firstResponder ?? keyWindow?.frontmostView
        return start?.firstInChain { $0.accessibilityPerformEscape() } != nil
    }
}

extension UIView {
    /// The frontmost view at the middle of this view.
    fileprivate var frontmostView: UIView { hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) ?? self }

    /// Scrolls the scroll views around the view without an animation, so that it is visible.
    package func scrollIntoViewAtOnce() {
        for scroll in enclosingScrollViews where scroll.isScrollEnabled {
            let offset = scroll.offset(showing: convert(bounds, to: scroll))
            if offset != scroll.contentOffset { scroll.setContentOffset(offset, animated: false) }
        }
        window?.layoutIfNeeded()
    }

    /// Whether the view is a tab of a tab bar.
    package var isTabOfTabBar: Bool { self is TabButton }
    /// Whether the view is the panel of an alert.
    package var isAlertForAccessibility: Bool { self is AlertView }
}

extension UITextField {
    /// The range of the selected characters.
    package var selectionForAccessibility: Range<Int> { editor.selection }
}
