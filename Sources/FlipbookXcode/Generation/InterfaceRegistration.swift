/// The source file of a module that registers the outlets, actions and inspectable properties of its classes.
struct InterfaceRegistration {
    /// The name of the module.
    let module: String
    /// The functions that return the classes of each file.
    let functions: [String]
    /// The modules whose tables are registered too, or nil for a module that is not the app. UIKit calls the function of the app by its
    /// name in C.
    let libraries: [String]?

    var text: String {
        let classes = functions.isEmpty ? "[]" : functions.map { "\($0)()" }.joined(separator: " + ")
        let register = "FlipbookInterface.register(\(classes), module: \"\(module)\")"
        guard let libraries else {
            return """
                import UIKit

                @preconcurrency @MainActor public func flipbookRegister_\(module)() { \(register) }

                """
        }
        let imports = libraries.map { "import \($0)\n" }.joined()
        let calls = libraries.map { "        \($0).flipbookRegister_\($0)()\n" }.joined()
        return """
            import UIKit
            \(imports)
            @_cdecl("flipbook_interface_classes")
            public func flipbookInterfaceClasses() {
                MainActor.assumeIsolated {
            \(calls)        \(register)
                }
            }

            """
    }
}
