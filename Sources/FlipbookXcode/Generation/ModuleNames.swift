/// The names of the modules of a generated package. If Flipbook or Swift uses the name of a module of the project, the module is renamed
/// with the suffix `App`.
package struct ModuleNames: Sendable {
    /// The name of the module of the app, which is also the name of the executable.
    package let app: String
    /// The names of all modules in the project.
    let originalNames: Set<String>
    /// The new names of the modules that are renamed, by their names in the project.
    let renamed: [String: String]
    let diagnostics: [ProjectDiagnostic]

    /// The names that a module of a client cannot have, because Flipbook's package or Swift has a module with the same name.
    private static let reserved = RewriteOptions.systemModules.union([
        "Stage", "WindowShell", "DemoScenes", "flipbook", "CPixelKernels", "CApplicationRunner", "CFontLibraries", "CSDLImage",
        "CSDLWindow",
    ])

    package init(_ project: AppProject) {
        var renamed: [String: String] = [:]
        let names = project.dependencies.map(\.moduleName) + [project.moduleName] + project.testTargets.map(\.moduleName)
        for name in names where Self.reserved.contains(name) || name.hasPrefix("Flipbook") { renamed[name] = name + "App" }
        self.renamed = renamed
        originalNames = Set(names)
        app = renamed[project.moduleName] ?? project.moduleName
        diagnostics = renamed.keys.sorted().map {
            ProjectDiagnostic(
                path: project.projectPath,
                message: "the module \($0) is built as \(renamed[$0] ?? ""), because Flipbook or Swift has a module with this name")
        }
    }

    /// Returns the name in the generated package of the module that has the name `name` in the project.
    subscript(name: String) -> String { renamed[name] ?? name }
}
