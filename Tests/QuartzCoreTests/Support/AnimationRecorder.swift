import QuartzCore

/// A delegate that records the starts and ends of animations in order.
@MainActor final class AnimationRecorder: CAAnimationDelegate {
    var events: [String] = []
    /// Called when an animation stops, after the event was recorded.
    var onStop: ((CAAnimation) -> Void)?

    func animationDidStart(_ anim: CAAnimation) { events.append("start \(keyPath(anim))") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("\(flag ? "finish" : "stop") \(keyPath(anim))")
        onStop?(anim)
    }

    private func keyPath(_ anim: CAAnimation) -> String { (anim as? CAPropertyAnimation)?.keyPath ?? "?" }
}
