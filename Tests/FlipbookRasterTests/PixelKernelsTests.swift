import CPixelKernels
import SeededRandomValues
import Testing

/// The baseline kernels and the kernels for a wider instruction set write the same bytes. The tests that compare them are disabled on a
/// machine without wide kernels.
@Suite struct PixelKernelsTests {
    private static let hasWideKernels = wideKernels() != nil

    /// Compares the kernels for runs of several lengths and at several positions. Pixels beside the runs must not change.
    private func compare(
        _ seed: Int, sourceLocation: SourceLocation = #_sourceLocation,
        _ paint: (PixelKernels, Int, inout SeededRandom, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        guard let wide = wideKernels()?.pointee else { return }
        for count in 0...41 {
            let first = SeededRandom(seed * 100 + count)
            let results = [baselineKernels().pointee, wide].map { kernels in
                var random = first
                var words = random.pixels(200)
                words.withUnsafeMutableBufferPointer { buffer in
                    if let base = buffer.baseAddress { paint(kernels, count, &random, base + count % 5) }
                }
                return words
            }
            #expect(results[0] == results[1], "\(count) pixels", sourceLocation: sourceLocation)
        }
    }

    @Test(.enabled(if: hasWideKernels)) func colorKernelsAgree() {
        // Three rows that are not adjacent in memory.
        compare(1) { $0.overColor($3, 50, $1, 3, $2.premultipliedColor()) }
        compare(2) { $0.overColorMasked($3, 50, $1, 3, $2.premultipliedColor(), $2.levels($1)) }
        compare(8) { $0.fill($3, 50, $1, 3, $2.premultipliedColor()) }
    }

    @Test(.enabled(if: hasWideKernels)) func pixelKernelsAgree() {
        compare(3) { $0.overPixels($3, $1, $2.pixels($1), $2.level()) }
        compare(4) { $0.overOpaque($3, $1, $2.pixels($1).map { $0 | 0xFF00_0000 }, $2.level()) }
        compare(9) { kernels, count, random, out in
            let (a, b) = (random.pixels(count + 43), random.pixels(count + 47))
            kernels.crossFade(out, 50, count, 2, a, 43, b, 47, random.level())
        }
        compare(5) { $0.overPixelsMasked($3, $1, $2.pixels($1), $2.levels($1), $2.level()) }
        compare(6) { $0.mix($2.pixels($1), $2.pixels($1), $1, UInt32($2.integer(0...256)), $3) }
        compare(7) { $0.multiplyByAlpha($3, $1, $2.pixels($1)) }
    }

    @Test(.enabled(if: hasWideKernels), arguments: 10..<30) func samplingKernelsAgree(seed: Int) {
        compare(seed) { kernels, count, random, out in
            let (width, height) = (50, 40)
            let shift = random.integer(0...2)
            // The texels are those of an image that was made smaller by 2^shift. Positions are in 1/4096 texel of the original image,
            // relative to the center of its first texel. All four neighboring texels must exist. Therefore the positions begin at the
            // center of the first texel of the smaller image and end before the center of its last texel.
            func positions(_ size: Int) -> [Int32] {
                let low = 2048 << shift - 2048
                return (0..<count).map { _ in Int32(random.integer(low...((size - 1) << (12 + shift) - 4096))) }
            }
            let (us, vs) = (positions(width), positions(height))
            kernels.sample(random.pixels(width * height), width, UInt32(shift), us, vs, count, out)
        }
    }

    /// A run between two mip levels equals the mixture of both levels, which are sampled separately for each 16 columns of the surface. The
    /// indices in a small level and in a large level are computed differently.
    @Test(arguments: 70..<90) func mipLevelsEqualTheMixtureOfBothLevels(seed: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in 0...67 {
                var random = SeededRandom(seed * 100 + count)
                let (size, nearSize, shift, x) = (21, 43, random.integer(0...2), random.integer(0...40))
                let (near, far) = (random.pixels(nearSize * nearSize), random.pixels(size * size))
                // All neighboring texels exist in both levels.
                let range = (2048 << (shift + 1) - 2048)...((size - 1) << (13 + shift) - 4096)
                let us = (0..<count).map { _ in Int32(random.integer(range)) }, vs = (0..<count).map { _ in Int32(random.integer(range)) }
                // The upper bits are not used.
                let details = (0..<6).map { $0 == 2 ? 256 : UInt32(random.integer(0...1023)) }
                var (result, expected) = ([UInt32](repeating: 7, count: count + 1), [UInt32](repeating: 7, count: count + 1))
                near.withUnsafeBufferPointer { near in
                    far.withUnsafeBufferPointer { far in
                        guard let nearBase = near.baseAddress, let farBase = far.baseAddress else { return }
                        let isLarge = random.bool()
                        var nearTexels = MipLevelTexels(texels: nearBase, stride: nearSize, shift: UInt32(shift), isLarge: isLarge)
                        var farTexels = MipLevelTexels(texels: farBase, stride: size, shift: UInt32(shift + 1), isLarge: !isLarge)
                        kernels.sampleMipLevels(&nearTexels, &farTexels, details, x, us, vs, count, &result)
                        for index in 0..<count {
                            var (pixel, farPixel, mixture): (UInt32, UInt32, UInt32) = (0, 0, 0)
                            kernels.sample(nearBase, nearSize, UInt32(shift), [us[index]], [vs[index]], 1, &pixel)
                            kernels.sample(farBase, size, UInt32(shift + 1), [us[index]], [vs[index]], 1, &farPixel)
                            kernels.mix(&pixel, &farPixel, 1, details[(x + index) / 16 - x / 16] & 255, &mixture)
                            expected[index] = mixture
                        }
                    }
                }
                #expect(result == expected, "\(count) pixels from column \(x)")
            }
        }
    }

