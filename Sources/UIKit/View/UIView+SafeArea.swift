import CoreGraphics

extension UIView {
    /// The insets for the current position of the view and of its superviews.
    var computedSafeAreaInsets: UIEdgeInsets {
        let superviewInsets = superview.map { $0.safeAreaForSubviews($0.safeAreaInsets) }
        var insets = (self as? UIWindow)?.barInsets ?? .zero
        if let superviewInsets, let superviewBounds = superview?.bounds, superviewInsets != .zero {
            let frame = untransformedFrame
            // The overlap is at least 0, and at most the inset of the superview, even if the view extends beyond the superview.
            func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
            insets.top += overlap(superviewInsets.top, frame.minY - superviewBounds.minY)
            insets.left += overlap(superviewInsets.left, frame.minX - superviewBounds.minX)
            insets.bottom += overlap(superviewInsets.bottom, superviewBounds.maxY - frame.maxY)
            insets.right += overlap(superviewInsets.right, superviewBounds.maxX - frame.maxX)
        }
        if let controller { insets = insets + controller.additionalSafeAreaInsets + controller.barInsets }
        return insets
    }

    /// Computes the safe area insets again. If they have changed, stores them and notifies the view, its controller and its subviews, in
    /// this order.
    func updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != lastSafeAreaInsets else { return }
        lastSafeAreaInsets = insets
        updateMarginsForSafeArea()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeArea() }
    }

    /// Updates the safe areas of the subviews after this view has set their frames. Skips a subview if its insets and the insets of this
    /// view are zero.
    func updateSafeAreaOfSubviews() {
        for subview in subviews where lastSafeAreaInsets != .zero || subview.lastSafeAreaInsets != .zero { subview.updateSafeArea() }
    }
}

extension UIEdgeInsets {
    nonisolated static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
