import FlipbookImages
import Foundation
import Testing

@Suite struct ImageAssetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func asset(_ images: String, properties: String = "{}", _ traits: AssetTraits) throws -> ImageAsset {
        _ = try folder.write("{\"images\": [\(images)], \"properties\": \(properties)}", to: "Contents.json")
        return try ImageAsset(folder: folder.path, traits: traits)
    }

    private func file(_ images: String, _ traits: AssetTraits) throws -> String {
        try asset(images, traits).path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The order of preference is the exact scale, the next finer scale, and the next coarser scale.
    @Test func scaleOfTheScreenIsPreferred() throws {
        let scales = [1, 2, 3].map { #"{"idiom": "universal", "scale": "\#($0)x", "filename": "\#($0).png"}"# }
        for scale in 1...3 {
            #expect(try file(scales.joined(separator: ","), AssetTraits(scale: scale)) == "\(scale).png")
        }
        #expect(try file("\(scales[0]), \(scales[2])", AssetTraits(scale: 2)) == "3.png")
        #expect(try file("\(scales[0]), \(scales[1])", AssetTraits(scale: 3)) == "2.png")
        #expect(try asset("\(scales[0]), \(scales[1])", AssetTraits(scale: 3)).scale == 2)
        let empty = #"{"idiom": "universal", "scale": "2x"}"#
        #expect(try file("\(scales[0]), \(empty)", AssetTraits(scale: 2)) == "1.png", "an entry without a file is left out")
    }

    @Test func kindOfDeviceIsPreferredToTheScale() throws {
        let images = """
            {"idiom": "universal", "scale": "3x", "filename": "all.png"}, {"idiom": "iphone", "scale": "2x", "filename": "phone.png"},
            {"idiom": "ipad", "scale": "1x", "filename": "pad.png"}, {"idiom": "mac", "scale": "3x", "filename": "mac.png"}
            """
        #expect(try file(images, AssetTraits(scale: 3)) == "phone.png")
        #expect(try file(images, AssetTraits(scale: 3, idiom: .pad)) == "pad.png")
        let error = #expect(throws: ImageError.self) {
            try file(#"{"idiom": "ipad", "filename": "pad.png"}, {"idiom": "watch", "filename": "w.png"}"#, AssetTraits(scale: 2))
        }
        #expect(error?.description.contains("ipad, watch") == true)
    }

    @Test func appearanceIsPreferredToEverythingElse() throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let tinted = #""appearances": [{"appearance": "luminosity", "value": "tinted"}]"#
        let images = """
            {"idiom": "universal", "scale": "2x", "filename": "tinted.png", \(tinted)},
            {"idiom": "iphone", "scale": "2x", "filename": "any.png"}, {"idiom": "universal", "scale": "1x", "filename": "dark.png", \(dark)}
            """
        #expect(try file(images, AssetTraits(scale: 2)) == "any.png")
        #expect(try file(images, AssetTraits(scale: 2, isDark: true)) == "dark.png")
        let wide =
            #"{"idiom": "universal", "display-gamut": "display-P3", "filename": "p3.png"}, {"idiom": "universal", "filename": "s.png"}"#
        #expect(try file(wide, AssetTraits(scale: 2)) == "s.png")
        let directions = """
            {"idiom": "universal", "language-direction": "right-to-left", "filename": "r.png"},
            {"idiom": "universal", "language-direction": "left-to-right", "filename": "l.png"}
            """
        #expect(try file(directions, AssetTraits(scale: 2)) == "l.png")
    }

    @Test func propertiesOfTheSetAreRead() throws {
        let image = #"{"filename": "a.pdf", "scale": "3x"}"#
        let template = try asset(
            image, properties: #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#, AssetTraits(scale: 2)
        )
        #expect(template.renderingIntent == .template && template.preservesVector && template.scale == 1)
        let original = try asset(image, properties: #"{"template-rendering-intent": "original"}"#, AssetTraits(scale: 2))
        #expect(original.renderingIntent == .original && !original.preservesVector)
        #expect(try asset(image, AssetTraits(scale: 2)).renderingIntent == .automatic)
    }

    @Test func slicingHasCapsAndACenter() throws {
        func slicing(_ mode: String) throws -> ImageAsset.Slicing? {
            try asset(
                """
                {"filename": "a.png", "scale": "2x", "alignment-insets": {"top": 3, "bottom": "5"}, "resizing": {"mode": "\(mode)",
                "center": {"mode": "tile", "width": 6, "height": 2}, "cap-insets": {"top": 4, "left": 8, "bottom": 10, "right": 12}}}
                """, AssetTraits(scale: 2)
            ).slicing
        }
        let nine = try #require(try slicing("9-part"))
        #expect([nine.capInsets.top, nine.capInsets.left, nine.capInsets.bottom, nine.capInsets.right] == [4, 8, 10, 12])
        #expect(nine.centerWidth == 6 && nine.centerHeight == 2 && nine.repeatsCenter)
        let horizontal = try #require(try slicing("3-part-horizontal"))
        #expect([horizontal.capInsets.top, horizontal.capInsets.left, horizontal.capInsets.bottom] == [0, 8, 0])
        #expect(horizontal.centerWidth == 6 && horizontal.centerHeight == nil)
        #expect(try slicing("5-part") == nil)
    }
}
