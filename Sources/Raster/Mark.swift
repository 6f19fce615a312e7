import CoreGraphics
import Display
import Typography

/// A display item brought down to pixels: which it covers, and what it puts there. Made once a frame; the tiles only read it.
struct Mark {
    enum Shape {
        case upright(FixedPoint, FixedPoint)
        /// A range of the outline's edges.
        case outline(Range<Int>, evenOdd: Bool)

        static let nothing = Shape.outline(0..<0, evenOdd: false)
    }

    enum Paint {
        /// Premultiplied, opacity included.
        case color(UInt32)
        /// One of the scene's textures.
        case texture(Int)
        /// One of the scene's gradients.
        case gradient(Int)
        /// Ink laid on whole pixels.
        case ink(GlyphMask, x: Int, y: Int, color: UInt32)
        /// Ink on its way between two places in a pixel.
        case glidingInk(GlidingInk, x: Int, y: Int, color: UInt32)
        /// Ink that is turned, stretched or out of focus.
        case turnedInk(Int, color: UInt32)
        /// What a blur has made of the pixels below; `slot` counts the backdrops of the frame.
        case backdrop(slot: Int, level: UInt32)
        /// The next marks, on a sheet of their own.
        case group(count: Int, level: UInt32)
        /// The next marks on a sheet of their own, times the alpha of the marks after them.
        case masked(count: Int, mask: Int, level: UInt32)
        case nothing
    }

    var box: PixelRect
    var shape: Shape
    var paint: Paint
    var clip: Int?
    /// Covers these pixels in full with nothing shining through: what lies below them needs no painting. Two, as a rectangle with round
    /// corners is a wide one and a tall one.
    var solid = (PixelRect.empty, PixelRect.empty)
    /// A group whose members have to be painted over the whole surface before any of it can be laid down.
    var holdsBackdrop = false

    static let nothing = Mark(box: .empty, shape: .nothing, paint: .nothing)

    init(box: PixelRect, shape: Shape, paint: Paint) {
        self.box = box
        self.shape = shape
        self.paint = paint
    }

    /// What of it is left by a clip.
    mutating func show(_ box: PixelRect, _ solid: (PixelRect, PixelRect), through clip: Int?) {
        (self.box, self.solid, self.clip, holdsBackdrop) = (box, solid, clip, false)
    }

    /// Which of the scene's textures it is painted with.
    var texture: Int? {
        if case .texture(let texture) = paint { texture } else { nil }
    }

    /// How many marks after this one belong to it.
    var members: Int {
        switch paint {
        case .group(let count, _): count
        case .masked(let count, let mask, _): count + mask
        default: 0
        }
    }
}

/// A clip brought down to pixels.
struct Stencil {
    var box: PixelRect
    var shape: Mark.Shape
    var parent: Int?
    /// Pixels that it and all its parents leave alone.
    var solid: (PixelRect, PixelRect)

    /// Anything but whole pixels, of which the box tells all.
    var isSoft: Bool {
        guard case .upright(let low, let high) = shape else { return true }
        return (low.x | low.y | high.x | high.y) & 255 != 0
    }
}
