/// A message above the scene, from the process that watches the sources.
nonisolated package enum Notice: Equatable, Sendable {
    /// A program with this name is being built, with a text about the step of the build.
    case building(String, step: String? = nil)
    /// A problem: its title, the locations where it occurred, and the output of the build if the problem is a failed build.
    case problem(title: String, [Entry], buildOutput: String? = nil)

    /// A location in the sources and the description of the problem.
    package struct Entry: Equatable, Sendable {
        /// The file, the line and the column, such as `Menu.swift:12:9`, or an empty text.
        package var location: String
        package var message: String
        /// The line of the source, or an empty text.
        package var sourceLine: String
        /// The column of the source line to which the message applies, counted from 1.
        package var column: Int

        package init(location: String = "", message: String, sourceLine: String = "", column: Int = 1) {
            (self.location, self.message, self.sourceLine, self.column) = (location, message, sourceLine, column)
        }
    }
}
