import QuartzCore

extension UIViewController {
    func defaultPerformSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = interfaceScene?.segue(withIdentifier: identifier) else {
            return Diagnostics.report(
                .warning, source: "UIViewController",
                "\(diagnosticDescription) has no segue with the identifier '\(identifier)'. Set the identifier in the storyboard, and "
                    + "create the controller from the storyboard.")
        }
        segue.perform(sender)
    }

    /// Whether the class has the action, and the controller is not the source of the segue.
    func defaultCanPerformUnwind(_ action: Selector, from fromViewController: UIViewController) -> Bool {
        fromViewController !== self && action.name.map { FlipbookInterface.action($0, of: self) != nil } == true
    }

    func defaultAllowedChildren(forUnwindingFrom source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let excluded = childContaining(source)
        return children.reversed().filter { $0 !== excluded }
    }

    func defaultChildContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let controller = current {
            if controller.parent === self { return controller }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }
}
