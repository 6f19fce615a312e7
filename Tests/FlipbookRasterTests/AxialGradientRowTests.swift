import CPixelKernels
import SeededRandomValues
import Testing

/// A row of an axial gradient has the same colors as pixels that are computed one by one.
@Suite struct AxialGradientRowTests {
    private static let last = 1023
    private let even: [UInt32]
    private let odd: [UInt32]
    private let thresholds = (0..<16).map { UInt32($0 % 8 * 32 + 2) * 0x1_0001 }

    init() {
        var random = SeededRandom(11)
        let count = Self.last + 1 + Int(rowPadding)
        func channels() -> [UInt32] {
            (0..<count).map { _ in UInt32(random.integer(0...65280)) << 16 | UInt32(random.integer(0...65280)) }
        }
        (even, odd) = (channels(), channels())
    }

    private func color(_ number: Int, _ column: Int) -> UInt32 {
        let threshold = thresholds[column & 7]
        return (even[number] + threshold) >> 8 & 0x00FF_00FF | (odd[number] + threshold) & 0xFF00_FF00
    }

    /// The gradients are flat and steep, in both directions. Some rows begin before the first color or end after the last one.
    @Test(arguments: 0..<20) func rowsEqualPixelByPixelColors(seed: Int) {
        for kernels in [baselineKernels(), wideKernels()].compactMap({ $0?.pointee }) {
            for count in 1...41 {
                var random = SeededRandom(seed * 100 + count)
                let step = random.pick([random.number(-0.0008, 0.0008), random.number(-0.02, 0.02), random.number(-2, 2)])
                let (start, x) = (random.number(-0.3, 1.3), random.integer(0...900))
                var out = [UInt32](repeating: 7, count: count + 1)
                even.withUnsafeBufferPointer { even in
                    odd.withUnsafeBufferPointer { odd in
                        thresholds.withUnsafeBufferPointer { thresholds in
                            guard let even = even.baseAddress, let odd = odd.baseAddress, let thresholds = thresholds.baseAddress else {
                                return
                            }
                            var row = AxialGradientRow(
                                evenColors: even, oddColors: odd, thresholds: thresholds, last: Int32(Self.last), step: step, start: start)
                            kernels.axialGradient(&row, x, count, &out)
                        }
                    }
                }
                for index in 0..<count {
                    let location = (Double(x + index) + 0.5) * step + start
                    let number = Int(min(max(location, 0), 1) * Double(Self.last) + 0.5)
                    #expect(out[index] == color(number, x + index), "\(index) of \(count) pixels, step \(step)")
                }
                #expect(out[count] == 7, "nothing is written after the run")
            }
        }
    }
}
