import CoreGraphics
import Display
import Foundation
import Raster

/// A list painted from scratch.
package func paint(_ list: DisplayList, _ width: Int, _ height: Int, scale: CGFloat = 1, threads: Int = 1) -> Bitmap {
    let painter = Painter(width: width, height: height, scale: scale, threads: threads)
    painter.paint(list)
    return painter.surface
}

extension DisplayList {
    /// Items over a plain ground, numbered in their order.
    package init(_ contents: [DisplayItem], over background: CGColor = .black, clips: [Clip] = []) {
        self.init()
        self.background = background
        self.clips = clips
        items = contents
        for index in items.indices { items[index].source = index }
    }
}

extension DisplayItem {
    package init(_ content: Content, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Int? = nil) {
        self.init(source: 0, content: content, transform: transform, opacity: opacity, clip: clip)
    }
}

/// The largest difference of any channel of any pixel; pictures of different sizes are as far apart as can be.
package func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    var worst = 0
    for (x, y) in zip(a.words, b.words) where x != y {
        for shift in [0, 8, 16, 24] { worst = max(worst, abs(Int(x >> shift & 255) - Int(y >> shift & 255))) }
    }
    return worst
}

// MARK: - Blending as it is defined: each channel by itself, in plain numbers

/// A premultiplied pixel from its channels.
package func word(_ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 { UInt32(alpha << 24 | red << 16 | green << 8 | blue) }

/// An opaque colour as a pixel.
package func word(_ color: CGColor) -> UInt32 {
    func byte(_ channel: CGFloat) -> Int { Int((Double(channel) * 255).rounded()) }
    return word(255, byte(color.red), byte(color.green), byte(color.blue))
}

/// x / 255, rounded. Halves do not occur, as 255 is odd.
package func part255(_ x: Int) -> Int { Int((Double(x) / 255).rounded()) }

/// The channels of a pixel, each by itself.
private func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

/// Every channel times level / 255.
package func scaled(_ pixel: UInt32, _ level: Int) -> UInt32 {
    let c = channels(pixel).map { part255($0 * level) }
    return word(c[0], c[1], c[2], c[3])
}

/// Premultiplied `over`.
package func over(_ below: UInt32, _ above: UInt32) -> UInt32 {
    let rest = 255 - Int(above >> 24)
    let c = zip(channels(below), channels(above)).map { $1 + part255($0 * rest) }
    return word(c[0], c[1], c[2], c[3])
}
