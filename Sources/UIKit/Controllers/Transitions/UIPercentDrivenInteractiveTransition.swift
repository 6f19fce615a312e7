import Foundation

/// An interaction controller that moves the animations of a transition to a fraction.
///
/// A gesture handler sets the fraction with `update`. At the end of the gesture it calls `finish` or `cancel`.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    nonisolated deinit {}

    private weak var transition: ControllerTransition?

    /// Creates an interaction controller.
    public override init() {}

    /// The duration of the whole transition in seconds.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The fraction of the transition that has passed, 0…1.
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    /// The speed of the rest of the transition, as a factor of the animator's speed: 2 plays it in half the time.
    open var completionSpeed: CGFloat = 1
    /// The curve with which the rest of the transition is played. During the interaction the animations are linear.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing with which the rest of an interruptible animator is played, such as a spring, or nil for `completionCurve`.
    open var timingCurve: UITimingCurveProvider?
    /// Whether the transition starts interactively. If false, it starts automatically and can be paused later.
    open var wantsInteractiveStart = true

    /// Starts the animator, paused if the transition is interactive.
    open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
        transition?.startAnimator(paused: transitionContext.isInteractive)
    }

    /// Pauses the running transition and makes it interactive.
    open func pause() { transition?.pauseInteractiveTransition() }

    /// Moves the transition to a fraction, 0…1. Does nothing if the transition is not interactive.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive, !percentComplete.isNaN else { return }
        let percent = min(max(percentComplete, 0), 1)
        transition.driver?.seek(to: percent)
        transition.updateInteractiveTransition(percent)
    }

    /// Plays the transition to its end. Does nothing if the transition is not interactive.
    open func finish() { play(toEnd: true) }

    /// Plays the transition back to its start. Does nothing if the transition is not interactive.
    open func cancel() { play(toEnd: false) }

    /// Ends the interaction and plays the rest of the transition.
    private func play(toEnd: Bool) {
        guard let transition, transition.isInteractive else { return }
        toEnd ? transition.finishInteractiveTransition() : transition.cancelInteractiveTransition()
        let speed = completionSpeed > 0 ? completionSpeed : 1
        transition.driver?.play(toEnd: toEnd, CompletionTiming(speed: speed, curve: completionCurve, timingParameters: timingCurve))
    }
}
