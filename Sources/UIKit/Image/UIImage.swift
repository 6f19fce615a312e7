import CoreGraphics
import CoreImage
import FlipbookImages
import Foundation

/// An image with its scale, its orientation and the other properties with which it is shown.
nonisolated public final class UIImage: NSObject, Sendable {
    /// The values of an image. An image is immutable: methods that change values return another image.
    struct Attributes: Sendable {
        var cgImage: CGImage?
        /// The image of Core Image from which the image was created, or nil.
        var ciImage: CIImage?
        /// The image after applying the orientation, or nil if the image has no pixels.
        var uprightImage: CGImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.stretch
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// The variants for other traits, or nil if there are none.
        var asset: UIImageAsset?
        /// Whether views mirror the image in a right-to-left layout.
        var flipsForRightToLeft = false
        /// The symbol of a symbol image, or nil for other images.
        var symbol: SymbolImage?
        /// The distance from the bottom of the image up to its baseline, or nil if it has none.
        var baselineOffset: CGFloat?
    }

    package let foundationHeader = FoundationObjectHeader()
    let attributes: Attributes

    init(_ attributes: Attributes) { self.attributes = attributes }

    /// Creates an empty image without size.
    public convenience override init() { self.init(Attributes()) }

    /// Returns whether the object is an image with the same `cgImage` object, the same `ciImage` object and the same properties. The
    /// pixels, the asset and the mirroring in right-to-left layouts are not compared.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || Self.haveEqualValues(self, other)
    }

    /// A number that is the same for images with the same `cgImage` object or, without one, the same `ciImage` object.
    public override var hash: Int { (cgImage.map { ObjectIdentifier($0) } ?? ciImage.map { ObjectIdentifier($0) })?.hashValue ?? 0 }

    /// Creates an image with the scale 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with a scale and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var attributes = Attributes()
        attributes.cgImage = cgImage
        attributes.uprightImage = orientation == .up ? cgImage : cgImage.mapBitmaps { $0.upright(from: orientation) }
        attributes.scale = scale > 0 ? scale : 1
        attributes.orientation = orientation
        self.init(attributes)
    }

    /// Returns a copy with changed attributes.
    func withAttributes(_ change: (inout Attributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(attributes)
    }

    /// The pixels before applying the orientation, or nil for an image without pixels and for an image of Core Image.
    public var cgImage: CGImage? { attributes.cgImage }
    /// The number of pixels per point. It is 1 for an SVG image.
    public var scale: CGFloat { attributes.scale }
    /// The orientation of the pixels.
    public var imageOrientation: Orientation { attributes.orientation }

    /// The size in points, after applying the orientation.
    public var size: CGSize {
        guard let upright = attributes.uprightImage else { return frames.first?.size ?? .zero }
        return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    }

    // MARK: - Frames

    /// The frames of an animated image, or nil for other images.
    public var images: [UIImage]? { attributes.frames }
    /// The duration of an animated image in seconds.
    public var duration: TimeInterval { attributes.duration }
    private var frames: [UIImage] { attributes.frames ?? [] }

    /// Returns an animated image that repeats its frames forever, or nil if there are no frames.
    ///
    /// - Parameters:
    ///   - images: The frames.
    ///   - duration: The duration of all frames in seconds. With 0, each frame takes 1/30 s.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.withAttributes {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// Returns an animated image whose frames are the images `name0`, `name1` and so on, at most 1025. The first number is 0 or 1. Returns
    /// nil if there are no such images.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = imageExists(named: name + "0") ? 0 : 1
        var images: [UIImage] = []
        while imageExists(named: "\(name)\(first + images.count)"), let image = UIImage(named: "\(name)\(first + images.count)") {
            images.append(image)
            guard images.count < 1025 else { break }
        }
        return animatedImage(with: images, duration: duration)
    }
}

nonisolated extension UIImage {
    /// Returns whether two images have the same image objects and the same compared properties.
    private static func haveEqualValues(_ a: UIImage, _ b: UIImage) -> Bool {
        a.cgImage === b.cgImage && a.ciImage === b.ciImage && a.scale == b.scale && a.imageOrientation == b.imageOrientation
            && a.renderingMode == b.renderingMode && a.attributes.tint == b.attributes.tint && a.capInsets == b.capInsets
            && a.resizingMode == b.resizingMode && a.attributes.isResizable == b.attributes.isResizable
            && a.attributes.symbol == b.attributes.symbol && a.baselineOffsetFromBottom == b.baselineOffsetFromBottom
            && a.alignmentRectInsets == b.alignmentRectInsets && a.images == b.images && a.duration == b.duration
    }
}

// MARK: - Orientation

nonisolated extension UIImage {
    /// The transformation that makes the pixels upright: `up` does not rotate, `down` rotates by 180°, `left` rotates by 90°
    /// counterclockwise, and `right` rotates by 90° clockwise. In the mirrored cases, the pixels are mirrored horizontally before the
    /// rotation.
    nonisolated public enum Orientation: Int, Sendable {
        /// Upright.
        case up
        /// Rotated by 180°.
        case down
        /// Rotated by 90° counterclockwise.
        case left
        /// Rotated by 90° clockwise.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored horizontally and rotated by 180°.
        case downMirrored
        /// Mirrored horizontally and rotated by 90° counterclockwise.
        case leftMirrored
        /// Mirrored horizontally and rotated by 90° clockwise.
        case rightMirrored

        /// Whether width and height are exchanged.
        var swapsWidthAndHeight: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
    }

    /// Returns the same image, mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        return withAttributes {
            $0.orientation = flipped
            $0.uprightImage = ($0.cgImage ?? $0.ciImage.flatMap { $0.rendered(in: $0.extent) })?.mapBitmaps { $0.upright(from: flipped) }
        }
    }
}

extension Bitmap {
    /// Returns an upright bitmap of the pixels, which have the given orientation.
    nonisolated func upright(from orientation: UIImage.Orientation) -> Bitmap {
        let (w, h) = orientation.swapsWidthAndHeight ? (height, width) : (width, height)
        var words: [UInt32] = []
        words.reserveCapacity(w * h)
        for y in 0..<h {
            for x in 0..<w {
                let (u, v) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (w - 1 - x, h - 1 - y)
                    case .left: (h - 1 - y, x)
                    case .right: (y, w - 1 - x)
                    case .upMirrored: (w - 1 - x, y)
                    case .downMirrored: (x, h - 1 - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (h - 1 - y, w - 1 - x)
                    }
                words.append(self[u, v].word)
            }
        }
        return Bitmap(width: w, height: h, words: words)
    }
}
