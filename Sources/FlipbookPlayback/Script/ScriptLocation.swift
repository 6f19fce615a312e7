/// A position in a script file. Line and column are counted from 1.
nonisolated package struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package var description: String { "\(file):\(line):\(column)" }
}
