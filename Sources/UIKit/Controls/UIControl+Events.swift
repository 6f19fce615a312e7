import QuartzCore

extension UIControl {
    func defaultAddTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        controlTargets.append(ControlTarget(target, action, controlEvents))
    }

    func defaultRemoveTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeEvents(controlEvents) { entry in
            guard entry.action == nil else { return false }
            return target.map { entry.target === ClassTarget.object($0) } ?? true
        }
    }

    func defaultAddAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        controlTargets.append(ControlTarget(action, controlEvents))
    }

    func defaultRemoveAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    func defaultRemoveAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeEvents(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

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
