import FlipbookImages
import Foundation
import SeededRandomValues
import Testing

/// A changed `Contents.json` gives an asset or an error message of one line, and never a crash.
@Suite struct BrokenContentsTests {
    private static let contents = """
        {"images": [{"idiom": "universal", "scale": "2x", "size": "60x60", "filename": "a.png", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 7, "height": 1e2}, "cap-insets": {"top": 3, "left": "4", "bottom": 5, "right": 6}},
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"idiom": "ipad", "filename": "b.pdf"}],
        "colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
        {"red": "0xA0", "green": "0.25", "blue": "17", "alpha": "1.000"}}}], "data": [{"idiom": "universal", "filename": "d"}],
        "properties": {"provides-namespace": true, "template-rendering-intent": "template"}, "info": {"version": 1}}
        """
    private static let pieces = [
        "1e999", "-9223372036854775808x", "[", "{", "}", "\"", "null", "99999999999999999999x", "nan", "\\u0000", "0x", ":", "-",
    ]

    /// Returns the contents with a few bytes changed, removed or inserted.
    private func mutated(_ random: inout SeededRandom) -> Data {
        var bytes = Array(Self.contents.utf8)
        for _ in 0..<random.integer(1...6) {
            let index = random.integer(0...(bytes.count - 1))
            switch random.integer(0...3) {
            case 0: bytes[index] = UInt8(random.integer(0...255))
            case 1: bytes.removeSubrange(index..<min(index + random.integer(1...40), bytes.count - 1))
            case 2: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: index)
            default: bytes.swapAt(index, random.integer(0...(bytes.count - 1)))
            }
        }
        return Data(bytes)
    }

    private func isValueOrError(_ read: () throws -> Void) -> Bool {
        do {
            try read()
            return true
        } catch {
            return error is ImageError && !"\(error)".contains("\n")
        }
    }

    @Test(arguments: 1...10) func changedContentsAreHandled(seed: Int) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/A.xcassets/i.appiconset", withIntermediateDirectories: true)
        let path = folder.path + "/A.xcassets/i.appiconset"
        var random = SeededRandom(seed)
        for _ in 0..<repetitions(150, thorough: 1000) {
            try mutated(&random).write(to: URL(fileURLWithPath: path + "/Contents.json"))
            let traits = AssetTraits(scale: random.integer(1...3), idiom: random.bool() ? .pad : .phone, isDark: random.bool())
            #expect(isValueOrError { _ = try ImageAsset(folder: path, traits: traits) })
            #expect(isValueOrError { _ = try ColorAsset(folder: path, traits: traits) })
            #expect(isValueOrError { _ = try DataAsset(folder: path, traits: traits) })
            _ = AssetCatalog.appIconPath(named: "i", inFolder: folder.path + "/A.xcassets")
        }
    }
}
