import enum FlipbookImages.FilePath
import FlipbookKit
import FlipbookXcode
import Foundation
import Stage

/// The folder in the user's cache in which opened projects are built. Opening a project writes files elsewhere only if the user names
/// them.
nonisolated struct ProjectCache: Sendable {
    /// The folder of all projects.
    let folder: String

    /// Finds the folder: `flipbook/xcode` in `XDG_CACHE_HOME`, or in `.cache` in the home folder.
    init(environment: [String: String]) throws {
        guard let root = CacheFolder.path(environment: environment) else {
            throw StageError("there is no folder for the build; set XDG_CACHE_HOME")
        }
        folder = FilePath.join(root, "xcode")
    }

    /// The folder for the results of all builds. Flipbook itself is built in this folder once for all projects.
    var buildFolder: String { FilePath.join(folder, "build") }

    /// Returns the folder of a target of a project. The same project has the same folder each time.
    func folder(ofProjectAt path: String, target: String) -> String {
        let resolved = FilePath.resolved(path) ?? path
        let name = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(40))
        return FilePath.join(folder, "projects/\(name)-\(StableHash.hexadecimal(of: resolved + "\n" + target))")
    }

    /// Removes the folder of all projects.
    func removeAll() throws {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        let lock = try lock()
        defer { lock.unlock() }
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            throw StageError("cannot remove \(folder): \(error.localizedDescription)")
        }
        // The folder of Flipbook in the user's cache is removed if it is empty.
        rmdir(FilePath.folder(folder))
    }

    /// Waits until no other process builds a project, and locks the cache until `unlock` is called.
    func lock() throws -> FileLock {
        try Self.createFolder(folder)
        return try FileLock(FilePath.join(folder, "lock")) {
            try? FileHandle.standardError.write(contentsOf: Data("Another flipbook builds a project; waiting until it has ended.\n".utf8))
        }
    }

    static func createFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw StageError("cannot create the folder \(path); check that it can be written, or set XDG_CACHE_HOME")
        }
    }
}

/// A lock on a file. Only one process at a time can hold it. The lock ends with the process.
nonisolated struct FileLock {
    private let descriptor: Int32

    /// Locks a file. `onWait` is called if another process has locked it.
    init(_ path: String, onWait: () -> Void) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw StageError("cannot write \(path): \(String(cString: strerror(errno)))") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        onWait()
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    func unlock() { close(descriptor) }
}

/// A hash that is the same on every machine and in every process.
nonisolated enum StableHash {
    /// Returns the 64-bit FNV-1a hash of a text in hexadecimal digits.
    static func hexadecimal(of text: String) -> String {
        let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(value, radix: 16)
    }
}
