import Foundation

extension Script {
    /// Reads a script file and the files that it includes. Throws an error for a file that cannot be read or parsed.
    public init(contentsOf path: String) throws {
        let text: String
        do {
            text = try Self.read(path)
        } catch {
            throw StageError("cannot read the script \(path): \(error)")
        }
        try self.init(text, file: path)
    }

    /// Parses a script. `file` is its path for error messages and for included files.
    public init(_ text: String, file: String = "script") throws {
        try self.init(text, file: file, load: Self.read)
    }

    package init(_ text: String, file: String, load: @escaping (String) throws -> String) throws {
        var parser = ScriptParser(load: load)
        self = try parser.parse(text, file: file)
    }

    /// Returns the text of a file, or throws an error that describes why it cannot be read.
    private static func read(_ path: String) throws -> String {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw StageError(String(cString: strerror(errno))) }
        defer { try? handle.close() }
        guard let data = try? handle.readToEnd() ?? Data() else { throw StageError("it is not a readable file") }
        guard let text = String(data: data, encoding: .utf8) else { throw StageError("it is not UTF-8 text") }
        return text
    }
}
