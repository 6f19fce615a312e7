/// The outlets, actions and inspectable properties of one class. `flipbook open` writes these values.
@preconcurrency @MainActor public struct FlipbookInterfaceClass {
    let type: AnyClass
    let name: String
    var members: [InterfaceMember]
    /// The function that creates a segue of the class. Nil if the class is not a segue.
    let makeSegue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?

    /// Creates the table of a class.
    public init<Object: AnyObject>(_ type: Object.Type, name: String, members: [FlipbookInterfaceMember<Object>] = []) {
        (self.type, self.name, self.members, makeSegue) = (type, name, members.map(\.member), nil)
    }

    /// Creates the table of a segue class. `make` creates the segues.
    ///
    /// The compiler cannot read functions that return a generic segue from the module, so `make` returns the superclass.
    @_semantics("optimize.no.crossmodule")
    public init<Object: UIStoryboardSegue>(
        segue type: Object.Type, name: String, members: [FlipbookInterfaceMember<Object>] = [],
        make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) {
        (self.type, self.name, self.members, makeSegue) = (type, name, members.map(\.member), make)
    }
}
