import CoreGraphics
import Foundation
import Pictures
import QuartzCore
import Synchronization

// MARK: - By name

nonisolated extension UIImage {
    /// Looks in `FLIPBOOK_ASSETS`, the main bundle's resources and Flipbook's own `Assets`, and in the folders inside of these; with or without
    /// ending, the `@2x` and `@3x` that suits the screen. A drawing stands in for a photo of its name.
    ///
    /// Nil if there is none, which one line on standard error says. A file that is broken is another line, and a crossed square to be seen.
    public convenience init?(named name: String) { self.init(name, PictureFolders.standard()) }

    /// Looks in the bundle, then where `init(named:)` does.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        var folders = PictureFolders.standard()
        if let own = bundle?.resourcePath { folders.folders.insert(own, at: 0) }
        self.init(name, folders)
    }

    /// Nil if the file is none or cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let picture = try? PictureFile.picture(path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale = (2...3).first { stem.hasSuffix("@\($0)x") } ?? 1
        self.init(cgImage: picture, scale: CGFloat(scale), orientation: .up)
    }

    /// From what a file would hold; nil if that is no picture.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? PictureFile.picture(in: data, named: "the data") else { return nil }
        self.init(cgImage: picture, scale: scale, orientation: .up)
    }

    /// What a file of the picture would hold; nil if there is nothing in it.
    public func pngData() -> Data? { cgImage.flatMap { PictureFile.png($0.bitmap) } }

    /// The same, smaller and a little worse, between 0 and 1 (the best). JPEG knows no transparency.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap { PictureFile.jpeg($0.bitmap, quality: Double(compressionQuality)) }
    }

    private convenience init?(_ name: String, _ folders: PictureFolders) {
        let screen = UIScreen.mainScale.withLock { $0 }
        guard !name.isEmpty, let found = folders.find(name, scale: Int(screen.rounded(.up))) else {
            Complaint.printOnce("UIImage: there is no picture named \"\(name)\" in \(folders.folders.joined(separator: ", "))")
            return nil
        }
        do {
            let picture = try PictureShelf.picture(found.path)
            // Drawn before the first frame asks for it.
            _ = picture.times(for: Double(screen))
            self.init(cgImage: picture, scale: CGFloat(found.scale), orientation: .up)
        } catch {
            Complaint.printOnce("UIImage: \(error)")
            self.init(cgImage: .placeholder)
        }
    }

    static func exists(_ name: String) -> Bool { PictureFolders.standard().file(named: name) != nil }
}

// MARK: - Once read

/// The pictures that were read, so that a name that is asked for again is not read again. A file that was changed is another.
nonisolated private enum PictureShelf {
    private struct Stamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int

        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            (seconds, nanoseconds, size) = (Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec), Int(info.st_size))
        }
    }

    private static let kept = Mutex<[String: (stamp: Stamp?, picture: CGImage)]>([:])

    static func picture(_ path: String) throws -> CGImage {
        let stamp = Stamp(path)
        if let known = kept.withLock({ $0[path] }), known.stamp == stamp { return known.picture }
        let picture = try PictureFile.picture(path)
        kept.withLock { $0[path] = (stamp, picture) }
        return picture
    }
}

// MARK: - What stands for a broken one

nonisolated extension CGImage {
    /// A crossed square of 48 points, grey on light grey, to be seen on every background.
    static let placeholder = CGImage(crossed(1)) { crossed($0) }

    private static func crossed(_ times: Int) -> Bitmap {
        let (side, line) = (48 * times, 2 * times)
        let (ground, ink): (UInt32, UInt32) = (0xFFEC_ECF0, 0xFFA0_A0AA)
        var words = [UInt32](repeating: ground, count: side * side)
        for y in 0..<side {
            for x in 0..<side {
                let edge = min(x, y, side - 1 - x, side - 1 - y)
                let cross = min(abs(x - y), abs(x + y + 1 - side))
                if edge < line || cross < line { words[y * side + x] = ink }
            }
        }
        return Bitmap(width: side, height: side, words: words)
    }
}
