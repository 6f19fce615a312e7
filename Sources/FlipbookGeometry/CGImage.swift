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

    /// The image at one scale. Mip levels and opacity are computed on first use.
    private struct Rendition {
        /// The factor between this rendition and the image's own size.
        let scale: Int
        /// The mip levels: the rendition, followed by copies, each half as large as the previous bitmap.
        var levels: [Bitmap]
        /// Whether every pixel is opaque, or nil if not yet known.
        var isOpaque: Bool?
    }

    /// All renditions that exist. There are few, so a linear search is the fastest.
    private let renditions: Mutex<[Rendition]>

    /// Creates an image from its pixels and, for a vector image, a function that draws it at an integer multiple of its size.
    package init(_ bitmap: Bitmap, redraw: (@Sendable (_ times: Int) -> Bitmap?)? = nil) {
        (ownBitmap, size) = (bitmap, (bitmap.width, bitmap.height))
        self.redraw = redraw
        renditions = Mutex([Rendition(scale: 1, levels: [bitmap])])
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
        renditions.withLock { renditions in
            let index = index(ofScale: scale, in: &renditions)
            if let isOpaque = renditions[index].isOpaque, renditions[index].levels.count >= count {
                return (renditions[index].levels, isOpaque)
            }
            var levels = renditions[index].levels
            while levels.count < count, let last = levels.last, last.width > 1 || last.height > 1 { levels.append(last.halved()) }
            let isOpaque = renditions[index].isOpaque ?? levels[0].words.allSatisfy { $0 >> 24 == 255 }
            renditions[index] = Rendition(scale: renditions[index].scale, levels: levels, isOpaque: isOpaque)
            return (levels, isOpaque)
        }
    }

    /// Returns the index of the rendition of a scale, or of the image's own size, which is drawn if it is missing.
    private func index(ofScale scale: Int, in renditions: inout [Rendition]) -> Int {
        if let index = renditions.firstIndex(where: { $0.scale == scale }) ?? renditions.firstIndex(where: { $0.scale == 1 }) {
            return index
        }
        renditions.append(Rendition(scale: 1, levels: [redraw?(1) ?? Bitmap(width: width, height: height)]))
        return renditions.count - 1
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
        return renditions.withLock { renditions in
            if renditions.contains(where: { $0.scale == scale }) { return scale }
            guard let drawn = redraw(scale), drawn.width == width * scale, drawn.height == height * scale else { return 1 }
            renditions.append(Rendition(scale: scale, levels: [drawn]))
            return scale
        }
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
        let halfSizeWords = [UInt32](unsafeUninitializedCapacity: w * h) { output, count in
            for y in 0..<h {
                let (top, bottom) = (2 * y * width, min(2 * y + 1, height - 1) * width)
                for x in 0..<w {
                    let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                    output[y * w + x] = Self.mean(words[top + left], words[top + right], words[bottom + left], words[bottom + right])
                }
            }
            count = w * h
        }
        return Bitmap(width: w, height: h, words: halfSizeWords)
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
