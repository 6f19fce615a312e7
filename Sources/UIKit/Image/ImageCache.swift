import CoreGraphics
import FlipbookImages
import Foundation
import Synchronization

/// The images that were read. An image is read again only if its file has changed.
nonisolated enum ImageCache {
    /// The modification time and size of a file.
    private struct FileStamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int

        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            (seconds, nanoseconds, size) = (Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec), Int(info.st_size))
        }
    }

    private static let entries = Mutex<[String: (stamp: FileStamp?, image: CGImage)]>([:])

    /// Returns the image of a file, from the cache if the file is unchanged.
    ///
    /// - Parameters:
    ///   - variant: The name of a variant that `change` makes of the image. It is empty for the image itself.
    static func image(at path: String, variant: String = "", change: (CGImage) -> CGImage = { $0 }) throws -> CGImage {
        let key = variant.isEmpty ? path : path + "\0" + variant
        let stamp = FileStamp(path)
        if let known = entries.withLock({ $0[key] }), known.stamp == stamp { return known.image }
        let image = change(try ImageFile.image(atPath: path))
        entries.withLock { $0[key] = (stamp, image) }
        return image
    }
}
