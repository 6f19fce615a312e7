import enum FlipbookImages.FilePath
import Foundation

/// The folder for build results, such as those of `open`, which Flipbook can build again.
nonisolated package enum CacheFolder {
    /// Returns the path: `flipbook` in `XDG_CACHE_HOME`, or in `.cache` in the home folder. It is nil if there is neither.
    package static func path(environment: [String: String]) -> String? {
        // A relative path is ignored, as the XDG Base Directory Specification requires.
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let root = caches ?? environment["HOME"].flatMap { $0.isEmpty ? nil : FilePath.join($0, ".cache") }
        return root.map { FilePath.join($0, "flipbook") }
    }

    /// Returns the size of all files in a folder and its subfolders. Symbolic links do not count.
    static func byteCount(of folder: String) -> Int {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return 0 }
        var count = 0
        for case let name as String in files {
            var status = stat()
            if lstat(FilePath.join(folder, name), &status) == 0, status.st_mode & S_IFMT == S_IFREG { count += Int(status.st_size) }
        }
        return count
    }
}
