/// Who wants to know when an animator's state changes. UIKit says it by key-value observing, which Linux does not have.
final class AnimatorObservers {
    private var entries:
        [(path: PartialKeyPath<UIViewPropertyAnimator>, observation: AnimatorObservation, call: (UIViewPropertyAnimator) -> Void)] = []

    func add(_ path: PartialKeyPath<UIViewPropertyAnimator>, _ call: @escaping (UIViewPropertyAnimator) -> Void) -> AnimatorObservation {
        let observation = AnimatorObservation()
        entries.append((path, observation, call))
        return observation
    }

    /// In the order in which they came.
    func tell(_ animator: UIViewPropertyAnimator, _ path: PartialKeyPath<UIViewPropertyAnimator>) {
        entries.removeAll { $0.observation.isInvalid }
        for entry in entries where entry.path == path { entry.call(animator) }
    }
}

/// A subscription, as long as it is kept and not ended.
public final class AnimatorObservation {
    private(set) var isInvalid = false
    /// Nothing more is told.
    public func invalidate() { isInvalid = true }
}

extension UIViewPropertyAnimator {
    /// As key-value observing does it: `state`, `isRunning`, `isReversed` and `fractionComplete` can be watched.
    public func observe<Value>(
        _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, changeHandler: @escaping (UIViewPropertyAnimator, Value) -> Void
    ) -> AnimatorObservation {
        observers.add(keyPath) { changeHandler($0, $0[keyPath: keyPath]) }
    }
}
