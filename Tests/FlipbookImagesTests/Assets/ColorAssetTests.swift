import FlipbookImages
import Foundation
import Testing

@Suite struct ColorAssetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func entry(_ components: String, space: String = "srgb", rest: String = "") -> String {
        #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}\#(rest)}"#
    }

    private func asset(_ colors: String, isDark: Bool = false) throws -> ColorAsset {
        _ = try folder.write("{\"colors\": [\(colors)]}", to: "Contents.json")
        return try ColorAsset(folder: folder.path, traits: AssetTraits(scale: 2, isDark: isDark))
    }

    /// Returns red, green, blue and alpha in 0…255, or an empty array for a system color.
    private func bytes(_ color: ColorAsset.Color) -> [Int] {
        guard case .components(let red, let green, let blue, let alpha) = color else { return [] }
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func componentsHaveThreeForms() throws {
        let hexadecimal = #""red": "0x33", "green": "0xC8", "blue": "0xff", "alpha": "0.400""#
        let bytesOf255 = #""red": "51", "green": "200", "blue": "255", "alpha": "0.4""#
        let fractions = #""red": "0.2", "green": "0.7843", "blue": "1.000", "alpha": 0.4"#
        for components in [hexadecimal, bytesOf255, fractions] {
            #expect(try bytes(asset(entry(components)).light) == [51, 200, 255, 102], "\(components)")
        }
        #expect(try bytes(asset(entry(#""white": "0.6", "alpha": "1""#, space: "gray-gamma-22")).light) == [153, 153, 153, 255])
        #expect(
            try bytes(asset(entry(#""red": "1.3", "green": "-0.2", "blue": "0x1FF""#, space: "extended-srgb")).light) == [255, 0, 255, 255])
    }

    /// A gray is the same in both spaces. Pure Display P3 colors are outside of sRGB and are clamped.
    @Test func colorsOfDisplayP3AreConverted() throws {
        func p3(_ red: Double, _ green: Double, _ blue: Double) throws -> [Int] {
            try bytes(asset(entry(#""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)""#, space: "display-p3")).light)
        }
        #expect(try p3(0.4, 0.4, 0.4) == [102, 102, 102, 255])
        #expect(try p3(1, 0.0, 0.0) == [255, 0, 0, 255])
        // The numbers follow from the matrix between the primaries of Display P3 and sRGB.
        #expect(try p3(0.5, 0.6, 0.3) == [121, 154, 64, 255])
        #expect(try bytes(asset(entry(#""white": "0.2140""#, space: "extended-linear-gray")).light) == [127, 127, 127, 255])
    }

    @Test func darkColorIsUsedInTheDarkAppearanceOnly() throws {
        let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let contrast = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
        let colors = [
            entry(#""red": "9", "green": "9", "blue": "9""#, rest: contrast), entry(#""red": "10", "green": "20", "blue": "30""#),
            entry(#""red": "40", "green": "50", "blue": "60""#, rest: dark),
        ].joined(separator: ",")
        let asset = try asset(colors)
        #expect(bytes(asset.light) == [10, 20, 30, 255] && bytes(asset.dark) == [40, 50, 60, 255])
        let single = try self.asset(entry(#""red": "10", "green": "20", "blue": "30""#))
        #expect(single.dark == single.light)
    }

    @Test func systemColorsAreReferences() throws {
        let reference = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}"#
        #expect(try asset(reference).light == .system("systemTealColor"))
        let broken = [
            entry(#""red": "0xZZ", "green": "0", "blue": "0""#), #"{"idiom": "universal"}"#,
            entry(#""red": "nan", "green": "1", "blue": "1""#),
        ]
        #expect(throws: ImageError.self) { try asset(broken.joined(separator: ",")) }
    }
}
