/// The Swift files of a module, and of the modules of the same project that it imports.
package struct ModuleFiles: Sendable {
    /// The files of the module.
    package var files: [(path: String, text: String)]
    /// The files of the imported modules of the same project. They are searched for declarations, but not rewritten.
    package var imported: [(path: String, text: String)]

    package init(files: [(path: String, text: String)], imported: [(path: String, text: String)] = []) {
        (self.files, self.imported) = (files, imported)
    }
}
