import CoreGraphics

/// The frames of the bar and of the controllers' views.
extension UINavigationController {
    /// Lays out the bars and updates the insets of the controllers.
    func layOutBar() {
        layOutToolbar(safeBottom: view.safeAreaInsets.bottom - (hidesBottomBar ? barInsets.bottom : 0))
        updateBarInsets()
        // During a transition, the frame is animated together with it.
        if !isTransitioning { layOutBarFrame() }
    }

    /// Sets the frame of the bar for the visible controller.
    func layOutBarFrame() {
        let extent = topViewController?.barExtent
        let height = extent?.displayedHeight ?? barRowHeight
        navigationBar.addMissingContent()
        navigationBar.show(extent)
        navigationBar.setUntransformedFrame(
            CGRect(x: 0, y: isBarHidden ? -height - 1 : view.safeAreaInsets.top, width: view.bounds.width, height: height))
    }

    /// Updates the insets of the controllers for the toolbar.
    func toolbarDidChange() {
        layOutBar()
    }

    /// Whether a controller of the stack hides the tab bar.
    var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

    /// Sets the insets of the controllers of the stack. A controller that hides the tab bar, and the controllers above it, get a negative
    /// bottom inset. This inset cancels the bottom inset that the navigation controller has because of the tab bar.
    func updateBarInsets() {
        let safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
        var isTabBarHidden = false
        updateBarExtents()
        for controller in stack {
            isTabBarHidden = isTabBarHidden || controller.hidesBottomBarWhenPushed
            let extendsBehindBar = isBarHidden || controller.extends(behind: .top, isTranslucent: navigationBar.isTranslucent)
            let hasTabBar = barInsets.bottom > 0 && !isTabBarHidden
            let extendsBehindTabBar =
                !hasTabBar || controller.extends(behind: .bottom, isTranslucent: tabBarController?.tabBar.isTranslucent ?? true)
            controller.barFrameInsets = UIEdgeInsets(
                top: extendsBehindBar ? 0 : safeArea.top + controller.barExtent.height, bottom: extendsBehindTabBar ? 0 : safeArea.bottom)
            controller.barInsets = UIEdgeInsets(
                top: isBarHidden || !extendsBehindBar ? 0 : controller.barExtent.height,
                bottom: (isTabBarHidden ? -barInsets.bottom : 0) + visibleToolbarHeight)
        }
        updateContentFrame()
    }

    /// Returns the frame of the view of a controller on the stack, and stores the insets from which it was computed.
    func contentFrame(of controller: UIViewController) -> CGRect {
        controller.appliedBarFrameInsets = controller.barFrameInsets
        return contentView.bounds.inset(by: controller.barFrameInsets)
    }

    /// Sets the frame of the top controller's view if the insets of the frame have changed. During a transition the frame is set at its
    /// end.
    func updateContentFrame() {
        guard !isTransitioning, let top = topViewController, top.barFrameInsets != top.appliedBarFrameInsets else { return }
        guard let topView = top.viewIfLoaded, topView.superview === contentView else { return }
        topView.setUntransformedFrame(contentFrame(of: top))
    }
}
