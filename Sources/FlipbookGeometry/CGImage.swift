import Foundation
import Synchronization

/// An immutable decoded image.
///
/// Differs from Apple: there is no public initializer. `UIImage` loads images.
public final class CGImage: Sendable {
    /// The pixels at the image's own size. A vector image that has not been drawn at this size is drawn now.
    package var bitmap: Bitmap { ownBitmap ?? mipLevels(1).bitmaps[0] }
    /// The width in pixels.
    public var width: Int { size.width }
    /// The height in pixels.
    public var height: Int { size.height }

    private let size: (width: Int, height: Int)
    /// The pixels at the image's own size, or nil if they are drawn on first use.
    private let ownBitmap: Bitmap?

    /// Renders a vector image at an integer multiple of its size. Nil for a raster image.
    private let redraw: (@Sendable (_ times: Int) -> Bitmap?)?

    /// The image at one scale. It is drawn on first use, and its mip levels and its opacity are computed on first use. Several threads can
    /// draw different renditions at the same time.
    private final class Rendition: Sendable {
        private struct Content {
            /// The mip levels: the rendition, followed by copies, each half as large as the previous bitmap. Empty if it cannot be drawn.
            var levels: [Bitmap]
            /// Whether every pixel is opaque, or nil if not yet known.
            var isOpaque: Bool?
        }

        /// The factor between this rendition and the image's own size.
        let scale: Int
        /// The pixels, or nil if they have not been drawn.
        private let content: Mutex<Content?>

        init(scale: Int, _ bitmap: Bitmap? = nil) {
            self.scale = scale
            content = Mutex(bitmap.map { Content(levels: [$0]) })
        }

        /// Draws the rendition if it has not been drawn. Returns false if it cannot be drawn.
        func draw(_ draw: () -> Bitmap?) -> Bool {
            content.withLock { content in
                let levels = content?.levels ?? draw().map { [$0] } ?? []
                if content == nil { content = Content(levels: levels) }
                return !levels.isEmpty
            }
        }

        /// Returns at least `count` mip levels, or nil if the rendition has not been drawn or cannot be drawn.
        func mipLevels(_ count: Int) -> (bitmaps: [Bitmap], isOpaque: Bool)? {
            content.withLock { content in
                guard let levels = content?.levels, let first = levels.first else { return nil }
                if let isOpaque = content?.isOpaque, levels.count >= count { return (levels, isOpaque) }
                var allLevels = levels
                while allLevels.count < count, let last = allLevels.last, last.width > 1 || last.height > 1 {
                    allLevels.append(last.halved())
                }
                let isOpaque = content?.isOpaque ?? first.hasOnlyOpaquePixels
                content = Content(levels: allLevels, isOpaque: isOpaque)
                return (allLevels, isOpaque)
            }
        }
    }

    /// All renditions that were requested. There are few, so a linear search is the fastest.
    private let renditions: Mutex<[Rendition]>

    /// Creates an image from its pixels and, for a vector image, a function that draws it at an integer multiple of its size.
    package init(_ bitmap: Bitmap, redraw: (@Sendable (_ times: Int) -> Bitmap?)? = nil) {
        (ownBitmap, size) = (bitmap, (bitmap.width, bitmap.height))
        self.redraw = redraw
        renditions = Mutex([Rendition(scale: 1, bitmap)])
    }

    /// Creates a vector image of a size, and a function that draws it at an integer multiple of this size. Each rendition is drawn on first
    /// use. Most images are shown at one scale, which is seldom that of their own size.
    package init(width: Int, height: Int, draw: @escaping @Sendable (_ times: Int) -> Bitmap?) {
        (ownBitmap, size, redraw) = (nil, (width, height), draw)
        renditions = Mutex([])
    }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool { mipLevels(1).isOpaque }

    /// Returns the mip levels of a rendition, and whether the image is opaque.
    ///
    /// The first level is the rendition, and each further level is half as large as the previous level. There are at least `count` levels,
    /// or fewer if the last level has only one pixel. If the image is drawn at a reduced size, the use of a smaller level avoids aliasing.
    /// - Parameter scale: The scale of the rendition, a result of `renditionScale(for:)`.
    package func mipLevels(_ count: Int, scale: Int = 1) -> (bitmaps: [Bitmap], isOpaque: Bool) {
        if scale > 1, let levels = rendition(ofScale: scale).mipLevels(count) { return levels }
        let own = rendition(ofScale: 1)
        _ = own.draw { redraw?(1) ?? Bitmap(width: width, height: height) }
        return own.mipLevels(count) ?? ([], false)
    }

