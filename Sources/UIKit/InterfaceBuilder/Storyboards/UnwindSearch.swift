import QuartzCore

/// The search for the destination of an unwind segue, and the return to it.
struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    /// The controller with the unwind action, or nil if there is none.
    private(set) var destination: UIViewController?

    /// Searches the controllers around the source: its siblings, its containers, and the controllers that present them.
    init(from controller: UIViewController, action name: String, sender: Any?) {
        let action = FlipbookInterface.action(name, of: controller) ?? Selector({ (_: UIResponder) in {} }, named: name)
        source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: action, sender: sender)
        var current = controller
        while destination == nil {
            if let parent = current.parent {
                destination = search(in: parent)
                current = parent
            } else if let presenting = current.presentingViewController {
                destination = search(in: presenting)
                current = presenting
            } else {
                return
            }
        }
    }

    /// Returns the controller with the action: one of the allowed children, otherwise the controller itself. Nil if none of them has it.
    private func search(in controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = search(in: child) { return found }
        }
        return controller.accepts(source) ? controller : nil
    }

    /// Returns to the destination: dismisses the controllers that are presented above it, and removes the controllers above it in its
    /// containers.
    func unwindToDestination(with segue: UIStoryboardSegue) {
        guard let destination else { return }
        let presenting = destination.outermostAncestor.presentedChain.dropFirst().isEmpty ? nil : destination.outermostAncestor
        let dismisses = presenting != nil && segue.source.outermostAncestor !== destination.outermostAncestor
        let isAnimated = segue.isAnimated
        // The containers change behind the presented controllers, so only the dismissal is animated.
        if dismisses { segue.isAnimated = false }
        var chain = [destination]
        while let parent = chain.last?.parent { chain.append(parent) }
        for (container, child) in zip(chain.dropFirst(), chain).reversed() { container.unwind(for: segue, towards: child) }
        segue.isAnimated = isAnimated
        if dismisses { presenting?.dismiss(animated: isAnimated) }
    }
}

extension UIViewController {
    /// Whether the controller can be the destination of an unwind segue. Calls the method with `sender`, whose default implementation calls
    /// the older method with `withSender`. A client can override either method.
    fileprivate func accepts(_ source: UIStoryboardUnwindSegueSource) -> Bool {
        canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    }

    /// Returns the custom segue of a container or of the destination, or nil.
    func unwindSegue(from source: UIViewController, identifier: String?) -> UIStoryboardSegue? {
        for controller in [parent, self].compactMap({ $0 }) {
            if let segue = controller.segueForUnwinding(to: self, from: source, identifier: identifier) { return segue }
        }
        return nil
    }
}
