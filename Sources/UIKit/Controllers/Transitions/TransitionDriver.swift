/// The object that controls the progress of a transition's animations: pauses them, moves them to a fraction, and plays them to either
/// end.
enum TransitionDriver {
    /// The interruptible animator that the transition's animator provides.
    case animator(AnimatorDriver)
    /// The time of the container layer, for a transition that uses animation blocks.
    case layerTime(LayerTimeDriver)
    /// The alongside animations, if the interaction controller moves the views itself.
    case alongside(AlongsideDriver)

    /// The fraction of the transition that has passed, 0…1.
    var fraction: CGFloat {
        switch self {
        case .animator(let driver): driver.fraction
        case .layerTime(let driver): driver.fraction
        case .alongside(let driver): driver.fraction
        }
    }

    /// Whether the animations follow the fraction that the interaction controller reports.
    ///
    /// The other animations are controlled by `UIPercentDrivenInteractiveTransition` directly.
    var followsReportedFraction: Bool {
        switch self {
        case .animator, .layerTime: false
        case .alongside: true
        }
    }

    /// Pauses the animations at their current fraction.
    func pause() {
        switch self {
        case .animator(let driver): driver.pause()
        case .layerTime(let driver): driver.pause()
        case .alongside(let driver): driver.pause()
        }
    }

    /// Moves the paused animations to a fraction.
    func seek(to fraction: CGFloat) {
        switch self {
        case .animator(let driver): driver.seek(to: fraction)
        case .layerTime(let driver): driver.seek(to: fraction)
        case .alongside(let driver): driver.seek(to: fraction)
        }
    }

    /// Plays the animations to the end or back to the start.
    ///
    /// The time is the remaining part of the full duration, divided by the speed.
    func play(toEnd: Bool, _ completionTiming: CompletionTiming) {
        switch self {
        case .animator(let driver): driver.play(toEnd: toEnd, completionTiming)
        case .layerTime(let driver): driver.play(toEnd: toEnd, completionTiming)
        case .alongside(let driver): driver.play(toEnd: toEnd, completionTiming)
        }
    }

    /// Stops controlling the animations after the transition. An interruptible animator has already ended.
    func end(completed: Bool) {
        switch self {
        case .animator: break
        case .layerTime(let driver): driver.end()
        case .alongside(let driver): driver.end(completed: completed)
        }
    }
}
