import FlipbookGeometry
import FlipbookImages
import Foundation
import SeededRandomValues
import Testing

@Suite struct ImageFileTests {
    private func noise(_ random: inout SeededRandom, opaque: Bool) -> Bitmap {
        let (width, height) = (random.integer(1...40), random.integer(1...30))
        return Bitmap(
            width: width, height: height,
            words: (0..<(width * height)).map { _ in
                let alpha = opaque ? 255 : random.integer(0...255)
                return (0..<3).reduce(UInt32(alpha)) { word, _ in word << 8 | UInt32(random.integer(0...alpha)) }
            })
    }

    @Test(arguments: 1...10) func opaqueImagesAreUnchangedByWritingAndReading(seed: Int) throws {
        var random = SeededRandom(seed)
        let folder = try TemporaryFolder()
        let bitmap = noise(&random, opaque: true)
        try ImageFile.writePNG(bitmap, to: folder.path + "/a.png")
        #expect(try ImageFile.bitmap(atPath: folder.path + "/a.png") == bitmap)
        #expect(folder.contents == ["a.png"], "no temporary file is left")
    }

    /// A PNG file stores straight alpha: writing divides the colors by alpha, and reading multiplies them. The result is the same bitmap.
    @Test(arguments: 1...10) func translucentImagesAreUnchangedByWritingAndReading(seed: Int) throws {
        var random = SeededRandom(seed)
        let folder = try TemporaryFolder()
        let bitmap = noise(&random, opaque: false)
        try ImageFile.writePNG(bitmap, to: folder.path + "/a.png")
        #expect(try ImageFile.bitmap(atPath: folder.path + "/a.png").words == bitmap.words)
    }

    /// Tests every premultiplied channel value with every alpha.
    @Test func premultipliedColorsAreUnchangedByWritingAndReading() throws {
        let folder = try TemporaryFolder()
        let bitmap = Bitmap(
            width: 256, height: 256,
            words: (0..<65536).map { index in
                let (channel, alpha) = (UInt32(index & 255), UInt32(index >> 8))
                return channel <= alpha ? alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2 : 0
            })
        try ImageFile.writePNG(bitmap, to: folder.path + "/all.png")
        #expect(try ImageFile.bitmap(atPath: folder.path + "/all.png").words == bitmap.words)
    }

