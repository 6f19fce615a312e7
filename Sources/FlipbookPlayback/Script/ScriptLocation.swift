import FlipbookImages

/// A position in a script file. Line and column are counted from 1.
nonisolated package struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    /// The place as messages show it. A script that a build has copied into the resources of a program is shown by its source.
    package var description: String { "\(SourcePath.shown(file)):\(line):\(column)" }
}
