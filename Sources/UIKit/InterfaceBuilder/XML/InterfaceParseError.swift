/// The line and the reason of the first error in an XML file.
nonisolated package struct InterfaceParseError: Error, Equatable, CustomStringConvertible {
    /// The number of the line, starting at 1.
    package let line: Int
    /// The reason, in a few words.
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}
