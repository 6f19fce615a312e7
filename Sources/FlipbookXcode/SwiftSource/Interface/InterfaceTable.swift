/// The entries of a file's interface table.
struct InterfaceTable {
    /// Expressions of `FlipbookInterfaceClass`
    var classes: [String] = []
    /// Extensions with functions that return the members of classes.
    var memberFunctions: [String] = []

    /// Returns the name of a function that returns the members of a class, which are declared in a file.
    static func memberFunction(_ type: String, file: Int? = nil) -> String {
        "flipbookMembers_" + type.map { $0 == "." ? "_" : String($0) }.joined() + (file.map { "_\($0)" } ?? "")
    }
}
