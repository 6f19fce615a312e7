/// A Swift file of a target.
package struct SourceFile: Sendable, Hashable {
    /// The absolute path.
    package var path: String
    /// The compiler flags that the project sets for this file only.
    package var compilerFlags: [String]

    package init(path: String, compilerFlags: [String] = []) { (self.path, self.compilerFlags) = (path, compilerFlags) }
}
