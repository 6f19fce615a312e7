/// Controls the interruptible animator that the transition's animator provides.
struct AnimatorDriver {
    private let animator: UIViewImplicitlyAnimating

    init(_ animator: UIViewImplicitlyAnimating) { self.animator = animator }

    /// The fraction of the transition that has passed, 0…1.
    ///
    /// `fractionComplete` is measured from the start of the current direction, so the value of a reversed animator is converted.
    var fraction: CGFloat { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

    /// Pauses the animator. If it is reversed, its direction is set to forward.
    func pause() {
        animator.pauseAnimation()
        setReversed(isReversed: false)
    }

    /// Moves the paused animator to a fraction.
    func seek(to fraction: CGFloat) { animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction }

    /// Plays the paused animator to its end or back to its start.
    func play(toEnd: Bool, _ completionTiming: CompletionTiming) {
        let remainingFraction = toEnd ? 1 - fraction : fraction
        setReversed(isReversed: !toEnd)
        let timing = completionTiming.timingParameters ?? UICubicTimingParameters(animationCurve: completionTiming.curve)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: remainingFraction / completionTiming.speed)
    }

    private func setReversed(isReversed: Bool) {
        if animator.isReversed != isReversed { animator.isReversed = isReversed }
    }
}
