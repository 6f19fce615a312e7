import CPixelKernels
import SeededRandomValues
import Testing

/// The kernels that sample a row of a mask give the same values as the bilinear interpolation of four mask pixels, computed separately for
/// each pixel.
@Suite struct MaskRowTests {
    private static let one: Int64 = 1 << 32

    /// Returns the interpolated value at a position in units of 1/2³² mask pixel, rounded once.
    private func expected(_ top: [UInt8]?, _ bottom: [UInt8]?, _ fraction: Int, _ u: Int64) -> UInt8 {
        func value(_ row: [UInt8]?, _ x: Int) -> Int {
            guard let row, row.indices.contains(x) else { return 0 }
            return Int(row[x])
        }
        let (x, f) = (Int(u >> 32), Int(u >> 24 & 255))
        func interpolated(_ row: [UInt8]?) -> Int { value(row, x) * (256 - f) + value(row, x + 1) * f }
        return UInt8((interpolated(top) * (256 - fraction) + interpolated(bottom) * fraction + 32768) >> 16)
    }

    /// The masks are enlarged, shrunk or mirrored. The top or the bottom row can be missing, and positions can be beyond all edges.
    @Test(arguments: 0..<20) func rowsEqualPixelByPixelInterpolation(seed: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in 1...41 {
                var random = SeededRandom(seed * 100 + count)
                let width = random.integer(1...40)
                let (top, bottom) = (random.levels(width), random.levels(width))
                let (hasTop, hasBottom) = (random.bool(0.8), random.bool(0.8))
                let step = random.pick([
                    Self.one / 8, Self.one, Int64(random.integer(0...1 << 32)), Int64(random.integer(-3 << 32...3 << 32)),
                ])
                let (u, fraction) = (Int64(random.integer(-5 << 32...45 << 32)), random.pick([0, 1, 255, random.integer(0...255)]))
                var out = [UInt8](repeating: 7, count: count + 1)
                let columns = Int((abs(step) * Int64(count)) >> 32) + 3
                var spare = [UInt32](repeating: 0, count: 2 * (columns + Int(rowPadding)))
                top.withUnsafeBufferPointer { top in
                    bottom.withUnsafeBufferPointer { bottom in
                        var row = MaskRow(
                            top: hasTop ? top.baseAddress : nil, bottom: hasBottom ? bottom.baseAddress : nil, width: width,
                            fraction: UInt32(fraction), u: u, step: step)
                        kernels.sampleMask(&row, count, &spare, &out)
                    }
                }
                for x in 0..<count {
                    let value = expected(hasTop ? top : nil, hasBottom ? bottom : nil, fraction, u + step * Int64(x))
                    #expect(out[x] == value, "\(x) of \(count) pixels, step \(step)")
                }
                #expect(out[count] == 7, "nothing is written after the run")
            }
        }
    }
}
