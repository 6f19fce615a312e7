import FlipbookGeometry
import FlipbookImages
import Foundation
import SeededRandomValues
import Testing

/// The first frames of GIF images.
@Suite struct GIFDecoderTests {
    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    /// Three colors in a table of four, whose last color is not used.
    private static let colors: [UInt32] = [0xFF20_4060, 0xFFFF_0080, 0xFF10_F030]
    private static let colorTable: [UInt8] = [0x20, 0x40, 0x60, 0xFF, 0x00, 0x80, 0x10, 0xF0, 0x30, 0, 0, 0]

    /// Returns a frame. Each index is a code of three bits. A code before each second index clears the table, so that the codes keep this width.
    private static func frame(
        _ indices: [Int], at origin: (Int, Int) = (0, 0), width: Int, height: Int, isInterlaced: Bool = false
    ) -> [UInt8] {
        var codes: [Int] = []
        for (number, index) in indices.enumerated() { codes += number % 2 == 0 ? [4, index] : [index] }
        codes.append(5)
        var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                (bits, count) = (bits >> 8, count - 8)
            }
        }
        bytes.append(UInt8(bits & 255))
        let blocks = stride(from: 0, to: bytes.count, by: 7).flatMap { start -> [UInt8] in
            let block = bytes[start..<min(start + 7, bytes.count)]
            return [UInt8(block.count)] + block
        }
        let parts: [[UInt8]] = [
            [0x2C], word(origin.0), word(origin.1), word(width), word(height), [isInterlaced ? 0x40 : 0, 2], blocks, [0],
        ]
        return Array(parts.joined())
    }

    private static func gif(_ width: Int, _ height: Int, _ blocks: [UInt8]...) -> Data {
        Data(Array("GIF89a".utf8) + word(width) + word(height) + [0x81, 0, 0] + colorTable + blocks.joined() + [0x3B])
    }

    private static func words(_ data: Data) throws -> [UInt32] { try ImageFile.image(from: data, named: "a").bitmap.words }

    /// The heights include those for which interlacing skips whole passes.
    @Test(arguments: [1, 2, 3, 4, 5, 7, 9, 17], [false, true]) func frameHasItsIndices(height: Int, isInterlaced: Bool) throws {
        var random = SeededRandom(height)
        let width = 3
        let indices = (0..<height).map { _ in (0..<width).map { _ in random.integer(0...2) } }
        let rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0.0, to: height, by: $0.1) }
        let stored = isInterlaced ? rows.flatMap { indices[$0] } : indices.flatMap { $0 }
        let data = Self.gif(width, height, Self.frame(stored, width: width, height: height, isInterlaced: isInterlaced))
        #expect(try Self.words(data) == indices.flatMap { $0 }.map { Self.colors[$0] })
    }

    /// The remaining canvas is transparent, and so is the color that the control extension names. Pixels outside of the canvas are left out.
    @Test func frameIsPlacedOnItsCanvas() throws {
        let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 1, 0]
        let data = Self.gif(4, 3, control, Self.frame([0, 1, 2, 2, 1, 0], at: (2, 1), width: 3, height: 2))
        let (a, c) = (Self.colors[0], Self.colors[2])
        #expect(try Self.words(data) == [0, 0, 0, 0] + [0, 0, a, 0] + [0, 0, c, 0])
    }

    /// A file that ImageMagick has compressed, interlaced, with codes of all widths up to nine bits.
    @Test func compressedFileIsDecoded() throws {
        let text =
            "R0lGODlhJQAdAPMAAPB4GwD/ABD2NVDSCWDJPiDtanDAc6ClErCcR8CTfDDkn0Db1IC3qNCKsZCu3eCB5iH5BAAAAAAALAAAAAAlAB0AQAT+MJg3kjqC"
            + "AdIWKo5EWZjGeaBYMYEjHAqyJMNDAEb7FjLd3DnGDqHwBQ6LB0PRMAgQhGPSwXQmokgAtVm4HgeAJQBhUDwOhMLDMRA0HItAgrEYlwFo9aH9HgQ8MTEF"
            + "B4MgAi4hLCwGODg2jwMNkRU0Sk8LTUdFNw48NUJImVRXYZ4PdXsBUAIJBgUNS2uofqutr7FweH5zbQ9kcQ1oCgAJbGoIdG4HZXIOaWMMbSUSG5IJKBgh"
            + "jAQjgNkBJhQdj9yM5uDoiIeFhETuM/CSPJg3oEU1OZ0yP2Ev9w/55v3gVEWKJQRgOnmB0eSSki4JmRDIkguOrDVmqCgxswQWEwb3t165aiJL1Ug4qtK8"
            + "qQPlFksCbujggQlLzzMyw+bEKcbHmc1hOOXQCfCmwwcXJqxdOKTCqKGkFZZqsyGpgwUihBCBa8Rt0jV3gw5lEKuuLNmzZtOKfeejBpAwOjrBIHKtajkc"
            + "4A5FqrduHz4dMHzw1Yfpr4t+DPnu4yQwIEKALf45OaAwIUQtlytjprHZMudOVZ5EbIhQS+jSW5ygPt3wiugvWqZ8FMkKJkLYFqlYGTmyI66MdXLt0aWK"
            + "lm1WJ2chfyW8ja2VupavbNlHzh00blDiPMNHJhk1bFj1HJ+dfJ/y6M/3sQPMmC9mPAWcucNLGQGgyRpEAAA7"
        let image = try ImageFile.image(from: try #require(Data(base64Encoded: text)), named: "a").bitmap
        #expect(image.width == 37 && image.height == 29)
        for y in 0..<29 {
            for x in 0..<37 {
                let index = (x * 7 + y * 13 + x * y / 5) % 16
                let (red, green, blue) = (index * 16, 255 - index * 9, index * 53 % 256)
                #expect(image[x, y].word == 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue), "(\(x), \(y))")
            }
        }
    }

    @Test(arguments: [(0, 1), (1, 0), (0, 0)]) func frameWithoutPixelsIsRefused(width: Int, height: Int) {
        let error = #expect(throws: ImageError.self) {
            try ImageFile.image(from: Self.gif(1, 1, Self.frame([0], width: width, height: height)), named: "a")
        }
        #expect(error?.description.contains("it has no frame that can be read") == true)
    }

    /// The pixels before the damage are kept.
    @Test func damagedDataEndsTheFrame() throws {
        let whole = Self.gif(3, 3, Self.frame([0, 1, 2, 2, 1, 0, 0, 1, 2], width: 3, height: 3))
        var random = SeededRandom(5)
        for _ in 0..<2000 {
            var data = whole
            for _ in 0..<random.integer(1...3) { data[random.integer(12...data.count - 1)] = UInt8(random.integer(0...255)) }
            if random.bool() { data = data.prefix(random.integer(20...data.count)) }
            _ = try? ImageFile.image(from: data, named: "a")
        }
        let cut = whole.prefix(whole.count - 5)
        #expect(try Self.words(cut).prefix(2) == [Self.colors[0], Self.colors[1]])
    }
}
