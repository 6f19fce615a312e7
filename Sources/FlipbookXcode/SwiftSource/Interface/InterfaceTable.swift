/// The entries of a file's interface table.
struct InterfaceTable {
    /// The expressions that create values of `FlipbookInterfaceClass`.
    var classes: [String] = []
    /// The extensions with the functions that return the members of classes.
    var memberFunctions: [String] = []

    /// Returns the name of the function for the members of a class in its extensions in a file. If `file` is nil, the function is for the
    /// members in the class itself.
    static func memberFunction(_ type: String, file: Int? = nil) -> String {
        "flipbookMembers_" + type.map { $0 == "." ? "_" : String($0) }.joined() + (file.map { "_\($0)" } ?? "")
    }
}
