/// A method that can be called on an object later.
/// It is created from the method: `Selector(WindowLoop.step)`, `Selector(WindowLoop.tick(_:))`.
///
/// Differs from Apple: `#selector` is not available, because it needs the Objective-C runtime. As with `#selector`, the compiler checks
/// that the method exists. Two selectors of the same method are equal only if they have a name, as in
/// `Selector(WindowLoop.step, named: "step")`, or if one is a copy of the other.
@preconcurrency @MainActor public struct Selector: Hashable {
    /// The parts of a selector that its copies share.
    private final class Method {
        let call: (Any, Any?, Any?) -> Bool
        let hasMethod: (Any) -> Bool
        let type: Any.Type

        init(_ type: Any.Type, _ hasMethod: @escaping (Any) -> Bool, _ call: @escaping (Any, Any?, Any?) -> Bool) {
            (self.type, self.hasMethod, self.call) = (type, hasMethod, call)
        }
    }

    private let method: Method
    /// The name of the method as in Objective-C, such as `tick:`, or nil.
    ///
    /// Differs from Apple: a selector has a name only if it was created with one.
    public let name: String?

    /// Creates a selector for a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void, named name: String? = nil) {
        self.name = name
        self.method = Method(((Target) -> () -> Void).self, { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector for a method with a sender.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void, named name: String? = nil) {
        self.name = name
        self.method = Method(((Target) -> (Sender) -> Void).self, { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector for a method with a sender and an event. The event is nil for a call without an event.
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event?) -> Void, named name: String? = nil) {
        self.name = name
        self.method = Method(((Target) -> (Sender, Event?) -> Void).self, { $0 is Target }) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event as? Event)
            return true
        }
    }

    /// Creates a selector for a method with a sender and an event. Without an event the method is not called.
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void, named name: String? = nil) {
        self.name = name
        self.method = Method(((Target) -> (Sender, Event) -> Void).self, { $0 is Target }) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Calls the method. Returns false if the object has no such method, or the sender or the event is of another type.
    @discardableResult
    package func perform(on target: Any, with sender: Any?, _ event: Any? = nil) -> Bool { method.call(target, sender, event) }

    /// Returns whether an object has the method.
    package func isMethod(of object: Any) -> Bool { method.hasMethod(object) }

    /// Whether two selectors are of the same method, as far as it is known: by their names if both have one, and otherwise by the types of
    /// their methods.
    package func mayEqual(_ other: Selector) -> Bool {
        if let name, let otherName = other.name { return name == otherName }
        return method === other.method || method.type == other.method.type
    }

    /// Returns whether two selectors have the same name, or are copies of each other.
    nonisolated public static func == (a: Selector, b: Selector) -> Bool {
        a.name != nil ? a.name == b.name : b.name == nil && a.method === b.method
    }
    /// Hashes the name of the selector, or its identity if it has none.
    nonisolated public func hash(into hasher: inout Hasher) {
        if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
    }
}
