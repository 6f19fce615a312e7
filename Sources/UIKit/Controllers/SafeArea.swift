import CoreGraphics

extension UIView {
    /// How much of the view bars and the like cover: what its superview tells, as far as it reaches in here, and what its controller adds.
    public var safeAreaInsets: UIEdgeInsets { safeArea(in: superview.map { $0.safeAreaForSubviews($0.safeAreaInsets) }) }

    private func safeArea(in outer: UIEdgeInsets?) -> UIEdgeInsets {
        var insets = (self as? UIWindow)?.barInsets ?? .zero
        if let outer, let room = superview?.bounds, outer != .zero {
            let frame = untransformedFrame
            // No more than what is covered of the superview, even where the view hangs over its edge.
            func part(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(covered - distance, 0), covered) }
            insets.top += part(outer.top, frame.minY - room.minY)
            insets.left += part(outer.left, frame.minX - room.minX)
            insets.bottom += part(outer.bottom, room.maxY - frame.maxY)
            insets.right += part(outer.right, room.maxX - frame.maxX)
        }
        if let controller { insets = insets + controller.additionalSafeAreaInsets + controller.barInsets }
        return insets
    }

    /// Looks whether the safe area has changed, and tells whom it concerns. Superviews look before their subviews.
    func noteSafeArea() {
        let insets = safeArea(in: superview.map { $0.safeAreaForSubviews($0.knownSafeArea) })
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.noteSafeArea() }
    }

    /// After the subviews were placed. Where nothing is covered there is nothing to look for.
    func noteSafeAreaOfSubviews() {
        for subview in subviews where knownSafeArea != .zero || subview.knownSafeArea != .zero { subview.noteSafeArea() }
    }
}

extension UIEdgeInsets {
    nonisolated static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
