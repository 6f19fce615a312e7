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
                var words = chance.pixels(200)
                words.withUnsafeMutableBufferPointer { buffer in
                    if let base = buffer.baseAddress { paint(kernels, count, &chance, base + count % 5) }
                }
                return words
            }
            #expect(rows[0] == rows[1], "\(count) pixels", sourceLocation: sourceLocation)
        }
    }

    @Test(.enabled(if: machineDoesMore)) func colors() {
        // Three rows that do not touch.
        compare(1) { $0.overColor($3, 50, $1, 3, $2.color()) }
        compare(2) { $0.overColorMasked($3, 50, $1, 3, $2.color(), $2.levels($1)) }
        compare(8) { $0.fill($3, 50, $1, 3, $2.color()) }
    }

    @Test(.enabled(if: machineDoesMore)) func pixels() {
        compare(3) { $0.overPixels($3, $1, $2.pixels($1), $2.level()) }
        compare(4) { $0.overOpaque($3, $1, $2.pixels($1).map { $0 | 0xFF00_0000 }, $2.level()) }
        compare(9) { kernels, count, chance, out in
            let (a, b) = (chance.pixels(count + 43), chance.pixels(count + 47))
            kernels.crossFade(out, 50, count, 2, a, 43, b, 47, chance.level())
        }
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

    /// What the eye sees of a plane is found with one division a pixel, rounded as plain arithmetic rounds it.
    @Test(arguments: 50..<70) func placesInPerspective(seed: Int) {
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            for count in 1...37 {
                var chance = Chance(seed * 100 + count)
                let x = chance.whole(-50...900)
                var row = PlaneRow(
                    a: chance.number(-2, 2), b: chance.number(-0.5, 0.5), g: chance.number(0, 0.001), u: chance.number(-300, 300),
                    v: chance.number(-300, 300), w: chance.number(0.3, 1.4))
                var (us, vs) = ([Int32](repeating: 7, count: count + 1), [Int32](repeating: 7, count: count + 1))
                kernels.placesBehind(&row, x, count, &us, &vs)
                for index in 0..<count {
                    let at = Double(x + index) + 0.5
                    let scale = 4096 / (at * row.g + row.w)
                    #expect(us[index] == Int32((at * row.a + row.u) * scale) - 2048, "\(index) of \(count)")
                    #expect(vs[index] == Int32((at * row.b + row.v) * scale) - 2048, "\(index) of \(count)")
                }
                #expect(us[count] == 7 && vs[count] == 7, "nothing is written beyond")
            }
        }
    }

    /// Sampled and laid down at one go is the same as pixel by pixel, for narrow pictures and wide ones, with texels beyond the edge.
    @Test(arguments: 30..<50) func levelPictures(seed: Int) {
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            for count in Array(1...41) + [64, 65, 90] {
                var chance = Chance(seed * 100 + count)
                let level = chance.levelPicture(count)
                let (rows, stride) = (chance.whole(1...4), 96)
                // Two masks in turn, so that rows differ and some do not, or none.
                let (opacity, isMasked) = (chance.level(), chance.coin())
                let masks = (0..<2).map { _ in chance.levels(count + Int(rowSlack)) }
                let maskOfRow = (0..<rows).map { _ in chance.whole(0...1) }
                let ground = chance.pixels(stride * rows)
                var (sampled, laid, expected) = (ground, ground, ground)
                var spare = [UInt32](repeating: 0, count: 2 * (level.reach(count) + Int(rowSlack)))
                level.texels.withUnsafeBufferPointer { texels in
                    guard let base = texels.baseAddress else { return }
                    var picture = level.picture(base)
                    kernels.sampleLevel(&sampled, stride, count, rows, &picture, &spare)
                    masks[0].withUnsafeBufferPointer { first in
                        masks[1].withUnsafeBufferPointer { second in
                            let lines = maskOfRow.compactMap { ($0 == 0 ? first : second).baseAddress }
                            lines.withUnsafeBufferPointer {
                                kernels.overLevel(
                                    &laid, stride, count, rows, &picture, &spare, isMasked ? $0.baseAddress : nil, opacity)
                            }
                        }
                    }
                }
                for row in 0..<rows {
                    for x in 0..<count {
                        let (place, pixel) = (row * stride + x, [level[x, row]])
                        #expect(sampled[place] == pixel[0], "\(count) pixels, at \(x), \(row)")
                        sampled[place] = ground[place]
                        expected.withUnsafeMutableBufferPointer { words in
                            guard let at = words.baseAddress.map({ $0 + place }) else { return }
                            if isMasked {
                                kernels.overPixelsMasked(at, 1, pixel, [masks[maskOfRow[row]][x]], opacity)
                            } else {
                                kernels.overPixels(at, 1, pixel, opacity)
                            }
                        }
                    }
                }
                #expect(laid == expected, "\(count) pixels")
                #expect(sampled == ground, "beside \(count) pixels")
            }
        }
    }

    /// Every value at every level, rounded.
    @Test func aLevelIsExactForEveryPair() {
        let values = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x0001_0101 }
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            for level in UInt32(0)...255 {
                let expected = (0..<256).map { UInt32((Double($0 * Int(level)) / 255).rounded()) * 0x0001_0101 }
                // All but the level of black, and of black fading in.
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

    /// All of the second is the second.
    @Test func mixingNamesTheFirstAndTheSecond() {
        for kernels in [plainRows(), wideRows()].compactMap({ $0?.pointee }) {
            var chance = Chance(9)
            let (a, b) = (chance.pixels(29), chance.pixels(29))
            var out = a
            for (f, expected) in [(0, a), (256, b)] {
                kernels.mix(a, b, 29, UInt32(f), &out)
                #expect(out == expected)
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

    fileprivate mutating func color() -> UInt32 { coin() ? pixels(1)[0] : 0xFF12_B3C4 }

    fileprivate mutating func levelPicture(_ count: Int) -> LevelSample {
        // Steps of a texel and less, of more, and backwards; exactly one, and none at all.
        let one = 1 << 32
        let step = pick([0, one, whole(0...one), whole(0...(3 * one)), whole((-2 * one)...0)])
        let (width, height) = (whole(1...50), whole(1...12))
        let (left, top) = (whole(0...(width - 1)), whole(0...(height - 1)))
        let bounds = (left: left, right: whole(left...(width - 1)), top: top, bottom: whole(top...(height - 1)))
        // Some pixel lies in it.
        let inside = whole((bounds.left * one)...(bounds.right * one)) - step * whole(0...(count - 1))
        return LevelSample(
            texels: pixels(width * height + Int(rowSlack)), width: width, bounds: bounds, u: inside, step: step,
            v: whole(-2 * one...(height + 2) * one), down: whole(-2 * one...2 * one))
    }

    /// Premultiplied.
    fileprivate mutating func pixels(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = Int(level())
            return (0..<3).reduce(UInt32(alpha)) { word, _ in word << 8 | UInt32(whole(0...alpha)) }
        }
    }
}

/// A picture that lies level, with what is seen of it told pixel by pixel.
private struct LevelSample {
    let texels: [UInt32]
    let width: Int
    let bounds: (left: Int, right: Int, top: Int, bottom: Int)
    let u: Int, step: Int, v: Int, down: Int

    func picture(_ texels: UnsafePointer<UInt32>) -> LevelPicture {
        LevelPicture(
            texels: texels, stride: width, left: Int32(bounds.left), right: Int32(bounds.right), top: Int32(bounds.top),
            bottom: Int32(bounds.bottom), u: Int64(u), v: Int64(v), step: Int64(step), down: Int64(down))
    }

    /// How many texels a run looks at.
    func reach(_ count: Int) -> Int { (abs(step) * count) >> 32 + 3 }

    /// Mixed downwards first, each channel rounded.
    subscript(x: Int, y: Int) -> UInt32 {
        let (u, v) = (u + step * x, v + down * y)
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            texels[min(max(y, bounds.top), bounds.bottom) * width + min(max(x, bounds.left), bounds.right)]
        }
        func mixed(_ a: UInt32, _ b: UInt32, _ place: Int) -> UInt32 {
            let f = UInt32(place >> 24 & 255)
            return [0, 8, 16, 24].reduce(0) { $0 | (((a >> $1 & 255) * (256 - f) + (b >> $1 & 255) * f + 128) >> 8) << $1 }
        }
        func column(_ x: Int) -> UInt32 { mixed(texel(x, v >> 32), texel(x, v >> 32 + 1), v) }
        return mixed(column(u >> 32), column(u >> 32 + 1), u)
    }
}
