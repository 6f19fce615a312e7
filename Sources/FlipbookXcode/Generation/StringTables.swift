/// The string tables that are made from string catalogs (`.xcstrings`) and plural tables (`.stringsdict`). Foundation on Linux cannot read
/// these two formats.
struct StringTables {
    private(set) var files: [GeneratedPackage.File] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []
    private var tables: [String: [String: String]] = [:]

    /// Reads the catalogs and plural tables among some resources.
    ///
    /// - Parameter existing: The resources of the app by their paths in the bundle. If an existing table has the same path as a new table,
    ///   its strings are added to the new table.
    init(_ resources: [Resource], existing: [String: String]) {
        for resource in resources {
            do {
                let path = resource.bundlePath
                if Self.isCatalog(resource) {
                    let name = String(path.split(separator: "/").last?.dropLast(".xcstrings".count) ?? "")
                    for (language, table) in try StringCatalog.tables(ofFileAt: resource.path, table: name) {
                        add(table, "\(language).lproj/\(name).strings")
                    }
                } else if Self.isPluralTable(resource) {
                    let name = String(path.split(separator: "/").last?.dropLast(".stringsdict".count) ?? "")
                    add(try PluralTable.strings(ofFileAt: resource.path, table: name), path.dropLast(".stringsdict".count) + ".strings")
                }
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        for path in tables.keys.sorted() {
            if let source = existing[path] { addStrings(of: source, to: path) }
        }
        files = tables.keys.sorted().map { GeneratedPackage.File(path: $0, text: Self.text(tables[$0] ?? [:])) }
    }

    private mutating func add(_ table: [String: String], _ path: String) { tables[path, default: [:]].merge(table) { $1 } }

    /// Adds the strings of a file. Existing plural forms of the same key are kept, as on iOS.
    private mutating func addStrings(of source: String, to path: String) {
        do {
            let strings = try FileSystem.propertyList(source).dictionary ?? PropertyListDictionary()
            for (key, value) in strings where tables[path]?[key] == nil { tables[path]?[key] = value.string }
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    private static func text(_ table: [String: String]) -> String {
        PropertyList.dictionary(PropertyListDictionary(table.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })).xml
    }

    /// Returns whether a string table is made from a resource.
    static func isSource(_ resource: Resource) -> Bool { isCatalog(resource) || isPluralTable(resource) }
    private static func isCatalog(_ resource: Resource) -> Bool { resource.path.lowercased().hasSuffix(".xcstrings") }
    /// Returns whether a resource is a plural table. Foundation on Linux crashes at each lookup of a text in a bundle with such a file.
    private static func isPluralTable(_ resource: Resource) -> Bool { resource.path.lowercased().hasSuffix(".stringsdict") }
}
