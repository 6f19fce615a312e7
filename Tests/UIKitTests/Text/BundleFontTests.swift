import Foundation
import FlipbookTypography
import Testing
import UIKit
import UIKitTestSupport

/// The fonts that the `Info.plist` of a bundle lists.
@MainActor @Suite(.serialized) struct BundleFontTests {
    private let bundle: TemporaryBundle

    init() throws { bundle = try TemporaryBundle() }

    /// Returns a new bundle whose `Info.plist` lists the fonts. Each list needs a new bundle, because a bundle reads its `Info.plist` only
    /// once.
    private func makeBundle(fonts: [String]) throws -> Bundle {
        let folder = bundle.path + "/Fonts-\(fonts.count)"
        try bundle.write(
            PropertyListSerialization.data(fromPropertyList: ["UIAppFonts": fonts], format: .xml, options: 0),
            to: "Fonts-\(fonts.count)/Info.plist")
        return try #require(Bundle(path: folder))
    }

    @Test func fontIsFoundByItsPostScriptNameAndItsFamily() throws {
        let file = try FontSystem.installed.file(for: FontDescriptor(family: FontDescriptor.monospacedFamily, weight: 700, size: 0))
        try bundle.write(Data(contentsOf: URL(fileURLWithPath: file)), to: "Fonts-1/Code.ttf")
        let lines = diagnostics {
            #expect((try? BundleFonts.register(of: makeBundle(fonts: ["Fonts/Code.ttf"]))) == true)
        }
        #expect(lines.isEmpty)
        let names = FontSystem.installed.postScriptNames(ofFamily: FontDescriptor.monospacedFamily)
        let bold = try #require(names.first { $0.hasSuffix("-Bold") })
        let font = try #require(FontSystem.installed.font(postScriptName: bold))
        #expect(font.family == FontDescriptor.monospacedFamily && font.weight == 700 && !font.isItalic)
        #expect(FontSystem.installed.font(postScriptName: "NoSuchFont-Bold") == nil)
        #expect(UIFont.familyNames.contains(FontDescriptor.monospacedFamily) && UIFont.fontNames(forFamilyName: "No Family").isEmpty)
    }

    @Test func missingAndBrokenFontsHaveALineEach() throws {
        try bundle.write(Data("no font".utf8), to: "Fonts-2/Broken.otf")
        let lines = diagnostics {
            #expect((try? BundleFonts.register(of: makeBundle(fonts: ["Broken.otf", "Gone.ttf"]))) == false)
        }
        #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("\n") })
        #expect(lines.contains { $0.contains("Gone.ttf") } && lines.contains { $0.contains("Broken.otf") })
    }

    @Test(arguments: [
        ("ArialRoundedMTBold", 700, false), ("STHeitiSC-Medium", 500, false), ("HelveticaNeue-UltraLight", 100, false),
        ("AvenirNext-DemiBoldItalic", 600, true), ("Georgia-BoldItalic", 700, true), ("Rockwell", 400, false), ("Menlo-Bold", 700, false),
        ("Chalkduster", 400, false), ("Courier-Oblique", 400, true),
    ])
    func fontsOfAppleHaveTheirWeightAndSlant(name: String, weight: Int, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 15))
        #expect(font.font.weight == weight && font.font.isItalic == isItalic && font.fontName == name)
    }
}
