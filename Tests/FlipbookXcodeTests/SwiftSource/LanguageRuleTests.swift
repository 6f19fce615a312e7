import Testing

@testable import FlipbookXcode

/// A text and its replacement, which is nil if the text is unchanged.
struct RuleExample: CustomTestStringConvertible {
    var source: String
    var result: String?
    var testDescription: String { source }

    init(_ source: String, _ result: String?) { (self.source, self.result) = (source, result) }
}

struct LanguageRuleTests {
    static let attributes = [
        RuleExample("@objc func a() {}", "func a() {}"),
        RuleExample("@objc(b:) func a(x: Int) {}", "func a(x: Int) {}"),
        RuleExample("    @IBAction\n    func a() {}", "    \n    func a() {}"),
        RuleExample("@IBOutlet weak var x: UILabel!", "var x: UILabel!"),
        RuleExample("@IBOutlet private weak var x: UILabel! // it", "private var x: UILabel! // it"),
        RuleExample("@IBOutlet weak var x: UILabel! { didSet {} }", "var x: UILabel! { didSet {} }"),
        RuleExample("@IBOutlet\n  private(set)\n  weak var x: UILabel!", "\n  private(set)\n  var x: UILabel!"),
        RuleExample("@IBOutlet unowned(unsafe) var x: UILabel!", "var x: UILabel!"),
        RuleExample("@IBOutlet open weak var d: AnyObject?", "open weak var d: AnyObject?"),
        RuleExample("class V { @IBOutlet weak var x: UILabel! }", "class V { var x: UILabel! }"),
        RuleExample("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
        RuleExample("@objc public dynamic var x = 1", "public var x = 1"),
        RuleExample("let dynamic = 1; a.dynamic = dynamic", nil),
        RuleExample("// @objc\n/* @objc /* x */ @objc */ \"@objc\"", nil),
        RuleExample("let s = #\"\\\"@objc\"#", nil),
        RuleExample("let s = \"\"\"\n @objc \"\" x\n\"\"\"\n@objc func f() {}", "let s = \"\"\"\n @objc \"\" x\n\"\"\"\nfunc f() {}"),
        RuleExample("@objc public protocol P: NSObjectProtocol {}", "public protocol P: AnyObject, NSObjectProtocol {}"),
        RuleExample("@objc protocol P {}", "protocol P: AnyObject {}"),
        RuleExample("@objc protocol P: class {}", "protocol P: class {}"),
        RuleExample("@objc @available(iOS 13, *) protocol P {}", "@available(iOS 13, *) protocol P: AnyObject {}"),
        RuleExample("\u{FEFF}@objc func a() {}\r\n@objc func b() {}\r\n", "func a() {}\r\nfunc b() {}\r\n"),
        RuleExample("#!/usr/bin/swift\n@objc func a() {}", "///usr/bin/swift\nfunc a() {}"),
    ]

    static let mainQueue = [
        RuleExample("DispatchQueue.main.async { f() }", "DispatchQueue.main.async.callAsFunction { f() }"),
        RuleExample(
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f() }",
            "DispatchQueue.main.asyncAfter.callAsFunction(deadline: .now() + 1) { f() }"),
        RuleExample("DispatchQueue.main\n    .async(execute: item)", "DispatchQueue.main\n    .async.callAsFunction(execute: item)"),
        RuleExample("DispatchQueue.global().async { f() }; queue.main.async { f() }; let a = DispatchQueue.main.async", nil),
    ]

    @Test(arguments: mainQueue) func mainQueueIsThatOfTheStage(_ example: RuleExample) {
        #expect(rewritten(example.source) == example.result ?? example.source)
    }

    static let selectors = [
        RuleExample("class V { func f() { g(#selector(h(_:))) } }", "class V { func f() { g(Selector(V.h(_:), named: \"h:\")) } }"),
        RuleExample("class V { func f() { g(#selector(self.h)) } }", "class V { func f() { g(Selector(V.h, named: \"h\")) } }"),
        RuleExample("class V { class W { let a = #selector(W.h) } }", "class V { class W { let a = Selector(W.h, named: \"h\") } }"),
        RuleExample("class V { class W { let a = #selector(h) } }", "class V { class W { let a = Selector(V.W.h, named: \"h\") } }"),
        RuleExample(
            "extension A.B { var s: Selector { #selector(h) } }", "extension A.B { var s: Selector { Selector(A.B.h, named: \"h\") } }"),
        RuleExample(
            "class V { class func f() {}\n static func g() { x { #selector(h) } } }",
            "class V { class func f() {}\n static func g() { x { Selector(V.h, named: \"h\") } } }"),
        RuleExample(
            "class V { let a = #selector(h as (Int) -> ()) }", "class V { let a = Selector(V.h as (V) -> (Int) -> (), named: \"h:\") }"),
        RuleExample(
            "protocol P: class { func f() }\nclass V { let a = #selector(h) }",
            "protocol P: class { func f() }\nclass V { let a = Selector(V.h, named: \"h\") }"),
        RuleExample("f(#selector(\n  V.h(_:)\n))", "f(Selector(V.h(_:), named: \"h:\")\n\n)"),
        RuleExample("let s = \"\\(#selector(V.h))\"", "let s = \"\\(Selector(V.h, named: \"h\"))\""),
        RuleExample("class V { let a = #selector(button.h) }", nil),
    ]

