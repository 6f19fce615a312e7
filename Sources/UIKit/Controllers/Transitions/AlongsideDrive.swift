/// Controls the alongside animations of an interactive transition whose interaction controller moves the views itself.
struct AlongsideDrive {
    private let animator: UIViewPropertyAnimator
    private let animatorDrive: AnimatorDrive

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        animatorDrive = AnimatorDrive(animator)
        // The interaction controller may take longer than the animator, and may then move the transition back.
        animator.pausesOnCompletion = true
    }

    /// Whether the animator has ended. An animator that changes nothing on screen ends immediately.
    private var hasEnded: Bool { animator.state != .active }

    /// The fraction of the transition that has passed, 0…1.
    var fraction: CGFloat { animatorDrive.fraction }
    /// Pauses animations that have not ended.
    func pause() { if !hasEnded { animatorDrive.pause() } }
    /// Moves paused animations that have not ended to a fraction.
    func seek(to fraction: CGFloat) { if !hasEnded { animatorDrive.seek(to: fraction) } }
    /// Plays animations that have not ended to the end or back to the start.
    func play(toEnd: Bool, _ completionTiming: CompletionTiming) { if !hasEnded { animatorDrive.play(toEnd: toEnd, completionTiming) } }

    /// Moves animations that have not ended to their end or start.
    func end(completed: Bool) {
        guard !hasEnded else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}
