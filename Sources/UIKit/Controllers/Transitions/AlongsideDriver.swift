/// Controls the alongside animations of an interactive transition whose interaction controller moves the views itself.
struct AlongsideDriver {
    private let animator: UIViewPropertyAnimator
    private let animatorDriver: AnimatorDriver

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        animatorDriver = AnimatorDriver(animator)
        // The interaction controller may take longer than the animator, and may then move the transition back.
        animator.pausesOnCompletion = true
    }

    /// Whether the animator has ended. An animator that changes nothing on screen ends immediately.
    private var hasEnded: Bool { animator.state != .active }

    /// The fraction of the transition that has passed, 0…1.
    var fraction: CGFloat { animatorDriver.fraction }
    /// Pauses animations that have not ended.
    func pause() { if !hasEnded { animatorDriver.pause() } }
    /// Moves paused animations that have not ended to a fraction.
    func seek(to fraction: CGFloat) { if !hasEnded { animatorDriver.seek(to: fraction) } }
    /// Plays animations that have not ended to the end or back to the start.
    func play(toEnd: Bool, _ completionTiming: CompletionTiming) { if !hasEnded { animatorDriver.play(toEnd: toEnd, completionTiming) } }

    /// Moves animations that have not ended to their end or start.
    func end(completed: Bool) {
        guard !hasEnded else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}
