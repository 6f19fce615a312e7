import CPixelKernels
import FlipbookGeometry
import FlipbookRaster
import SeededRandomValues
import Testing

/// The planes of a video are the exact values of BT.709, rounded, with all kernels.
@Suite struct VideoPlanesTests {
    private static let kernels = [baselineKernels(), wideKernels()].compactMap { $0?.pointee }

    /// The definition: rounded fractions of integers, from the decimals of BT.709. The weights of the pixels of a chroma sample
    /// add up to 8.
    private enum Definition {
        static func luma(_ pixel: UInt32) -> UInt8 {
            let (red, green, blue) = channels(pixel)
            return UInt8(16 + rounded(219 * (2126 * red + 7152 * green + 722 * blue), 255 * 10000))
        }

        static func blueChroma(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
            let difference: Int = 10000 * blue - 2126 * red - 7152 * green - 722 * blue
            return UInt8(128 + rounded(224 * difference, 255 * 18556 * 8))
        }

        static func redChroma(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
            let difference: Int = 10000 * red - 2126 * red - 7152 * green - 722 * blue
            return UInt8(128 + rounded(224 * difference, 255 * 15748 * 8))
        }

        static func channels(_ pixel: UInt32) -> (Int, Int, Int) { (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)) }

        private static func rounded(_ numerator: Int, _ denominator: Int) -> Int {
            let double = 2 * numerator + denominator
            return double >= 0 ? double / (2 * denominator) : -((2 * denominator - 1 - double) / (2 * denominator))
        }

