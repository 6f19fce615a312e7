import Chances
import CoreGraphics
import Foundation
import Pictures
import Testing

/// Files that were cut off, or whose bytes were changed, are a picture or an error of one line; nothing else, and never a crash.
@Suite struct BrokenPictureTests {
    private static let svg = Data(
        #"""
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 24 18"><defs><linearGradient id="a" x1="0" y1="0" x2="24" y2="0" \#
        gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#F00"/><stop offset="1" stop-color="#00F" stop-opacity="0.5"/></linearGradient></defs>\#
        <path fill="url(#a)" d="M2 2C8 -4 16 22 22 4A5 5 0 0 1 12 17Z"/><g transform="rotate(20 4 5)"><rect x="3" y="4" width="9" height="6" rx="2"/></g></svg>
        """#.utf8)

    private static let whole: [(ending: String, data: Data)] = {
        let noise = Bitmap(width: 23, height: 17, words: (0..<391).map { 0xFF00_0000 | UInt32($0 * 7919 % 0xFF_FFFF) })
        return [("png", PictureFile.png(noise) ?? Data()), ("jpg", PictureFile.jpeg(noise, quality: 0.8) ?? Data()), ("svg", svg)]
    }()

    private func isPictureOrComplaint(_ data: Data, _ ending: String) -> Bool {
        do {
            let picture = try PictureFile.picture(in: data, named: "broken.\(ending)")
            return picture.width > 0 && picture.height > 0
        } catch {
            let text = "\(error)"
            return error is PictureError && text.contains("broken.\(ending)") && !text.contains("\n")
        }
    }

    @Test func whatIsWholeIsRead() throws {
        for (ending, data) in Self.whole {
            #expect(data.count > 100, "\(ending)")
            let picture = try PictureFile.picture(in: data, named: ending)
            #expect((picture.width, picture.height) == (ending == "svg" ? (24, 18) : (23, 17)))
        }
    }

    @Test(arguments: ["png", "jpg", "svg"]) func cutOffAnywhere(ending: String) throws {
        let data = try #require(Self.whole.first { $0.ending == ending }?.data)
        for count in 0..<data.count { #expect(isPictureOrComplaint(data.prefix(count), ending), "\(count) bytes") }
    }

    @Test(arguments: 1...40, ["png", "jpg", "svg"]) func garbled(seed: Int, ending: String) throws {
        var chance = Chance(seed)
        var data = try #require(Self.whole.first { $0.ending == ending }?.data)
        for _ in 0..<chance.whole(1...12) { data[chance.whole(0...(data.count - 1))] = UInt8(chance.whole(0...255)) }
        #expect(isPictureOrComplaint(data, ending))
    }
}
