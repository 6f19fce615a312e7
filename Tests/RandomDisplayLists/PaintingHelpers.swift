import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// Returns the pixels of a display list, painted by a new painter.
package func paint(_ list: DisplayList, _ width: Int, _ height: Int, scale: CGFloat = 1, threads: Int = 1) -> Bitmap {
    let painter = Painter(width: width, height: height, scale: scale, threads: threads)
    painter.paint(list)
    return painter.surface
}

extension DisplayList {
    /// Creates a list of items over a plain background. The source of each item is its index.
    package init(_ contents: [DisplayItem], over background: CGColor = .black, clips: [Clip] = []) {
        self.init()
        self.background = background
        self.clips = clips
        items = contents
        for index in items.indices { items[index].source = index }
    }
}

extension DisplayItem {
    /// Creates an item with the source 0.
    package init(_ content: DisplayContent, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Int? = nil) {
        self.init(source: 0, content: content, transform: transform, opacity: opacity, clip: clip)
    }
}

/// Returns the largest difference of any channel of any pixel, or 256 for bitmaps of different sizes.
package func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    var worst = 0
    for (x, y) in zip(a.words, b.words) where x != y {
        for shift in [0, 8, 16, 24] { worst = max(worst, abs(Int(x >> shift & 255) - Int(y >> shift & 255))) }
    }
    return worst
}

// MARK: - Reference blending: each channel separately, in floating-point numbers

/// Returns a premultiplied pixel from its channels.
package func makePixel(_ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(alpha << 24 | red << 16 | green << 8 | blue)
}

/// Returns an opaque color as a pixel.
package func makePixel(_ color: CGColor) -> UInt32 {
    func byte(_ channel: CGFloat) -> Int { Int((Double(channel) * 255).rounded()) }
    return makePixel(255, byte(color.red), byte(color.green), byte(color.blue))
}

/// Returns x / 255, rounded. The fraction is never exactly one half, because 255 is odd.
package func dividedBy255(_ x: Int) -> Int { Int((Double(x) / 255).rounded()) }

/// Returns the channels of a pixel.
private func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

/// Multiplies every channel by opacity / 255, where `opacity` is an opacity or a coverage, 0…255.
package func scaled(_ pixel: UInt32, _ opacity: Int) -> UInt32 {
    let c = channels(pixel).map { dividedBy255($0 * opacity) }
    return makePixel(c[0], c[1], c[2], c[3])
}

/// Composites a premultiplied pixel over another one.
package func over(_ below: UInt32, _ above: UInt32) -> UInt32 {
    let rest = 255 - Int(above >> 24)
    let c = zip(channels(below), channels(above)).map { $1 + dividedBy255($0 * rest) }
    return makePixel(c[0], c[1], c[2], c[3])
}
