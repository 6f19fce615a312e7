import QuartzCore

extension UIControl {
    /// Adds a method that is called for events. The control does not retain the target.
    ///
    /// The method has no parameters, or one for the control, or two for the control and the event. If the target is nil, the method is
    /// called on the first object in the control's responder chain that has it.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        controlTargets.append(ControlTarget(target, action, controlEvents))
    }

    /// Removes the methods of a target for some events. If the target is nil, removes the methods of all targets.
    ///
    /// Differs from Apple: selectors cannot be compared here, so `action` is ignored and all methods of the target are removed.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeEvents(controlEvents) { entry in
            guard entry.action == nil else { return false }
            return target.map { entry.target === $0 as AnyObject } ?? true
        }
    }

    /// Adds an action that is performed for events. It replaces an action with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        controlTargets.append(ControlTarget(action, controlEvents))
    }

    /// Removes the action that has the same identifier as `action` for some events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for some events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeEvents(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The targets that were added.
    ///
    /// Differs from Apple: the set contains only targets that are `Hashable`.
    public var allTargets: Set<AnyHashable> { Set(controlTargets.compactMap { $0.target as? AnyHashable }) }
    /// The events for which the control has a method or an action.
    public var allControlEvents: Event { controlTargets.reduce(into: []) { $0.formUnion($1.events) } }

    private func removeEvents(_ events: Event, where matches: (ControlTarget) -> Bool) {
        for index in controlTargets.indices where matches(controlTargets[index]) { controlTargets[index].events.subtract(events) }
        controlTargets.removeAll(where: \.events.isEmpty)
    }

    /// Sends the events for a value that the user has changed.
    func sendValueChangedActions() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
