import QuartzCore

/// A method or an action that is called for some events of a control.
struct ControlTarget {
    enum Callback {
        case method(Selector)
        case action(UIAction)
    }

    var events: UIControl.Event
    /// The object on which the method is called. It is not retained.
    private(set) weak var target: AnyObject?
    /// Whether the method is looked up in the responder chain, because it was added with the target nil.
    let usesResponderChain: Bool
    let callback: Callback

    init(_ target: Any?, _ selector: Selector, _ events: UIControl.Event) {
        self.target = target.map(ClassTarget.object)
        usesResponderChain = target == nil
        callback = .method(selector)
        self.events = events
    }

    init(_ action: UIAction, _ events: UIControl.Event) {
        usesResponderChain = false
        callback = .action(action)
        self.events = events
    }

    var action: UIAction? { if case .action(let action) = callback { action } else { nil } }
}
