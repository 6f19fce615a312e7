import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.serialized) struct NamedColorTests {
    /// The stage whose style `UIColor` uses. Without it the style would be that of the stage of the previous test.
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let bundle: TemporaryBundle

    init() throws { bundle = try TemporaryBundle() }

    private func color(_ name: String, _ style: UIUserInterfaceStyle = .unspecified) -> UIColor? {
        stage.makeCurrent()
        let traits = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
        return UIColor(named: name, in: bundle.bundle, compatibleWith: traits)
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func colorSetIsDynamic() throws {
        try bundle.writeContents(
            """
            {"colors": [{"idiom": "universal", "color": {"components": {"red": "51", "green": "0x66", "blue": "0.6", "alpha": "0.5"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb", "components": {"red": "0.800", "green": "0.200", "blue": "0.400", "alpha": "1.000"}}}]}
            """, of: "accent.colorset")
        let (light, night) = (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), UIColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1))
        let accent = try #require(color("accent"))
        #expect(accent == light && accent.resolvedColor(with: dark) == night)
        #expect(accent.withAlphaComponent(0.3).resolvedColor(with: dark) == night.withAlphaComponent(0.3))
        #expect(color("accent", .dark) == night && color("accent", .light)?.resolvedColor(with: dark) == light)
        dark.performAsCurrent { #expect(accent.cgColor == night.cgColor) }
    }

    @Test func systemColorIsAReference() throws {
        let contents = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#("X")"}}]}"#
        try bundle.writeContents(contents.replacingOccurrences(of: "X", with: "systemGroupedBackgroundColor"), of: "page.colorset")
        try bundle.writeContents(contents.replacingOccurrences(of: "X", with: "noSuchColor"), of: "odd.colorset")
        #expect(color("page")?.resolvedColor(with: dark) == .black && color("page") == .systemGray6)
        let lines = diagnostics { #expect(color("odd") == nil && color("none") == nil) }
        try #require(lines.count == 2, "\(lines)")
        #expect(lines[0].contains("odd.colorset") && lines[0].contains("noSuchColor") && lines[1].contains("\"none\""))
    }

    @Test func missingColorIsReportedOnceWithSimilarNames() throws {
        try bundle.writeContents(#"{"colors": []}"#, of: "seaGreen.colorset")
        let resource = ColorResource(name: "seagren", bundle: bundle.bundle)
        let lines = diagnostics {
            #expect(color("seagren") == nil && UIColor(resource: resource) == .clear && color("midnight") == nil)
        }
        try #require(lines.count == 2, "\(lines)")
        #expect(lines[0].hasPrefix("UIColor: There is no color named \"seagren\" (did you mean seaGreen?) in the asset catalogs: "))
        #expect(lines[0].contains("Media.xcassets") && lines[0].hasSuffix("add a color set to an asset catalog of the target."))
        #expect(lines[1].contains("\"midnight\" in the asset catalogs: "))
    }

    @Test func missingImageIsReportedOnceWithSimilarNames() throws {
        try bundle.writeContents(#"{"images": []}"#, of: "paperKite.imageset")
        let resource = ImageResource(name: "paperKyte", bundle: bundle.bundle)
        let lines = diagnostics { #expect(UIImage(resource: resource).size == .zero) }
        try #require(lines.count == 1, "\(lines)")
        #expect(lines[0].hasPrefix("UIImage: There is no image named \"paperKyte\" (did you mean paperKite?) in the asset catalogs of "))
        #expect(lines[0].contains("to an asset catalog or to the resources of the target in Xcode or in Package.swift"))
    }

    /// The folder of the main bundle is also one of the standard folders.
    @Test func missingImageNamesEachFolderOnce() throws {
        let lines = diagnostics { #expect(UIImage(named: "noSuchKite", in: Bundle.main, compatibleWith: nil) == nil) }
        try #require(lines.count == 1, "\(lines)")
        let folders = lines[0].components(separatedBy: ", in these folders")[0].components(separatedBy: " catalogs of ").last ?? ""
        let names = folders.components(separatedBy: ", ")
        #expect(!folders.isEmpty && Set(names).count == names.count, "\(lines)")
    }

    @Test func systemColorsHaveALightAndADarkValue() {
        stage.makeCurrent()
        let pairs: [(UIColor, UIColor, UIColor)] = [
            (.label, .black, .white), (.systemBackground, .white, .black),
            (
                .systemRed, UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1),
                UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1)
            ),
            (
                .secondaryLabel, UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6),
                UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
            ),
        ]
        for (color, light, night) in pairs { #expect(color == light && color.resolvedColor(with: dark) == night) }
        #expect(UIColor.system(named: "tertiarySystemFillColor") === UIColor.tertiarySystemFill && UIColor.system(named: "label") == nil)
    }

    @Test func providedColorIsResolvedForTheTraits() {
        let color = UIColor { $0.verticalSizeClass == .compact ? .magenta : UIColor { $0.userInterfaceStyle == .dark ? .cyan : .brown } }
        #expect(color.resolvedColor(with: UITraitCollection(verticalSizeClass: .compact)) == .magenta)
        #expect(color.resolvedColor(with: dark) == .cyan)
        let other = UIColor { _ in .cyan }
        #expect(color.resolvedColor(with: dark) == other && other.hash == UIColor.cyan.hash)
    }
}
