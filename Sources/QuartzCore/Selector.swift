/// A method to be called on some object later, made from the method itself: `Selector(Player.step)`, `Selector(Player.tick(_:))`.
///
/// `#selector` needs the Objective-C runtime. This is checked by the compiler instead: a method that does not exist does not compile.
public struct Selector {
    private let call: (Any, Any?, Any?) -> Bool

    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// The event is nil where nothing happened but a call.
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event?) -> Void) {
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event as? Event)
            return true
        }
    }

    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void) {
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Calls the method; false where the object has no such method, or the sender or the event is of another type.
    @discardableResult
    package func perform(on target: Any, with sender: Any?, _ event: Any? = nil) -> Bool { call(target, sender, event) }
}
