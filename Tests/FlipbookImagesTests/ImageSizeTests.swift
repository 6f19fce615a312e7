import FlipbookGeometry
import FlipbookImages
import Foundation
import Testing

/// The number of pixels is checked before an image is decoded, because a header of a few bytes can declare gigabytes of pixels.
@Suite struct ImageSizeTests {
    private static func littleEndian(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8((value >> ($0 * 8)) & 255) } }
    private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] { littleEndian(value, count).reversed() }
    /// Joins the parts of a file. The compiler would need long for a sum of many arrays.
    private static func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        joined(
            [0x89], Array("PNG\r\n\u{1A}\n".utf8), bigEndian(13, 4), Array("IHDR".utf8), bigEndian(width, 4), bigEndian(height, 4),
            [8, 6, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Returns a GIF whose frame can have a different size than its screen. The frame has the data of one pixel.
    private static func gif(screen: (Int, Int), frame: (Int, Int)) -> [UInt8] {
        let comment: [UInt8] = [0x21, 0xFE, 2, 0x2C, 0x2C, 0]
        return joined(
            Array("GIF89a".utf8), littleEndian(screen.0, 2), littleEndian(screen.1, 2), [0x80, 0, 0, 255, 0, 0, 0, 0, 0], comment,
            [0x2C, 0, 0, 0, 0], littleEndian(frame.0, 2), littleEndian(frame.1, 2), [0, 2, 2, 0x44, 1, 0, 0x3B])
    }

    private static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
        joined(
            Array("BM".utf8), littleEndian(58, 4), littleEndian(0, 4), littleEndian(54, 4), littleEndian(40, 4), littleEndian(width, 4),
            littleEndian(height, 4), [1, 0, 32, 0], [UInt8](repeating: 0, count: 24), [3, 2, 1, 255])
    }

    private static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
        joined(
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xC2, 0, 11, 8], bigEndian(height, 2), bigEndian(width, 2),
            [1, 1, 0x11, 0])
    }

    private static func tiff(_ width: Int, _ height: Int) -> [UInt8] {
        joined(
            Array("MM\0*".utf8), bigEndian(8, 4), [0, 2], [1, 0, 0, 4, 0, 0, 0, 1], bigEndian(width, 4), [1, 1, 0, 4, 0, 0, 0, 1],
            bigEndian(height, 4), [0, 0, 0, 0])
    }

    private static func webp(_ width: Int, _ height: Int) -> [UInt8] {
        joined(
            Array("RIFF".utf8), littleEndian(22, 4), Array("WEBPVP8X".utf8), littleEndian(10, 4), [0, 0, 0, 0], littleEndian(width - 1, 3),
            littleEndian(height - 1, 3))
    }

    private static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
        Array("<?xml version=\"1.0\"?><!-- <svg width=\"3\" height=\"3\"> --><svg \(attributes)>\(content)</svg>".utf8)
    }

    private func message(_ bytes: [UInt8]) -> String {
        do {
            let image = try ImageFile.image(from: Data(bytes), named: "a")
            return "\(image.width)×\(image.height)"
        } catch {
            return "\(error)"
        }
    }

    @Test func imagesWithTooManyPixelsAreRefused() {
        let files = [
            ("65535×65535", Self.png(65535, 65535)), ("65533×40001", Self.gif(screen: (65533, 40001), frame: (1, 1))),
            ("65535×65531", Self.gif(screen: (3, 2), frame: (65535, 65531))), ("50000×30000", Self.bmp(50000, -30000)),
            ("65500×64999", Self.jpeg(65500, 64999)), ("70001×70000", Self.tiff(70001, 70000)), ("16383×16384", Self.webp(16383, 16384)),
            ("60000×60001", Self.svg("width=\"60000\" height='60001px'")), ("96000×48000", Self.svg("width=\"1000in\" height=\"500in\"")),
            ("61000×62000", Self.svg("viewBox=\"-5 3 61000,62000\"")),
            ("1000000000×9", Self.svg("height=\"9\" width=\"1e300\"")),
        ]
        for (size, bytes) in files {
            #expect(message(bytes) == "a is not an image that can be read: it has \(size) pixels; the maximum is 134217728 pixels")
        }
    }

    /// nanosvg would use the size of the shapes, which has no limit.
    @Test func vectorImagesWithoutASizeHaveTheDefaultSize() {
        let shape = "<rect x=\"0\" y=\"0\" width=\"60000\" height=\"60000\" fill=\"#F00\"/>"
        for attributes in ["", "width=\"100%\" height=\"50%\"", "width=\"nan\" height=\"0\"", "width=\"0\" viewBox=\"0 0\""] {
            #expect(message(Self.svg("xmlns=\"http://www.w3.org/2000/svg\" " + attributes, shape)) == "300×150", "\(attributes)")
        }
        // nanosvg uses the attributes of the last `svg` tag, here the inner one.
        #expect(message(Self.svg("width=\"7\" height=\"9\"", "<svg width=\"0%\" height=\"0%\">\(shape)</svg>")) == "300×150")
    }

    @Test func vectorImagesKeepTheSizeOfTheirAttributes() {
        let shape = "<rect x=\"1\" y=\"1\" width=\"4\" height=\"5\" fill=\"#F00\"/>"
        for (size, attributes) in [
            ("21×13", "width=\"21\" height=\"13\""), ("31×17", "viewBox=\"0 0 31 17\""), ("11×21", "width=\"10.2\" height=\"20.9px\""),
            ("38×76", "width=\"1cm\" height=\"2cm\""), ("24×40", "width=\"18pt\" height=\"2.5pc\""),
        ] {
            #expect(message(Self.svg("xmlns=\"http://www.w3.org/2000/svg\" " + attributes, shape)) == size, "\(attributes)")
        }
    }

    @Test func everySupportedFormatIsRead() throws {
        #expect(message(Self.gif(screen: (1, 1), frame: (1, 1))) == "1×1")
        #expect(message(Self.bmp(1, 1)) == "1×1")
        let webp = try #require(Data(base64Encoded: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"))
        #expect(message(Array(webp)) == "1×1")
        // One gray pixel in one strip.
        let tags = [(256, 3, 1), (257, 3, 1), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 8), (277, 3, 1), (278, 3, 1), (279, 4, 1)]
        let entries = tags.flatMap { tag, type, value -> [UInt8] in
            Self.joined(Self.littleEndian(tag, 2), Self.littleEndian(type, 2), Self.littleEndian(1, 4), Self.littleEndian(value, 4))
        }
        let tiff = Self.joined(
            Array("II*\0".utf8), Self.littleEndian(10, 4), [130, 0], Self.littleEndian(tags.count, 2), entries, [0, 0, 0, 0])
        #expect(message(tiff) == "1×1")
    }

    @Test func otherFormatsAreRefused() {
        #expect(message(Array("P6 1 1 255 abc".utf8)).contains("not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG image"))
    }

    @Test func enlargingAVectorImageIsLimited() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(String(decoding: Self.svg("width=\"20\" height=\"10\""), as: UTF8.self), to: "a.svg")
        for size in [(60000, 30000), (0, 10), (-3, -3), (Int.max, 2)] {
            #expect(throws: ImageError.self) { try ImageFile.bitmap(atPath: path, fitting: (width: size.0, height: size.1)) }
        }
    }

    @Test func sizesOfBitmapsAreLimited() {
        #expect(ImageFile.isAllowedSize(width: 1 << 14, height: 1 << 13) && !ImageFile.isAllowedSize(width: 1 << 14, height: 8193))
        for (width, height) in [(0, 5), (7, 0), (-3, -4), (.max, 2), (.min, -1)] {
            #expect(!ImageFile.isAllowedSize(width: width, height: height))
        }
        #expect(ImageFile.pngData(Bitmap(width: 0, height: 3)) == nil)
    }

    /// A pipe has no end until its writer closes it, so opening it would wait.
    @Test func pipesAreNotReadAsImages() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.png"
        #expect(mkfifo(path, 0o644) == 0)
        let error = #expect(throws: ImageError.self) { try ImageFile.image(atPath: path) }
        #expect(error?.description == "cannot open \(path): it cannot be read")
    }
}
