import CoreGraphics
import Pictures

/// A picture and how many of its pixels make a point.
nonisolated public final class UIImage: Sendable {
    public let cgImage: CGImage?
    public let scale: CGFloat

    public init(cgImage: CGImage, scale: CGFloat = 1) {
        self.cgImage = cgImage
        self.scale = scale
    }

    /// Looks in `FLIPBOOK_ASSETS`, the main bundle's resources and Flipbook's own `Assets`; nil if there is none that can be read.
    public convenience init?(named name: String) {
        guard let path = PictureFolders.standard().file(named: name), let bitmap = try? PictureFile.read(path) else { return nil }
        self.init(cgImage: CGImage(bitmap))
    }

    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }
}

/// Shows a picture over all of its bounds.
open class UIImageView: UIView {
    public var image: UIImage? {
        didSet {
            layer.contents = image?.cgImage
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        layer.contents = image?.cgImage
        isUserInteractionEnabled = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
