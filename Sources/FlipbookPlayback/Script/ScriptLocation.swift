import FlipbookImages

/// A position in a script file. Line and column are counted from 1.
nonisolated package struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    /// The location as messages show it. A script that a build has copied into the resources of a program is shown by its source.
    package var description: String { "\(SourcePath.shown(file)):\(line):\(column)" }

    /// Returns the location and a message, in the form that editors recognize, such as `a.script:3:5: there is no step 'tpa'`. If the
    /// source of a copied script has changed since the build, the line is that of the copy, and the end of the text says so.
    package func text(_ message: String) -> String {
        "\(self): \(message)" + (SourcePath.isOutdated(file) ? " (the program has an older version of this file; build it again)" : "")
    }
}