    /// The kernels compute the same positions as a Swift formula with one division per pixel. The rounding is the same too.
    @Test(arguments: 50..<70) func perspectiveCoordinatesEqualTheFormula(seed: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in 1...37 {
                var random = SeededRandom(seed * 100 + count)
                let x = random.integer(-50...900)
                var row = PerspectiveRow(
                    a: random.number(-2, 2), b: random.number(-0.5, 0.5), g: random.number(0, 0.001), u: random.number(-300, 300),
                    v: random.number(-300, 300), w: random.number(0.3, 1.4))
                var (us, vs) = ([Int32](repeating: 7, count: count + 1), [Int32](repeating: 7, count: count + 1))
                kernels.perspectiveCoordinates(&row, x, count, &us, &vs)
                for index in 0..<count {
                    let at = Double(x + index) + 0.5
                    let scale = 4096 / (at * row.g + row.w)
                    #expect(us[index] == Int32((at * row.a + row.u) * scale) - 2048, "\(index) of \(count)")
                    #expect(vs[index] == Int32((at * row.b + row.v) * scale) - 2048, "\(index) of \(count)")
                }
                #expect(us[count] == 7 && vs[count] == 7, "nothing is written after the run")
            }
        }
    }

    /// An image that is sampled or composited in several rows at once gives the same pixels as an image that is sampled pixel by pixel. The
    /// images are narrow or wide, and some positions are beyond their edges.
    @Test(arguments: 30..<50) func axisAlignedImagesEqualPixelByPixelSampling(seed: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in Array(1...41) + [64, 65, 90] {
                var random = SeededRandom(seed * 100 + count)
                let sample = random.axisAlignedSample(count)
                let (rows, stride) = (random.integer(1...4), 96)
                // Each row uses one of two masks, or there is no mask.
                let (opacity, isMasked) = (random.level(), random.bool())
                let masks = (0..<2).map { _ in random.levels(count + Int(rowPadding)) }
                let maskOfRow = (0..<rows).map { _ in random.integer(0...1) }
                let background = random.pixels(stride * rows)
                var (sampled, composited, expected) = (background, background, background)
                var scratch = [UInt32](repeating: 0, count: 2 * (sample.texelCount(count) + Int(rowPadding)))
                sample.texels.withUnsafeBufferPointer { texels in
                    guard let base = texels.baseAddress else { return }
                    var image = sample.image(base)
                    kernels.sampleAxisAligned(&sampled, stride, count, rows, &image, &scratch)
                    masks[0].withUnsafeBufferPointer { first in
                        masks[1].withUnsafeBufferPointer { second in
                            let lines = maskOfRow.compactMap { ($0 == 0 ? first : second).baseAddress }
                            lines.withUnsafeBufferPointer {
                                kernels.overAxisAligned(
                                    &composited, stride, count, rows, &image, &scratch, isMasked ? $0.baseAddress : nil, opacity)
                            }
                        }
                    }
                }
                for row in 0..<rows {
                    for x in 0..<count {
                        let (index, pixel) = (row * stride + x, [sample[x, row]])
                        #expect(sampled[index] == pixel[0], "\(count) pixels, at \(x), \(row)")
                        sampled[index] = background[index]
                        expected.withUnsafeMutableBufferPointer { words in
                            guard let at = words.baseAddress.map({ $0 + index }) else { return }
                            if isMasked {
                                kernels.overPixelsMasked(at, 1, pixel, [masks[maskOfRow[row]][x]], opacity)
                            } else {
                                kernels.overPixels(at, 1, pixel, opacity)
                            }
                        }
                    }
                }
                #expect(composited == expected, "\(count) pixels")
                #expect(sampled == background, "outside of \(count) pixels")
            }
        }
    }

    @Test func everyValueTimesEveryLevelIsRoundedCorrectly() {
        let values = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x0001_0101 }
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for level in UInt32(0)...255 {
                let expected = (0..<256).map { UInt32((Double($0 * Int(level)) / 255).rounded()) * 0x0001_0101 }
                // Three kernels multiply the values by the level. `overColor` composites black with the alpha 255 - level over them.
                // `crossFade` fades from black to the values. `overOpaque` composites black pixels with the opacity 255 - level over them.
                var colored = values
                kernels.overColor(&colored, 0, 256, 1, (255 - level) << 24)
                #expect(colored.map { $0 & 0xFF_FFFF } == expected, "level \(level)")
                var (faded, below) = (values, values)
                let black = [UInt32](repeating: 0xFF00_0000, count: 256)
                kernels.crossFade(&faded, 0, 256, 1, black, 0, values, 0, level)
                kernels.overOpaque(&below, 256, black, 255 - level)
                #expect(faded.map { $0 & 0xFF_FFFF } == expected, "level \(level)")
                #expect(below.map { $0 & 0xFF_FFFF } == expected, "level \(level)")
            }
        }
    }

    /// f = 0 gives the first run, f = 256 the second.
    @Test func mixAtItsEndsReturnsOneOfTheRuns() {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            var random = SeededRandom(9)
            let (a, b) = (random.pixels(29), random.pixels(29))
            var out = a
            for (f, expected) in [(0, a), (256, b)] {
                kernels.mix(a, b, 29, UInt32(f), &out)
                #expect(out == expected)
            }
        }
    }

    @Test(.enabled(if: hasWideKernels)) func coordinateKernelsAgree() {
        compare(50) { kernels, count, random, out in
            let (start, step) = (Int64(random.integer(-1 << 49...1 << 49)), Int64(random.integer(-1 << 34...1 << 34)))
            UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: count) {
                kernels.fixedPointPositions(start, step, count, $0)
            }
        }
    }

    @Test(.enabled(if: hasWideKernels), arguments: [2, 4, 8, 16]) func shrinkKernelsAgree(size: Int) {
        compare(60 + size) { kernels, count, random, out in
            let squares = min(count, 8)
            let from = random.pixels(squares * size * size + size)
            UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: squares * 4) {
                kernels.shrink(from, squares * size, squares, UInt32(size), $0)
            }
        }
    }

    /// The kernel adds the bytes of a square, and white has the largest sum. For size 16, this is the sum of 256 bytes of 255. For every
    /// size, the mean is 255 with 8 fraction bits, which is 255 · 256.
    @Test(arguments: [2, 4, 8, 16]) func shrinkingWhiteLeavesWhite(size: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            var means = [Int32](repeating: 0, count: 8)
            kernels.shrink([UInt32](repeating: .max, count: size * size * 2), size * 2, 2, UInt32(size), &means)
            #expect(means == [Int32](repeating: 255 * 256, count: 8))
        }
    }
}
