import CoreGraphics

/// The coverage of each pixel by a glyph or by a line of text.
package final class GlyphMask: Sendable {
    package let width: Int
    package let height: Int
    /// The distance in pixels from the pen position to the left edge of the mask. It is negative if a glyph extends to the left
    /// of the pen.
    package let left: Int
    /// The distance in pixels from the top edge of the mask down to the baseline.
    package let baseline: Int
    /// The coverage of the pixels, 0…255, row by row.
    package let coverage: [UInt8]

    init(width: Int, height: Int, left: Int, baseline: Int, coverage: [UInt8]) {
        self.width = width
        self.height = height
        self.left = left
        self.baseline = baseline
        self.coverage = coverage
    }

    /// A mask without pixels.
    static let empty = GlyphMask(width: 0, height: 0, left: 0, baseline: 0, coverage: [])
}

extension GlyphMask: ByteCounted {
    var byteCount: Int { width * height }
}

/// An image of a line that has color glyphs. Its pixels are premultiplied. It is positioned like a mask.
package final class ColorLineImage: Sendable, ByteCounted {
    /// The distance in pixels from the pen position to the left edge of the image.
    package let left: Int
    /// The distance in pixels from the top edge of the image down to the baseline.
    package let baseline: Int
    package let image: CGImage

    init(left: Int, baseline: Int, _ bitmap: Bitmap) {
        self.left = left
        self.baseline = baseline
        image = CGImage(bitmap)
    }

    var byteCount: Int { image.width * image.height * 4 }
}

/// The position of a mask within a pixel, in quarters to the right and down. If text does not move, its baseline is on a whole
/// pixel and `down` is 0.
package struct SubpixelPhase: Hashable, Sendable {
    package var right: Int
    package var down: Int

    package init(right: Int = 0, down: Int = 0) {
        self.right = right
        self.down = down
    }

    /// The number of positions per pixel in each direction.
    package static let stepsPerPixel = 4
}

/// The size and hinting with which glyphs are rasterized.
struct PixelGrid: Hashable, Sendable {
    /// The font size in 1/64 pixel.
    var size: Int
    /// Whether horizontal strokes are moved to whole pixels. Text that is being scaled or rotated is not hinted: hinted to the
    /// grid of each size, it would shake.
    var isHinted: Bool
}

/// The key of a cached glyph mask.
struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
    var grid: PixelGrid
    var phase: SubpixelPhase
}

/// The key of a cached line mask.
struct LineKey: Hashable {
    var line: ShapedLine
    var grid: PixelGrid
    var phase: SubpixelPhase
}

/// The key of a cached image of a line with color glyphs.
struct ColorLineKey: Hashable {
    var line: ShapedLine
    var grid: PixelGrid
    var color: UInt32
}
