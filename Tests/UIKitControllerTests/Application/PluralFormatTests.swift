import Foundation
import Testing

@testable import UIKit

/// Formats with plural variables.
@MainActor @Suite struct PluralFormatTests {
    /// The texts of the variables. A key consists of the name of a variable and a plural form.
    private let texts = [
        "k|one": "%d kite", "k|other": "%d kites", "t|zero": "no town", "t|one": "a town", "t|other": "%d towns",
        "nest|one": "%d kite over %#@t@", "nest|other": "%d kites over %#@t@", "loop|other": "%d %#@loop@", "f|few": "%d few",
        "f|many": "%d many",
        "f|one": "%d one", "f|other": "%.1f other",
    ]

    private func text(_ format: String, _ arguments: any CVarArg..., language: String = "en") -> String {
        let expanded = PluralFormat.expanded(
            format, language: language, count: arguments.count,
            number: { arguments.indices.contains($0) ? PluralFormat.number(arguments[$0]) : nil },
            text: { texts["\($0)|\($1)"] })
        return String(format: expanded, arguments: arguments)
    }

    @Test func variablesHaveTheFormOfTheirNumber() {
        #expect(text("%#@k@ here", 1) == "1 kite here" && text("%#@k@ here", 17) == "17 kites here")
        #expect(text("%#@k@ over %#@t@", 3, 0) == "3 kites over no town")
        #expect(text("%#@k@ over %#@t@", 1, 1) == "1 kite over a town")
        #expect(text("%2$#@k@ over %1$#@t@", 4, 1) == "1 kite over 4 towns")
        #expect(text("%d%% and %#@k@", 30, 2) == "30% and 2 kites")
    }

    @Test func nestedVariablesUseTheValuesAfterTheOuterOne() {
        #expect(text("%#@nest@.", 1, 6) == "1 kite over 6 towns.")
        #expect(text("%#@nest@.", 5, 0) == "5 kites over no town.")
        #expect(text("%#@loop@.", 2).filter { $0 != " " } == "2.")
        #expect(text("%#@nest@.", 5) == "5 kites over  towns.")
    }

    @Test func formsAreThoseOfTheLanguage() {
        #expect([1, 3, 7, 21].map { text("%#@f@", $0, language: "ru") } == ["1 one", "3 few", "7 many", "21 one"])
        #expect(text("%#@f@", 2.5, language: "ru") == "2.5 other")
        #expect(text("%#@f@", 3, language: "de") == text("%#@f@", 3, language: "fr"))
    }

    @Test func missingFormsAndValuesLeaveNoVariable() {
        #expect(text("a %#@none@ b", 3) == "a  b")
        #expect(text("plain %d", 3) == "plain 3")
        #expect(PluralFormat.expanded("%#@k", language: "en", count: 1, number: { _ in 1 }, text: { _, _ in "x" }) == "%#@k")
    }

    @Test func numbersOfAllTypesAreRead() {
        #expect(PluralFormat.number(Int8(-3)) == -3 && PluralFormat.number(UInt64(9)) == 9 && PluralFormat.number(Float(0.5)) == 0.5)
        #expect(String(pluralFormat: "%d of %d", 4, 5) == "4 of 5")
        #expect(String(pluralFormat: "%.2f", locale: Locale(identifier: "en_US"), 0.125).hasPrefix("0.1"))
        #expect(String.localizedPluralString("%d", 41) == "41")
    }
}
