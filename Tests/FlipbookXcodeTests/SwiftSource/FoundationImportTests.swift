import Testing

@testable import FlipbookXcode

struct FoundationImportTests {
    @Test(arguments: ["Selector", "autoreleasepool", "NSKeyValueObservation", "CGAffineTransform"])
    func nameThatFoundationHasOnIOSImportsUIKit(_ name: String) {
        let text = "// a\nimport Foundation\nfunc f() { _ = \(name).self }\n"
        #expect(rewritten(text) == "// a\nimport Foundation; import UIKit\nfunc f() { _ = \(name).self }\n")
    }

    @Test(arguments: [
        "import Foundation\nlet a = 3\n", "import Foundation\nimport UIKit\nlet a: Selector\n",
        "import Foundation\n#if os(macOS)\nlet a: Selector\n#endif\n", "let a: Selector\n",
    ])
    func otherFilesKeepTheirImports(_ text: String) { #expect(!rewritten(text).contains("; import UIKit")) }

    @Test func fileOfAMissingFrameworkImportsUIKit() {
        #expect(rewritten("import MapKit\nlet v = UIView()\n") == "/* import MapKit */ import UIKit\nlet v = UIView()\n")
        #expect(rewritten("import MapKit\nimport UIKit\n") == "/* import MapKit */\nimport UIKit\n")
    }

    @Test func importOfOSLogBecomesImportOfOs() { #expect(rewritten("import OSLog\n") == "import os\n") }

    @Test func optionalRequirementIsCalledOnTheObjectItself() {
        let text = "@objc protocol P { @objc optional func a(for x: Int) -> Int\n@objc optional func b() }\n"
        let result = rewritten(text + "extension P { func c() -> Int { b?(); return (a?(for: 7) ?? 4) + a!(for: 1) } }")
        #expect(result.hasSuffix("extension P { func c() -> Int { b(); return (flipbook_a(for: 7) ?? 4) + flipbook_a(for: 1) } }"))
    }

    @Test func closureWithTheNameOfARequirementIsStillCalledOptionally() {
        let text = "@objc protocol P { @objc optional func a() -> Int }\nclass C { var a: (() -> Int)?; func b() { _ = a?() } }"
        #expect(rewritten(text).hasSuffix("func b() { _ = a?() } }"))
    }
}
