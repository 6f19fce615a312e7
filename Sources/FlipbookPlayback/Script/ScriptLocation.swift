import FlipbookImages

/// A position in a script file. Line and column are counted from 1.
nonisolated package struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    /// The place as messages show it. A script that a build has copied into the resources of a program is shown by its source. If the source
    /// has changed since then, the line is that of the copy, and the text says so.
    package var description: String {
        let place = "\(SourcePath.shown(file)):\(line):\(column)"
        return SourcePath.isOutdated(file) ? "\(place) (the program has an older version of this file; build it again)" : place
    }
}
