import CoreGraphics
import Foundation
import Pictures

/// A picture, how many of its pixels make a point, and how it wants to be shown.
nonisolated public final class UIImage: Sendable {
    /// All that is said of a picture. What imitates changing it makes another picture.
    struct Look: Sendable {
        var cgImage: CGImage?
        /// The right way up.
        var upright: CGImage?
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
    }

    let look: Look

    init(_ look: Look) { self.look = look }

    /// A picture of nothing, without size.
    public convenience init() { self.init(Look()) }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var look = Look()
        look.cgImage = cgImage
        look.upright = orientation == .up ? cgImage : cgImage.changed { $0.turned(orientation) }
        look.scale = scale > 0 ? scale : 1
        look.orientation = orientation
        self.init(look)
    }

    func with(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(look)
    }

    public var cgImage: CGImage? { look.cgImage }
    /// Pixels a point. A drawing, which has none, says 1.
    public var scale: CGFloat { look.scale }
    public var imageOrientation: Orientation { look.orientation }

    /// In points, the right way up.
    public var size: CGSize {
        guard let upright = look.upright else { return frames.first?.size ?? .zero }
        return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    }

    // MARK: - Frames

    /// The pictures that follow each other in an animated one.
    public var images: [UIImage]? { look.frames }
    public var duration: TimeInterval { look.duration }
    private var frames: [UIImage] { look.frames ?? [] }

    /// Pictures that follow each other, evenly, again and again; in so many seconds, or each for a thirtieth.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// The pictures `name0`, `name1` …, from 0 or 1 on.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = exists(name + "0") ? 0 : 1
        var images: [UIImage] = []
        while exists("\(name)\(first + images.count)"), let image = UIImage(named: "\(name)\(first + images.count)") {
            images.append(image)
            guard images.count < 1025 else { break }
        }
        return animatedImage(with: images, duration: duration)
    }
}

nonisolated extension UIImage: Hashable {
    /// The same pixels, shown in the same way.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        guard a !== b else { return true }
        return a.cgImage === b.cgImage && a.scale == b.scale && a.imageOrientation == b.imageOrientation
            && a.renderingMode == b.renderingMode && a.look.tint == b.look.tint && a.capInsets == b.capInsets
            && a.resizingMode == b.resizingMode && a.look.isResizable == b.look.isResizable
            && a.alignmentRectInsets == b.alignmentRectInsets && a.images == b.images && a.duration == b.duration
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(cgImage.map { ObjectIdentifier($0) }) }
}

// MARK: - Turned

nonisolated extension UIImage {
    /// What has to be done with the pixels to see them upright: turned by half, to the left, to the right; mirrored before.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var swapsSides: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
    }

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
        return with {
            $0.orientation = flipped
            $0.upright = $0.cgImage?.changed { $0.turned(flipped) }
        }
    }
}

extension Bitmap {
    nonisolated fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        let (w, h) = orientation.swapsSides ? (height, width) : (width, height)
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
