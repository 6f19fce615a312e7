import Foundation

// The program of `make api` and `make api-check`. Tests/Interface/interface builds it with files of CommandTests, and
// gives it the symbol graphs of the modules and the help of the program.

/// An error in the arguments or in a file, with a message of one line.
struct InterfaceError: Error {
    var message: String
}

func text(_ path: String) throws -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw InterfaceError(message: "cannot read \(path)") }
    return text
}

func files(in folder: String, suffix: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw InterfaceError(message: "there is no folder \(folder)")
    }
    return names.filter { $0.hasSuffix(suffix) }.sorted()
}

// MARK: - Writing

/// Returns the modules that the files of a module export. They are in lines that begin with `@_exported import`.
func exports(of module: String, sources: String) throws -> [String] {
    var exports = Set<String>()
    for file in try files(in: "\(sources)/\(module)", suffix: ".swift") {
        for line in try text("\(sources)/\(module)/\(file)").split(separator: "\n") {
            if let name = line.firstMatch(of: /^@_exported import (\w+)/)?.1 { exports.insert(String(name)) }
        }
    }
    return exports.filter { FileManager.default.fileExists(atPath: "\(sources)/\($0)") }.sorted()
}

/// The part of `swift package dump-package` that lists the products.
struct Package: Decodable {
    struct Product: Decodable {
        /// The kind of the product, such as `library`, is the only key.
        struct Kind: Decodable {
            var library: [String]?
        }

        var targets: [String]
        var type: Kind
    }

    var products: [Product]
}

/// Returns the modules of the library products and all that they export, sorted.
func modules(ofPackage description: String, sources: String) throws -> [String] {
    let package = try JSONDecoder().decode(Package.self, from: Data(text(description).utf8))
    var (modules, rest) = (Set<String>(), package.products.filter { $0.type.library != nil }.flatMap(\.targets))
    while let module = rest.popLast() {
        if modules.insert(module).inserted { rest += try exports(of: module, sources: sources) }
    }
    return modules.sorted()
}

/// Writes the interface of each module, from the symbol graphs in a folder.
func write(graphs folder: String, to output: String, sources: String) throws {
    var graphs: [String: [SymbolGraph]] = [:]
    for file in try files(in: folder, suffix: ".symbols.json") {
        let module = file.prefix { $0 != "." && $0 != "@" }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
        graphs[String(module), default: []].append(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    for name in graphs.keys.sorted() {
        let others = graphs.keys.sorted().filter { $0 != name }.flatMap { graphs[$0, default: []] }
        let declarations = SymbolGraphReader(graphs[name, default: []], imported: others).declarations
        let module = InterfaceModule(name: name, exports: try exports(of: name, sources: sources), declarations: declarations)
        try module.text.write(toFile: "\(output)/\(name).txt", atomically: true, encoding: .utf8)
    }
}

/// Writes the interface of the program, from a folder with the outputs of its help: `help.txt`, `NAME.txt` of each command, `steps.txt`.
func write(help folder: String, to output: String) throws {
    let overview = try text("\(folder)/help.txt")
    var interface = CommandLineInterface()
    interface.addGallery(help: overview)
    for command in CommandLineInterface.commands(inHelp: overview) {
        interface.add(command, help: try text("\(folder)/\(command).help.txt"))
    }
    interface.addSteps(inError: try text("\(folder)/steps.txt"))
    let module = InterfaceModule(name: "flipbook", declarations: interface.declarations)
    try module.text.write(toFile: "\(output)/flipbook.txt", atomically: true, encoding: .utf8)
}

/// Writes the interface of the files of the program, from a folder with an example of each.
func write(examples folder: String, to output: String) throws {
    var interface = FileFormatInterface()
    for file in try files(in: folder, suffix: "") { try interface.addExample(file, text: text("\(folder)/\(file)")) }
    let module = InterfaceModule(name: "formats", declarations: Array(interface.declarations))
    try module.text.write(toFile: "\(output)/formats.txt", atomically: true, encoding: .utf8)
}

// MARK: - Comparing

func interface(in folder: String) throws -> [InterfaceModule] {
    try files(in: folder, suffix: ".txt").map {
        InterfaceModule(name: String($0.dropLast(4)), text: try text("\(folder)/\($0)"))
    }
}

/// Compares two interfaces, prints the differences, and returns whether the changelog names all of them.
func compare(_ released: String, _ current: String, changelog: String, version: String?) throws -> Bool {
    let comparison = InterfaceComparison(released: try interface(in: released), current: try interface(in: current))
    let unnamed = comparison.unnamed(in: Changelog(try text(changelog)).unreleasedChanges)
    for difference in comparison.differences {
        print(difference.description + (unnamed.contains(difference) ? "\n    no entry of \(changelog) names it" : ""))
    }
    print("\(comparison.differences.count) changes that can break code, and \(comparison.additions) additions, since the last release.")
    if !unnamed.isEmpty {
        print(
            """
            \(unnamed.count) of the changes are not in \(changelog). Under [Unreleased], in 'Changed', 'Deprecated', 'Removed', 'Fixed' or
            'Security', name each of them with its type, such as `UIView.draw(_:)`, and say what to use instead. docs/VERSIONS.md has the rules.
            """)
    }
    let breaking = comparison.differences.filter { !$0.isDeprecation }
    guard let version else { return unnamed.isEmpty }
    guard let previous = try text("\(released)/VERSION").split(separator: "\n").first.flatMap({ SemanticVersion($0) }) else {
        throw InterfaceError(message: "\(released)/VERSION does not begin with a version")
    }
    guard let new = SemanticVersion(version) else { throw InterfaceError(message: "'\(version)' is no version such as 1.2.0") }
    guard breaking.isEmpty || new.allowsBreakingChanges(after: previous) else {
        throw InterfaceError(message: "\(breaking.count) changes can break code, so \(new) must be a larger step after \(previous)")
    }
    return unnamed.isEmpty
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("modules", 3): print(try modules(ofPackage: arguments[2], sources: arguments[1]).joined(separator: "\n"))
    case ("write", 6):
        try write(graphs: arguments[2], to: arguments[5], sources: arguments[1])
        try write(help: arguments[3], to: arguments[5])
        try write(examples: arguments[4], to: arguments[5])
    case ("compare", 4...5):
        let version = arguments.count > 4 ? arguments[4] : nil
        exit(try compare(arguments[1], arguments[2], changelog: arguments[3], version: version) ? 0 : 1)
    default:
        throw InterfaceError(
            message:
                "usage: modules SOURCES PACKAGE | write SOURCES GRAPHS HELP EXAMPLES OUTPUT | compare RELEASED CURRENT CHANGELOG [VERSION]")
    }
} catch let error as InterfaceError {
    FileHandle.standardError.write(Data("interface: \(error.message)\n".utf8))
    exit(2)
}
