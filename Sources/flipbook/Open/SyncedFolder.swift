import enum FlipbookImages.FilePath
import Foundation
import Stage

/// A folder whose content is made equal to a list of files and links. Files that are already equal are not written, so that a build finds
/// only the changes.
nonisolated struct SyncedFolder {
    /// An entry of the folder: a file with its data, a symbolic link, or a kept file.
    enum Entry: Equatable {
        case file(Data)
        case link(to: String)
        /// A file that other code writes, such as the program of an app. It is not written and not removed.
        case kept
    }

    let path: String

    /// Writes the entries and removes all others. The keys are paths relative to the folder.
    func sync(_ entries: [String: Entry]) throws {
        try ProjectCache.createFolder(path)
        try removeOthers(entries, in: "")
        for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let target = FilePath.join(path, name)
            switch entry {
            case .file(let data):
                guard !isFile(target, data) else { continue }
                try prepare(target)
                do { try data.write(to: URL(fileURLWithPath: target), options: .atomic) } catch { throw Self.failure(target) }
            case .link(let destination):
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) != destination else { continue }
                try prepare(target)
                guard symlink(destination, target) == 0 else { throw Self.failure(target) }
            case .kept: break
            }
        }
    }

    private func isFile(_ target: String, _ data: Data) -> Bool {
        var status = stat()
        guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == data.count else { return false }
        return FileManager.default.contents(atPath: target) == data
    }

    /// Creates the folder that contains an entry, and removes the file, link or folder that is at the path of the entry.
    private func prepare(_ target: String) throws {
        try ProjectCache.createFolder(FilePath.folder(target))
        var status = stat()
        if lstat(target, &status) == 0 { try? FileManager.default.removeItem(atPath: target) }
    }

    /// Removes all files and links that are not in the entries, and folders without entries.
    private func removeOthers(_ entries: [String: Entry], in folder: String) throws {
        let folderPath = folder.isEmpty ? path : FilePath.join(path, folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: folderPath) {
            let relative = folder.isEmpty ? name : folder + "/" + name
            guard entries[relative] == nil else { continue }
            let target = FilePath.join(path, relative)
            var status = stat()
            let isFolder = lstat(target, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            if isFolder, entries.keys.contains(where: { $0.hasPrefix(relative + "/") }) {
                try removeOthers(entries, in: relative)
            } else {
                try? FileManager.default.removeItem(atPath: target)
            }
        }
    }

    private static func failure(_ path: String) -> StageError { StageError("cannot write \(path): \(String(cString: strerror(errno)))") }
}
