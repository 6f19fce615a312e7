/// The string tables that are made from string catalogs (`.xcstrings`) and plural tables (`.stringsdict`). Foundation on Linux cannot read
/// these two formats.
struct StringTables {
    private(set) var files: [GeneratedPackage.File] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []
    /// The strings of each new table, by the path of the table in the app folder.
    private var tables: [String: [String: String]] = [:]

    /// Reads the catalogs and plural tables among some resources. If two of them have the same key in the same table, the first one is
    /// used.
    ///
    /// - Parameters:
    ///   - copies: The resources of modules at their paths in the app folder. A text of the app with the same key is used instead.
    ///   - existing: The files of all linked resources, also of the copies, by their paths in the app folder. If an existing table has the
    ///     same path as a new table, its strings are added to the new table.
    init(_ resources: [Resource], copies: [Resource] = [], existing: [String: String]) {
        let copied = read(copies)
        tables = read(resources)
        let files = Set(copies.map(\.path))
        for path in Set(tables.keys).union(copied.keys).sorted() {
            let source = existing[path]
            let isCopied = source.map(files.contains) ?? false
            if let source, !isCopied { addStrings(of: source, to: path) }
            tables[path, default: [:]].merge(copied[path] ?? [:]) { old, _ in old }
            if let source, isCopied { addStrings(of: source, to: path) }
        }
        self.files = tables.keys.sorted().map { GeneratedPackage.File(path: $0, text: Self.text(tables[$0] ?? [:])) }
    }

    /// Returns the tables of the catalogs and plural tables among some resources, by their paths.
    private mutating func read(_ resources: [Resource]) -> [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        func add(_ table: [String: String], _ path: String) { result[path, default: [:]].merge(table) { old, _ in old } }
        for resource in resources {
            do {
                let path = resource.bundlePath
                if Self.isCatalog(resource) {
                    let name = String(path.split(separator: "/").last?.dropLast(".xcstrings".count) ?? "")
                    for (language, table) in try StringCatalog.tables(ofFileAt: resource.path, table: name) {
                        add(table, "\(Self.bundle(of: path))\(language).lproj/\(name).strings")
                    }
                } else if Self.isPluralTable(resource) {
                    let name = String(path.split(separator: "/").last?.dropLast(".stringsdict".count) ?? "")
                    add(try PluralTable.strings(ofFileAt: resource.path, table: name), path.dropLast(".stringsdict".count) + ".strings")
                }
            } catch {
                // The resources of a module are read twice, so each of their diagnostics occurs twice.
                if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
            }
        }
        return result
    }

    /// Returns the folder of the bundle that contains a catalog, with a slash at its end, or an empty text for the app folder. The catalog
    /// of a storyboard is in the folder `mul.lproj`, which is not a language.
    private static func bundle(of path: String) -> String {
        path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }.map { "\($0)/" }.joined()
    }

    /// Adds the strings of a file to the table at `path`. If the table already has plural forms for a key, they are kept, as on iOS.
    private mutating func addStrings(of source: String, to path: String) {
        do {
            let strings = try FileSystem.propertyList(source).dictionary ?? PropertyListDictionary()
            for (key, value) in strings where tables[path]?[key] == nil { tables[path, default: [:]][key] = value.string }
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
