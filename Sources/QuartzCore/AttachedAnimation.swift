import Motion

/// An animation on its layer: what was added, whose time it follows, and whether it still runs.
package final class AttachedAnimation: Running {
    package let animation: CAAnimation
    package let key: String?
    private(set) var clock: Clock
    private weak var layer: CALayer?
    /// Who waits for its end.
    private var groups = CATransaction.groups
    private var isTold = false
    let plain: PlainMotion?
    let span: Double
    private var hours: Hours?

    enum Clock {
        /// Its own. Unknown until the layer is in a tree: then it begins at the tree's time, unless the animation says when.
        case own(Timeline?)
        /// That of a helm.
        case steered(Helm)
    }

    init(_ animation: CAAnimation, key: String?, layer: CALayer, helm: Helm?) {
        self.animation = animation
        self.key = key
        self.layer = layer
        plain = animation.plainMotion
        span = animation.span
        for group in groups { group.enter() }
        clock = helm.map { .steered($0) } ?? .own(nil)
    }

    /// When it starts and ends in its layer's time, worked out once. It is steered, or knows not yet when: never.
    private var start = Double.infinity
    private var finish = Double.infinity

    func begin(in tree: LayerTree) {
        hours = tree.hours
        switch clock {
        case .own(nil):
            guard let layer else { return }
            let timeline = animation.timeline(begin: animation.beginTime != 0 ? animation.beginTime : layer.time(at: tree.now))
            clock = .own(timeline)
            guard timeline.speed != 0 else { break }
            start = timeline.start ?? -.infinity
            finish = timeline.end ?? .infinity
        case .steered(let helm): helm.tree = tree
        case .own: break
        }
    }

    /// Changes what is shown when the layer's own time is `time`.
    func apply(at time: Double, to values: inout LayerValues) {
        switch clock {
        case .own(let timeline):
            guard let timeline, let phase = timeline.phase(at: time) else { return }
            if let plain { return plain.apply(phase: phase, to: &values) }
            animation.apply(phase: phase, cycles: animation.countsCycles ? timeline.cyclesDone(at: time) : 0, to: &values)
        case .steered(let helm):
            let phase = helm.course.progress(at: time) * span
            if let plain { return plain.apply(phase: phase, to: &values) }
            animation.apply(phase: phase, cycles: 0, to: &values)
        }
    }

    // MARK: - Running

    package var earliestEnd: Double { finish }

    /// What is steered ends when its helmsman says so. Nothing ends while its layer's time stands still: it may be moved back.
    package func isOver(at time: Double) -> Bool {
        if finish == .infinity || pace == 0 { return false }
        return local(time) >= finish - Timeline.tolerance
    }

    package func nextChange(after time: Double) -> Double? {
        if start == .infinity { return nil }
        let pace = pace
        let local = local(time)
        if pace == 0 || local >= finish - Timeline.tolerance { return nil }
        return local < start - Timeline.tolerance && pace > 0 ? time + (start - local) / pace : time
    }

    /// A year is for ever: tutorials repeat 100 000 times and more to say so.
    package var isEndless: Bool {
        guard case .own(let timeline?) = clock else { return false }
        return timeline.activeDuration > 365 * 86_400
    }

    /// The layer's time. As long as no layer's time goes its own way nobody has to climb the tree for it.
    private func local(_ time: Double) -> Double { hours?.areEqual == true ? time : layer?.time(at: time) ?? time }

    /// How fast it goes by in the tree's.
    private var pace: Double { hours?.areEqual == true ? 1 : layer?.pace ?? 1 }

    package func end() {
        if animation.isRemovedOnCompletion {
            layer?.drop(self, finished: true)
        } else {
            // It stays and shows its end, but it has nothing more to do.
            layer?.tree?.forget(self)
            tell(finished: true)
        }
    }

    /// Tells once that it has ended, or that somebody took it off.
    func tell(finished: Bool) {
        guard !isTold else { return }
        isTold = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = groups
        groups = []
        for group in waiting { group.leave() }
    }

    /// A mark that it is not counted when it goes: a later write has taken its place.
    package func dismiss() { animation.delegate = nil }
}
