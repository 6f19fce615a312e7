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
                            v: UInt32(fraction) << 24, down: 0, u: u, step: step)
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

    /// The kernel that composites a color through an interpolated mask gives the same pixels as sampling the mask and compositing through
    /// it, row by row. The rows are at equal or different distances from the rows of the mask, and over different pixels or over one color,
    /// which is not read from the surface. Some columns of the mask are equal, and some pixels between them are painted without
    /// interpolation.
    @Test(arguments: 20..<40, [true, false]) func interpolatedCompositingEqualsSamplingAndCompositing(seed: Int, hasBackground: Bool) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in 1...41 {
                var random = SeededRandom(seed * 100 + count)
                let width = random.integer(1...40)
                var (top, bottom) = (random.levels(width), random.levels(width))
                let firstEqual = random.integer(0...(width - 1))
                let equalColumns = firstEqual..<random.integer((firstEqual + 1)...width)
                for column in equalColumns { (top[column], bottom[column]) = (top[firstEqual], bottom[firstEqual]) }
                let (hasTop, hasBottom) = (random.bool(0.8), random.bool(0.8))
                let step = random.pick([
                    Self.one / 8, Self.one, Int64(random.integer(0...1 << 32)), Int64(random.integer(-3 << 32...3 << 32)),
                ])
                let u = Int64(random.integer(-5 << 32...45 << 32))
                // The pixels whose left and right columns are equal, without some of them.
                let between = (0..<count).filter {
                    let column = Int((u + step * Int64($0)) >> 32)
                    return equalColumns.contains(column) && equalColumns.contains(column + 1)
                }.dropFirst(random.integer(0...3))
                let (rows, stride, color) = (random.integer(1...4), count + 3, random.premultipliedColor())
                let v = UInt32(random.pick([0, 1, 255, random.integer(0...255)])) << 24
                let down = random.pick([0, 1 << 29, UInt32(random.integer(0...1 << 30))])
                let background = random.premultipliedColor()
                var painted = random.pixels(stride * rows)
                var expected = painted
                if hasBackground {
                    for row in 0..<rows { for x in 0..<count { expected[row * stride + x] = background } }
                }
                let spareCount = count + 2 * (Int((abs(step) * Int64(count)) >> 32) + 3) + 3 * Int(rowPadding)
                var spare = [UInt32](repeating: 0, count: spareCount)
                var coverage = [UInt8](repeating: 0, count: count)
                var columns = [Int32](repeating: 0, count: count + Int(rowPadding))
                var weights = [UInt32](repeating: 0, count: count + Int(rowPadding))
                kernels.maskColumns(u, step, count, &columns, &weights)
                top.withUnsafeBufferPointer { top in
                    bottom.withUnsafeBufferPointer { bottom in
                        var row = MaskRow(
                            top: hasTop ? top.baseAddress : nil, bottom: hasBottom ? bottom.baseAddress : nil, width: width, v: v,
                            down: down, u: u, step: step)
                        columns.withUnsafeBufferPointer { columns in
                            weights.withUnsafeBufferPointer { weights in
                                guard let columns = columns.baseAddress, let weights = weights.baseAddress else { return }
                                var prepared = MaskColumns(
                                    columns: columns, weights: weights, equalFirst: between.first ?? 0,
                                    equalEnd: between.last.map { $0 + 1 } ?? 0)
                                withUnsafePointer(to: background) { background in
                                    kernels.overColorInterpolated(
                                        &painted, stride, count, rows, color, hasBackground ? background : nil, &row, &prepared, &spare)
                                }
                            }
                        }
                        expected.withUnsafeMutableBufferPointer { expected in
                            guard let expected = expected.baseAddress else { return }
                            for index in 0..<rows {
                                row.v = v &+ down &* UInt32(index)
                                kernels.sampleMask(&row, count, &spare, &coverage)
                                kernels.overColorMasked(expected + index * stride, stride, count, 1, color, coverage)
                            }
                        }
                    }
                }
                #expect(painted == expected, "\(count) pixels, step \(step), \(between.count) equal, \(rows) rows, \(down) down")
            }
        }
    }
}
