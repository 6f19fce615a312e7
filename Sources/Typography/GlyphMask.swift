import CoreGraphics

/// How much ink each pixel of a glyph or of a line of text has.
package final class GlyphMask: Sendable {
    package let width: Int
    package let height: Int
    /// Pixels from the pen's place to the mask's left edge; letters may reach back over it.
    package let left: Int
    /// From the top of the mask down to the baseline, in pixels.
    package let baseline: Int
    package let coverage: [UInt8]

    init(width: Int, height: Int, left: Int, baseline: Int, coverage: [UInt8]) {
        self.width = width
        self.height = height
        self.left = left
        self.baseline = baseline
        self.coverage = coverage
    }

    static let none = GlyphMask(width: 0, height: 0, left: 0, baseline: 0, coverage: [])
}

extension GlyphMask: Sized {
    var byteCount: Int { width * height }
}

/// A line of text with glyphs that bring their own colours, painted: premultiplied, placed as a mask is.
package final class LinePicture: Sendable, Sized {
    package let left: Int
    package let baseline: Int
    package let image: CGImage

    init(left: Int, baseline: Int, _ bitmap: Bitmap) {
        self.left = left
        self.baseline = baseline
        image = CGImage(bitmap)
    }

    var byteCount: Int { image.width * image.height * 4 }
}

/// Where in its pixel a mask begins: how many quarters to the right and down. At rest a baseline lies on whole pixels, and `down` is 0.
package struct Phase: Hashable, Sendable {
    package var right: Int
    package var down: Int

    package init(right: Int = 0, down: Int = 0) {
        self.right = right
        self.down = down
    }

    package static let count = 4
}

/// The pixels at which glyphs are drawn.
struct Grid: Hashable, Sendable {
    /// The font's size in 1/64 pixel.
    var size: Int
    /// Whether strokes that lie flat are moved onto whole pixels. What grows, shrinks or turns is drawn as it is: pulled to the grid of
    /// each size, it would tremble.
    var isFitted: Bool
}

struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
    var grid: Grid
    var phase: Phase
}

struct LineKey: Hashable {
    var line: TextLine
    var grid: Grid
    var phase: Phase
}

struct PictureKey: Hashable {
    var line: TextLine
    var grid: Grid
    var color: UInt32
}
