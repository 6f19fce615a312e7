/// An object of a project.pbxproj file.
struct XcodeObject {
    /// The identifier, usually 24 hexadecimal digits.
    var id: String
    /// The name of its class, such as "PBXGroup".
    var isa: String
    var fields: PropertyListDictionary
    /// The line in project.pbxproj.
    var line: Int?

    /// Returns the value of a field that is a text, or nil.
    func text(_ key: String) -> String? { fields[key]?.string }

    /// Returns the texts of a field that is a list. For a field that is a text, returns a list with this text.
    func list(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    /// The name, the last component of the path, or the identifier.
    var displayName: String { text("name") ?? text("path").map(ProjectPath.name) ?? id }
}
