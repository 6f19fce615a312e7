import QuartzCore

/// Who is told of some of a control's events.
struct ControlHandler {
    enum Call {
        case method(Selector)
        case action(UIAction)
    }

    var events: UIControl.Event
    /// Not held; a nil from the beginning means whoever on the way up has the method.
    private(set) weak var target: AnyObject?
    let goesUp: Bool
    let call: Call

    init(_ target: Any?, _ selector: Selector, _ events: UIControl.Event) {
        self.target = target.map { $0 as AnyObject }
        goesUp = target == nil
        call = .method(selector)
        self.events = events
    }

    init(_ action: UIAction, _ events: UIControl.Event) {
        goesUp = false
        call = .action(action)
        self.events = events
    }

    var action: UIAction? { if case .action(let action) = call { action } else { nil } }
}

extension UIControl {
    /// The method takes nothing, the control, or the control and the event. The target is not held; nil means whoever above the control
    /// has the method.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.append(ControlHandler(target, action, controlEvents))
    }

    /// Methods cannot be told apart here: a target is removed with all of them. Nil means every target.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { handler in
            guard handler.action == nil else { return false }
            return target.map { handler.target === $0 as AnyObject } ?? true
        }
    }

    /// An action takes the place of another one with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(action, controlEvents))
    }

    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    public var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? AnyHashable }) }
    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll(where: \.events.isEmpty)
    }

    /// The value has been changed by hand, and that is what the control is for.
    func tellOfNewValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
