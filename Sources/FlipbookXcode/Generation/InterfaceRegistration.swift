/// The source file of a module that registers the outlets, actions and inspectable properties of its classes.
struct InterfaceRegistration {
    /// The name of the module.
    let module: String
    /// The names of the generated functions that return classes: one function for each source file that declares such classes.
    let functions: [String]
    /// The modules whose classes the app registers besides its own, or nil for a module that is not the app. UIKit calls only the function
    /// of the app, by its C name.
    let libraries: [String]?
    /// The path of the module's resource bundle in the app folder, or nil for a module that does not belong to a Swift package. If the path
    /// is empty, the app folder is the bundle.
    let packageBundle: String?

    var text: String { "import UIKit\n" + registration + (packageBundle.map(Self.bundleProperty) ?? "") }

    private var registration: String {
        let classes = functions.isEmpty ? "[]" : functions.map { "\($0)()" }.joined(separator: " + ")
        let register = "FlipbookInterface.register(\(classes), module: \"\(module)\")"
        guard let libraries else {
            return "\n@preconcurrency @MainActor public func flipbookRegister_\(module)() { \(register) }\n"
        }
        // A module can contain a type with the name of the module, so the functions are called without the module name.
        let imports = libraries.map { "import \($0)\n" }.joined()
        let calls = libraries.map { "        flipbookRegister_\($0)()\n" }.joined()
        return """
            \(imports)
            @_cdecl("flipbook_interface_classes")
            public func flipbookInterfaceClasses() {
                MainActor.assumeIsolated {
            \(calls)        \(register)
                }
            }

            """
    }

    /// Returns the declaration of `Bundle.module`, with which the sources of a Swift package find their resources.
    private static func bundleProperty(_ path: String) -> String {
        let bundle = path.isEmpty ? "Bundle.main" : "Bundle(path: Bundle.main.bundlePath + \"/\(path)\") ?? Bundle.main"
        return "\nextension Foundation.Bundle {\n    nonisolated static var module: Bundle { \(bundle) }\n}\n"
    }
}
