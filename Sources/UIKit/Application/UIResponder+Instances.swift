extension UIResponder {
    /// Creates an object by `init()` of its class, also if the compiler does not know the class.
    package convenience init(ofDynamicClass: Void) { self.init() }

    /// Returns a new object of a class that is known only at run time. Ends the program if the class has no `init()`.
    ///
    /// Swift permits `type.init()` only for required initializers, and every subclass with an initializer of its own would have to write
    /// a required `init()`. The convenience initializer above calls `init()` of the class of the new object, and it gets this class as an
    /// argument. Under the name of its symbol it is a static function, which can be called with any subclass.
    package static func makeInstance() -> UIResponder { allocate(()) }

    @_silgen_name("$s5UIKit11UIResponderC14ofDynamicClassACyt_tcfC")
    private static func allocate(_ unused: Void) -> UIResponder
}