    static let others = [
        RuleExample("#keyPath(CALayer.position.x)", "\"position.x\""),
        RuleExample("#if os(iOS) || os(tvOS)\n", "#if canImport(UIKit) || os(tvOS)\n"),
        RuleExample("#if targetEnvironment( simulator ) && !os(Linux)\n", "#if true && !false\n"),
        RuleExample("if x == os(iOS) {}", nil),
        RuleExample("#Preview {\n  @objc let s = #selector(V.h); x.tableView?(1)\n}\nb()", "\n\n\nb()"),
        RuleExample("a()\n@available(iOS 17, *)\n#Preview(\"x\") {\n  A { 1 }\n}\nb()", "a()\n\n\n\n\nb()"),
        RuleExample(
            "class L: CALayer { @NSManaged var a: CGFloat; @NSManaged var b: UIColor? }",
            "class L: CALayer { var a: CGFloat { get { value(forKey: \"a\") as? CGFloat ?? .init() } set { setValue(newValue, forKey: \"a\") } }; "
                + "var b: UIColor? { get { value(forKey: \"b\") as? UIColor } set { setValue(newValue, forKey: \"b\") } } }"),
        RuleExample(
            "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\n", "import UIKit\nimport class UIKit.UIView\n"),
        RuleExample("import Darwin\nimport func Darwin.sin\nimport Darwin.C.math", "import Glibc\nimport func Glibc.sin\nimport Glibc"),
        RuleExample("@testable import UIKit", nil),
        RuleExample(
            "import UIKit; @_exported import MapKit; import Foundation", "import UIKit; /* @_exported import MapKit */; import Foundation"),
        RuleExample("@available(iOS 13, *) func f() { if #available(iOS 15, *) {} }", nil),
    ]

    @Test(arguments: attributes + selectors + others) func ruleRewritesTheExample(_ example: RuleExample) {
        #expect(rewritten(example.source) == example.result ?? example.source)
    }

    @Test func rewrittenTextBeginsWithTheLocationOfTheOriginal() {
        let file = TestModule((path: "/a b/\"c\".swift", text: "let a = 1")).rewrite("/a b/\"c\".swift")
        #expect(file.text == "#sourceLocation(file: \"/a b/\\\"c\\\".swift\", line: 1)\nlet a = 1")
        #expect(file.interfaceFunction == nil)
    }

    @Test func inactiveCodeIsLeftAlone() {
        let source =
            "#if os(macOS)\nimport AppKit\n@objc class A {}\n#elseif os(iOS)\nimport MapKit\n@objc class A {}\n#else\nimport X\n#endif"
        let file = TestModule((path: "a.swift", text: source)).rewrite("a.swift")
        #expect(file.missingFrameworks.map(\.name) == ["MapKit"])
        #expect(file.missingFrameworks.map(\.line) == [5])
        #expect(file.counts[.objectiveCAttribute] == 1)
    }

    /// In the language mode 5, the compiler compares with the version 5.10, and in the mode 6 with its own version.
    @Test func versionConditionsAreTrueAsForTheCompiler() {
        let examples: [(condition: String, languageVersion: Double, isTrue: Bool)] = [
            ("swift(>=5.9)", 5, true), ("swift(>=5.10)", 5, true), ("swift(>=4.1.50)", 4.2, true), ("swift(<5.1)", 5, false),
            ("swift(>=6)", 5, false), ("swift(<6.0)", 5, true), ("swift(>=6.1)", 6, true), ("swift(>=6.10)", 6, false),
            ("compiler(>=5.10)", 5, true), ("compiler(>=7.0.1)", 5, false), ("compiler(<6.3)", 6, false),
        ]
        for example in examples {
            var module = TestModule((path: "a.swift", text: "#if \(example.condition)\n@objc class A {}\n#endif"))
            module.options.languageVersion = example.languageVersion
            let count = module.rewrite("a.swift").counts[.objectiveCAttribute]
            #expect(count == (example.isTrue ? 1 : 0), "\(example.condition) in the mode \(example.languageVersion)")
        }
    }

    @Test func importsOfKnownModulesStay() {
        var module = TestModule(
            (path: "a.swift", text: "import Shapes\n#if canImport(Cards)\nimport Cards\n#endif\n#if DEBUG\nimport Tools\n#endif"))
        module.options.knownModules = ["Shapes"]
        #expect(module.rewrite("a.swift").missingFrameworks.isEmpty)
        module.options.compilationConditions = ["DEBUG"]
        #expect(module.rewrite("a.swift").missingFrameworks.map(\.name) == ["Tools"])
    }

    @Test func unknownFileIsReported() {
        #expect(TestModule().rewrite("b.swift").diagnostics.first?.message == "The file is not among the files of its module.")
    }
}
