/// One outlet, inspectable property or action of a class, without the type of the class.
struct InterfaceMember {
    enum Kind {
        /// A property that is read and written by its name. The closure that writes returns false if the value has another type.
        case property(read: (AnyObject) -> Any?, write: (AnyObject, Any?) -> Bool)
        /// A method that a control, a recognizer or an unwind segue calls.
        case action(Selector)
        /// A method that creates the destination of a segue from a coder, a sender and the segue's identifier.
        case segueAction((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
    }

    let name: String
    let kind: Kind
    /// The type of the property, for diagnostics.
    var typeName = ""
    /// Whether an outlet that the code expects to be connected is nil. The closure is nil for all other members.
    var isMissing: ((AnyObject) -> Bool)?

    /// Creates a property.
    init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.name = name
        typeName = "\(Value.self)"
        kind = .property(
            read: { ($0 as? Object).map { $0[keyPath: path] } },
            write: { object, value in
                guard let object = object as? Object, let value = InterfaceValue.converted(value, to: Value.self) else { return false }
                object[keyPath: path] = value
                return true
            })
    }

    init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
}
