import CoreGraphics
import FlipbookImages
import Foundation
import Synchronization

/// The cache of image files. A file is read again only if it has changed.
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
    ///   - variant: The name of the variant that `read` returns. It is empty for the image itself.
    ///   - read: The function that reads the file, which may be a PDF file.
    static func image(at path: String, variant: String = "", read: (String) throws -> CGImage = read) throws -> CGImage {
        let key = variant.isEmpty ? path : path + "\0" + variant
        let stamp = FileStamp(path)
        if let known = entries.withLock({ $0[key] }), known.stamp == stamp { return known.image }
        let image = try read(path)
        entries.withLock { $0[key] = (stamp, image) }
        return image
    }

    /// Reads an image file, which may be a PDF file.
    static func read(_ path: String) throws -> CGImage {
        FilePath.fileExtension(path) == "pdf" ? try PDFImage.image(atPath: path) : try ImageFile.image(atPath: path)
    }
}
