import Testing

@testable import FlipbookXcode

/// Names of text attributes before Swift 4, and formats with plural forms.
struct LegacyTextRuleTests {
    @Test func attributeNamesBecomeStrings() {
        let text = "let a: [String: AnyObject] = [NSFontAttributeName: f]\nlet b = x.NSFontAttributeName"
        #expect(rewritten(text) == "let a: [String: AnyObject] = [flipbookAttributeName(.font): f]\nlet b = x.NSFontAttributeName")
    }

    @Test func dictionariesOfPropertiesAreConverted() {
        let text = "bar.titleTextAttributes = [\n  NSKernAttributeName: 3,\n]\nbar.x = 4; bar.titleTextAttributes = old; y()"
        #expect(
            rewritten(text)
                == "bar.titleTextAttributes = flipbookTextAttributes([\n  flipbookAttributeName(.kern): 3,\n])\nbar.x = 4; "
                + "bar.titleTextAttributes = flipbookTextAttributes(old); y()")
        let chained = "let k = NSFontAttributeName\nbar.titleTextAttributes = a\n  ?? b\nnext()"
        #expect(rewritten(chained).hasSuffix("bar.titleTextAttributes = flipbookTextAttributes(a\n  ?? b)\nnext()"))
    }

    @Test func comparisonsOfPropertiesStayAsTheyAre() {
        let text = "if bar.titleTextAttributes == nil { use(NSKernAttributeName) }\nlet b = bar.titleTextAttributes == old"
        #expect(rewritten(text) == text.replacing("NSKernAttributeName", with: "flipbookAttributeName(.kern)"))
    }

    @Test func modernAttributesStayAsTheyAre() {
        let text = "bar.titleTextAttributes = [.font: f]; if bar.titleTextAttributes == nil {}"
        #expect(rewritten(text) == text)
    }

    @Test func formatsArePluralOnlyInAppsWithPluralForms() {
        let text = "import Foundation\nlet a = String(format: x, 3) + String.localizedStringWithFormat(y, 4); z.format(format: 3)"
        #expect(rewritten(text) == text)
        var module = TestModule((path: "a.swift", text: text))
        module.options.hasPluralForms = true
        #expect(
            RewrittenParts(module.rewrite("a.swift")).text
                == "import Foundation; import UIKit\nlet a = String(pluralFormat: x, 3) + String.localizedPluralString(y, 4); z.format(format: 3)"
        )
    }
}
