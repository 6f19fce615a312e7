import CoreGraphics

/// The way back with a finger from the left edge: the built-in transition is taken into the hand.
final class EdgeSwipe: UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// Conducts the way back that the finger has begun.
    private(set) var conductor: UIPercentDrivenInteractiveTransition?

    /// Who lets go is taken to go on for so long.
    private static let outlook: CGFloat = 0.25

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
    }

    /// Only where a back button would lead back too.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.viewControllers.count > 1, !navigation.isMoving, let item = navigation.topViewController?.navigationItem else {
            return false
        }
        let hasOwn = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !hasOwn
    }

    private func follow() {
        let width = max(navigation.view.bounds.width, 1)
        let part = recognizer.translation(in: navigation.view).x / width
        switch recognizer.state {
        case .began:
            conductor = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
            conductor?.update(part)
        case .changed:
            conductor?.update(part)
        case .ended:
            letGo(goesOn: part + recognizer.velocity(in: navigation.view).x * Self.outlook / width > 0.5)
        default:
            letGo(goesOn: false)
        }
    }

    private func letGo(goesOn: Bool) {
        goesOn ? conductor?.finish() : conductor?.cancel()
        conductor = nil
    }
}
