/// The observation of an animator's property. It lasts until `invalidate()` is called.
@preconcurrency @MainActor public final class AnimatorObservation {
    private(set) var isInvalidated = false
    /// Ends the observation.
    public func invalidate() { isInvalidated = true }
}

extension UIViewPropertyAnimator {
    /// Observes `state`, `isRunning`, `isReversed` or `fractionComplete`.
    ///
    /// - Parameters:
    ///   - keyPath: The observed property.
    ///   - changeHandler: Called after each change with the animator and the property's new value.
    ///
    /// Differs from Apple: the handler gets the value itself, and not an `NSKeyValueObservedChange`.
    public func observe<Value>(
        _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, changeHandler: @escaping (UIViewPropertyAnimator, Value) -> Void
    ) -> AnimatorObservation {
        observers.add(for: keyPath) { changeHandler($0, $0[keyPath: keyPath]) }
    }
}
