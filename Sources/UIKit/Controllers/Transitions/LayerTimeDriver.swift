import QuartzCore

/// Controls a transition whose animator uses animation blocks, such as `UIView.animate`, and provides no interruptible animator.
///
/// Pauses the time of the container layer and of the animated layers outside of the container, and sets this time directly.
final class LayerTimeDriver {
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

    /// The fraction of the transition that has passed, 0…1.
    var fraction: CGFloat { CGFloat(pausedLayers.isEmpty ? elapsedFraction : pausedFraction) }
    private var elapsedFraction: Double { min((now - startTime) / duration, 1) }
    /// The time of the container's tree, which is not always the current tree.
    private var now: Double { container.tree?.now ?? startTime }

    /// Pauses the time of the layers at the current fraction.
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

    /// Moves the paused layers to a fraction.
    func seek(to fraction: CGFloat) {
        pausedFraction = Double(fraction)
        setLayerTimes()
    }

    /// Sets the time of the paused layers.
    private func setLayerTimes() {
        for (layer, begin) in pausedLayers { layer.timeOffset = begin + pausedFraction * duration }
    }

    /// Moves the paused layers to the end or back to the start, frame by frame.
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

    /// Resumes the time of the layers. Animations that have reached their end finish, and longer animations continue.
    private func resumeLayers() {
        for (layer, begin) in pausedLayers {
            layer.beginTime = (layer.superlayer?.now ?? now) - (begin + pausedFraction * duration)
            layer.timeOffset = 0
            layer.speed = 1
        }
    }

    /// Restores the values from before the transition. The animations end unfinished, so the completions of their blocks are called with
    /// false.
    private func revert() {
        for change in recorder.changes.reversed() { change.setModelValue(change.oldValue) }
        resetLayerTiming()
        for change in recorder.changes { change.removeAnimations(finished: false) }
    }

    /// Stops playing and resets the timing of the layers.
    func end() {
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
