import CPixelKernels
import SeededRandomValues
import Testing

/// A row of an axial gradient has the same colors as pixels that are computed one by one.
@Suite struct AxialGradientRowTests {
    private static let last = 1023
    private let kernels = [baselineKernels(), wideKernels()].compactMap { $0?.pointee }
    /// The blue and red channels and the green and alpha channels of the colors, each with 8 fraction bits.
    private let even: [UInt32]
    private let odd: [UInt32]
    private let bytes: [UInt32]
    private let fractions: [UInt32]
    private let thresholds = (0..<16).map { UInt32($0 % 8 * 32 + 2) * 0x1_0001 }
    private let limits = (0..<16).map { UInt32(253 - $0 % 8 * 32) * 0x0101_0101 ^ 0x8080_8080 }

    init() {
        var random = SeededRandom(11)
        let count = Self.last + 1 + Int(rowPadding)
        func channels() -> [UInt32] {
            (0..<count).map { _ in UInt32(random.integer(0...65280)) << 16 | UInt32(random.integer(0...65280)) }
        }
        (even, odd) = (channels(), channels())
        bytes = zip(even, odd).map { $0 >> 8 & 0x00FF_00FF | $1 & 0xFF00_FF00 }
        fractions = zip(even, odd).map { ($0 & 0x00FF_00FF | ($1 & 0x00FF_00FF) << 8) ^ 0x8080_8080 }
    }

    private func color(_ number: Int, _ column: Int) -> UInt32 {
        let threshold = thresholds[column & 7]
        return (even[number] + threshold) >> 8 & 0x00FF_00FF | (odd[number] + threshold) & 0xFF00_FF00
    }

    private func withColors(_ body: (GradientColors) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            fractions.withUnsafeBufferPointer { fractions in
                limits.withUnsafeBufferPointer { limits in
                    guard let bytes = bytes.baseAddress, let fractions = fractions.baseAddress, let limits = limits.baseAddress else {
                        return
                    }
                    body(GradientColors(bytes: bytes, fractions: fractions, limits: limits))
                }
            }
        }
    }

    /// Paints a row with all kernels and compares each pixel.
    private func check(_ step: Double, _ start: Double, _ x: Int, _ count: Int) {
        let expected = (x..<(x + count)).map { x in
            let location = (Double(x) + 0.5) * step + start
            return color(Int(min(max(location, 0), 1) * Double(Self.last) + 0.5), x)
        }
        for kernels in kernels {
            var out = [UInt32](repeating: 7, count: count + 1)
            withColors { colors in
                var row = AxialGradientRow(colors: colors, last: Int32(Self.last), step: step, start: start)
                kernels.axialGradient(&row, x, count, &out)
            }
            #expect(out == expected + [7], "\(count) pixels from \(x), step \(step), start \(start)")
        }
    }

    /// The gradients are flat and steep, in both directions. Some rows begin before the first color or end after the last one.
    @Test(arguments: 0..<20) func rowsEqualPixelByPixelColors(seed: Int) {
        for count in 1...41 {
            var random = SeededRandom(seed * 100 + count)
            let step = random.pick([random.number(-0.0008, 0.0008), random.number(-0.02, 0.02), random.number(-2, 2), 0])
            check(step, random.number(-0.3, 1.3), random.integer(0...900), count)
        }
    }

    /// Rows in fixed point decide in double precision where the border of two colors is at the center of a pixel, or so near that the
    /// roundings matter. The flattest rows change their color only because of a rounding.
    @Test(arguments: [0.00075, 0.0004, 0.0002, 0.00006, 1e-6, 1e-15, 1e-16]) func bordersNearPixelCentersAreExact(steepness: Double) {
        var random = SeededRandom(Int(steepness * 1e7))
        for _ in 0..<200 {
            let (x, count) = (random.integer(0...900), random.integer(32...200))
            let step = random.pick([1, -1]) * steepness * random.number(0.9, 1.1)
            let border = (Double(random.integer(100...900)) + 0.5) / Double(Self.last)
            let distance = random.pick([0, 0, random.number(-2e-15, 2e-15), random.number(-1e-7, 1e-7)])
            check(step, border - (Double(x + random.integer(0...(count - 1))) + 0.5) * step + distance, x, count)
        }
    }

    /// All borders are at the centers of pixels: the distance of two colors is a whole number of pixels.
    @Test(arguments: [1, -1]) func everyBorderCanBeAtAPixelCenter(direction: Int) {
        for pixelsPerColor in 2...20 {
            let step = Double(direction) / Double(pixelsPerColor * Self.last)
            for number in [200, 500, 800] { check(step, Double(2 * number + 1) / Double(2 * Self.last) - step / 2, 0, 300) }
        }
    }

    /// A row that is far from the origin has more rounding than fixed point allows for.
    @Test func rowsWithLargeNumbersAreExact() {
        var random = SeededRandom(5)
        for exponent in 10...50 {
            let x = 1 << exponent
            for step in [random.number(0.0001, 0.0008), random.number(-0.0008, -0.0001), 1e-9, -1e-12, 1e-16] {
                check(step, random.number(0, 1) - Double(x) * step, x, random.integer(32...300))
            }
        }
    }
}
