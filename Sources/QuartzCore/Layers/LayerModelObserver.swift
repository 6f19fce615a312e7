/// Calls closures after each change of a layer's model by `CALayer.updateModel`. Changes that have no action do not call them.
package final class LayerModelObserver {
    private struct Handler {
        weak var owner: AnyObject?
        var perform: () -> Void
    }

    private var handlers: [Handler] = []
    /// The number of calls of `beginChanges()` without a call of `endChanges()`.
    private var openChangeCount = 0
    /// Whether the model has changed since the first call of `beginChanges()` without a call of `endChanges()`.
    private var hasChanged = false

    /// The number of stored closures, for tests.
    package var handlerCount: Int { handlers.count }

    /// Adds a closure of an owner, and removes the closures whose owners do not exist any more.
    fileprivate func add(_ owner: AnyObject, _ handler: @escaping () -> Void) {
        handlers.removeAll { $0.owner == nil }
        handlers.append(Handler(owner: owner, perform: handler))
    }

    /// Begins several changes. The observers are notified once at the end of all changes.
    func beginChanges() { openChangeCount += 1 }

    /// Ends the changes, and notifies the observers if the model has changed.
    func endChanges() {
        openChangeCount -= 1
        if hasChanged { modelDidChange() }
    }

    /// Notifies the observers, either immediately or at the end of the changes that have begun.
    func modelDidChange() {
        hasChanged = openChangeCount > 0
        guard !hasChanged else { return }
        for handler in handlers { handler.perform() }
    }
}

extension CALayer {
    /// Adds a closure that is called after each change of the model by `updateModel`. It may be removed after its owner is released. The
    /// owner is not retained.
    package func addModelObserver(_ owner: AnyObject, _ handler: @escaping () -> Void) {
        let observer = modelObserver ?? LayerModelObserver()
        modelObserver = observer
        observer.add(owner, handler)
    }
}
