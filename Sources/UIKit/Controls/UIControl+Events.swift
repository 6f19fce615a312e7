import QuartzCore

extension UIControl {
    /// Adds a method to call for events. The control does not retain the target.
    ///
    /// The method takes no parameters, or the control, or the control and the event. If the target is nil, the method is called on
    /// the first object in the control's responder chain that has it.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        controlTargets.append(ControlTarget(target, action, controlEvents))
    }

    /// Removes the methods of a target from events. A nil target removes the methods of all targets.
    ///
    /// Differs from Apple: methods cannot be compared here, so `action` is ignored and all methods of the target are removed.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeEvents(controlEvents) { entry in
            guard entry.action == nil else { return false }
            return target.map { entry.target === $0 as AnyObject } ?? true
        }
    }

    /// Adds an action to perform for events. It replaces an action with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        controlTargets.append(ControlTarget(action, controlEvents))
    }

    /// Removes the action that has the identifier of `action` from events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier from events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeEvents(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The targets that were added.
    ///
    /// Differs from Apple: contains only targets that are `Hashable`.
    public var allTargets: Set<AnyHashable> { Set(controlTargets.compactMap { $0.target as? AnyHashable }) }
    /// The events for which the control has a method or an action.
    public var allControlEvents: Event { controlTargets.reduce(into: []) { $0.formUnion($1.events) } }

    private func removeEvents(_ events: Event, where matches: (ControlTarget) -> Bool) {
        for index in controlTargets.indices where matches(controlTargets[index]) { controlTargets[index].events.subtract(events) }
        controlTargets.removeAll(where: \.events.isEmpty)
    }

    /// Sends the events of a value that the user has changed.
    func sendValueChangedActions() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
