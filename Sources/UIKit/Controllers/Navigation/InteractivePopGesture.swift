import CoreGraphics

/// The swipe from the leading edge that pops the top controller. It drives the built-in pop transition interactively.
final class InteractivePopGesture: UIGestureRecognizerDelegate {
    private unowned let navigationController: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// The interaction controller of the pop that the swipe has begun, or nil.
    private(set) var interactionController: UIPercentDrivenInteractiveTransition?

    /// The time in seconds over which the velocity of the touch is projected, to determine whether the pop is finished or cancelled.
    private static let projectionDuration: CGFloat = 0.25

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.panDidChange() }
    }

    /// Allows the swipe only if the top controller's item has a back button and no transition is in progress.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigationController.viewControllers.count > 1, !navigationController.isTransitioning,
            let item = navigationController.topViewController?.navigationItem
        else {
            return false
        }
        let leftItemsReplaceBackButton = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !leftItemsReplaceBackButton
    }

    /// Begins, updates or ends the pop according to the recognizer's state.
    private func panDidChange() {
        let width = max(navigationController.view.bounds.width, 1)
        let direction: CGFloat = navigationController.view.isRightToLeft ? -1 : 1
        let fraction = direction * recognizer.translation(in: navigationController.view).x / width
        switch recognizer.state {
        case .began:
            interactionController = UIPercentDrivenInteractiveTransition()
            navigationController.popViewController(animated: true)
            interactionController?.update(fraction)
        case .changed:
            interactionController?.update(fraction)
        case .ended:
            endInteraction(
                finishes: fraction + direction * recognizer.velocity(in: navigationController.view).x * Self.projectionDuration / width
                    > 0.5)
        default:
            endInteraction(finishes: false)
        }
    }

    /// Sets the edge at which the swipe begins to the leading edge of the current layout direction.
    func updateEdge() { recognizer.edges = navigationController.view.isRightToLeft ? .right : .left }

    private func endInteraction(finishes: Bool) {
        finishes ? interactionController?.finish() : interactionController?.cancel()
        interactionController = nil
    }
}
