/// An animation from a snapshot of a layer and its sublayers to their new contents.
///
/// The snapshot is taken when the transition is added, so add it before the change.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    nonisolated deinit {}

    /// The kind of the transition. The default is a fade.
    open var type = CATransitionType.fade
    /// The side from which the new contents enter, or nil for the left.
    open var subtype: CATransitionSubtype?
    /// The progress of the transition at the start of the animation, 0…1.
    open var startProgress: Float = 0
    /// The progress of the transition at the end of the animation, 0…1.
    open var endProgress: Float = 1

    private var oldSnapshot: LayerSnapshot?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CATransition else { return copy }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        return copy
    }

    override var nonFinitePropertyName: String? {
        if let name = super.nonFinitePropertyName { return name }
        if !startProgress.isFinite { return "startProgress" }
        return endProgress.isFinite ? nil : "endProgress"
    }

    override func compile(on layer: CALayer) { oldSnapshot = LayerSnapshot(of: layer) }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let oldSnapshot else { return }
        let fraction = timingFunction.map { $0.curve.value(at: phase / cycleDuration) } ?? phase / cycleDuration
        let (start, end) = (Double(startProgress), Double(endProgress))
        values.rareValues.transition = TransitionState(
            oldSnapshot: oldSnapshot, type: type, subtype: subtype ?? .fromLeft, progress: start + (end - start) * fraction)
    }
}
