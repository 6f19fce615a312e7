/// The reason why a text or a file is not a property list.
package struct PropertyListError: Error, Hashable, CustomStringConvertible {
    /// The line, beginning with 1, or nil for binary files.
    package var line: Int?
    /// The problem, in one line.
    package var message: String

    /// Creates an error. Line breaks in the message, which can contain parts of the text, are replaced by spaces.
    package init(line: Int?, message: String) {
        (self.line, self.message) = (line, String(message.map { $0.isNewline ? " " : $0 }))
    }

    package var description: String { (line.map { "line \($0): " } ?? "") + message }
}
