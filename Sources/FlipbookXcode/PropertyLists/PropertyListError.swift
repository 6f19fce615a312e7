/// The reason why a text or a file is not a property list.
package struct PropertyListError: Error, Hashable, CustomStringConvertible {
    /// The line, beginning with 1, or nil for binary files.
    package var line: Int?
    /// What is wrong.
    package var message: String

    package init(line: Int?, message: String) { (self.line, self.message) = (line, message) }

    package var description: String { (line.map { "line \($0): " } ?? "") + message }
}
