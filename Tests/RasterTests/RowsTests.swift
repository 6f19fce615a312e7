import Chances
import Rows
import Testing

/// What the machine can do beyond what all can do gives the same bytes. On a machine that can do no more there is nothing to compare.
@Suite struct RowsTests {
    private static let machineDoesMore = wideRows() != nil

    /// Runs of every length up to some, at every place; what lies beside them is left alone.
    private func compare(
        _ seed: Int, sourceLocation: SourceLocation = #_sourceLocation,
        _ paint: (RowKernels, Int, inout Chance, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        guard let wide = wideRows()?.pointee else { return }
        for count in 0...41 {
            let first = Chance(seed * 100 + count)
            let rows = [plainRows().pointee, wide].map { kernels in
                var chance = first
                var words = chance.pixels(64)
                words.withUnsafeMutableBufferPointer { buffer in
                    if let base = buffer.baseAddress { paint(kernels, count, &chance, base + count % 5) }
                }
                return words
            }
            #expect(rows[0] == rows[1], "\(count) pixels", sourceLocation: sourceLocation)
        }
    }

    @Test(.enabled(if: machineDoesMore)) func colors() {
        compare(1) { $0.overColor($3, $1, $2.pixels(1)[0]) }
        compare(2) { kernels, count, chance, out in
            let color = chance.coin() ? chance.pixels(1)[0] : 0xFF12_B3C4
            kernels.overColorMasked(out, count, color, chance.levels(count))
        }
    }

    @Test(.enabled(if: machineDoesMore)) func pixels() {
        compare(3) { $0.overPixels($3, $1, $2.pixels($1), $2.level()) }
        compare(4) { $0.overOpaque($3, $1, $2.pixels($1).map { $0 | 0xFF00_0000 }, $2.level()) }
        compare(5) { $0.overPixelsMasked($3, $1, $2.pixels($1), $2.levels($1), $2.level()) }
        compare(6) { $0.mix($2.pixels($1), $2.pixels($1), $1, UInt32($2.whole(0...256)), $3) }
        compare(7) { $0.multiplyByAlpha($3, $1, $2.pixels($1)) }
    }

    @Test(.enabled(if: machineDoesMore), arguments: 10..<30) func pictures(seed: Int) {
        compare(seed) { kernels, count, chance, out in
            let (width, height) = (50, 40)
            let shift = chance.whole(0...2)
            // All four neighbours have to be there, also for what is half a texel of the smaller picture before its middle.
            func places(_ size: Int) -> [Int32] {
                let low = 2048 << shift - 2048
                return (0..<count).map { _ in Int32(chance.whole(low...((size - 1) << (12 + shift) - 4096))) }
            }
            let (us, vs) = (places(width), places(height))
            kernels.sample(chance.pixels(width * height), width, UInt32(shift), us, vs, count, out)
        }
    }

    @Test(.enabled(if: machineDoesMore), arguments: 30..<50) func lines(seed: Int) {
        compare(seed) { kernels, count, chance, out in
            let run = chance.run(count)
            kernels.along(run.line, run.start, run.step, count, out)
        }
        compare(seed + 100) { kernels, count, chance, out in
            let run = chance.run(count)
            let mask = chance.coin() ? chance.levels(count + Int(rowSlack)) : nil
            kernels.overAlong(out, count, run.line, run.start, run.step, mask, chance.level())
        }
    }

    /// At one go or in two steps.
    @Test(arguments: 50..<60) func whatIsSampledAndLaidDownIsTheSameAsOneAfterTheOther(seed: Int) {
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            for count in 1...41 {
                var chance = Chance(seed * 100 + count)
                let (run, level, mask) = (chance.run(count), chance.level(), chance.levels(count + Int(rowSlack)))
                let ground = chance.pixels(count)
                var (once, twice, sampled) = (ground, ground, ground)
                kernels.along(run.line, run.start, run.step, count, &sampled)
                kernels.overPixelsMasked(&twice, count, sampled, mask, level)
                kernels.overAlong(&once, count, run.line, run.start, run.step, mask, level)
                #expect(once == twice)
                (once, twice) = (ground, ground)
                kernels.overPixels(&twice, count, sampled, level)
                kernels.overAlong(&once, count, run.line, run.start, run.step, nil, level)
                #expect(once == twice)
            }
        }
    }

    @Test(.enabled(if: machineDoesMore)) func places() {
        compare(50) { kernels, count, chance, out in
            let (start, step) = (Int64(chance.whole(-1 << 49...1 << 49)), Int64(chance.whole(-1 << 34...1 << 34)))
            UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: count) { kernels.places(start, step, count, $0) }
        }
    }

    @Test(.enabled(if: machineDoesMore), arguments: [2, 4, 8, 16]) func blurs(size: Int) {
        compare(60 + size) { kernels, count, chance, out in
            let squares = min(count, 8)
            let from = chance.pixels(squares * size * size + size)
            UnsafeMutableRawPointer(out).withMemoryRebound(to: Int32.self, capacity: squares * 4) {
                kernels.shrink(from, squares * size, squares, UInt32(size), $0)
            }
        }
    }

    /// The greatest sums there are: 256 bytes of 255.
    @Test(arguments: [2, 4, 8, 16]) func shrinkingWhiteLeavesWhite(size: Int) {
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            var means = [Int32](repeating: 0, count: 8)
            kernels.shrink([UInt32](repeating: .max, count: size * size * 2), size * 2, 2, UInt32(size), &means)
            #expect(means == [Int32](repeating: 255 * 256, count: 8))
        }
    }
}

extension Chance {
    fileprivate mutating func level() -> UInt32 { UInt32(pick([0, 1, 128, 254, 255, whole(0...255)])) }

    /// With runs of nothing and of all.
    fileprivate mutating func levels(_ count: Int) -> [UInt8] {
        var level = UInt8(0)
        return (0..<count).map { index in
            if index % 8 == 0 || coin(0.3) { level = UInt8(self.level()) }
            return level
        }
    }

    /// Steps of a texel and less, of more, and backwards; exactly one, and none at all.
    fileprivate mutating func run(_ count: Int) -> (line: [UInt32], start: Int64, step: Int64) {
        let step = Int64(pick([0, 1 << 32, whole(0...(1 << 32)), whole(0...(3 << 32)), whole((-2 << 32)...0)]))
        let start = Int64(whole(0...(1 << 32))) + (step < 0 ? -step * Int64(count) : 0) + 5 << 32
        let length = 8 + Int(max(start, start + step * Int64(count)) >> 32) + Int(rowSlack)
        return (pixels(length), start, step)
    }

    /// Premultiplied.
    fileprivate mutating func pixels(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = Int(level())
            return (0..<3).reduce(UInt32(alpha)) { word, _ in word << 8 | UInt32(whole(0...alpha)) }
        }
    }
}
