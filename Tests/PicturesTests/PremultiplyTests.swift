import CoreGraphics
import Foundation
import Pictures
import Testing

/// Transparent pictures on their way in and out.
@Suite struct PremultiplyTests {
    @Test func everyChannelIsMultipliedByItself() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Premultiplied by hand: 200, 100, 40 at an alpha of 51 of 255 is 40, 20, 8.
        let picture = Bitmap(width: 2, height: 1, words: [0x3328_1408, 0xFF11_2233])
        let path = folder.appendingPathComponent("a.png").path
        try PictureFile.writePNG(picture, to: path)
        let back = try PictureFile.read(path)
        #expect(back == picture)
        #expect(back[0, 0].red == 40 && back[0, 0].green == 20 && back[0, 0].blue == 8 && back[0, 0].alpha == 51)
    }
}
