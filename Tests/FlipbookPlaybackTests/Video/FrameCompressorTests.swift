import CoreGraphics
import FlipbookPlayback
import SeededRandomValues
import Testing

/// The compression and decompression of the frames of a video.
@Suite struct FrameCompressorTests {
    /// Returns a frame with areas of one color, a gradient, text-like pixels, and parts of the frame before.
    private static func makeFrame(_ random: inout SeededRandom, after previous: Bitmap) -> Bitmap {
        var frame = previous
        let (width, height) = (frame.width, frame.height)
        let colors: [UInt32] = [0xFFFF_FFFF, 0xFF00_7AFF, 0x8040_2010, 0, 0xFF12_3456]
        frame.withUnsafeMutableWords { words in
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let (left, top) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
                let kind = Int.random(in: 0...3, using: &random)
                let color = colors[Int.random(in: 0..<colors.count, using: &random)]
                for y in top..<Int.random(in: top...height, using: &random) {
                    for x in left..<width {
                        words[y * width + x] =
                            switch kind {
                            case 0: color
                            case 1: 0xFF00_0000 | UInt32(truncatingIfNeeded: (x * 5 + y * 3) & 0xFF) &* 0x01_0203 & 0xFF_FFFF
                            case 2: colors[(x * 7 + y) % colors.count]
                            default: UInt32.random(in: 0...UInt32.max, using: &random)
                            }
                    }
                }
            }
        }
        return frame
    }

    @Test func decompressedFramesEqualTheCompressedFrames() {
        var random = SeededRandom(711)
        for (width, height) in [(1, 1), (3, 1), (1, 9), (37, 23), (64, 5)] {
            let compressor = FrameCompressor(width: width, height: height)
            var decompressor = FrameDecompressor(width: width, height: height)
            var frame = Bitmap(width: width, height: height)
            for _ in 0..<repetitions(60, thorough: 2000) {
                frame = Self.makeFrame(&random, after: frame)
                let isValid = compressor.compress(frame) { decompressor.decompress($0) }
                #expect(isValid && decompressor.frame == frame)
            }
        }
    }

    @Test func runsOfAllLengthsAreDecompressedExactly() {
        for count in [1, 2, 15, 16, 17, 18, 143, 144, 145, 16_399, 16_400, 16_401] {
            var words = [UInt32](repeating: 0xFF10_2030, count: count + 3)
            words[1] = 0x7F00_00FF
            words[count + 2] = 0xFF10_2031
            let frame = Bitmap(width: count + 3, height: 1, words: words)
            var decompressor = FrameDecompressor(width: count + 3, height: 1)
            let compressor = FrameCompressor(width: count + 3, height: 1)
            let size = compressor.compress(frame) { bytes in decompressor.decompress(bytes) ? bytes.count : -1 }
            #expect(decompressor.frame == frame && (1...20).contains(size), "\(count): \(size)")
        }
    }

    /// A run of any kind and length is one operation, and ends at the first other pixel.
    @Test(arguments: [1, 15, 16, 17, 31, 32, 33, 143, 271, 272, 273, 287, 288, 289, 528, 783, 784, 1000])
    func runIsOneOperation(length: Int) {
        /// Pixels that differ from each other, each with another alpha value than its neighbors, so that each needs five bytes.
        func literals(_ count: Int, seed: UInt32) -> [UInt32] {
            (0..<UInt32(count)).map { ($0 &+ seed) &* 0x9E37_79B1 ^ (($0 & 1) << 31) }
        }
        /// The number of bytes of one frame, or of a frame after another.
        func byteCount(_ words: [UInt32], width: Int, after previous: [UInt32]? = nil) -> Int {
            let compressor = FrameCompressor(width: width, height: words.count / width)
            func compress(_ words: [UInt32]) -> Int {
                compressor.compress(Bitmap(width: width, height: words.count / width, words: words)) { $0.count }
            }
            if let previous { _ = compress(previous) }
            return compress(words)
        }
        let runBytes = length < 16 ? 1 : length - 16 < 128 ? 2 : 3
        let (row, last) = (literals(length + 1, seed: 5), UInt32(0x4711_0815))
        #expect(byteCount(row, width: length + 1) == 5 * (length + 1))
        let changed = row.dropLast() + [last]
        #expect(byteCount(Array(changed), width: length + 1, after: row) == runBytes + 5)
        #expect(byteCount(row + changed, width: length + 1) == 5 * (length + 1) + runBytes + 5)
        let plain = [row[0]] + Array(repeating: row[0], count: length) + [last]
        #expect(byteCount(plain, width: length + 2) == 5 + runBytes + 5)
    }

    @Test func unchangedFramesAndPlainAreasNeedFewBytes() {
        let (width, height) = (300, 200)
        let compressor = FrameCompressor(width: width, height: height)
        let plain = Bitmap(width: width, height: height, words: Array(repeating: 0xFF33_6699, count: width * height))
        #expect(compressor.compress(plain) { $0.count } <= 12)
        #expect(compressor.compress(plain) { $0.count } <= 4)
        var rows = plain
        // Each row is a gradient, and is the same as the one above.
        rows.withUnsafeMutableWords { words in
            for index in words.indices { words[index] = 0xFF00_0000 | UInt32(index % width / 2) &* 0x01_0101 }
        }
        #expect(compressor.compress(rows) { $0.count } < width * 2)
    }

    @Test func worstCaseFitsIntoTheBuffer() {
        // Alpha changes with every pixel, so that each is stored completely.
        let words: [UInt32] = (0..<1000).map { (index: UInt32) -> UInt32 in
            let alpha: UInt32 = index % 2 == 0 ? 0x0100_0000 : 0xFE00_0000
            return alpha &+ index &* 7919
        }
        let compressor = FrameCompressor(width: 100, height: 10)
        let size = compressor.compress(Bitmap(width: 100, height: 10, words: words)) { $0.count }
        #expect(size > 4000 && size <= 5000, "\(size)")
    }

    @Test func damagedBytesAreReportedWithoutATrap() {
        var random = SeededRandom(712)
        let (width, height) = (29, 17)
        var failures = 0
        for _ in 0..<repetitions(400, thorough: 20000) {
            let frame = Self.makeFrame(&random, after: Bitmap(width: width, height: height))
            var bytes = FrameCompressor(width: width, height: height).compress(frame) { [UInt8]($0) }
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
            case 1: bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            default: bytes += [UInt8.random(in: 0...255, using: &random)]
            }
            var decompressor = FrameDecompressor(width: width, height: height)
            failures += bytes.withUnsafeBytes { decompressor.decompress($0) } ? 0 : 1
        }
        #expect(failures > repetitions(200, thorough: 10000))
    }
}
