import CoreGraphics
import FlipbookImages
import Foundation

/// A recipe for an image. When a `CIContext` or UIKit renders the image, only the required pixels are computed.
///
/// The origin is at the lower left, and y points up. Colors are computed in linear light, unless the options of the context turn this off.
///
/// Differs from Apple: the extent has whole pixels.
public final class CIImage: NSObject, Sendable {
    let source: any ImageSource
    private let sharedSource: SharedSource
    /// The image of Core Graphics from which this image was created, or nil.
    public let cgImage: CGImage?

    init(_ source: any ImageSource, cgImage: CGImage? = nil) {
        (self.source, self.cgImage) = (source, cgImage)
        sharedSource = SharedSource(source)
    }

    /// Returns the source for an image that is computed from this one.
    func consumedSource() -> any ImageSource { sharedSource.consumed() }

    /// Creates an image without pixels.
    public convenience override init() { self.init(EmptySource()) }

    /// Creates an image from an image of Core Graphics. Its lower left corner is at the origin.
    public convenience init(cgImage image: CGImage) { self.init(BitmapSource(image: image), cgImage: image) }

    /// Creates an image from an image of Core Graphics. The options have no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { self.init(cgImage: image) }

    /// Creates an image of one color without limits.
    public convenience init(color: CIColor) {
        self.init(
            GeneratorSource { options in
                let pixel = options.pixel(color)
                return { _ in pixel }
            })
    }

    /// Decodes an image from the contents of an image file. Nil if they are invalid. The options have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = try? ImageFile.image(from: data, named: "the data") else { return nil }
        self.init(cgImage: image)
    }

    /// Reads an image file. Nil if it does not exist or cannot be read. The options have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let image = try? ImageFile.image(atPath: url.path) else { return nil }
        self.init(cgImage: image)
    }

    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage() }

    /// Opaque black without limits.
    public static let black = CIImage(color: .black)
    /// Opaque white without limits.
    public static let white = CIImage(color: .white)
    /// Opaque gray without limits.
    public static let gray = CIImage(color: .gray)
    /// Opaque red without limits.
    public static let red = CIImage(color: .red)
    /// Opaque green without limits.
    public static let green = CIImage(color: .green)
    /// Opaque blue without limits.
    public static let blue = CIImage(color: .blue)
    /// Opaque cyan without limits.
    public static let cyan = CIImage(color: .cyan)
    /// Opaque magenta without limits.
    public static let magenta = CIImage(color: .magenta)
    /// Opaque yellow without limits.
    public static let yellow = CIImage(color: .yellow)
    /// Transparent black without limits.
    public static let clear = CIImage(color: .clear)

    /// The rectangle outside of which all pixels are transparent, in pixels. It is infinite for a color, and null for an empty image.
    public var extent: CGRect { source.domain.cgRect }

    /// The color space of the pixels, which is sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The properties of the file, which are not read.
    public var properties: [String: Any] { [:] }

    /// The class and the extent.
    public override var description: String { "<CIImage: extent \(extent)>" }
}
