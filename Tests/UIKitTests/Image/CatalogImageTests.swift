import FlipbookGeometry
import FlipbookImages
import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Images of asset catalogs and loose image files of a bundle.
@MainActor @Suite(.serialized) struct CatalogImageTests {
    private let bundle: TemporaryBundle

    init() throws { bundle = try TemporaryBundle() }

    private func makeStage(scale: CGFloat, size: CGSize = CGSize(width: 40, height: 30)) -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: size, scale: scale, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 3, y: 5, width: 8, height: 6))
        controller.view.addSubview(view)
        stage.makeCurrent()
        return (stage, view)
    }

    private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle.bundle, compatibleWith: traits)
    }

    private func writeScales() throws {
        let images = (1...3).map { #"{"idiom": "universal", "scale": "\#($0)x", "filename": "kite\#($0).png"}"# }
        try bundle.writeContents("{\"images\": [\(images.joined(separator: ","))]}", of: "kite.imageset")
        for (scale, color) in [1: 0xFFFF_0000, 2: 0xFF00_FF00, 3: 0xFF00_00FF as UInt32] {
            try bundle.writeImage(color, 8 * scale, 6 * scale, to: "Media.xcassets/kite.imageset/kite\(scale).png")
        }
    }

    @Test(arguments: [(1, 0xFFFF_0000), (2, 0xFF00_FF00), (3, 0xFF00_00FF)] as [(Int, UInt32)])
    func pixelsAreThoseOfTheScaleOfTheScreen(scale: Int, color: UInt32) throws {
        try writeScales()
        let (stage, view) = makeStage(scale: CGFloat(scale))
        view.image = image("kite")
        #expect(view.image?.size == CGSize(width: 8, height: 6) && view.image?.scale == CGFloat(scale))
        let bitmap = stage.render()
        #expect(bitmap[3 * scale, 5 * scale].word == color && bitmap[11 * scale - 1, 11 * scale - 1].word == color)
        #expect(bitmap[3 * scale - 1, 5 * scale].word == .max && bitmap[11 * scale, 6 * scale].word == .max)
    }

    @Test func imageIsReadOnceAndWithOrWithoutAnExtension() throws {
        try writeScales()
        makeStage(scale: 2).stage.makeCurrent()
        let (a, b) = (try #require(image("kite")), try #require(image("kite.png")))
        #expect(a.cgImage === b.cgImage && a.isEqual(b))
        let traits = UITraitCollection(displayScale: 3)
        #expect(image("kite", traits)?.scale == 3)
        #expect(UIImage(named: "kite", in: bundle.bundle, with: UIImage.Configuration(traitCollection: traits))?.scale == 3)
        let lines = diagnostics { #expect(image("Media/kite") == nil) }
        #expect(lines.count == 1)
    }

    @Test func catalogIsPreferredToLooseFiles() throws {
        try writeScales()
        try bundle.writeImage(0xFF11_2233, 16, 12, to: "kite@2x.png")
        try bundle.writeImage(0xFF11_2233, 10, 4, to: "flag@2x.png")
        try bundle.writeImage(0xFF44_5566, 14, 4, to: "flag@2x~ipad.png")
        makeStage(scale: 2).stage.makeCurrent()
        #expect(image("kite")?.cgImage?.bitmap[0, 0].word == 0xFF00_FF00)
        #expect(image("flag")?.size == CGSize(width: 5, height: 2))
        var pad = UITraitCollection()
        pad.userInterfaceIdiom = .pad
        #expect(image("flag", pad)?.size == CGSize(width: 7, height: 2))
    }

    @Test func imageForTheDarkStyleIsChosen() throws {
        try bundle.writeContents(
            """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "day.png"}, {"idiom": "universal", "scale": "2x",
            "filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
            "properties": {"template-rendering-intent": "template"}}
            """, of: "moon.imageset")
        try bundle.writeImage(0xFFEE_DDCC, 4, 4, to: "Media.xcassets/moon.imageset/day.png")
        try bundle.writeImage(0xFF22_3344, 6, 4, to: "Media.xcassets/moon.imageset/night.png")
        makeStage(scale: 2).stage.makeCurrent()
        #expect(image("moon")?.cgImage?.bitmap[0, 0].word == 0xFFEE_DDCC && image("moon")?.renderingMode == .alwaysTemplate)
        #expect(image("moon", UITraitCollection(userInterfaceStyle: .dark))?.cgImage?.bitmap[0, 0].word == 0xFF22_3344)
    }

    /// The image has ten columns: two red ones as the left cap, two green ones as the center, two white ones that are not drawn, and four
    /// blue ones as the right cap.
    @Test func slicedImageStretchesItsCenter() throws {
        try bundle.writeContents(
            """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "bar.png", "resizing": {"mode": "3-part-horizontal",
            "center": {"mode": "stretch", "width": 2}, "cap-insets": {"left": 2, "right": 4}}}]}
            """, of: "bar.imageset")
        let columns: [UInt32] = [
            0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF,
            0xFF00_00FF,
        ]
        let bitmap = Bitmap(width: 10, height: 4, words: (0..<4).flatMap { _ in columns })
        try bundle.write(ImageFile.pngData(bitmap) ?? Data(), to: "Media.xcassets/bar.imageset/bar.png")
        let (stage, view) = makeStage(scale: 2)
        let bar = try #require(image("bar"))
        #expect(bar.size == CGSize(width: 4, height: 2))
        #expect(bar.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2) && bar.resizingMode == .stretch)
        view.image = bar
        view.frame = CGRect(x: 2, y: 3, width: 30, height: 2)
        let row = stage.render()
        #expect((4..<6).allSatisfy { row[$0, 8].word == 0xFFFF_0000 })
        #expect(row[32, 8].word == 0xFF00_FF00 && row[33, 8].word == 0xFF00_FF00)
        let isMixedWithWhite = (6..<60).contains { min(row[$0, 8].red, row[$0, 8].green, row[$0, 8].blue) > 0 }
        #expect(!isMixedWithWhite, "the white columns are neither cap nor center")
        #expect((60..<64).allSatisfy { row[$0, 8].word == 0xFF00_00FF } && row[64, 8].word == .max)
    }

    @Test func imageSetWithoutAnImageForThePhoneIsReported() throws {
        try bundle.writeContents(#"{"images": [{"idiom": "ipad", "filename": "a.png"}]}"#, of: "wide.imageset")
        try bundle.writeContents(#"{"images": [{"idiom": "universal", "filename": "gone.png"}]}"#, of: "gone.imageset")
        try bundle.writeContents("{", of: "broken.imageset")
        let lines = diagnostics {
            #expect(image("wide") == nil && image("broken") == nil)
            #expect(image("gone")?.size == CGSize(width: 48, height: 48))
        }
        #expect(lines.count == 3 && lines.allSatisfy { !$0.contains("\n") })
        #expect(lines.first?.contains("wide.imageset") == true && lines.last?.contains("gone.png") == true)
    }

    @Test func unsupportedAssetIsReportedOnce() throws {
        try writeScales()
        try bundle.writeContents("{}", of: "star.symbolset")
        let lines = diagnostics { for _ in 1...3 { _ = image("kite") } }
        #expect(lines.count == 1 && lines[0].contains("star.symbolset"))
    }

    @Test func dataSetHasItsData() throws {
        try bundle.writeContents(
            #"{"data": [{"idiom": "universal", "filename": "l.txt", "universal-type-identifier": "public.text"}]}"#, of: "Levels.dataset")
        try bundle.write(Data("7 of 9".utf8), to: "Media.xcassets/Levels.dataset/l.txt")
        let asset = try #require(NSDataAsset(name: "Levels", bundle: bundle.bundle))
        #expect(asset.data == Data("7 of 9".utf8) && asset.typeIdentifier == "public.text" && asset.name == "Levels")
        #expect(NSDataAsset(name: "levels", bundle: bundle.bundle) == nil && NSDataAsset(name: "Levels") == nil)
    }
}
