import FlipbookImages
import Foundation
import Stage

extension Script {
    /// Reads a script file and the files that it includes. Throws an error for a file that cannot be read or parsed.
    public init(contentsOf path: String) throws {
        let text: String
        do {
            // The user chooses this file, so it may be a device or a pipe. A file that a script includes must be a regular file.
            text = try Self.read(path, requiresRegularFile: false)
        } catch {
            throw StageError("cannot read the script \(SourcePath.shown(path)): \(error)")
        }
        try self.init(text, file: path)
    }

    /// Parses a script. `file` is its path for error messages and for included files.
    public init(_ text: String, file: String = "script") throws {
        try self.init(text, file: file) { try Self.read($0, requiresRegularFile: true) }
    }

    package init(_ text: String, file: String, load: @escaping (String) throws -> String) throws {
        var parser = ScriptParser(load: load)
        self = try parser.parse(text, file: file)
    }

    /// Returns the text of a regular file, or throws an error that describes why it cannot be read.
    static func text(ofFile path: String) throws -> String { try read(path, requiresRegularFile: true) }

    /// Returns the text of a file, or throws an error that describes why it cannot be read.
    private static func read(_ path: String, requiresRegularFile: Bool) throws -> String {
        guard !path.utf8.contains(0) else { throw StageError("the name contains a zero byte") }
        // Opening a pipe without O_NONBLOCK waits until a program writes to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (requiresRegularFile ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw StageError(String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StageError(String(cString: strerror(errno))) }
        if requiresRegularFile, status.st_mode & S_IFMT != S_IFREG { throw StageError("it is not a regular file") }
        guard let data = try? handle.read(upToCount: ScriptLimits.bytes + 1) ?? Data() else {
            throw StageError("it is not a readable file")
        }
        guard data.count <= ScriptLimits.bytes else { throw StageError("it is larger than \(ScriptLimits.bytes >> 20) MB") }
        guard let text = String(data: data, encoding: .utf8) else { throw StageError("it is not UTF-8 text; save it in UTF-8") }
        return text
    }
}
