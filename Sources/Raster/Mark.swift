import CoreGraphics
import Display
import Typography

/// A display item brought down to pixels: which it covers, and what it puts there. Made once a frame; the tiles only read it.
struct Mark {
    enum Shape {
        case upright(FixedPoint, FixedPoint)
        /// A range of `Scene.edges`.
        case outline(Range<Int>)
    }

    enum Paint {
        /// Premultiplied, opacity included.
        case color(UInt32)
        case picture(Bitmap, Sampler, level: UInt32)
        /// Ink laid on whole pixels.
        case ink(GlyphMask, x: Int, y: Int, color: UInt32)
        /// Ink that is turned or stretched.
        case turnedInk(GlyphMask, Sampler, color: UInt32)
        /// The next marks, on a sheet of their own.
        case group(count: Int, level: UInt32)
        case nothing
    }

    var box: PixelRect
    var shape: Shape
    var paint: Paint
    var clip: Int?
    /// Covers its box in full with nothing shining through: whatever lies below needs no painting.
    var isOpaque = false

    static let nothing = Mark(box: .empty, shape: .outline(0..<0), paint: .nothing, clip: nil)
}

/// A clip brought down to pixels.
struct Stencil {
    var box: PixelRect
    var shape: Mark.Shape
    var parent: Int?
}

/// Walks a bitmap under an affine transform: where each surface pixel's centre lies in the source, in 1/65536 source pixel.
struct Sampler {
    /// From surface pixels to source pixels.
    let inverse: CGAffineTransform

    /// The source place of a surface pixel's centre, less half a source pixel, so that whole numbers are texel centres.
    @inline(__always)
    func start(x: Int, y: Int) -> (u: Int, v: Int) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let u = px * Double(inverse.a) + py * Double(inverse.c) + Double(inverse.tx) - 0.5
        let v = px * Double(inverse.b) + py * Double(inverse.d) + Double(inverse.ty) - 0.5
        return (Self.fixed(u), Self.fixed(v))
    }

    var step: (u: Int, v: Int) { (Self.fixed(Double(inverse.a)), Self.fixed(Double(inverse.b))) }

    private static func fixed(_ value: Double) -> Int { Int(min(max((value * 65536).rounded(), -1e15), 1e15)) }
}
