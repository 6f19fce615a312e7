import QuartzCore

/// Controls the progress of a transition's animations: pauses them, moves them to a fraction, and continues them to either end.
protocol TransitionDrive: AnyObject {
    /// The fraction of the transition that has passed, 0…1.
    var fraction: CGFloat { get }
    /// Pauses the animations at their current fraction.
    func pause()
    /// Moves the paused animations to a fraction.
    func seek(to fraction: CGFloat)
    /// Plays the animations to the end or back to the start.
    ///
    /// The time is the remaining part of the full duration, divided by the speed.
    func play(toEnd: Bool, _ completionTiming: CompletionTiming)
    /// Ends the control of the animations after the transition.
    func end(completed: Bool)
}

/// The speed and timing with which the rest of a transition is played.
struct CompletionTiming {
    /// The speed as a factor of the animator's speed: 2 plays the rest in half the time.
    var speed: CGFloat
    var curve: UIView.AnimationCurve
    /// The timing parameters for an `AnimatorDrive`, or nil for the curve. The other drives do not use it.
    var timingParameters: UITimingCurveProvider?
}

/// Controls the interruptible animator that the transition's animator provides.
final class AnimatorDrive: TransitionDrive {
    private let animator: UIViewImplicitlyAnimating

    init(_ animator: UIViewImplicitlyAnimating) { self.animator = animator }

    /// `fractionComplete` counts from the start of the current direction, so a reversed animator is converted.
    var fraction: CGFloat { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

    func pause() {
        animator.pauseAnimation()
        setReversed(isReversed: false)
    }

    func seek(to fraction: CGFloat) { animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction }

    func play(toEnd: Bool, _ completionTiming: CompletionTiming) {
        let remainingFraction = toEnd ? 1 - fraction : fraction
        setReversed(isReversed: !toEnd)
        let timing = completionTiming.timingParameters ?? UICubicTimingParameters(animationCurve: completionTiming.curve)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: remainingFraction / completionTiming.speed)
    }

    private func setReversed(isReversed: Bool) {
        if animator.isReversed != isReversed { animator.isReversed = isReversed }
    }

    func end(completed: Bool) {}
}

/// Controls the alongside animations of an interactive transition whose interaction controller moves the views itself.
final class FollowerDrive: TransitionDrive {
    private let animator: UIViewPropertyAnimator
    private lazy var animatorDrive = AnimatorDrive(animator)

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        // An interaction controller that takes longer may still move back.
        animator.pausesOnCompletion = true
    }

    /// Whether the animator has ended. An animator that changes nothing on screen ends at once.
    private var hasEnded: Bool { animator.state != .active }

    var fraction: CGFloat { animatorDrive.fraction }
    func pause() { if !hasEnded { animatorDrive.pause() } }
    func seek(to fraction: CGFloat) { if !hasEnded { animatorDrive.seek(to: fraction) } }
    func play(toEnd: Bool, _ completionTiming: CompletionTiming) { if !hasEnded { animatorDrive.play(toEnd: toEnd, completionTiming) } }

    /// Moves animations that have not ended to their end or start.
    func end(completed: Bool) {
        guard !hasEnded else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}

/// Controls animation blocks, which have no animator.
///
/// The time of the container layer is paused and set directly. The same is done for animated layers outside of the container.
final class TimelineDrive: TransitionDrive {
    private let container: CALayer
    private let recorder: TransitionRecorder
    private let duration: Double
    /// The time of the layer tree at which the animations began.
    private let startTime: Double

    /// The layers whose time is paused, each with its local time at which the animations began.
    private var pausedLayers: [(layer: CALayer, begin: Double)] = []
    /// The fraction at which the layers are paused, 0…1.
    private var pausedFraction = 0.0
    private var displayLink: CADisplayLink?

    init(_ container: CALayer, _ recorder: TransitionRecorder, duration: Double) {
        self.container = container
        self.recorder = recorder
        self.duration = max(duration, 0.001)
        startTime = container.tree?.now ?? 0
    }

    var fraction: CGFloat { CGFloat(pausedLayers.isEmpty ? elapsedFraction : pausedFraction) }
    private var elapsedFraction: Double { min((now - startTime) / duration, 1) }
    /// The time of the tree that the container is in, which may not be the current tree.
    private var now: Double { container.tree?.now ?? startTime }

    func pause() {
        stopPlaying()
        guard pausedLayers.isEmpty else { return }
        pausedFraction = elapsedFraction
        let elapsedTime = now - startTime
        for layer in recorder.layersToPause(in: container) {
            pausedLayers.append((layer, layer.now - elapsedTime))
            layer.speed = 0
        }
        setLayerTimes()
    }

    func seek(to fraction: CGFloat) {
        pausedFraction = Double(fraction)
        setLayerTimes()
    }

    /// Sets the time of the paused layers.
    private func setLayerTimes() {
        for (layer, begin) in pausedLayers { layer.timeOffset = begin + pausedFraction * duration }
    }

    func play(toEnd: Bool, _ completionTiming: CompletionTiming) {
        pause()
        let (start, target) = (pausedFraction, toEnd ? 1.0 : 0.0)
        let seconds = abs(target - start) * duration / Double(completionTiming.speed)
        let (playStart, curve) = (now, completionTiming.curve.timingFunction.curve)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let playedFraction = seconds > 0 ? (link.timestamp - playStart) / seconds : 1
            pausedFraction = start + (target - start) * curve.value(at: min(max(playedFraction, 0), 1))
            guard playedFraction >= 1 - 1e-9 else { return setLayerTimes() }
            stopPlaying()
            toEnd ? resumeLayers() : revert()
        }
        link.add(to: .main, forMode: .common)
        self.displayLink = link
    }

    private func stopPlaying() {
        displayLink?.invalidate()
        displayLink = nil
    }

    /// Lets the layers' time run again. Animations that are at their end finish now; longer ones continue.
    private func resumeLayers() {
        for (layer, begin) in pausedLayers {
            layer.beginTime = (layer.superlayer?.now ?? now) - (begin + pausedFraction * duration)
            layer.timeOffset = 0
            layer.speed = 1
        }
    }

    /// Restores the values from before the transition. The animations end as not finished, which calls the completions of their
    /// blocks.
    private func revert() {
        for change in recorder.changes.reversed() { change.setModelValue(change.oldValue) }
        resetLayerTiming()
        for change in recorder.changes { change.removeAnimations(finished: false) }
    }

    func end(completed: Bool) {
        stopPlaying()
        resetLayerTiming()
    }

    /// Resets the timing of the paused layers to its defaults.
    private func resetLayerTiming() {
        for (layer, _) in pausedLayers {
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        }
        pausedLayers = []
    }
}
