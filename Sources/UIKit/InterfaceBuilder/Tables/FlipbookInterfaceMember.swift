import Foundation

/// An outlet, an inspectable property or an action of a class. `flipbook open` generates the code that
/// creates these values.
@preconcurrency @MainActor public struct FlipbookInterfaceMember<Object: AnyObject> {
    let member: InterfaceMember

    private init(_ member: InterfaceMember) { self.member = member }

    /// Returns an outlet or an outlet collection.
    public static func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
        Self(InterfaceMember(name, path))
    }

    /// Returns an outlet whose type is implicitly unwrapped. If it is nil after its object was loaded, this is reported.
    public static func requiredOutlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) -> Self {
        var member = InterfaceMember(name, path)
        member.isMissing = { ($0 as? Object)?[keyPath: path] == nil }
        return Self(member)
    }

    /// Returns an inspectable property.
    public static func inspectable<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
        Self(InterfaceMember(name, path))
    }

    /// Returns an action without parameters. The name is the name in Objective-C.
    public static func action(_ name: String, _ method: @escaping (Object) -> () -> Void) -> Self {
        Self(InterfaceMember(name, .action(Selector(method, named: name))))
    }

    /// Returns an action with a sender, which can also be an unwind segue. The name is the name in Objective-C, such as
    /// `tap:`.
    public static func action<Sender>(_ name: String, _ method: @escaping (Object) -> (Sender) -> Void) -> Self {
        Self(InterfaceMember(name, .action(Selector(method, named: name))))
    }

    /// Returns an action with a sender and an event, which is nil for a call without an event.
    public static func action<Sender, Event>(_ name: String, _ method: @escaping (Object) -> (Sender, Event?) -> Void) -> Self {
        Self(InterfaceMember(name, .action(Selector(method, named: name))))
    }

    /// Returns an action with a sender and an event. For a call without an event, such as `sendActions(for:)`, the event is empty.
    public static func action<Sender>(_ name: String, _ method: @escaping (Object) -> (Sender, UIEvent) -> Void) -> Self {
        action(name) { object in { (sender: Sender, event: UIEvent?) in method(object)(sender, event ?? UIEvent([], time: StageTime.now)) }
        }
    }

    /// Returns a method that creates the destination of a segue.
    public static func segueAction(
        _ name: String, _ method: @escaping (Object) -> (NSCoder) -> UIViewController?
    ) -> Self {
        make(name) { object, coder, _, _ in method(object)(coder) }
    }

    /// Returns a method that creates the destination of a segue, with the sender.
    public static func segueAction(
        _ name: String, _ method: @escaping (Object) -> (NSCoder, Any?) -> UIViewController?
    ) -> Self {
        make(name) { object, coder, sender, _ in method(object)(coder, sender) }
    }

    /// Returns a method that creates the destination of a segue, with the sender and the identifier of the segue.
    public static func segueAction(
        _ name: String, _ method: @escaping (Object) -> (NSCoder, Any?, String?) -> UIViewController?
    ) -> Self {
        make(name) { object, coder, sender, identifier in method(object)(coder, sender, identifier) }
    }

    private static func make(_ name: String, _ create: @escaping (Object, NSCoder, Any?, String?) -> UIViewController?) -> Self {
        Self(
            InterfaceMember(
                name,
                .segueAction { object, coder, sender, identifier in
                    (object as? Object).flatMap { create($0, coder, sender, identifier) }
                }))
    }
}
