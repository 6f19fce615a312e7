import CoreGraphics

extension UIView {
    /// The insets for the current position of the view and of its superviews.
    var computedSafeAreaInsets: UIEdgeInsets {
        var insets = (self as? UIWindow)?.barInsets ?? .zero
        if let superview {
            let superviewInsets = superview.safeAreaForSubviews(superview.safeAreaInsets)
            if superviewInsets != .zero { insets = insets + overlap(with: superviewInsets, of: superview.bounds) }
        }
        if let controller { insets = insets + controller.additionalSafeAreaInsets + controller.barInsets }
        return insets
    }

    /// Returns the parts of the safe area insets of the superview that overlap this view. They are at least 0, and at most the insets of the
    /// superview, even if the view extends beyond the superview.
    private func overlap(with insets: UIEdgeInsets, of superviewBounds: CGRect) -> UIEdgeInsets {
        let frame = untransformedFrame
        func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: overlap(insets.top, frame.minY - superviewBounds.minY), left: overlap(insets.left, frame.minX - superviewBounds.minX),
            bottom: overlap(insets.bottom, superviewBounds.maxY - frame.maxY),
            right: overlap(insets.right, superviewBounds.maxX - frame.maxX))
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
