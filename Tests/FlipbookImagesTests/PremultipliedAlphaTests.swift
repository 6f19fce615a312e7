import FlipbookGeometry
import FlipbookImages
import Foundation
import Testing

/// Reading and writing of transparent images.
@Suite struct PremultipliedAlphaTests {
    @Test func everyChannelIsMultipliedByAlpha() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Premultiplied: red 200, green 100 and blue 40 with an alpha of 51/255 are 40, 20 and 8.
        let bitmap = Bitmap(width: 2, height: 1, words: [0x3328_1408, 0xFF11_2233])
        let path = folder.appendingPathComponent("a.png").path
        try ImageFile.writePNG(bitmap, to: path)
        let decoded = try ImageFile.bitmap(atPath: path)
        #expect(decoded == bitmap)
        #expect(decoded[0, 0].red == 40 && decoded[0, 0].green == 20 && decoded[0, 0].blue == 8 && decoded[0, 0].alpha == 51)
    }
}
