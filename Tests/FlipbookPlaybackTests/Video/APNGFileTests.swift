import CoreGraphics
import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookPlayback

/// Animated PNG files store for each frame the rectangle that has changed, and have a correct structure.
@MainActor @Suite struct APNGFileTests {
    /// Returns frames with random rectangles of random colors, and some without changes.
    private func frames(_ count: Int, isTransparent: Bool) -> [Bitmap] {
        var random = SeededRandom(17)
        var words = [UInt32](repeating: 0xFF20_3040, count: 43 * 29)
        return (0..<count).map { index in
            guard index % 4 != 3 else { return Bitmap(width: 43, height: 29, words: words) }
            let (x, y) = (random.integer(0...42), random.integer(0...28))
            for row in y..<min(y + random.integer(1...9), 29) {
                for column in x..<min(x + 11, 43) {
                    words[row * 43 + column] =
                        isTransparent ? UInt32(random.integer(0...255)) << 24 : 0xFF00_0000 | UInt32(random.integer(0...3))
                }
            }
            return Bitmap(width: 43, height: 29, words: words)
        }
    }

    @Test(arguments: [false, true]) func paintingTheDifferencesGivesTheFrames(_ isTransparent: Bool) {
        var differences = FrameDifferences(width: 43, height: 29, isTransparent: isTransparent)
        var shown = [UInt32](repeating: 0, count: 43 * 29)
        var pixelCounts: [Int] = []
        for (index, frame) in frames(40, isTransparent: isTransparent).enumerated() {
            let part = differences.next(frame, changedRows: 0..<29)
            #expect(part.isBlended == (!isTransparent && index > 0))
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let pixel = part.image[x, y].word
                    if !part.isBlended || pixel >> 24 == 255 { shown[(part.y + y) * 43 + part.x + x] = pixel }
                }
            }
            #expect(shown == (0..<29).flatMap { y in (0..<43).map { frame[$0, y].word } }, "frame \(index)")
            pixelCounts.append(part.width * part.height)
            if index % 4 == 3 { #expect(pixelCounts[index] == 1, "a frame without changes is one pixel") }
        }
        #expect(pixelCounts[0] == 43 * 29 && pixelCounts.dropFirst().allSatisfy { $0 <= 11 * 9 })
    }

    /// The changed rows begin and end in different columns. The alpha of an opaque video is ignored.
    @Test func rectangleIsTheSmallestWithAllDifferences() {
        var differences = FrameDifferences(width: 43, height: 29, isTransparent: false)
        var words = [UInt32](repeating: 0xFF20_3040, count: 43 * 29)
        _ = differences.next(Bitmap(width: 43, height: 29, words: words), changedRows: 0..<29)
        for (x, y) in [(17, 7), (9, 11), (14, 11), (12, 13)] { words[y * 43 + x] = 0xFF00_0001 }
        words[21 * 43 + 40] = 0x7F20_3040
        let part = differences.next(Bitmap(width: 43, height: 29, words: words), changedRows: 3..<27)
        #expect(part.x == 9 && part.y == 7 && part.width == 9 && part.height == 7)
        #expect(part.image[8, 0].word == 0xFF00_0001 && part.image[0, 4].word == 0xFF00_0001 && part.image[0, 0].word == 0)
    }

    /// Returns the types and contents of the chunks.
    private func chunks(_ file: Data) -> [(type: String, content: Data)] {
        var (result, offset): ([(String, Data)], Int) = ([], 8)
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            result.append((String(decoding: file[offset + 4..<offset + 8], as: UTF8.self), file[offset + 8..<offset + 8 + length]))
            offset += 12 + length
        }
        return result
    }

    /// A recording that is interrupted has fewer frames than were expected.
    @Test(arguments: [9, 23]) func fileNumbersItsChunksAndCountsItsFrames(_ count: Int) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString).apng").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try APNGFile(path, width: 43, height: 29, framesPerSecond: 30, frameCount: 23)
        for frame in frames(count, isTransparent: false) { try file.write(frame) }
        #expect(!FileManager.default.fileExists(atPath: path))
        try file.finish()
        let chunks = chunks(try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(chunks.prefix(4).map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT"] && chunks.last?.type == "IEND")
        let control = try #require(chunks.first { $0.type == "acTL" }).content
        #expect(Array(control) == [0, 0, 0, UInt8(count), 0, 0, 0, 0])
        #expect(chunks.filter { $0.type == "fcTL" }.count == count)
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.content.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        #expect(numbers == Array(0..<numbers.count))
        // Each control chunk has the frame rate in the same place.
        #expect(chunks.filter { $0.type == "fcTL" }.allSatisfy { Array($0.content.suffix(6).prefix(4)) == [0, 1, 0, 30] })
    }
}
