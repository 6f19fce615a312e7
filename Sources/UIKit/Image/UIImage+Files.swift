import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore

nonisolated extension UIImage {
    /// Loads an image by name.
    ///
    /// - Searches the asset catalogs (`.xcassets`) in `FLIPBOOK_ASSETS`, the main bundle's resources and Flipbook's own `Assets`, then the
    ///   image files in the same folders with their subfolders.
    /// - An image set provides the image for the scale, the kind and the appearance of the main screen.
    /// - The name of a file may omit the extension, the suffix `@2x` or `@3x`, and the suffix `~iphone` or `~ipad`. The file that fits the
    ///   screen is chosen. An SVG file replaces a missing PNG or JPEG file with the same name.
    ///
    /// If there is no such image, the result is nil and a warning is reported. A file that cannot be read is reported too,
    /// and the image is a placeholder, a crossed square.
    public convenience init?(named name: String) { self.init(NamedImage(name, in: nil, nil)) }

    /// Loads an image by name for traits. Searches the catalogs and files of the bundle first, then the folders of
    /// `init(named:)`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(NamedImage(name, in: bundle, traitCollection))
    }

    /// Loads an image by name for the traits of a configuration. Searches the bundle first, then the same folders as `init(named:)`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(NamedImage(name, in: bundle, configuration?.traitCollection))
    }

    /// Loads an image file. If its name without the extension ends with `@2x` or `@3x`, the image has this scale, otherwise the scale 1.
    /// Returns nil if the file does not exist or cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? ImageCache.read(path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale = (2...3).first { stem.hasSuffix("@\($0)x") } ?? 1
        self.init(cgImage: image, scale: CGFloat(scale), orientation: .up)
    }

    /// Decodes an image from the contents of an image file. Fails if the contents are invalid.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes an image from the contents of an image file, with a scale. Fails if the contents are invalid.
    public convenience init?(data: Data, scale: CGFloat) {
        let image =
            PDFImage.isPDF(data) ? try? PDFImage.image(from: data, named: "the data") : try? ImageFile.image(from: data, named: "the data")
        guard let image else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Returns the pixels of `cgImage` as a PNG file, before applying the orientation. Returns nil if `cgImage` is nil.
    public func pngData() -> Data? { cgImage.flatMap { ImageFile.pngData($0.bitmap) } }

    /// Returns the image as a JPEG file without transparency. Returns nil if `cgImage` is nil.
    ///
    /// Differs from Apple: the pixels of the file are upright, instead of a tag with the orientation. The decoded image looks the same.
    ///
    /// - Parameter compressionQuality: From 0 (small) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard cgImage != nil, let image = attributes.uprightImage else { return nil }
        return ImageFile.jpegData(image.bitmap, quality: Double(compressionQuality))
    }

    private convenience init?(_ image: NamedImage) {
        guard let attributes = image.attributes() else { return nil }
        self.init(attributes)
    }

    /// Whether there is an image with a name.
    static func imageExists(named name: String) -> Bool { NamedImage(name, in: nil, nil).exists }
}