    @Test func writingReplacesTheFileAndReportsThePathOnErrors() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (Bitmap(width: 3, height: 2, words: [UInt32](repeating: .max, count: 6)), Bitmap(width: 1, height: 1))
        try ImageFile.writePNG(a, to: folder.path + "/a.png")
        try ImageFile.writePNG(b, to: folder.path + "/a.png")
        #expect(try ImageFile.bitmap(atPath: folder.path + "/a.png") == b)
        let wrongPath = folder.path + "/a.png/folder/a.png"
        let error = #expect(throws: OutputFile.Failure.self) { try ImageFile.writePNG(a, to: wrongPath) }
        #expect(error?.description.contains(wrongPath) == true)
        #expect(folder.contents == ["a.png"])
    }

    // MARK: - Unreadable files

    @Test func readingErrorsContainThePath() throws {
        let folder = try TemporaryFolder()
        let intact = folder.path + "/whole.png"
        var random = SeededRandom(3)
        try ImageFile.writePNG(noise(&random, opaque: true), to: intact)
        let data = try Data(contentsOf: URL(fileURLWithPath: intact))
        try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: folder.path + "/half.png"))
        let files = [
            folder.path + "/missing.png", try folder.write("", to: "empty.png"), try folder.write("This is not an image.", to: "text.png"),
            try folder.write("<svg", to: "broken.svg"), folder.path + "/half.png", folder.path,
        ]
        for file in files {
            let error = #expect(throws: ImageError.self, "\(file)") { try ImageFile.bitmap(atPath: file) }
            #expect(error?.description.contains(file) == true)
            #expect(error?.description.contains("\n") == false, "the description has one line")
        }
    }

    // MARK: - SVG

    private let redRectangle =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>"#

    @Test(arguments: [((80, 40), (80, 40)), ((100, 20), (40, 20)), ((30, 300), (30, 15)), ((400, 200), (400, 200))])
    func vectorImagesAreDrawnAtTheRequestedSize(requested: (Int, Int), drawn: (Int, Int)) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(redRectangle, to: "a.svg")
        let bitmap = try ImageFile.bitmap(atPath: file, fitting: (width: requested.0, height: requested.1))
        #expect((bitmap.width, bitmap.height) == drawn)
        #expect(bitmap[drawn.0 / 2, drawn.1 / 2].word == 0xFFFF_0000)
        #expect(bitmap[1, 1].word == 0xFFFF_0000 && bitmap[drawn.0 - 2, drawn.1 - 2].word == 0xFFFF_0000, "the image fills its bounds")
    }

    @Test func vectorImagesHaveTheirOwnSizeByDefault() throws {
        let folder = try TemporaryFolder()
        let bitmap = try ImageFile.bitmap(atPath: try folder.write(redRectangle, to: "a.SVG"))
        #expect((bitmap.width, bitmap.height) == (40, 20))
    }

    /// A vector image is drawn again at a multiple of its size, even if its own size is not a whole number.
    @Test(arguments: [("40", "20", 2), ("17.5", "9.25", 3), ("33", "1", 4)]) func vectorImagesAreDrawnAgainWhenEnlarged(
        w: String, h: String, times: Int
    )
        throws
    {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(w)" height="\#(h)"><rect width="\#(w)" height="\#(h)" fill="red"/></svg>"#
        let image = try ImageFile.image(from: Data(svg.utf8), named: "red")
        #expect(image.renditionScale(for: Double(times)) == times)
        let enlarged = image.mipLevels(1, scale: times).bitmaps[0]
        #expect((enlarged.width, enlarged.height) == (image.width * times, image.height * times))
        #expect(enlarged[enlarged.width / 2, enlarged.height / 2].word == 0xFFFF_0000)
        #expect(image.renditionScale(for: 0.4) == 1 && image.renditionScale(for: 1.04) == 1, "a rendition is never smaller than the image")
        #expect(image.renditionScale(for: 1e9) * max(image.width, image.height) <= 4096)
    }

    /// The image is drawn at its own size when this is needed first. Until then it has the right size, and errors are thrown at once.
    @Test func ownSizeOfAVectorImageIsDrawnOnFirstUse() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(redRectangle, to: "a.svg")
        let image = try ImageFile.image(atPath: path)
        #expect((image.width, image.height) == (40, 20))
        let bitmap = try ImageFile.bitmap(atPath: path)
        #expect(image.bitmap.words == bitmap.words && image.bitmap.width == 40)
        #expect(image.isOpaque == bitmap.words.allSatisfy { $0 >> 24 == 255 })
        #expect(throws: ImageError.self) { try ImageFile.image(from: Data("<svg>".utf8), named: "empty") }
    }

    @Test func pixelImagesAreNotDrawnAgain() throws {
        let folder = try TemporaryFolder()
        try ImageFile.writePNG(Bitmap(width: 3, height: 2), to: folder.path + "/a.png")
        #expect(try ImageFile.image(atPath: folder.path + "/a.png").renditionScale(for: 3) == 1)
    }

    /// A half-transparent red is premultiplied in the bitmap.
    @Test func translucentPixelsArePremultiplied() throws {
        let folder = try TemporaryFolder()
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red" fill-opacity="0.5"/></svg>"#
        let pixel = try ImageFile.bitmap(atPath: try folder.write(svg, to: "a.svg"))[4, 4]
        #expect(abs(Int(pixel.alpha) - 128) <= 1 && abs(Int(pixel.red) - 128) <= 1)
        #expect(pixel.green == 0 && pixel.blue == 0)
    }
}
