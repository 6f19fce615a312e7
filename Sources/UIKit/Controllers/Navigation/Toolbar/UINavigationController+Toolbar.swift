import CoreGraphics

extension UINavigationController {
    /// The height of the toolbar, or 0 if it is hidden.
    var visibleToolbarHeight: CGFloat { toolbarState.isHidden ? 0 : toolbarHeight }

    private var toolbarHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

    func defaultSetToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarState.isHidden else { return }
        toolbarState.isHidden = hidden
        guard isViewLoaded else { return }
        if !hidden { updateToolbarItems(animated: false) }
        let change: () -> Void = { [self] in
            view.setNeedsLayout()
            toolbarDidChange()
            view.layoutIfNeeded()
        }
        animated ? UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) : change()
    }

    /// Adds the toolbar to the view, and places it at the bottom edge or below it.
    ///
    /// - Parameter safeBottom: The height of the area below the toolbar: the safe area, and the tab bar if it is visible.
    func layOutToolbar(safeBottom: CGFloat) {
        guard toolbarState.isCreated || !toolbarState.isHidden else { return }
        let toolbar = toolbarState.toolbar
        if toolbar.superview == nil {
            guard !toolbarState.isHidden else { return }
            UIView.withoutAnimationBlock {
                toolbar.setUntransformedFrame(CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: toolbarHeight))
                view.addSubview(toolbar)
                updateToolbarItems(animated: false)
            }
        }
        let y = toolbarState.isHidden ? view.bounds.height + 1 : view.bounds.height - safeBottom - toolbarHeight
        toolbar.setUntransformedFrame(CGRect(x: 0, y: y, width: view.bounds.width, height: toolbarHeight))
        toolbar.setNeedsLayout()
    }

    /// Shows the items of the top controller.
    func updateToolbarItems(animated: Bool) {
        guard !toolbarState.isHidden else { return }
        let top = topViewController
        if top === toolbarState.controller, toolbarState.toolbar.items ?? [] == top?.toolbarItems ?? [] { return }
        toolbarState.controller = top
        toolbarState.toolbar.setItems(top?.toolbarItems, animated: animated)
    }
}

extension UIViewController {
    func defaultSetToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = items
        guard let navigation = navigationController, navigation.topViewController === self else { return }
        navigation.updateToolbarItems(animated: animated)
    }
}
