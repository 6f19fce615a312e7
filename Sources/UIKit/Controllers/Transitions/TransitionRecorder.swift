import QuartzCore

/// The recorder of the property changes that a transition's animation blocks make while the animator starts.
///
/// The recorded changes are needed to set the time of the changed layers while the transition is paused, and to restore the old values
/// if the transition is cancelled.
final class TransitionRecorder {
    /// The recorder to which animation blocks report their changes. The value is nil outside of `record`.
    private(set) static var current: TransitionRecorder?

    /// Whether the blocks use linear timing. An interactive transition moves its animations linearly with the touch.
    let usesLinearTiming: Bool
    /// The changes in the order in which they were made.
    private(set) var changes: [AnimatedChange] = []
    /// The property animators that have been started.
    private(set) var startedAnimators: [UIViewPropertyAnimator] = []
    private var alongsideAnimations: (() -> Void)?

    init(usesLinearTiming: Bool, alongsideAnimations: @escaping () -> Void) {
        self.usesLinearTiming = usesLinearTiming
        self.alongsideAnimations = alongsideAnimations
    }

    /// Calls the body and records the changes of its animation blocks.
    ///
    /// The calls can be nested: an animator may present another controller, whose transition has its own recorder. Afterward the blocks
    /// report to the outer recorder again.
    func record(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Adds the changes of a block.
    func append(_ changes: [AnimatedChange]) { self.changes.append(contentsOf: changes) }

    /// Adds a property animator that has been started.
    func append(_ animator: UIViewPropertyAnimator) {
        if !startedAnimators.contains(where: { $0 === animator }) { startedAnimators.append(animator) }
    }

    /// Runs the alongside animations, if they have not run yet, inside the animation block that calls this.
    func runAlongsideAnimations() {
        let pending = alongsideAnimations
        alongsideAnimations = nil
        pending?()
    }

    /// Returns the layers whose time must be paused: the container and the animated layers outside of it.
    func layersToPause(in container: CALayer) -> [CALayer] {
        var layers = [container]
        for change in changes where !layers.contains(where: { change.layer.isEqualToOrDescendant(of: $0) }) { layers.append(change.layer) }
        return layers
    }
}

extension CALayer {
    /// Whether this layer is the given layer or one of its descendants.
    fileprivate func isEqualToOrDescendant(of layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }
}
