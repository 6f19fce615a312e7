import QuartzCore

/// The delegate of the animation of an image view. It observes the end of the last cycle.
final class ImageAnimationObserver: CAAnimationDelegate {
    private let onFinish: () -> Void

    init(_ onFinish: @escaping () -> Void) { self.onFinish = onFinish }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { onFinish() } }
}
