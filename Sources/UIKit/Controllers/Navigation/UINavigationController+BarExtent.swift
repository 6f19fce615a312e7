import CoreGraphics

/// The height of the bar, which depends on the item and on the content of the visible controller.
extension UINavigationController {
    /// Reads the properties of the bar and of the items again.
    func updateBarExtents() {
        var isLarge = navigationBar.prefersLargeTitles
        for controller in viewControllers {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .automatic: break
            case .always: isLarge = navigationBar.prefersLargeTitles
            case .never, .inline: isLarge = false
            }
            let extent = controller.barExtent
            if isNavigationBarHidden { extent.detach() }
            extent.configure(
                rowHeight: barRowHeight, isLarge: isLarge && traitCollection.verticalSizeClass != .compact,
                hasScrollEdge: navigationBar.hasScrollEdge(for: controller.navigationItem, isLarge: isLarge),
                contentExtendsBehindBar: !isNavigationBarHidden
                    && controller.extends(behind: .top, isTranslucent: navigationBar.isTranslucent))
            extent.applyToScrollView()
        }
    }

    /// Called when the height of the bar may have changed because a property of the bar or of an item has
    /// changed.
    func barExtentDidChange() {
        guard isViewLoaded, !isTransitioning else { return }
        layOutBar()
    }

    /// Called when the heights of the bar for a controller have changed because its content was scrolled.
    func barExtentDidFollowContent(of controller: UIViewController) {
        guard !isNavigationBarHidden else { return }
        controller.barInsets.top = controller.barExtent.height
        if controller === topViewController, !isTransitioning { layOutBarFrame() }
    }
}

extension UIViewController {
    /// The heights of the parts of the navigation bar for this controller.
    var barExtent: NavigationBarExtent {
        if let storedBarExtent { return storedBarExtent }
        let extent = NavigationBarExtent(self)
        storedBarExtent = extent
        return extent
    }
}
