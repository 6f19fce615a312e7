/// The public interface of a module, or of the program, as a text file: a header, then one declaration in each line, sorted.
struct InterfaceModule: Equatable {
    let name: String
    /// The modules that `import` of this module imports too.
    var exports: [String] = []
    var declarations: [InterfaceDeclaration] = []

    private static let exportsPrefix = "# Exports: "

    init(name: String, exports: [String] = [], declarations: [InterfaceDeclaration] = []) {
        self.name = name
        self.exports = exports.sorted()
        self.declarations = declarations.sorted()
    }

    /// Reads a file.
    init(name: String, text: String) {
        var module = Self(name: name)
        for line in text.split(separator: "\n") {
            if line.hasPrefix(Self.exportsPrefix) {
                module.exports = line.dropFirst(Self.exportsPrefix.count).split(separator: ", ").map(String.init)
            } else if !line.hasPrefix("#") {
                module.declarations.append(InterfaceDeclaration(line: line))
            }
        }
        self = module
    }

    /// The text of the file.
    var text: String {
        let header = ["# \(name)"] + (exports.isEmpty ? [] : [Self.exportsPrefix + exports.joined(separator: ", ")])
        return (header + declarations.map(\.line)).joined(separator: "\n") + "\n"
    }
}
