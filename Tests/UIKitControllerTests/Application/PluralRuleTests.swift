import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Plural forms, and the texts of string catalogs that have them.
@MainActor @Suite(.serialized) struct PluralRuleTests {
    /// The arguments are a language and its forms for the numbers 0, 1, 2, 5, 11, 21, 22, 103, 111 and 1,000,000.
    @Test(arguments: [
        ("en", "other one other other other other other other other other"),
        ("de-AT", "other one other other other other other other other other"),
        ("fr", "one one other other other other other other other many"),
        ("es_MX", "other one other other other other other other other many"),
        ("it", "other one other other other other other other other many"), ("ru", "many one few many many one few few many many"),
        ("pl", "many one few many many many few few many many"), ("cs", "other one few other other other other other other other"),
        ("ar", "zero one two few many many many few many other"), ("ja", "other other other other other other other other other other"),
        ("zh-Hans", "other other other other other other other other other other"),
    ]) func formsAreThoseOfTheLanguage(_ language: String, _ forms: String) {
        let found = [0, 1, 2, 5, 11, 21, 22, 103, 111, 1_000_000].map { PluralRule.form(of: $0, language: language) }
        #expect(found.joined(separator: " ") == forms)
        #expect(PluralRule.form(of: -5, language: language) == found[3])
        #expect(PluralRule.form(of: .min, language: language) != "")
    }

    @Test func textsOfTheLanguageHaveItsForms() throws {
        let files = try TemporaryBundle()
        let info = ["CFBundleDevelopmentRegion": "pl", "CFBundleIdentifier": "example.plural"]
        try files.write(PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0), to: "P/Info.plist")
        let text =
            "\"%lld boats\" = \"%lld x\";\"%lld boats|plural-one\" = \"%lld a\";\"%lld boats|plural-few\" = \"%lld b\";"
            + "\"%lld boats|plural-many\" = \"%lld c\";\"%lld boats|plural-zero\" = \"none\";"
        try files.write(Data(text.utf8), to: "P/pl.lproj/Localizable.strings")
        let bundle = try #require(Bundle(path: files.path + "/P"))
        #expect([0, 1, 3, 12, 24].map { String(localized: "\($0) boats", bundle: bundle) } == ["none", "1 a", "3 b", "12 c", "24 b"])
    }
}
