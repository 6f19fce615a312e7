import CPixelKernels
import Foundation

/// Premultiplied `over` compositing in integers: result = source + destination · (255 - source.alpha) / 255. Each channel
/// is rounded.
///
/// A pixel is a 32-bit word. Two channels are computed at a time, as the 16-bit halves of `word & 0x00FF00FF` and `word >> 8 & 0x00FF00FF`.
/// The product of two bytes fits in 16 bits. This type computes single pixels. The C kernels compute rows of pixels with exactly the same
/// results.
enum Blend {
    typealias MutablePixels = UnsafeMutablePointer<UInt32>
    typealias Pixels = UnsafePointer<UInt32>

    /// The fastest kernels that this machine supports. If the environment variable `FLIPBOOK_KERNELS` is `baseline`, these are the kernels
    /// that run on all machines of this architecture. All kernels compute the same bytes.
    static let kernels = ((usesBaselineKernels ? nil : wideKernels()) ?? baselineKernels()).pointee

    private static let usesBaselineKernels = ProcessInfo.processInfo.environment["FLIPBOOK_KERNELS"] == "baseline"

    private static let evenBytes: UInt32 = 0x00FF_00FF

    /// Multiplies every channel by level / 255, where `level` is an opacity or a coverage, 0…255.
    @inline(__always)
    static func scaled(_ word: UInt32, _ level: UInt32) -> UInt32 {
        var low = (word & evenBytes) &* level &+ 0x0080_0080
        low = (low &+ (low >> 8 & evenBytes)) >> 8 & evenBytes
        var high = (word >> 8 & evenBytes) &* level &+ 0x0080_0080
        high = (high &+ (high >> 8 & evenBytes)) & ~evenBytes
        return low | high
    }

    /// Returns the pixel `above` composited over the pixel `below`.
    @inline(__always)
    static func over(_ below: UInt32, _ above: UInt32) -> UInt32 { above &+ scaled(below, 255 - above >> 24) }

    /// Returns a·(256 - f)/256 + b·f/256, with every channel rounded.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let low = ((a & evenBytes) &* (256 &- f) &+ (b & evenBytes) &* f &+ 0x0080_0080) >> 8 & evenBytes
        let high = ((a >> 8 & evenBytes) &* (256 &- f) &+ (b >> 8 & evenBytes) &* f &+ 0x0080_0080) & ~evenBytes
        return low | high
    }

    /// Returns a·(255 - level)/255 + b·level/255, with every channel rounded. If a equals b, the result is a.
    @inline(__always)
    static func interpolated(_ a: UInt32, _ b: UInt32, _ level: UInt32) -> UInt32 {
        var low = (a & evenBytes) &* (255 &- level) &+ (b & evenBytes) &* level &+ 0x0080_0080
        low = (low &+ (low >> 8 & evenBytes)) >> 8 & evenBytes
        var high = (a >> 8 & evenBytes) &* (255 &- level) &+ (b >> 8 & evenBytes) &* level &+ 0x0080_0080
        high = (high &+ (high >> 8 & evenBytes)) & ~evenBytes
        return low | high
    }

    /// Composites one color with an opacity over a row of pixels.
    @inline(__always)
    static func overColor(_ below: MutablePixels, _ count: Int, _ color: UInt32, level: UInt32) {
        kernels.overColor(below, 0, count, 1, scaled(color, level))
    }

    /// Composites one color through a mask.
    @inline(__always)
    static func overColorMasked(_ below: MutablePixels, _ count: Int, _ color: UInt32, mask: UnsafePointer<UInt8>) {
        kernels.overColorMasked(below, 0, count, 1, color, mask)
    }

    /// Composites pixels with an opacity.
    @inline(__always)
    static func overPixels(_ below: MutablePixels, _ count: Int, _ pixels: Pixels, level: UInt32) {
        kernels.overPixels(below, count, pixels, level)
    }

    /// Composites opaque pixels with an opacity. All pixels below are multiplied by the same factor.
    @inline(__always)
    static func overOpaque(_ below: MutablePixels, _ count: Int, _ pixels: Pixels, level: UInt32) {
        if level < 255 { kernels.overOpaque(below, count, pixels, level) } else { below.update(from: pixels, count: count) }
    }

    /// Composites pixels through a mask and with an opacity.
    @inline(__always)
    static func overPixelsMasked(_ below: MutablePixels, _ count: Int, _ pixels: Pixels, mask: UnsafePointer<UInt8>, level: UInt32) {
        kernels.overPixelsMasked(below, count, pixels, mask, level)
    }

    /// Replaces pixels through a mask and with an opacity: below · (1 - m) + pixel · m, where m is the product of mask and opacity.
    static func replacePixels(_ below: MutablePixels, _ count: Int, _ pixels: Pixels, mask: UnsafePointer<UInt8>?, level: UInt32) {
        guard let mask else {
            if level < 255 { return mixPixels(below, count, pixels, level &+ level >> 7) }
            return below.update(from: pixels, count: count)
        }
        for x in 0..<count {
            let part = dividedBy255(UInt32(mask[x]) &* level)
            below[x] = mix(below[x], pixels[x], part &+ part >> 7)
        }
    }

    /// Computes below · (256 - f)/256 + pixels · f/256, for f up to 256.
    @inline(__always)
    static func mixPixels(_ below: MutablePixels, _ count: Int, _ pixels: Pixels, _ f: UInt32) {
        kernels.mix(below, pixels, count, f, below)
    }

    /// Multiplies pixels by the alpha of other pixels.
    @inline(__always)
    static func multiplyPixels(_ pixels: MutablePixels, _ count: Int, byAlphaOf mask: Pixels) {
        kernels.multiplyByAlpha(pixels, count, mask)
    }
}
