import Motion

/// Animations that run together, in the time of the group.
open class CAAnimationGroup: CAAnimation {
    /// Their times are relative to the group's, which cuts them off at its end. Their delegates are not told.
    public var animations: [CAAnimation]?

    private var parts: [(animation: CAAnimation, timeline: Timeline)] = []

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CAAnimationGroup else { return copy }
        copy.animations = animations?.map { $0.copy() }
        return copy
    }

    override func compile(on layer: CALayer) {
        parts = (animations ?? []).map { animation in
            if animation.duration <= 0 { animation.duration = span }
            animation.compile(on: layer)
            return (animation, animation.timeline(begin: animation.beginTime))
        }
    }

    override func holds(_ key: String) -> Bool { parts.contains { $0.animation.holds(key) } }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        // A timing function bends the time of the whole group.
        let time = timingFunction.map { $0.curve.value(at: phase / span) * span } ?? phase
        for (animation, timeline) in parts {
            guard let phase = timeline.phase(at: time) else { continue }
            animation.apply(phase: phase, cycles: animation.countsCycles ? timeline.cyclesDone(at: time) : 0, to: &values)
        }
    }
}
