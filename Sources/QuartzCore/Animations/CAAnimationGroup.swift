import FlipbookMotion

/// Animations that run together, in the time of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    nonisolated deinit {}

    /// The animations of the group. Their times are relative to the group, and they end with the group at the latest.
    ///
    /// The delegates of these animations are not called.
    open var animations: [CAAnimation]? {
        didSet {
            guard animations?.contains(where: { $0.isOrContains(self) }) == true else { return }
            animations = oldValue
            Diagnostics.report(
                .warning, source: "CAAnimationGroup",
                "A group cannot contain itself; the old animations are kept. Remove the group from the animations.")
        }
    }

    override func isOrContains(_ other: CAAnimation) -> Bool {
        super.isOrContains(other) || animations?.contains { $0.isOrContains(other) } == true
    }

    /// The animations with their timing in the time of the group.
    private var members: [(animation: CAAnimation, timing: MediaTiming)] = []

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CAAnimationGroup else { return copy }
        copy.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
        return copy
    }

    override var nonFinitePropertyName: String? {
        super.nonFinitePropertyName ?? animations?.lazy.compactMap(\.nonFinitePropertyName).first
    }

    override func compile(on layer: CALayer) {
        members = (animations ?? []).map { animation in
            if animation.duration <= 0 { animation.duration = cycleDuration }
            animation.compile(on: layer)
            return (animation, animation.mediaTiming(begin: animation.beginTime))
        }
    }

    override func setsAbsoluteValue(for key: String) -> Bool { members.contains { $0.animation.setsAbsoluteValue(for: key) } }
    override func addsToValue(for key: String) -> Bool { members.contains { $0.animation.addsToValue(for: key) } }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        // The timing function changes the time of the whole group.
        let time = timingFunction.map { $0.curve.value(at: phase / cycleDuration) * cycleDuration } ?? phase
        for (animation, timing) in members {
            guard let phase = timing.phase(at: time) else { continue }
            animation.apply(phase: phase, cycles: animation.needsCycleCount ? timing.completedCycles(at: time) : 0, to: &values)
        }
    }
}
