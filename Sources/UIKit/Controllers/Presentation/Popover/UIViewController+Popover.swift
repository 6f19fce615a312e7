extension UIViewController {
    var defaultPopoverPresentationController: UIPopoverPresentationController? {
        if let popover = (presentation ?? parent?.presentationController) as? UIPopoverPresentationController { return popover }
        if let adapted = presentation?.adaptedPopover { return adapted }
        return modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
    }

    /// Returns the presentation and the presented controller for the traits of the presenting controller. Both may differ from
    /// `presentation` and this controller if a popover is adapted.
    func adapt(_ presentation: UIPresentationController, to traits: UITraitCollection) -> (UIPresentationController, UIViewController) {
        guard let popover = presentation as? UIPopoverPresentationController else { return (presentation, self) }
        popover.delegate?.prepareForPopoverPresentation(popover)
        let style = popover.adaptivePresentationStyle(for: traits)
        guard style != .none, style != .popover else { return (popover, self) }
        popover.adaptiveDelegate?.presentationController(popover, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
        let other = popover.adaptiveDelegate?.presentationController(popover, viewControllerForAdaptivePresentationStyle: style)
        let presented = other ?? self
        let presenting = popover.presentingViewController
        let adapted: UIPresentationController =
            switch style {
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: presented, presenting: presenting)
            default: CoveringPresentationController(presentedViewController: presented, presenting: presenting)
            }
        (adapted.style, adapted.adaptedPopover, adapted.adaptiveDelegate) = (style, popover, popover.adaptiveDelegate)
        return (adapted, presented)
    }
}

extension UIBarButtonItem {
    /// The view that shows the item in its bar, or nil.
    var viewInBar: UIView? {
        if let customView { return customView.window == nil ? nil : customView }
        var found: UIView?
        bar?.forEachInTree { view in
            if let button = view as? BarButton, button.item === self { found = button }
        }
        return found
    }
}
