import Foundation

/// A file that is written completely or not at all. All files that Flipbook writes are written through this type.
///
/// The data is written to a temporary file in the same folder. `commit` flushes it to the disk and moves it to `path`. Before `commit`, and
/// after an error, an existing file at `path` is unchanged. All errors of writing, flushing, closing and moving are thrown. Several
/// processes can write the same file: each has its own temporary file, and the file that is committed last replaces the other files.
///
/// Missing folders of the path are made. If the file is not committed, the made folders that are still empty are removed. If another
/// process is about to write a file into such a folder, that process makes the folder again.
///
/// A symbolic link is followed: the file to which it points is replaced. A device or a pipe, such as `/dev/stdout`, is written directly.
package final class OutputFile {
    /// An error that states which file cannot be written, and why.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        /// Whether a folder of the file was missing after it was made or found. The next attempt can succeed.
        fileprivate var isMissingFolder = false
    }

    /// A folder that was made for the file. It has an entry in the registry until the file is committed or discarded.
    private struct MadeFolder {
        let path: String
        let cleanupEntry: CleanupRegistry.Entry
    }

    /// The number of attempts to make the folders of a file and to create the temporary file in them. An attempt fails if another process
    /// removes a folder meanwhile.
    private static let maximumAttempts = 100

    /// The path of the file as the user wrote it.
    package let path: String
    /// The path to which the data is written.
    package let temporaryPath: String
    /// Whether `path` is a device or a pipe.
    package let isDirect: Bool
    /// The path of the file to which `path` points, if `path` is a symbolic link. Otherwise the same as `path`.
    private let targetPath: String
    /// The open file, or −1.
    private var descriptor: Int32 = -1
    /// The folders that were made for the file, the outermost first.
    private var madeFolders: [MadeFolder] = []
    /// The entry of the temporary file in the registry. It is nil for a direct file, and after the temporary file was moved, removed or
    /// kept.
    private var cleanupEntry: CleanupRegistry.Entry?

    /// Creates the temporary file. If `commit` is not called, the file is removed when the object is released.
    package init(_ path: String) throws {
        guard !path.utf8.contains(0) else { throw Failure(description: "cannot write \(path): the name contains a zero byte") }
        self.path = path
        var status = stat()
        let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        targetPath = (isLink ? FilePath.resolved(path) : nil) ?? path
        let exists = stat(targetPath, &status) == 0
        let type = exists ? status.st_mode & S_IFMT : S_IFREG
        isDirect = type != S_IFREG && type != S_IFDIR
        if type == S_IFDIR || path.hasSuffix("/") { throw Self.failure(path, EISDIR) }
        if exists, access(targetPath, W_OK) != 0 { throw Self.failure(path, errno) }
        guard !isDirect else {
            temporaryPath = targetPath
            return
        }
        let mode = exists ? status.st_mode & 0o777 : 0o666
        (temporaryPath, descriptor, madeFolders) = try Self.createTemporaryFile(for: path, target: targetPath, mode)
        cleanupEntry = CleanupRegistry.add(path: temporaryPath)
        // The new file has the permissions of the file that it replaces, independent of the umask.
        if exists { fchmod(descriptor, mode) }
    }

    deinit { discard() }

    /// Writes all bytes. If an error is thrown, the temporary file is removed.
    package func write(_ bytes: UnsafeRawBufferPointer) throws {
        if isDirect, descriptor < 0 { descriptor = open(temporaryPath, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0, Self.write(bytes, to: descriptor) else { throw discardAndReport(errno) }
    }

    /// Flushes the temporary file to the disk and moves it to the path.
    package func commit() throws {
        if isDirect {
            guard descriptor < 0 || close(takeDescriptor()) == 0 else { throw Self.failure(path, errno) }
            return
        }
        // Some file systems cannot flush a file and return EINVAL.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw discardAndReport(errno) }
        guard close(takeDescriptor()) == 0 else { throw discardAndReport(errno) }
        guard rename(temporaryPath, targetPath) == 0 else { throw discardAndReport(errno) }
        removeCleanupEntries()
    }

    /// Removes the temporary file. The file at `path` is unchanged.
    package func discard() {
        if descriptor >= 0 { close(takeDescriptor()) }
        guard cleanupEntry != nil else { return }
        unlink(temporaryPath)
        Self.remove(madeFolders)
        madeFolders = []
        removeCleanupEntries()
    }

    /// Ends writing and keeps the temporary file, if it has any data. Returns whether the file is kept.
    package func keepTemporaryFile() -> Bool {
        guard !isDirect, cleanupEntry != nil, !isEmpty else { return false }
        if descriptor >= 0 { close(takeDescriptor()) }
        removeCleanupEntries()
        return true
    }

    /// Whether the temporary file has no data. It is false for a device or a pipe.
    package var isEmpty: Bool {
        var status = stat()
        return !isDirect && (stat(temporaryPath, &status) != 0 || status.st_size == 0)
    }

    private func takeDescriptor() -> Int32 {
        defer { descriptor = -1 }
        return descriptor
    }

    private func removeCleanupEntries() {
        if let cleanupEntry { CleanupRegistry.remove(cleanupEntry) }
        cleanupEntry = nil
        for folder in madeFolders { CleanupRegistry.remove(folder.cleanupEntry) }
        madeFolders = []
    }

    private func discardAndReport(_ reason: Int32) -> Failure {
        discard()
        return Self.failure(path, reason)
    }

    private static func failure(_ path: String, _ reason: Int32) -> Failure {
        Failure(description: "cannot write \(path): \(String(cString: strerror(reason)))", isMissingFolder: reason == ENOENT)
    }

    /// Returns a name that no other process and no other file of this process has, such as `video.part-1234-1.mp4`.
    private static func temporaryName(for path: String) -> String {
        // A file name has at most 255 bytes.
        let baseName = String(decoding: FilePath.baseName(path).utf8.prefix(180), as: UTF8.self)
        let fileExtension = FilePath.fileExtension(path).prefix(10)
        return "\(baseName).part-\(getpid())-\(CleanupRegistry.nextNumber())\(fileExtension.isEmpty ? "" : ".")\(fileExtension)"
    }
}

extension OutputFile {
    /// Makes the missing folders of a file and creates its temporary file. Returns the path and the descriptor of the temporary file, and
    /// the folders that were made. If an error is thrown, nothing is left.
    private static func createTemporaryFile(
        for path: String, target: String, _ mode: mode_t
    ) throws -> (path: String, descriptor: Int32, madeFolders: [MadeFolder]) {
        var attempt = 1
        while true {
            do {
                let madeFolders = try makeFolders(of: path)
                var candidate: String
                var descriptor: Int32
                var reason: Int32
                repeat {
                    candidate = FilePath.join(FilePath.folder(target), temporaryName(for: target))
                    descriptor = open(candidate, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
                    reason = errno
                } while descriptor < 0 && reason == EEXIST
                if descriptor >= 0 { return (candidate, descriptor, madeFolders) }
                remove(madeFolders)
                throw failure(path, reason)
            } catch let failure as Failure where failure.isMissingFolder && attempt < maximumAttempts {
                attempt += 1
            }
        }
    }

    /// Makes the missing folders of a file, and returns them, the outermost first. If an error is thrown, none of them is left.
    private static func makeFolders(of path: String) throws -> [MadeFolder] {
        var (missing, made): ([String], [MadeFolder]) = ([], [])
        var folder = FilePath.folder(path)
        var status = stat()
        while !folder.isEmpty, stat(folder, &status) != 0, errno == ENOENT {
            missing.append(folder)
            folder = FilePath.folder(folder)
        }
        for folder in missing.reversed() {
            if mkdir(folder, 0o777) == 0 {
                made.append(MadeFolder(path: folder, cleanupEntry: CleanupRegistry.add(folder: folder)))
            } else if errno != EEXIST {
                let reason = errno
                remove(made)
                let description = "cannot write \(path): cannot make the folder \(folder): \(String(cString: strerror(reason)))"
                throw Failure(description: description, isMissingFolder: reason == ENOENT)
            }
        }
        folder = FilePath.folder(path)
        guard !folder.isEmpty else { return made }
        let reason = stat(folder, &status) == 0 ? 0 : errno
        guard reason == 0, status.st_mode & S_IFMT == S_IFDIR else {
            remove(made)
            throw Failure(description: "cannot write \(path): there is no folder \(folder)", isMissingFolder: reason == ENOENT)
        }
        return made
    }

    /// Removes the folders that are empty, the innermost first, and their entries in the registry.
    private static func remove(_ folders: [MadeFolder]) {
        for folder in folders.reversed() {
            rmdir(folder.path)
            CleanupRegistry.remove(folder.cleanupEntry)
        }
    }

    /// Throws an error if a file cannot be written. No file or folder is left or changed.
    package static func requireWritable(_ path: String) throws { try OutputFile(path).discard() }

    /// Writes a text file completely or not at all.
    package static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a file completely or not at all.
    package static func write(_ data: Data, to path: String) throws {
        let file = try OutputFile(path)
        try data.withUnsafeBytes { try file.write($0) }
        try file.commit()
    }

    /// Writes all bytes to an open file. Returns false if that fails; `errno` is then the reason.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var remaining = bytes[...]
        while !remaining.isEmpty {
            let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: remaining).baseAddress, remaining.count)
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            remaining = remaining.dropFirst(written)
        }
        return true
    }
}
