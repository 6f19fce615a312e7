import Foundation

/// The pixels of a window, in a file in `/dev/shm` that two processes share.
nonisolated final class SharedPixels {
    let path: String
    let width: Int
    let height: Int
    let base: UnsafeMutableRawPointer
    private var byteCount: Int { max(width * height * 4, 1) }

    /// Creates the file. Only this user can read it.
    init(newFileAt path: String, width: Int, height: Int) throws {
        (self.path, self.width, self.height) = (path, width, height)
        // An earlier process with the same process identifier can have left a file.
        unlink(path)
        base = try Self.map(path, flags: O_RDWR | O_CREAT | O_EXCL, byteCount: max(width * height * 4, 1))
    }

    /// Opens a file that another process has created, and removes the file's name.
    init(existingFileAt path: String, width: Int, height: Int) throws {
        (self.path, self.width, self.height) = (path, width, height)
        base = try Self.map(path, flags: O_RDWR, byteCount: max(width * height * 4, 1))
        unlink(path)
    }

    /// Returns the path of a file of a process.
    static func path(process: Int32, number: Int) -> String { "\(folder)/flipbook-\(process)-\(number)" }

    private static let folder = "/dev/shm"

    /// Returns the path of a new video of a take. The video belongs to the process that owns the window, and is kept when the program is
    /// replaced.
    static func pathOfVideo(ofOwner owner: Int32) -> String { "\(folder)/flipbook-\(owner)-kept-\(UUID().uuidString.prefix(8)).apng" }

    /// Removes the videos of the owner `ended`, if it is not nil, and of all owners whose processes have ended.
    static func removeVideos(ofOwner ended: Int32? = nil) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let parts = name.split(separator: "-")
            guard parts.count >= 3, parts[0] == "flipbook", parts[2] == "kept", let owner = Int32(parts[1]) else { continue }
            if owner == ended || (kill(owner, 0) != 0 && errno == ESRCH) { unlink("\(folder)/\(name)") }
        }
    }

    /// Removes the files of a process that are left because no other process has opened them.
    static func removeFiles(ofProcess process: Int32) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix("flipbook-\(process)-") {
            unlink("\(folder)/\(name)")
        }
    }

    deinit { munmap(base, byteCount) }

    private static func map(_ path: String, flags: Int32, byteCount: Int) throws -> UnsafeMutableRawPointer {
        let descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw WindowError("cannot open \(path): \(String(cString: strerror(errno)))") }
        defer { Glibc.close(descriptor) }
        guard flags & O_CREAT == 0 || posix_fallocate(descriptor, 0, byteCount) == 0,
            let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), base != MAP_FAILED
        else {
            throw WindowError("cannot share \(byteCount) bytes: \(String(cString: strerror(errno)))")
        }
        return base
    }
}
