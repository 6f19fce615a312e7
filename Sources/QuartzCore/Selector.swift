/// A method to be called on some object later, made from the method itself: `Selector(Player.step)`, `Selector(Player.tick(_:))`.
///
/// `#selector` needs the Objective-C runtime. This is checked by the compiler instead: a method that does not exist does not compile.
public struct Selector {
    private let call: (Any, Any?) -> Bool

    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        call = { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        call = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Calls the method; false where the object has no such method, or the sender is of another type.
    @discardableResult
    package func perform(on target: Any, with sender: Any?) -> Bool { call(target, sender) }
}
