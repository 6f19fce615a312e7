import CoreGraphics

extension UITabBarController {
    /// Whether a controller on the stack of the selected navigation controller hides the bar.
    private var hidesBar: Bool { (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false }

    /// Shows or hides the bar after a change of the selected controller or of its stack.
    ///
    /// - Parameter transition: The push or pop. The bar moves sideways, together with the left edge of the view that is pushed or popped.
    ///   Without a transition, the change is not animated.
    func updateBarVisibility(alongside transition: ControllerTransition? = nil) {
        guard isViewLoaded, hidesBar != isBarHidden else { return }
        guard let transition else { return showBarState() }
        isBarHidden = hidesBar
        tabBar.isHidden = false
        // The completion is also called after a cancelled transition. The stack is then unchanged, so the bar returns to its
        // earlier state.
        _ = transition.animate(
            alongsideTransition: { [self] _ in tabBar.frame = barFrame }, completion: { [self] _ in showBarState() })
    }

    /// Sets the insets of a child controller. A navigation controller extends behind the bar, and sets the insets of the controllers on its
    /// stack itself, because each of them can hide the bar.
    func updateBarInsets(of controller: UIViewController) {
        let extendsBehindBar =
            controller is UINavigationController || controller.extends(behind: .bottom, isTranslucent: tabBar.isTranslucent)
        controller.barFrameInsets.bottom = extendsBehindBar ? 0 : Self.barHeight + view.safeAreaInsets.bottom
        controller.barInsets.bottom = extendsBehindBar ? Self.barHeight : 0
    }

    /// Shows or hides the bar without animation.
    private func showBarState() {
        isBarHidden = hidesBar
        tabBar.frame = barFrame
        tabBar.isHidden = isBarHidden
    }

    /// The frame of the bar. A hidden bar is to the left of the view's left edge.
    var barFrame: CGRect {
        let height = Self.barHeight + view.safeAreaInsets.bottom
        return CGRect(
            x: isBarHidden ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
}
