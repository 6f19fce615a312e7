import CoreGraphics
import CoreImage

nonisolated extension UIImage {
    /// Creates an image from an image of Core Image, with the scale 1.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image from an image of Core Image. Its pixels are rendered immediately, in linear light.
    ///
    /// If the extent of `ciImage` is empty or infinite, the size is zero.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        var attributes = Attributes()
        attributes.ciImage = ciImage
        attributes.scale = scale > 0 ? scale : 1
        attributes.orientation = orientation
        if let rendered = ciImage.rendered(in: ciImage.extent) {
            attributes.uprightImage = orientation == .up ? rendered : rendered.mapBitmaps { $0.upright(from: orientation) }
        }
        self.init(attributes)
    }

    /// The image of Core Image from which the image was created, or nil.
    public var ciImage: CIImage? { attributes.ciImage }
}

nonisolated extension CIImage {
    /// Creates an image from the pixels of a `UIImage`, before applying its orientation. Returns nil for an image without pixels.
    public convenience init?(image: UIImage) {
        self.init(image: image, options: nil)
    }

    /// Creates an image from the pixels of a `UIImage`, before applying its orientation. Returns nil for an image without pixels. The
    /// options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let cgImage = image.cgImage {
            self.init(cgImage: cgImage)
        } else if let rendered = image.ciImage.flatMap({ $0.rendered(in: $0.extent) }) {
            self.init(cgImage: rendered)
        } else {
            return nil
        }
    }
}

nonisolated extension CGImagePropertyOrientation {
    /// Creates the file orientation that corresponds to the orientation of an image.
    public init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