    private func rendition(ofScale scale: Int) -> Rendition {
        renditions.withLock { renditions in
            if let rendition = renditions.first(where: { $0.scale == scale }) { return rendition }
            let rendition = Rendition(scale: scale)
            renditions.append(rendition)
            return rendition
        }
    }

    // MARK: - Vector images

    /// The scales of renditions. They are integers, so that screen pixels align with image pixels. There are only a few, so that an
    /// animated zoom does not render the image again in every frame.
    private static let renditionScales = [2, 3, 4, 6, 8, 12, 16]
    /// The largest side of a rendition in pixels.
    private static let maximumSideLength = 4096

    /// Returns the scale of the rendition to draw from, creating the rendition if needed.
    /// - Parameter requiredScale: The number of target pixels that one pixel of the image fills, per axis.
    package func renditionScale(for requiredScale: @autoclosure () -> Double) -> Int {
        guard let redraw else { return 1 }
        let requiredScale = requiredScale()
        // An enlargement by 5 % or less is not visible, so it uses the original pixels.
        guard requiredScale > 1.05 else { return 1 }
        let preferredScale = Self.renditionScales.first { Double($0) >= requiredScale - 0.05 } ?? 16
        let scale = min(preferredScale, Self.maximumSideLength / max(width, height, 1))
        guard scale > 1 else { return 1 }
        let isDrawn = rendition(ofScale: scale).draw {
            redraw(scale).flatMap { $0.width == width * scale && $0.height == height * scale ? $0 : nil }
        }
        return isDrawn ? scale : 1
    }

    /// Renders a vector image at its own size, and at the scale from which it is drawn at `requiredScale`.
    package func render(for requiredScale: Double) {
        guard redraw != nil else { return }
        _ = mipLevels(1, scale: renditionScale(for: requiredScale))
        _ = isOpaque
    }

    /// Returns the image with `change` applied to its bitmap at every scale. `change` rearranges the pixels, for example to another
    /// orientation.
    package func mapBitmaps(_ change: @escaping @Sendable (Bitmap) -> Bitmap) -> CGImage {
        guard let redraw else { return CGImage(change(bitmap)) }
        return CGImage(change(bitmap)) { scale in redraw(scale).map(change) }
    }
}

extension Bitmap {
    /// Returns the bitmap at half the size. Each pixel is the rounded mean of four pixels. If the width or height is odd, the last column
    /// or row is used twice.
    package func halved() -> Bitmap {
        let (w, h) = ((width + 1) / 2, (height + 1) / 2)
        guard w > 0, h > 0 else { return self }
        let halfSizeWords = words.withUnsafeBufferPointer { words in
            [UInt32](unsafeUninitializedCapacity: w * h) { output, count in
                for y in 0..<h {
                    let (top, bottom) = (2 &* y &* width, min(2 &* y &+ 1, height &- 1) &* width)
                    let row = y &* w
                    for x in 0..<width / 2 {
                        let left = 2 &* x
                        output[row &+ x] = Self.mean(
                            words[top &+ left], words[top &+ left &+ 1], words[bottom &+ left], words[bottom &+ left &+ 1])
                    }
                    guard width % 2 == 1 else { continue }
                    let (upper, lower) = (words[top &+ width &- 1], words[bottom &+ width &- 1])
                    output[row &+ w &- 1] = Self.mean(upper, upper, lower, lower)
                }
                count = w * h
            }
        }
        return Bitmap(width: w, height: h, words: halfSizeWords)
    }

    /// Whether every pixel is opaque. Pixels are compared in groups, which is faster.
    fileprivate var hasOnlyOpaquePixels: Bool {
        words.withUnsafeBufferPointer { words in
            for start in stride(from: 0, to: words.count, by: 4096) {
                var common = UInt32.max
                for index in start..<min(start + 4096, words.count) { common &= words[index] }
                if common >> 24 != 255 { return false }
            }
            return true
        }
    }

    /// Returns the rounded mean of four pixels for each channel. Even and odd bytes are added separately, two channels at a time.
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let evenBytes: UInt32 = 0x00FF_00FF
        let low = ((a & evenBytes) + (b & evenBytes) + (c & evenBytes) + (d & evenBytes) + 0x0002_0002) >> 2 & evenBytes
        let high =
            ((a >> 8 & evenBytes) + (b >> 8 & evenBytes) + (c >> 8 & evenBytes) + (d >> 8 & evenBytes) + 0x0002_0002) >> 2 & evenBytes
        return low | high << 8
    }
}
