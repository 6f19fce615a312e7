import Foundation

/// The Swift package that is generated from an app project: its manifest, the rewritten sources, and the links of the app folder.
///
/// The package exists only in memory: its initializer reads the sources of the project, but writes no files.
package struct GeneratedPackage: Sendable {
    /// A generated file.
    package struct File: Sendable, Equatable {
        /// The path relative to the folder of the package.
        package var path: String
        package var text: String
    }

    /// A file or folder of the project that the app folder contains.
    package struct Link: Sendable, Equatable {
        /// The path relative to the app folder.
        package var path: String
        /// The absolute path in the project.
        package var target: String
    }

    /// A framework that sources import and that does not exist on Linux.
    package struct MissingFramework: Sendable, Equatable {
        package var name: String
        /// The locations of the imports in the sources.
        package var locations: [String]
    }

    /// A module of the package.
    package struct Module: Sendable {
        package enum Kind: Sendable { case library, app, test }
        package let name: String
        package let kind: Kind
        let sources: [SourceFile]
        let swiftVersion: String
        /// The path of the module's resource bundle, or nil if the module does not belong to a Swift package. See `InterfaceRegistration`.
        var packageBundle: String?
        package let conditions: [String]
        /// Whether declarations belong to the main actor by default.
        package let isMainActor: Bool
        /// The upcoming features of Swift that the project enables.
        package let upcomingFeatures: [String]
        /// Whether the module is compiled in Swift 6 mode.
        package var isSwift6: Bool { (swiftVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 }
        /// The folder of the sources, relative to the folder of the package.
        package var folder: String { (kind == .test ? "Tests/" : "Sources/") + name }
    }

    /// The modules. A module is after the modules that it imports.
    package private(set) var modules: [Module] = []
    /// The files, in the order of their paths.
    package private(set) var files: [File] = []
    /// The links in the app folder, in the order of their paths.
    package private(set) var links: [Link] = []
    /// The links to the resources of the unit tests.
    package private(set) var testLinks: [Link] = []
    /// The string tables in the app folder that are made from string catalogs.
    package private(set) var stringTables: [File] = []
    package private(set) var diagnostics: [ProjectDiagnostic] = []
    package private(set) var missingFrameworks: [MissingFramework] = []
    /// The names of the executable and of the modules.
    package let names: ModuleNames
    /// Whether the app has texts with plural forms.
    private let hasPluralForms: Bool

    /// Creates the package.
    ///
    /// - Parameters:
    ///   - flipbookFolder: The folder of Flipbook's package, on which the generated package depends.
    ///   - withTests: Whether the package contains the unit tests.
    package init(_ project: AppProject, flipbookFolder: String, withTests: Bool = false) {
        names = ModuleNames(project)
        diagnostics = names.diagnostics
        let resources = project.resources + project.dependencies.flatMap(\.resources)
        hasPluralForms = resources.contains { StringTables.isSource($0) }
        let tests = withTests ? project.testTargets : []
        var modules = project.dependencies.map {
            Module(
                name: names[$0.moduleName], kind: .library, sources: $0.sources, swiftVersion: $0.swiftVersion,
                packageBundle: $0.bundlePath.hasSuffix(".bundle") ? $0.bundlePath : nil,
                conditions: $0.activeCompilationConditions, isMainActor: $0.defaultIsolationIsMainActor,
                upcomingFeatures: $0.upcomingFeatures)
        }
        modules.append(
            Module(
                name: names.app, kind: .app, sources: project.sources, swiftVersion: project.swiftVersion,
                packageBundle: project.isSwiftPackage ? "" : nil,
                conditions: project.activeCompilationConditions, isMainActor: project.defaultIsolationIsMainActor,
                upcomingFeatures: project.upcomingFeatures))
        modules += tests.map {
            Module(
                name: names[$0.moduleName], kind: .test, sources: $0.sources, swiftVersion: $0.swiftVersion,
                conditions: $0.activeCompilationConditions, isMainActor: $0.defaultIsolationIsMainActor,
                upcomingFeatures: $0.upcomingFeatures)
        }
        self.modules = modules
        if let header = project.bridgingHeader { reportBridgingHeader(header) }
        for module in modules { reportCompilerFlags(of: module) }
        add(modules)
        files.append(
            File(
                path: "Package.swift",
                text: GeneratedManifest(project, names: names, tests: tests, flipbookFolder: flipbookFolder).text))
        if !tests.isEmpty {
            let testModules = self.modules.filter { $0.kind == .test }.map(\.name)
            files.append(File(path: "Runner/FlipbookTestRunner.swift", text: TestDiscovery.runner(modules: testModules)))
            let folder = "Sources/\(TestSupport.hostModule)"
            files.append(File(path: "\(folder)/start.c", text: TestSupport.hostSource))
            files.append(File(path: "\(folder)/include/\(TestSupport.hostModule).h", text: ""))
        }
        files.sort { $0.path < $1.path }
        addAssetSymbols(project)
        let copies = project.dependencies.flatMap(Self.flatResources)
        links = Self.links(resources + copies)
        addStringTables(resources, copies: copies)
        testLinks = tests.flatMap { Self.links($0.resources) }
    }

    // MARK: - Ignored settings

    /// Reports a bridging header that contains more than comments and preprocessor directives. A header that was created by Xcode and not
    /// edited contains only comments.
    private mutating func reportBridgingHeader(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let ignoredStarts = ["//", "/*", "*", "#ifndef", "#define", "#endif", "#pragma"]
        let declaresAnything = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            return !text.isEmpty && !ignoredStarts.contains { text.hasPrefix($0) }
        }
        guard declaresAnything else { return }
        let message = "the bridging header is ignored, because Linux has no Objective-C; write what the sources use of it in Swift"
        diagnostics.append(ProjectDiagnostic(path: path, message: message))
    }

    /// Reports the compiler flags of single files. The compiler compiles all files of a module at once, with the same flags.
    private mutating func reportCompilerFlags(of module: Module) {
        for source in module.sources where !source.compilerFlags.isEmpty {
            let flags = source.compilerFlags.joined(separator: " ")
            let message = "the compiler flags \(flags) of this file are ignored; set them for the target"
            diagnostics.append(ProjectDiagnostic(path: source.path, message: message))
        }
    }

    // MARK: - Sources

    /// Adds the sources of the modules. For each module, also adds the file of `InterfaceRegistration`, or for a test module the file of
    /// `TestSupport`.
    private mutating func add(_ modules: [Module]) {
        var frameworks: [String: [String]] = [:]
        var libraries: [String] = []
        for module in modules {
            let functions = add(module, knownModules: Set(modules.map(\.name)).union(names.originalNames), &frameworks)
            switch module.kind {
            case .test:
                files.append(File(path: "\(module.folder)/FlipbookTestSupport.swift", text: TestSupport.text))
            case .library, .app:
                let table = InterfaceRegistration(
                    module: module.name, functions: functions, libraries: module.kind == .app ? libraries : nil,
                    packageBundle: module.packageBundle)
                files.append(File(path: "\(module.folder)/FlipbookInterface.swift", text: table.text))
                libraries.append(module.name)
            }
        }
        missingFrameworks = frameworks.keys.sorted().map { MissingFramework(name: $0, locations: frameworks[$0] ?? []) }
    }

    /// Adds the rewritten sources of a module. Returns the names of the generated functions that return the interface tables.
    private mutating func add(
        _ module: Module, knownModules: Set<String>, _ frameworks: inout [String: [String]]
    ) -> [String] {
        let texts = module.sources.compactMap { source in text(of: source.path).map { (path: source.path, text: $0) } }
        var options = RewriteOptions()
        options.knownModules = knownModules
        options.compilationConditions = Set(module.conditions)
        options.languageVersion = Double(module.swiftVersion) ?? 5
        options.writesInterfaceTables = module.kind != .test
        options.hasPluralForms = hasPluralForms
        let rewriter = SourceRewriter(files: ModuleFiles(files: texts), options: options)
        if module.kind == .test {
            let list = TestDiscovery(rewriter.module).text(module: module.name)
            files.append(File(path: "\(module.folder)/FlipbookTestList.swift", text: list))
        }
        var functions: [String] = []
        var fileNames = FileNames()
        for (number, source) in texts.enumerated() {
            let file = rewriter.rewrite(path: source.path, originalPath: source.path, fileNumber: number)
            // UIKit is imported, because on iOS XCTest re-exports UIKit.
            let text = module.kind == .test ? "import UIKit\n" + file.text : file.text
            files.append(File(path: "\(module.folder)/\(fileNames.next(for: source.path))", text: text))
            diagnostics += file.diagnostics
            if let function = file.interfaceFunction { functions.append(function) }
            for framework in file.missingFrameworks {
                frameworks[framework.name, default: []].append("\(source.path):\(framework.line)")
            }
        }
        return functions
    }

    /// Adds the names that Xcode generates for the colors and images of the app's asset catalogs.
    private mutating func addAssetSymbols(_ project: AppProject) {
        let catalogs = project.resources.map(\.path).filter { $0.lowercased().hasSuffix(".xcassets") }
        let contents = project.sources.compactMap { FileManager.default.contents(atPath: $0.path) }
        let sources = contents.map { String(decoding: $0, as: UTF8.self) }
        let conditions = CompilationConditions(
            flags: Set(project.activeCompilationConditions), modules: RewriteOptions.systemModules,
            languageVersion: Double(project.swiftVersion) ?? 5)
        guard let text = AssetSymbols(catalogs: catalogs, usedIn: sources, conditions: conditions).text else { return }
        files.append(File(path: "Sources/\(names.app)/FlipbookAssetSymbols.swift", text: text))
        files.sort { $0.path < $1.path }
    }

    /// Returns the text of a source. If the source cannot be read, adds a diagnostic and returns nil.
    private mutating func text(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else {
            diagnostics.append(ProjectDiagnostic(path: path, message: "the file cannot be read; the program is built without it"))
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: - Resources

    /// Returns the links of resources. If several resources have the same path, the first one is linked.
    private static func links(_ resources: [Resource]) -> [Link] {
        var paths: Set<String> = []
        return resources.filter { !StringTables.isSource($0) && paths.insert($0.bundlePath).inserted }.map {
            Link(path: $0.bundlePath, target: $0.path)
        }
        .sorted { $0.path < $1.path }
    }

    /// Returns the resources of a framework with paths outside of the framework's bundle. The links at these paths add the resources to the
    /// bundle of the app, because `Bundle(for:)` returns this bundle for the classes of all modules.
    private static func flatResources(_ module: ModuleDependency) -> [Resource] {
        module.resources.map { resource in
            var flat = resource
            if flat.bundlePath.hasPrefix(module.bundlePath + "/") { flat.bundlePath.removeFirst(module.bundlePath.count + 1) }
            return flat
        }
    }

    /// Adds the string tables that are made from string catalogs and plural tables. Each new table replaces the project's table with the
    /// same path, and also contains the strings of that table.
    private mutating func addStringTables(_ resources: [Resource], copies: [Resource]) {
        let existing = Dictionary(links.map { ($0.path, $0.target) }) { first, _ in first }
        let tables = StringTables(resources, copies: copies, existing: existing)
        stringTables = tables.files
        diagnostics += tables.diagnostics
        let paths = Set(stringTables.map(\.path))
        links.removeAll { paths.contains($0.path) }
    }
}

extension AppProject {
    /// Whether the app is a target of a Swift package.
    fileprivate var isSwiftPackage: Bool { projectPath.hasSuffix("/Package.swift") || projectPath.hasSuffix(".swiftpm") }
}

/// The file names that are used in one folder, which must be unique.
private struct FileNames {
    private var used: Set<String> = [
        "flipbookinterface.swift", "flipbookassetsymbols.swift", "flipbooktestlist.swift", "flipbooktestsupport.swift",
    ]

    /// Returns the last component of a path, with a number if another file has the same name.
    mutating func next(for path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? "File.swift"
        var (candidate, number) = (name, 2)
        while !used.insert(candidate.lowercased()).inserted {
            candidate = "\(name.dropLast(".swift".count))-\(number).swift"
            number += 1
        }
        return candidate
    }
}
