/// The observers of an animator's properties. They are called immediately after each change.
final class AnimatorObservers {
    private var entries:
        [(path: PartialKeyPath<UIViewPropertyAnimator>, observation: AnimatorObservation, call: (UIViewPropertyAnimator) -> Void)] = []

    /// Adds a handler that is called after each change of a property.
    func add(for path: PartialKeyPath<UIViewPropertyAnimator>, _ handler: @escaping (UIViewPropertyAnimator) -> Void) -> AnimatorObservation
    {
        let observation = AnimatorObservation()
        entries.append((path, observation, handler))
        return observation
    }

    /// Calls the handlers of a property in the order in which they were added.
    func notify(_ animator: UIViewPropertyAnimator, _ path: PartialKeyPath<UIViewPropertyAnimator>) {
        entries.removeAll { $0.observation.isInvalidated }
        for entry in entries where entry.path == path { entry.call(animator) }
    }
}
