/// A message for the developer.
nonisolated package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The effect of a diagnostic on the program.
    package enum Severity: Sendable {
        /// The program continues.
        case warning
        /// A call that is a programming error, for which Apple's UIKit raises an exception. Debug builds of Flipbook stop with an assertion
        /// failure. Release builds continue.
        case programmerError
    }

    /// The effect on the program.
    package let severity: Severity
    /// The name of the type or the command that reports the diagnostic, for example `UINavigationController`. It is empty if the message
    /// begins with a position in a file, like the messages of compilers: `notes.md:12:1: warning: …`.
    package let source: String
    /// The text: what is wrong, where, and what to do. It has one line, except for UIKit's log of conflicting constraints.
    package let message: String

    /// The line on standard error: `source: message`, or the message alone if the source is empty.
    package var description: String { source.isEmpty ? message : "\(source): \(message)" }
}
