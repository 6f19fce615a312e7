import Rows

/// Premultiplied `over` in integers: result = source + destination · (255 - source.alpha) / 255, each channel rounded.
///
/// Two channels lie in each 32-bit word at a time, as the 16-bit lanes of `word & 0x00FF00FF` and `word >> 8 & 0x00FF00FF`: a product of
/// two bytes fits a lane. Single words are worked on here; rows of them in `Rows`, which computes the very same numbers.
enum Blend {
    typealias Words = UnsafeMutablePointer<UInt32>
    typealias Pixels = UnsafePointer<UInt32>

    /// The widest loops that this machine has. They all give the same bytes.
    static let rows = (wideRows() ?? plainRows()).pointee

    private static let evenBytes: UInt32 = 0x00FF_00FF

    /// Every channel times level / 255.
    @inline(__always)
    static func scaled(_ word: UInt32, _ level: UInt32) -> UInt32 {
        var low = (word & evenBytes) &* level &+ 0x0080_0080
        low = (low &+ (low >> 8 & evenBytes)) >> 8 & evenBytes
        var high = (word >> 8 & evenBytes) &* level &+ 0x0080_0080
        high = (high &+ (high >> 8 & evenBytes)) & ~evenBytes
        return low | high
    }

    @inline(__always)
    static func over(_ below: UInt32, _ above: UInt32) -> UInt32 { above &+ scaled(below, 255 - above >> 24) }

    /// a·(256 - f)/256 + b·f/256, every channel rounded.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let low = ((a & evenBytes) &* (256 &- f) &+ (b & evenBytes) &* f &+ 0x0080_0080) >> 8 & evenBytes
        let high = ((a >> 8 & evenBytes) &* (256 &- f) &+ (b >> 8 & evenBytes) &* f &+ 0x0080_0080) & ~evenBytes
        return low | high
    }

    /// a·(255 - level)/255 + b·level/255, every channel rounded: of two that are alike the same.
    @inline(__always)
    static func between(_ a: UInt32, _ b: UInt32, _ level: UInt32) -> UInt32 {
        var low = (a & evenBytes) &* (255 &- level) &+ (b & evenBytes) &* level &+ 0x0080_0080
        low = (low &+ (low >> 8 & evenBytes)) >> 8 & evenBytes
        var high = (a >> 8 & evenBytes) &* (255 &- level) &+ (b >> 8 & evenBytes) &* level &+ 0x0080_0080
        high = (high &+ (high >> 8 & evenBytes)) & ~evenBytes
        return low | high
    }

    /// One colour at one level over a run.
    @inline(__always)
    static func over(_ below: Words, _ count: Int, color: UInt32, level: UInt32) {
        rows.overColor(below, 0, count, 1, scaled(color, level))
    }

    /// One colour through a mask.
    @inline(__always)
    static func over(_ below: Words, _ count: Int, color: UInt32, mask: UnsafePointer<UInt8>) {
        rows.overColorMasked(below, 0, count, 1, color, mask)
    }

    /// Pixels at one level over a run.
    @inline(__always)
    static func over(_ below: Words, _ count: Int, pixels: Pixels, level: UInt32) { rows.overPixels(below, count, pixels, level) }

    /// Pixels that are all opaque at one level: what is left of those below is the same everywhere.
    @inline(__always)
    static func over(_ below: Words, _ count: Int, opaque pixels: Pixels, level: UInt32) {
        if level < 255 { rows.overOpaque(below, count, pixels, level) } else { below.update(from: pixels, count: count) }
    }

    /// Pixels through a mask, at a level.
    @inline(__always)
    static func over(_ below: Words, _ count: Int, pixels: Pixels, mask: UnsafePointer<UInt8>, level: UInt32) {
        rows.overPixelsMasked(below, count, pixels, mask, level)
    }

    /// Pixels take the place of what is below, through a mask, at a level: below · (1 - m) + pixel · m.
    static func replace(_ below: Words, _ count: Int, pixels: Pixels, mask: UnsafePointer<UInt8>?, level: UInt32) {
        guard let mask else {
            if level < 255 { return mix(below, count, pixels, level &+ level >> 7) }
            return below.update(from: pixels, count: count)
        }
        for x in 0..<count {
            let part = divided255(UInt32(mask[x]) &* level)
            below[x] = mix(below[x], pixels[x], part &+ part >> 7)
        }
    }

    /// below · (256 - f)/256 + pixels · f/256, f up to 256.
    @inline(__always)
    static func mix(_ below: Words, _ count: Int, _ pixels: Pixels, _ f: UInt32) { rows.mix(below, pixels, count, f, below) }

    /// A sheet keeps as much as another one is opaque.
    @inline(__always)
    static func multiply(_ sheet: Words, _ count: Int, byAlphaOf mask: Pixels) { rows.multiplyByAlpha(sheet, count, mask) }
}
