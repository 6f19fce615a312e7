/// A method that can be called on an object later. A selector is created from the method: `Selector(WindowLoop.step)`,
/// `Selector(WindowLoop.tick(_:))`.
///
/// Differs from Apple: `#selector` is not available, because it needs the Objective-C runtime. As with `#selector`, the compiler checks
/// that the method exists. Two selectors of the same method are equal only if they have the same name, as in `Selector(WindowLoop.step,
/// named: "step")`, or if they are copies of the same selector.
@preconcurrency @MainActor public struct Selector: Hashable {
    /// The properties of a selector that its copies share.
    private final class Method {
        let call: (Any, Any?, Any?) -> Bool
        let hasMethod: (Any) -> Bool
        let type: Any.Type
        /// Returns the value of a getter, or nil for other methods.
        let value: ((Any) -> Any?)?

        init(
            _ type: Any.Type, value: ((Any) -> Any?)? = nil, _ hasMethod: @escaping (Any) -> Bool,
            _ call: @escaping (Any, Any?, Any?) -> Bool
        ) {
            (self.type, self.hasMethod, self.call, self.value) = (type, hasMethod, call, value)
        }
    }

    private let method: Method
    /// The name of the method as in Objective-C, such as `tick:`, or nil.
    ///
    /// Differs from Apple: a selector has a name only if it was created with a name.
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

    /// Creates a selector for a getter. `perform(_:)` returns the value of the getter.
    public init<Target: AnyObject, Value>(getter: @escaping (Target) -> Value, named name: String? = nil) {
        self.name = name
        let value: (Any) -> Any? = { ($0 as? Target).map(getter) }
        self.method = Method(((Target) -> Value).self, value: value, { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = getter(target)
            return true
        }
    }

    /// Creates a selector for a static method, or for a method with more than two parameters.
    ///
    /// - Parameters:
    ///   - count: The number of parameters.
    ///   - method: Calls the method of an object or of a class, with an array of `count` arguments. Arguments that the caller of the selector
    ///     does not have are nil. Returns false if an argument has another type than its parameter.
    ///   - name: The name of the method as in Objective-C, or nil.
    public init<Target>(
        arguments count: Int, _ method: @escaping (_ target: Target, _ arguments: [Any?]) -> Bool, named name: String? = nil
    ) {
        self.name = name
        self.method = Method(((Target, [Any?]) -> Bool).self, { $0 is Target }) { target, sender, event in
            guard let target = target as? Target else { return false }
            // Callers pass at most a sender and an event, so all further arguments are nil.
            let arguments = [sender, event] + Array(repeating: nil, count: max(count - 2, 0))
            return method(target, Array(arguments.prefix(count)))
        }
    }

    /// Calls the method. Returns false if the object has no such method, or if the sender or the event has another type than the parameter.
    @discardableResult
    package func perform(on target: Any, with sender: Any?, _ event: Any? = nil) -> Bool {
        method.call(Self.target(target), sender, event)
    }

    /// Returns the value of a getter of an object, or nil for other selectors.
    package func value(of target: Any) -> Any? { method.value.flatMap { $0(Self.target(target)) } }

    /// Returns whether an object has the method.
    package func isMethod(of object: Any) -> Bool { method.hasMethod(Self.target(object)) }

    /// Returns the class that an object represents, or the object itself.
    private static func target(_ object: Any) -> Any { (object as? ClassTarget)?.type ?? object }

    /// Returns whether two selectors are possibly selectors of the same method. If both have names, the names are compared, otherwise the
    /// types of their methods.
    package func mayHaveSameMethod(as other: Selector) -> Bool {
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
