import Foundation

/// Checks output files before the work begins, and writes text files. The errors state the cause.
package enum OutputFile {
    /// Throws an error if the folder of a file does not exist.
    package static func requireFolder(of path: String) throws {
        let folder = FilePath.folder(path)
        var isFolder: ObjCBool = false
        guard folder.isEmpty || (FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue) else {
            throw StageError("cannot write \(path): there is no folder \(folder)")
        }
    }

    /// Throws an error if a file cannot be opened for writing. Creates an empty file if there is none.
    package static func requireWritable(_ path: String) throws {
        try requireFolder(of: path)
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw systemError(path) }
        close(descriptor)
    }

    /// Writes a text file completely or not at all. The text is written to a temporary file, which is then moved to `path`.
    package static func write(_ text: String, to path: String) throws {
        try requireFolder(of: path)
        let temporaryPath = path + ".part"
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw systemError(path) }
        do {
            defer { close(descriptor) }
            guard Array(text.utf8).withUnsafeBytes({ FramePipe.write($0, to: descriptor) }) else { throw systemError(path) }
            guard rename(temporaryPath, path) == 0 else { throw systemError(path) }
        } catch {
            unlink(temporaryPath)
            throw error
        }
    }

    /// Returns an error with the reason of the last failed system call.
    private static func systemError(_ path: String) -> StageError {
        StageError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
}
