import Foundation
import QuartzCore
import Stage

/// Calls a function on a separate thread when files in a folder or in its subfolders have changed.
///
/// Hidden folders, `recordings` and `node_modules` are not watched. Several changes within a short time are reported as one change, because
/// editors write a file in several steps.
nonisolated final class SourceWatcher: @unchecked Sendable {
    private let descriptor: Int32
    /// The watched folders, by their watch descriptors. After `init`, only the thread of the watcher uses them.
    private(set) var folders: [Int32: String] = [:]
    private let onChange: @Sendable () -> Void
    /// The time in milliseconds without further changes after which `onChange` is called.
    private static let quietTime: Int32 = 60
    /// The largest number of watched folders. A package with more folders was probably chosen by mistake.
    private let maximumFolderCount: Int
    private var hasReportedMaximum = false

    init(_ folder: String, maximumFolderCount: Int = 5000, onChange: @escaping @Sendable () -> Void) throws {
        self.onChange = onChange
        self.maximumFolderCount = maximumFolderCount
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw StageError("cannot watch files: \(String(cString: strerror(errno)))") }
        add(folder)
        guard !folders.isEmpty else { throw StageError("cannot watch the folder \(folder): \(String(cString: strerror(errno)))") }
        Thread.detachNewThread { [self] in run() }
    }

    /// Returns whether a file or folder of this name can belong to the sources.
    private static func isWatched(_ name: String) -> Bool { !name.hasPrefix(".") && !["recordings", "node_modules"].contains(name) }

    /// Watches a folder and its subfolders.
    private func add(_ folder: String) {
        guard folders.count < maximumFolderCount else { return reportMaximum(folder) }
        let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR
        let watch = inotify_add_watch(descriptor, folder, UInt32(mask))
        guard watch >= 0 else { return }
        // inotify returns the same watch for all paths to a folder. If the new path leads through the folder itself, symbolic links form a
        // cycle.
        if let known = folders[watch], folder.hasPrefix(known + "/") { return }
        folders[watch] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] where Self.isWatched(name) {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { add(path) }
        }
    }

    /// Reports the first folder that is not watched because the maximum is reached.
    private func reportMaximum(_ folder: String) {
        guard !hasReportedMaximum else { return }
        hasReportedMaximum = true
        Diagnostics.report(
            .warning, source: "flipbook watch",
            "\(maximumFolderCount) folders are watched, which is the maximum; changes in \(folder) and in further folders are not noticed. "
                + "Move folders without sources out of the package")
    }

    private func run() {
        while true {
            var hasChanged = readEvents()
            // Waits until no events arrive for `quietTime`.
            while hasChanged {
                var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&request, 1, Self.quietTime) > 0 else { break }
                hasChanged = readEvents() || hasChanged
            }
            if hasChanged { onChange() }
        }
    }

    /// Waits for events. Returns whether at least one event is a change of a source file.
    private func readEvents() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return false }
        var (offset, hasChanged) = (0, false)
        let headerSize = MemoryLayout<inotify_event>.size
        while offset + headerSize <= count {
            let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
            let nameBytes = bytes[(offset + headerSize)..<(offset + headerSize + Int(event.len))].prefix { $0 != 0 }
            let name = String(decoding: nameBytes, as: UTF8.self)
            offset += headerSize + Int(event.len)
            guard Self.isSource(name) else { continue }
            if event.mask & UInt32(IN_ISDIR) != 0 {
                if let folder = folders[event.wd], event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { add(folder + "/" + name) }
            }
            // The creation of a file is not a change yet: another event follows when the file is closed.
            if event.mask & UInt32(IN_CREATE) == 0 || event.mask & UInt32(IN_ISDIR) != 0 { hasChanged = true }
        }
        return hasChanged
    }

    /// Returns whether a file of this name can change the program. Editors write backup and swap files beside the sources, and Vim writes a
    /// file `4913` to test whether the folder is writable.
    static func isSource(_ name: String) -> Bool {
        isWatched(name) && !name.hasSuffix("~") && !name.hasPrefix("#") && name != "4913"
            && ![".swp", ".swx", ".tmp", ".orig"].contains { name.hasSuffix($0) } && !name.hasSuffix(".mp4")
    }
}
