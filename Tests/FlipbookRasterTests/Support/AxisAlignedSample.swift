import CPixelKernels
import SeededRandomValues

extension SeededRandom {
    mutating func level() -> UInt32 { UInt32(pick([0, 1, 128, 254, 255, integer(0...255)])) }

    /// Returns mask bytes, many of which are equal to their neighbors, with runs of 0 and of 255.
    mutating func levels(_ count: Int) -> [UInt8] {
        var level = UInt8(0)
        return (0..<count).map { index in
            if index % 8 == 0 || bool(0.3) { level = UInt8(self.level()) }
            return level
        }
    }

    /// Returns a premultiplied color.
    mutating func premultipliedColor() -> UInt32 { bool() ? pixels(1)[0] : 0xFF12_B3C4 }

    mutating func axisAlignedSample(_ count: Int) -> AxisAlignedSample {
        // The step is 1, 0, less than 1, more than 1, or negative, in texels.
        let one = 1 << 32
        let step = pick([0, one, integer(0...one), integer(0...(3 * one)), integer((-2 * one)...0)])
        let (width, height) = (integer(1...50), integer(1...12))
        let (left, top) = (integer(0...(width - 1)), integer(0...(height - 1)))
        let bounds = (left: left, right: integer(left...(width - 1)), top: top, bottom: integer(top...(height - 1)))
        // At least one pixel is inside the image.
        let inside = integer((bounds.left * one)...(bounds.right * one)) - step * integer(0...(count - 1))
        return AxisAlignedSample(
            texels: pixels(width * height + Int(rowPadding)), width: width, bounds: bounds, u: inside, step: step,
            v: integer(-2 * one...(height + 2) * one), down: integer(-2 * one...2 * one))
    }

    /// Returns premultiplied pixels.
    mutating func pixels(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = Int(level())
            return (0..<3).reduce(UInt32(alpha)) { word, _ in word << 8 | UInt32(integer(0...alpha)) }
        }
    }
}

/// An axis-aligned image, and its expected pixels computed one by one.
struct AxisAlignedSample {
    let texels: [UInt32]
    let width: Int
    let bounds: (left: Int, right: Int, top: Int, bottom: Int)
    let u: Int, step: Int, v: Int, down: Int

    func image(_ texels: UnsafePointer<UInt32>) -> AxisAlignedImage {
        AxisAlignedImage(
            texels: texels, stride: width, left: Int32(bounds.left), right: Int32(bounds.right), top: Int32(bounds.top),
            bottom: Int32(bounds.bottom), u: Int64(u), v: Int64(v), step: Int64(step), down: Int64(down))
    }

    /// The number of texels that a run reads.
    func texelCount(_ count: Int) -> Int { (abs(step) * count) >> 32 + 3 }

    /// The expected pixel. It is interpolated vertically first, and each channel is rounded.
    subscript(x: Int, y: Int) -> UInt32 {
        let (u, v) = (u + step * x, v + down * y)
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            texels[min(max(y, bounds.top), bounds.bottom) * width + min(max(x, bounds.left), bounds.right)]
        }
        func interpolated(_ a: UInt32, _ b: UInt32, _ position: Int) -> UInt32 {
            let f = UInt32(position >> 24 & 255)
            return [0, 8, 16, 24].reduce(0) { (word: UInt32, shift: UInt32) -> UInt32 in
                let (above, below): (UInt32, UInt32) = (a >> shift & 255, b >> shift & 255)
                let sum: UInt32 = above * (256 - f) + below * f + 128
                return word | (sum >> 8) << shift
            }
        }
        func column(_ x: Int) -> UInt32 { interpolated(texel(x, v >> 32), texel(x, v >> 32 + 1), v) }
        return interpolated(column(u >> 32), column(u >> 32 + 1), u)
    }
}
