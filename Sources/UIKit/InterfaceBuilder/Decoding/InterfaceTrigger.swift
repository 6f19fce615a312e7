/// Registers closures that controls, gesture recognizers and bar buttons call when they send their actions.
enum InterfaceTrigger {
    /// Registers a closure that is called with the sender when an object sends its action. Returns false if the object sends no action.
    @discardableResult
    static func add(to source: AnyObject, events: String? = nil, _ call: @escaping (AnyObject) -> Void) -> Bool {
        switch source {
        case let control as UIControl:
            let action = UIAction { [weak control] _ in control.map(call) }
            control.addAction(action, for: InterfaceConnector.events(events, of: control))
        case let recognizer as UIGestureRecognizer:
            // A gesture triggers once: when it begins, or when it is recognized without having begun.
            var hasBegun = false
            recognizer.addAction { recognizer in
                if recognizer.state == .began || recognizer.state == .recognized && !hasBegun { call(recognizer) }
                hasBegun = recognizer.state == .began || recognizer.state == .changed
            }
        case let item as UIBarButtonItem: item.interfaceAction = { call($0) }
        default: return false
        }
        return true
    }
}
