import CoreGraphics

/// The gestures that hide and show the bar of a navigation controller: a swipe up or down, and a tap.
final class BarHidingGestures: UIGestureRecognizerDelegate {
    private unowned let navigationController: UINavigationController
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()

    /// The distance in points from which a drag is a swipe.
    private static let minimumDistance: CGFloat = 24
    /// The velocity in points per second from which a drag is a swipe.
    private static let minimumVelocity: CGFloat = 250

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        (swipe.isEnabled, tap.isEnabled) = (false, false)
        for recognizer in [swipe, tap] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        swipe.addAction { [weak self] _ in self?.swipeDidChange() }
        tap.addAction { [weak self] _ in self?.tapped() }
    }

    private func swipeDidChange() {
        guard swipe.state == .changed || swipe.state == .ended else { return }
        let (distance, velocity) = (swipe.translation(in: nil), swipe.velocity(in: nil))
        guard abs(distance.y) > max(Self.minimumDistance, abs(distance.x)), abs(velocity.y) > Self.minimumVelocity else { return }
        let hides = velocity.y < 0
        guard (distance.y < 0) == hides, navigationController.isNavigationBarHidden != hides else { return }
        navigationController.setNavigationBarHidden(hides, animated: true)
    }

    private func tapped() {
        navigationController.setNavigationBarHidden(!navigationController.isNavigationBarHidden, animated: true)
    }

    /// Allows other gestures during the swipe, because the swipe also scrolls the content.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Ignores a tap on a control or in the bar, so that it does not hide or show the bar.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return true }
        return !(touch.view is UIControl) && touch.view?.isDescendant(of: navigationController.navigationBar) != true
    }
}
