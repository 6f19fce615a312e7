/// A method that can be called on an object later.
/// It is created from the method: `Selector(WindowLoop.step)`, `Selector(WindowLoop.tick(_:))`.
///
/// Differs from Apple: `#selector` is not available, because it needs the Objective-C runtime. As with `#selector`, the compiler checks
/// that the method exists.
@preconcurrency @MainActor public struct Selector {
    private let call: (Any, Any?, Any?) -> Bool

    /// Creates a selector for a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector for a method with a sender.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector for a method with a sender and an event. The event is nil for a call without an event.
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event?) -> Void) {
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event as? Event)
            return true
        }
    }

    /// Creates a selector for a method with a sender and an event. Without an event the method is not called.
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void) {
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Calls the method. Returns false if the object has no such method, or the sender or the event is of another type.
    @discardableResult
    package func perform(on target: Any, with sender: Any?, _ event: Any? = nil) -> Bool { call(target, sender, event) }
}