        /// Returns the planes of two rows.
        static func rows(_ top: [UInt32], _ bottom: [UInt32]) -> (top: [UInt8], bottom: [UInt8], blue: [UInt8], red: [UInt8]) {
            let evenCount = top.count + top.count % 2
            func lumas(_ row: [UInt32]) -> [UInt8] { (0..<evenCount).map { luma(row[min($0, row.count - 1)]) } }
            var (blue, red): ([UInt8], [UInt8]) = ([], [])
            for x in stride(from: 0, to: evenCount, by: 2) {
                var sum = (0, 0, 0)
                for (column, weight) in [(x - 1, 1), (x, 2), (x + 1, 1)] {
                    for row in [top, bottom] {
                        let pixel = channels(row[min(max(column, 0), row.count - 1)])
                        sum = (sum.0 + weight * pixel.0, sum.1 + weight * pixel.1, sum.2 + weight * pixel.2)
                    }
                }
                blue.append(blueChroma(sum.0, sum.1, sum.2))
                red.append(redChroma(sum.0, sum.1, sum.2))
            }
            return (lumas(top), lumas(bottom), blue, red)
        }
    }

    /// Returns the planes of two rows, and expects that nothing is written after them.
    private func rows(_ top: [UInt32], _ bottom: [UInt32], _ kernels: PixelKernels) -> [[UInt8]] {
        let length = top.count + top.count % 2
        var (first, second) = ([UInt8](repeating: 7, count: length + 1), [UInt8](repeating: 7, count: length + 1))
        var (blue, red) = ([UInt8](repeating: 7, count: length / 2 + 1), [UInt8](repeating: 7, count: length / 2 + 1))
        kernels.videoRows(top, bottom, top.count, 0, top.count, &first, &second, &blue, &red)
        #expect([first, second, blue, red].allSatisfy { $0.last == 7 })
        return [first, second, blue, red].map { Array($0.dropLast()) }
    }

    /// Tests all colors in optimized builds, and every 61st color in other builds.
    @Test(arguments: kernels.indices) func lumaIsExactForAllColors(_ index: Int) {
        let step = _isDebugAssertConfiguration() ? 61 : 1
        var differences = 0
        for start in stride(from: 0, to: 1 << 24, by: step << 16) {
            let colors = stride(from: start, to: min(start + step << 16, 1 << 24), by: step).map { UInt32($0) | 0xFF00_0000 }
            let length = colors.count + colors.count % 2
            let rows = rows(colors, colors, Self.kernels[index])
            for (color, luma) in zip(colors, rows[0]) where luma != Definition.luma(color) { differences += 1 }
            #expect(rows[0] == rows[1] && rows[0].count == length)
        }
        #expect(differences == 0)
    }

    @Test(arguments: kernels.indices) func rowsOfAllLengthsEqualTheDefinition(_ index: Int) {
        for count in 1...70 {
            var random = SeededRandom(count)
            // Random colors, and the corners of the color cube, where sums are largest.
            func row(_ isRandom: Bool) -> [UInt32] {
                (0..<count).map { _ in
                    let word = UInt32(random.integer(0...0xFF_FFFF))
                    return 0xFF00_0000 | (isRandom ? word : (word & 0x01_0101) * 255)
                }
            }
            for isRandom in [true, false] {
                let (top, bottom) = (row(isRandom), row(isRandom))
                let expected = Definition.rows(top, bottom)
                #expect(rows(top, bottom, Self.kernels[index]) == [expected.top, expected.bottom, expected.blue, expected.red], "\(count)")
            }
        }
    }

    @Test func knownColorsHaveTheirPublishedValues() {
        // Black, white and the primaries of BT.709 in limited range.
        let colors: [(UInt32, [UInt8])] = [
            (0xFF00_0000, [16, 128, 128]), (0xFFFF_FFFF, [235, 128, 128]), (0xFFFF_0000, [63, 102, 240]), (0xFF00_FF00, [173, 42, 26]),
            (0xFF00_00FF, [32, 240, 118]),
        ]
        for (color, expected) in colors {
            let bytes = planes(Bitmap(width: 3, height: 1, words: [color, color, color]), rows: 0..<1)
            #expect([bytes[0], bytes[8], bytes[10]] == expected && bytes.count == 12)
        }
    }

    private func planes(_ bitmap: Bitmap, rows: Range<Int>, columns: Range<Int>? = nil, over bytes: [UInt8]? = nil) -> [UInt8] {
        let planes = VideoPlanes(bitmapWidth: bitmap.width, bitmapHeight: bitmap.height)
        var bytes = bytes ?? [UInt8](repeating: 7, count: planes.byteCount)
        bytes.withUnsafeMutableBytes { planes.convert(bitmap, rows: rows, columns: columns, into: $0) }
        return bytes
    }

    @Test func lastRowAndColumnOfOddSizesAreRepeated() {
        var random = SeededRandom(3)
        let words = (0..<5 * 3).map { _ in UInt32(random.integer(0...0xFF_FFFF)) | 0xFF00_0000 }
        let odd = Bitmap(width: 5, height: 3, words: words)
        let even = Bitmap(
            width: 6, height: 4, words: (0..<4).flatMap { y in (0..<6).map { x in words[min(y, 2) * 5 + min(x, 4)] } })
        #expect(planes(odd, rows: 0..<3) == planes(even, rows: 0..<4))
    }

    /// Changed columns are converted with the chroma of the columns beside them, and the bytes after the changed columns stay the same.
    @Test func onlyColumnsWithChangesAreConverted() {
        var random = SeededRandom(5)
        for width in [1, 2, 31, 64, 97, 150, 331] {
            var words = (0..<width * 4).map { _ in UInt32(random.integer(0...0xFF_FFFF)) | 0xFF00_0000 }
            var bytes = planes(Bitmap(width: width, height: 4, words: words), rows: 0..<4)
            for _ in 0..<60 {
                let first = random.integer(0...width - 1)
                let columns = first..<random.integer(first + 1...width)
                for y in 0..<4 { for x in columns { words[y * width + x] ^= UInt32(random.integer(1...0xFF_FFFF)) } }
                let bitmap = Bitmap(width: width, height: 4, words: words)
                bytes = planes(bitmap, rows: 0..<4, columns: columns, over: bytes)
                #expect(bytes == planes(bitmap, rows: 0..<4), "\(columns) of \(width)")
                // The luma of black is 16, so the conversion writes no 3.
                let part = planes(bitmap, rows: 0..<4, columns: columns, over: [UInt8](repeating: 3, count: bytes.count))
                #expect(part[0..<width].count { $0 != 3 } <= columns.count + 66)
            }
        }
    }

    /// Rows that change are converted with the other row of their pair. The luma of all other rows is not written.
    @Test func onlyPairsWithChangedRowsAreConverted() {
        var random = SeededRandom(11)
        for (width, height) in [(37, 9), (40, 12)] {
            var words = (0..<width * height).map { _ in UInt32(random.integer(0...0xFF_FFFF)) | 0xFF00_0000 }
            var bytes = planes(Bitmap(width: width, height: height, words: words), rows: 0..<height)
            for rows in [3..<4, 0..<1, height - 1..<height, 4..<7, 5..<5] {
                for index in rows.lowerBound * width..<rows.upperBound * width { words[index] ^= UInt32(random.integer(1...0xFF_FFFF)) }
                let bitmap = Bitmap(width: width, height: height, words: words)
                let before = bytes
                bytes = planes(bitmap, rows: rows, over: bytes)
                #expect(bytes == planes(bitmap, rows: 0..<height))
                #expect((bytes == before) == rows.isEmpty)
                // The luma of black is 16, so the conversion writes no 3.
                let part = planes(bitmap, rows: rows, over: [UInt8](repeating: 3, count: bytes.count))
                let evenWidth = width + width % 2
                for y in 0..<height where y < rows.lowerBound / 2 * 2 || y >= (rows.upperBound + 1) / 2 * 2 || rows.isEmpty {
                    #expect(part[y * evenWidth..<(y + 1) * evenWidth].allSatisfy { $0 == 3 }, "row \(y), \(rows)")
                }
            }
        }
    }
}
