/// The animator that `interruptibleAnimator(using:)` returns if there is no interruptible animator. It does nothing.
///
/// In UIKit the method is optional. Here it must return an animator, so callers treat this animator as nil.
final class PlaceholderAnimator: UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
