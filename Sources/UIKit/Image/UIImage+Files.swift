import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore

nonisolated extension UIImage {
    /// Loads an image by name.
    ///
    /// - Searches `FLIPBOOK_ASSETS`, the main bundle's resources and Flipbook's own `Assets`, with their subfolders.
    /// - The name may omit the file extension and the suffix `@2x` or `@3x`. The file that fits the screen's scale is chosen.
    /// - An SVG file replaces a missing PNG or JPEG file with the same name.
    ///
    /// If there is no such file, the result is nil and a warning is reported. A file that cannot be read is reported too,
    /// and the image is a placeholder, a crossed square.
    public convenience init?(named name: String) { self.init(name, ImageSearchPath.standard()) }

    /// Loads an image by name. Searches the bundle first, then the same folders as `init(named:)`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        var folders = ImageSearchPath.standard()
        if let resourcePath = bundle?.resourcePath { folders.folders.insert(resourcePath, at: 0) }
        self.init(name, folders)
    }

    /// Loads an image file. Nil if the file does not exist or cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? ImageFile.image(atPath: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale = (2...3).first { stem.hasSuffix("@\($0)x") } ?? 1
        self.init(cgImage: image, scale: CGFloat(scale), orientation: .up)
    }

    /// Decodes an image from the contents of an image file. Nil if they are invalid.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes an image from the contents of an image file, with a scale. Nil if they are invalid.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageFile.image(from: data, named: "the data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Returns the image as a PNG file, or nil if the image is empty.
    public func pngData() -> Data? { cgImage.flatMap { ImageFile.pngData($0.bitmap) } }

    /// Returns the image as a JPEG file without transparency, or nil if the image is empty.
    ///
    /// - Parameter compressionQuality: From 0 (small) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap { ImageFile.jpegData($0.bitmap, quality: Double(compressionQuality)) }
    }

    private convenience init?(_ name: String, _ folders: ImageSearchPath) {
        let screenScale = UIScreen.mainScale.withLock { $0 }
        guard !name.isEmpty, let found = folders.match(named: name, scale: Int(screenScale.rounded(.up))) else {
            Diagnostics.report(
                .warning, source: "UIImage",
                "There is no image named \"\(name)\" in \(folders.folders.joined(separator: ", ")), or in the first "
                    + "\(ImageSearchPath.maximumDepth) levels of their subfolders. Check the name, or set FLIPBOOK_ASSETS to the folder of "
                    + "the image.", onlyOnce: true)
            return nil
        }
        do {
            let image = try ImageCache.image(at: found.path)
            // Renders an SVG image now, so that the first frame is not delayed.
            _ = image.renditionScale(for: Double(screenScale))
            self.init(cgImage: image, scale: CGFloat(found.scale), orientation: .up)
        } catch {
            Diagnostics.report(.warning, source: "UIImage", "\(error). A placeholder is shown.", onlyOnce: true)
            self.init(cgImage: .placeholder)
        }
    }

    /// Whether there is a file for an image name.
    static func imageExists(named name: String) -> Bool { ImageSearchPath.standard().path(named: name) != nil }
}
