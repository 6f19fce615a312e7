import Foundation
import Testing

@testable import FlipbookXcode

struct AssetSymbolsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func catalog(_ paths: [String], namespaces: [String] = []) throws -> String {
        for path in paths { try folder.write("A.xcassets/\(path)/Contents.json", "{}") }
        for path in namespaces {
            try folder.write("A.xcassets/\(path)/Contents.json", "{ \"properties\" : { \"provides-namespace\" : true } }")
        }
        return folder.path + "/A.xcassets"
    }

    @Test(arguments: [
        ("DeepWater", "color", "deepWater"), ("deep-water color", "color", "deepWater"), ("AccentColor", "color", "accent"),
        ("URLBar", "image", "urlBar"), ("RED", "image", "red"), ("3 boats", "image", "_3Boats"), ("plane_2", "image", "plane_2"),
        ("Image", "image", "image"),
    ])
    func symbolIsTheOneOfXcode(_ name: String, _ suffix: String, _ symbol: String) {
        #expect(AssetSymbols.symbol(name, without: suffix) == symbol)
    }

    @Test func usedColorsAndImagesHaveNames() throws {
        let path = try catalog(["DeepWater.colorset", "plane.imageset", "unused.imageset", "Icons/star.imageset"], namespaces: ["Icons"])
        let source = "let c = UIColor(resource: .deepWater); let p = UIImage.plane; let s = UIImage(resource: .Icons.star)"
        let text = try #require(AssetSymbols(catalogs: [path], usedIn: [source]).text)
        #expect(text.contains("extension ColorResource { static let deepWater = ColorResource(name: \"DeepWater\", bundle: .main) }"))
        #expect(text.contains("extension UIImage { static var plane: UIImage { UIImage(resource: .plane) } }"))
        #expect(text.contains("extension ImageResource.Icons { static let star = ImageResource(name: \"Icons/star\", bundle: .main) }"))
        #expect(text.contains("extension ImageResource { enum Icons {} }"))
        #expect(!text.contains("unused"))
    }

    @Test func namesOfTheProgramAndOfUIKitAreNotDeclaredAgain() throws {
        let path = try catalog(["Sea.colorset", "Red.colorset", "default.colorset"])
        let source = "extension UIColor { static let sea = UIColor(resource: .sea) }; let r = UIColor.red; let d = UIColor.default"
        let text = try #require(AssetSymbols(catalogs: [path], usedIn: [source]).text)
        #expect(!text.contains("extension UIColor { static var sea") && !text.contains("extension UIColor { static var red"))
        #expect(text.contains("static let sea =") && text.contains("static var `default`: UIColor"))
    }

    /// Only a static member of `UIColor` or `UIImage` with exactly this name would be declared twice.
    @Test func otherDeclarationsWithTheSameNameHideNoSymbol() throws {
        let path = try catalog(["Sea.colorset", "Hull.imageset", "Icons/Buoy.imageset"], namespaces: ["Icons"])
        let source = """
            enum Theme { static let sea = UIColor.sea }
            extension UIColor { static let seaAtNight = UIColor.black; var sea: Int { 3 } }
            func paint() { let hull = UIImage.hull; let hullImages = [hull]; view.images = hullImages + [.Icons.buoy] }
            #if NIGHT
            extension UIImage { static var hull: UIImage { UIImage() } }
            #endif
            """
        let text = try #require(AssetSymbols(catalogs: [path], usedIn: [source]).text)
        #expect(text.contains("extension UIColor { static var sea: UIColor { UIColor(resource: .sea) } }"))
        #expect(text.contains("extension UIImage { static var hull: UIImage { UIImage(resource: .hull) } }"))
        let night = AssetSymbols(catalogs: [path], usedIn: [source], conditions: CompilationConditions(flags: ["NIGHT"]))
        #expect(night.text?.contains("extension UIImage { static var hull") == false)
        let buoy = "extension UIKit.UIImage { enum Shapes {} }; extension UIImage.Icons { class func buoy() -> UIImage { UIImage() } }"
        #expect(text.contains("extension UIImage.Icons { static var buoy"))
        let other = try #require(AssetSymbols(catalogs: [path], usedIn: [source, buoy]).text)
        #expect(!other.contains("extension UIImage.Icons { static var buoy"))
    }

    @Test(arguments: ["repeat", "fallthrough", "typealias", "fileprivate", "rethrows", "associatedtype", "precedencegroup", "deinit"])
    func namesThatAreKeywordsAreQuoted(name: String) throws {
        let path = try catalog(["\(name).imageset"])
        let text = try #require(AssetSymbols(catalogs: [path], usedIn: ["let i = UIImage(resource: .\(name))"]).text)
        #expect(text.contains("static let `\(name)` = ImageResource") && text.contains("UIImage(resource: .`\(name)`)"))
    }

    @Test func programsWithoutSymbolsGetNoFile() throws {
        let path = try catalog(["DeepWater.colorset"])
        #expect(AssetSymbols(catalogs: [path], usedIn: ["let c = UIColor(named: \"DeepWater\")"]).text == nil)
    }
}
