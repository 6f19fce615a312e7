import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Strings files of a bundle, as Foundation and `String(localized:)` read them.
@MainActor @Suite(.serialized) struct LocalizedStringTests {
    private let files: TemporaryBundle

    init() throws { files = try TemporaryBundle() }

    private func makeBundle(region: String) throws -> Bundle {
        let info = ["CFBundleDevelopmentRegion": region, "CFBundleIdentifier": "example.\(region)"]
        try files.write(PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0), to: "App-\(region)/Info.plist")
        for language in ["de", "fr"] {
            let text = "/* Greeting */\n\"greet %@\" = \"\(language): %@!\";\n\"%@ has %lld\" = \"%2$lld (\(language)) %1$@\";\n"
            try files.write(Data(text.utf8), to: "App-\(region)/\(language).lproj/Localizable.strings")
            let table = ["key": "table \(language)"]
            try files.write(
                PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0),
                to: "App-\(region)/\(language).lproj/Extra.strings")
        }
        return try #require(Bundle(path: files.path + "/App-\(region)"))
    }

    /// Foundation on Linux always uses the development region, independent of the user's language.
    @Test(arguments: ["de", "fr"]) func developmentRegionIsTheLanguage(region: String) throws {
        let bundle = try makeBundle(region: region)
        #expect(bundle.localizedString(forKey: "key", value: nil, table: "Extra") == "table \(region)")
        #expect(String(localized: "greet \("Ida")", bundle: bundle) == "\(region): Ida!")
        #expect(String(localized: "\("Ida") has \(7)", bundle: bundle) == "7 (\(region)) Ida")
        #expect(bundle.path(forResource: "Extra", ofType: "strings")?.hasSuffix("\(region).lproj/Extra.strings") == true)
    }

    @Test func untranslatedTextIsUsedAsItIs() throws {
        let bundle = try makeBundle(region: "de")
        #expect(String(localized: "100% of \(3) and \(2.5)", bundle: bundle) == "100% of 3 and 2.500000")
        #expect(String(localized: "plain 100%", bundle: bundle) == "plain 100%")
        #expect(String(localized: "missing.key", defaultValue: "No \(4)", bundle: bundle) == "No 4")
    }
}
