/// Conducts a transition by how far it is: the hand says so, and at the end whether it is finished or cancelled.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?

    public init() {}

    /// Of the whole transition, in seconds.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    /// How many times as fast as the animator would have it the rest is played.
    open var completionSpeed: CGFloat = 1
    /// How the rest is played; while it is in the hand all moves evenly.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The same for an interruptible animator, which can be let go with a spring.
    open var timingCurve: UITimingCurveProvider?
    /// False where it begins by itself, and may be paused later.
    open var wantsInteractiveStart = true

    /// Has the animator begin, and holds it.
    open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
        transition?.animate(held: transitionContext.isInteractive)
    }

    /// Takes the running transition into the hand.
    open func pause() { transition?.pauseInteractiveTransition() }

    /// Ignored while it is not in the hand.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive, !percentComplete.isNaN else { return }
        let percent = min(max(percentComplete, 0), 1)
        transition.drive?.move(to: percent)
        transition.updateInteractiveTransition(percent)
    }

    /// Plays on to the end.
    open func finish() { letGo(toEnd: true) }

    /// Plays back to the start.
    open func cancel() { letGo(toEnd: false) }

    private func letGo(toEnd: Bool) {
        guard let transition, transition.isInteractive else { return }
        toEnd ? transition.finishInteractiveTransition() : transition.cancelInteractiveTransition()
        let speed = completionSpeed > 0 ? completionSpeed : 1
        transition.drive?.play(toEnd: toEnd, CompletionPace(speed: speed, curve: completionCurve, timing: timingCurve))
    }
}
