import FlipbookGeometry
import FlipbookImages
import Foundation
import SeededRandomValues
import Testing

/// A truncated or changed file gives an image or an error message of one line, and never a crash.
@Suite struct BrokenImageFileTests {
    private static let svg = Data(
        #"""
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18"><defs><linearGradient id="a" x1="0" y1="0" x2="24" y2="0" \#
        gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#F00"/><stop offset="1" stop-color="#00F" stop-opacity="0.5"/></linearGradient></defs>\#
        <path fill="url(#a)" d="M2 2C8 -4 16 22 22 4A5 5 0 0 1 12 17Z"/><g transform="rotate(20 4 5)"><rect x="3" y="4" width="9" height="6" rx="2"/></g></svg>
        """#.utf8)

    private static let intactFiles: [(fileExtension: String, data: Data)] = {
        let noise = Bitmap(width: 23, height: 17, words: (0..<391).map { 0xFF00_0000 | UInt32($0 * 7919 % 0xFF_FFFF) })
        return [("png", ImageFile.pngData(noise) ?? Data()), ("jpg", ImageFile.jpegData(noise, quality: 0.8) ?? Data()), ("svg", svg)]
    }()

    private func isImageOrError(_ data: Data, _ fileExtension: String) -> Bool {
        do {
            let image = try ImageFile.image(from: data, named: "broken.\(fileExtension)")
            return image.width > 0 && image.height > 0
        } catch {
            let text = "\(error)"
            return error is ImageError && text.contains("broken.\(fileExtension)") && !text.contains("\n")
        }
    }

    @Test func intactFilesAreRead() throws {
        for (fileExtension, data) in Self.intactFiles {
            #expect(data.count > 100, "\(fileExtension)")
            let image = try ImageFile.image(from: data, named: fileExtension)
            #expect((image.width, image.height) == (fileExtension == "svg" ? (24, 18) : (23, 17)))
        }
    }

    @Test(arguments: ["png", "jpg", "svg"]) func truncatedFilesAreHandled(fileExtension: String) throws {
        let data = try #require(Self.intactFiles.first { $0.fileExtension == fileExtension }?.data)
        for count in 0..<data.count { #expect(isImageOrError(data.prefix(count), fileExtension), "\(count) bytes") }
    }

    @Test(arguments: 1...40, ["png", "jpg", "svg"]) func corruptedFilesAreHandled(seed: Int, fileExtension: String) throws {
        var random = SeededRandom(seed)
        var data = try #require(Self.intactFiles.first { $0.fileExtension == fileExtension }?.data)
        for _ in 0..<random.integer(1...12) { data[random.integer(0...(data.count - 1))] = UInt8(random.integer(0...255)) }
        #expect(isImageOrError(data, fileExtension))
    }
}
