import FlipbookMotion

/// An animation that was added to a layer, with its time source and its completion state.
package final class AttachedAnimation: FrameUpdatable {
    package let animation: CAAnimation
    package let key: String?
    /// The number of the animation, counted in the order in which the layer's animations were added.
    let number: Int
    private(set) var timeSource: TimeSource
    package private(set) weak var layer: CALayer?
    /// The completion groups that wait for the end of this animation.
    private var completionGroups = CATransaction.completionGroups
    private var hasNotifiedEnd = false
    /// The compact form of the animation, or nil if it is not simple enough.
    let simpleAnimation: SimpleAnimation?
    /// The duration of one cycle, in seconds.
    let cycleDuration: Double
    /// The code that has added the animation to the layer, or nil if the layer was not inspected or if UIKit has added the animation.
    package internal(set) var layerTimingRecord: TimingRecord?
    private var sharedTimeFlag: SharedTimeFlag?

    /// The source of the animation's time.
    enum TimeSource {
        /// The animation's own timing, or nil until the layer enters a tree.
        ///
        /// When the layer enters a tree, the animation begins at its `beginTime`, or at the layer's current time if `beginTime` is 0.
        case ownTiming(MediaTiming?)
        /// The progress of a driver that several animations share.
        case driver(ProgressDriver)
    }

    init(_ animation: CAAnimation, key: String?, number: Int, layer: CALayer, driver: ProgressDriver?) {
        self.animation = animation
        self.key = key
        self.number = number
        self.layer = layer
        simpleAnimation = animation.simpleAnimation
        cycleDuration = animation.cycleDuration
        for group in completionGroups { group.enter() }
        timeSource = driver.map { .driver($0) } ?? .ownTiming(nil)
    }

    /// The start in the layer's time, computed once in `begin(in:)`. It is +∞ before this call, if the animation's speed is 0, or if a
    /// driver provides the progress.
    private var startTime = Double.infinity
    /// The end in the layer's time. It is +∞ in the same cases as `startTime`, and for an animation that never ends.
    private var endTime = Double.infinity

    /// Begins the animation in the time of a tree.
    func begin(in tree: LayerTree) {
        sharedTimeFlag = tree.sharedTimeFlag
        switch timeSource {
        case .ownTiming(nil):
            guard let layer else { return }
            let timing = animation.mediaTiming(begin: animation.beginTime != 0 ? animation.beginTime : layer.localTime(at: tree.now))
            timeSource = .ownTiming(timing)
            guard timing.speed != 0 else { break }
            startTime = timing.start ?? -.infinity
            endTime = timing.end ?? .infinity
        case .driver(let driver): driver.tree = tree
        case .ownTiming: break
        }
    }

    /// The timing of the animation in the layer's time, or nil if it has not begun or a driver provides the progress.
    package var mediaTiming: MediaTiming? {
        if case .ownTiming(let timing) = timeSource { return timing }
        return nil
    }

    /// The driver that provides the progress, or nil.
    package var driver: ProgressDriver? {
        if case .driver(let driver) = timeSource { return driver }
        return nil
    }

    /// Applies the animation to `values` at a time of the layer.
    func apply(at time: Double, to values: inout LayerValues) {
        switch timeSource {
        case .ownTiming(let timing):
            guard let timing, let phase = timing.phase(at: time) else { return }
            if let simpleAnimation { return simpleAnimation.apply(phase: phase, to: &values) }
            animation.apply(phase: phase, cycles: animation.needsCycleCount ? timing.completedCycles(at: time) : 0, to: &values)
        case .driver(let driver):
            let phase = driver.animationProgress.progress(at: time) * cycleDuration
            if let simpleAnimation { return simpleAnimation.apply(phase: phase, to: &values) }
            animation.apply(phase: phase, cycles: 0, to: &values)
        }
    }

    // MARK: - FrameUpdatable

    /// Removes the animation from its layer, and releases the completions without calling them. Otherwise there can be a retain cycle,
    /// because the layer owns the animation, and the completions often own the controller of the layer.
    package func discard() {
        completionGroups = []
        if case .driver(let driver) = timeSource { driver.owner?.discard() }
        layer?.attachedAnimations.removeAll { $0 === self }
    }

    package var earliestEnd: Double { endTime }

    /// Returns whether the animation has ended. For an animation with a driver, the result is false: the owner of the driver ends the
    /// animation.
    ///
    /// No animation ends while the layer's time is stopped, because the stopped time can be moved back.
    package func isOver(at time: Double) -> Bool {
        if endTime == .infinity || effectiveSpeed == 0 { return false }
        return localTime(at: time) >= endTime - MediaTiming.tolerance
    }

    package func nextChange(after time: Double) -> Double? {
        if startTime == .infinity { return nil }
        let speed = effectiveSpeed
        let local = localTime(at: time)
        if speed == 0 || local >= endTime - MediaTiming.tolerance { return nil }
        return local < startTime - MediaTiming.tolerance && speed > 0 ? time + (startTime - local) / speed : time
    }

    /// Whether the animation lasts longer than a year. Tutorials use repeat counts of 100,000 and more for "forever".
    package var isEndless: Bool {
        guard case .ownTiming(let timing?) = timeSource else { return false }
        return timing.activeDuration > 365 * 86_400
    }

    /// Returns the layer's time at a time of the tree. While all layers share the tree's time, no superlayers are visited.
    private func localTime(at time: Double) -> Double { sharedTimeFlag?.isSet == true ? time : layer?.localTime(at: time) ?? time }

    /// The speed of the layer's time relative to the tree's time.
    private var effectiveSpeed: Double { sharedTimeFlag?.isSet == true ? 1 : layer?.effectiveSpeed ?? 1 }

    package func end() {
        if animation.isRemovedOnCompletion {
            layer?.detach(self, finished: true)
        } else {
            // The animation stays attached and shows its end value, but needs no more updates.
            layer?.tree?.stopUpdating(self)
            notifyEnd(finished: true)
        }
    }

    /// Notifies the delegate and the completion groups. Later calls have no effect. `finished` is false if the animation was removed before
    /// its end.
    func notifyEnd(finished: Bool) {
        guard !hasNotifiedEnd else { return }
        hasNotifiedEnd = true
        layer?.tree?.observer?.animationEnded(self, finished: finished)
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = completionGroups
        completionGroups = []
        for group in waiting { group.leave() }
    }

    /// Clears the delegate, so that the end of this animation is not reported. Called when a later change replaces the animation.
    package func clearDelegate() { animation.delegate = nil }
}
