import CoreGraphics
import Typography

extension Sampler {
    /// A run of pixels, each mixed of the four texels around its place; beyond the edge the edge goes on.
    func sample(
        _ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int, x: Int, y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>
    ) {
        var (u, v) = start(x: x, y: y)
        let (stepU, stepV) = step
        if stepU == 65536, stepV == 0, u & 0xFFFF == 0, v & 0xFFFF == 0 {
            // Pixel on texel: a copy.
            let line = words + min(max(v >> 16, 0), height - 1) * width
            for index in 0..<count { out[index] = line[min(max(u >> 16 + index, 0), width - 1)] }
            return
        }
        for index in 0..<count {
            let (x0, y0) = (min(max(u >> 16, 0), width - 1), min(max(v >> 16, 0), height - 1))
            let (x1, y1) = (min(max(u >> 16 + 1, 0), width - 1), min(max(v >> 16 + 1, 0), height - 1))
            let (fx, fy) = (UInt32(u >> 8 & 255), UInt32(v >> 8 & 255))
            let top = Self.mix(words[y0 * width + x0], words[y0 * width + x1], fx)
            let bottom = Self.mix(words[y1 * width + x0], words[y1 * width + x1], fx)
            out[index] = Self.mix(top, bottom, fy)
            u += stepU
            v += stepV
        }
    }

    /// The same for ink; beyond its edge there is none.
    func sample(
        _ mask: GlyphMask, x: Int, y: Int, _ count: Int, _ color: (UInt32) -> UInt32, into store: (Int, UInt32) -> Void
    ) {
        var (u, v) = start(x: x, y: y)
        let (stepU, stepV) = step
        func ink(_ x: Int, _ y: Int) -> Int {
            x >= 0 && y >= 0 && x < mask.width && y < mask.height ? Int(mask.coverage[y * mask.width + x]) : 0
        }
        for index in 0..<count {
            let (x0, y0) = (u >> 16, v >> 16)
            let (fx, fy) = (u >> 8 & 255, v >> 8 & 255)
            let top = ink(x0, y0) * (256 - fx) + ink(x0 + 1, y0) * fx
            let bottom = ink(x0, y0 + 1) * (256 - fx) + ink(x0 + 1, y0 + 1) * fx
            store(index, color(UInt32((top * (256 - fy) + bottom * fy + 32768) >> 16)))
            u += stepU
            v += stepV
        }
    }

    /// a·(256 - f)/256 + b·f/256, two channels in each half.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let even: UInt32 = 0x00FF_00FF
        let low = ((a & even) &* (256 - f) &+ (b & even) &* f &+ 0x0080_0080) >> 8 & even
        let high = ((a >> 8 & even) &* (256 - f) &+ (b >> 8 & even) &* f &+ 0x0080_0080) & ~even
        return low | high
    }
}
