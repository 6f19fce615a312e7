import Foundation
import Testing

@testable import FlipbookXcode

struct OptionalRequirementTests {
    private func parts(_ text: String) -> RewrittenParts {
        var module = TestModule((path: "a.swift", text: text))
        module.options.writesInterfaceTables = false
        return RewrittenParts(module.rewrite("a.swift"))
    }

    @Test func requirementWithoutResultHasAnEmptyDefault() {
        let result = parts("@objc protocol P { @objc optional func a(_ x: Int, at y: CGFloat)\n}\nfunc f(p: P?) { p?.a?(1, at: 2) }")
        #expect(result.text == "protocol P: AnyObject { func a(_ x: Int, at y: CGFloat)\n}\nfunc f(p: P?) { p?.a(1, at: 2) }")
        #expect(result.appendix == "extension P { func a(_ x: Int, at y: CGFloat) {  } }\n")
    }

    @Test func requirementWithResultIsForwarded() {
        let text =
            "@objc public protocol P { @objc optional func a(_ x: Int) -> Bool }\npublic class C: P { func a(_ x: Int) -> Bool { x > 2 } }\nlet b = p.a?(3) ?? true"
        let result = parts(text)
        #expect(result.text.hasPrefix("public protocol P: AnyObject { func flipbook_a(_ x: Int) -> Bool? }\n"))
        #expect(result.text.hasSuffix("let b = p.flipbook_a(3) ?? true"))
        #expect(
            result.appendix == "public extension P { func flipbook_a(_ x: Int) -> Bool? { nil } }\n"
                + "extension C { public func flipbook_a(_ argument0: Int) -> Bool? { self.a(argument0) } }\n")
    }

    @Test(arguments: [
        ("UIView?", "UIView?"), ("UIView!", "UIView?"), ("[Int]", "[Int]?"), ("(Int) -> Bool", "((Int) -> Bool)?"), ("any Q", "(any Q)?"),
    ]) func resultBecomesOptionalOnce(_ type: String, _ optional: String) {
        let result = parts("@objc protocol P { @objc optional func a() -> \(type) }; class C: P { func a() -> \(type) { f() } }")
        #expect(result.text.contains("func flipbook_a() -> \(optional) }"))
        #expect(result.appendix.contains("func flipbook_a() -> \(optional) { self.a() }"))
    }

    @Test func callWithExclamationMarkUnwrapsTheResult() {
        let head = "@objc protocol P { @objc optional func a() -> Int\n@objc optional func b()\n@objc optional func c() -> Int? }\n"
        #expect(parts(head + "x.a!() + 1; x.b!(); x.c!()").text.hasSuffix("x.flipbook_a()! + 1; x.b(); x.flipbook_c()"))
    }

    @Test func labelsChooseTheRequirement() {
        let head =
            "@objc protocol P { @objc optional func list(_ l: L, didSelect i: Int)\n@objc optional func list(_ l: L, height i: Int) -> Int }\n"
        let result = parts(head + "x.list?(self, height: f(a: 1, [b: 2])); x.list?(self, didSelect: 3)").text
        #expect(result.hasSuffix("x.flipbook_list(self, height: f(a: 1, [b: 2])); x.list(self, didSelect: 3)"))
    }

    @Test func closuresAreLeftAlone() {
        let head = "@objc protocol P { @objc optional func done() }\n"
        let text = "class C { var done: (() -> Void)?; weak var p: P?\nfunc f() { self.done?(); p?.done?(); other.done?(); done?() } }"
        #expect(parts(head + text).text.hasSuffix("func f() { self.done?(); p?.done(); other.done?(); done?() } }"))
        #expect(parts(head + "func g(done: () -> Void) { q.done?() }; q.done?()").text.hasSuffix("{ q.done?() }; q.done()"))
    }

    @Test func propertyIsForwarded() {
        let text =
            "@objc protocol P { @objc optional var tint: UIColor { get set } }\nclass C: P { var tint: UIColor = .red; weak var p: P?\nfunc f() { a = p?.tint; b = self.tint } }"
        let result = parts(text)
        #expect(result.text.hasPrefix("protocol P: AnyObject { var flipbook_tint: UIColor? { get } }\n"))
        #expect(result.text.hasSuffix("func f() { a = p?.flipbook_tint; b = self.tint } }"))
        #expect(
            result.appendix
                == "extension P { var flipbook_tint: UIColor? { nil } }\nextension C { var flipbook_tint: UIColor? { self.tint } }\n")
    }

    @Test func methodThatIsUsedAsAValueIsNilIfItIsNotImplemented() {
        let text = """
            @objc protocol P { @objc optional func a(_ x: Int) -> Bool
            @objc optional func b() }
            class C: P { func a(_ x: Int) -> Bool { x > 3 } }
            class D: P {}
            weak var p: P?
            let c: C
            if p?.b != nil, c.b != nil, let f = q.a(_:) { q.b?(); p?.b?() }
            """
        let result = parts(text)
        #expect(
            result.text.hasSuffix(
                "if p?.flipbook_reference_b != nil, c.b != nil, let f = q.flipbook_reference_a__ { q.b(); p?.b() }"))
        #expect(result.text.contains("func flipbook_a(_ x: Int) -> Bool?; var flipbook_reference_a__: ((Int) -> Bool)? { get }\n"))
        #expect(
            result.appendix == """
                extension P { var flipbook_reference_a__: ((Int) -> Bool)? { nil }; func flipbook_a(_ x: Int) -> Bool? { nil }; \
                var flipbook_reference_b: (() -> Void)? { nil }; func b() {  } }
                extension C { func flipbook_a(_ argument0: Int) -> Bool? { self.a(argument0) }; \
                var flipbook_reference_a__: ((Int) -> Bool)? { self.a(_:) } }

                """)
    }

    @Test func requiredMethodWithTheSameNameIsLeftAlone() {
        let head = "@objc protocol P { func list(_ l: L)\n@objc optional func list(_ l: L, height: Int) -> Int }\nvar p: P?\n"
        #expect(parts(head + "p?.list(self); p?.list?(self, height: 1)").text.hasSuffix("p?.list(self); p?.flipbook_list(self, height: 1)"))
    }

    @Test func methodsOfSubclassesAreCalled() {
        let text = "@objc protocol P { @objc optional func a(x: Int) -> Int }\nclass B: P {}\nclass C: B { func a(x: Int) -> Int { 5 } }"
        #expect(
            parts(text).appendix.hasSuffix(
                "extension B { func flipbook_a(x argument0: Int) -> Int? { if let object = self as? C { return object.a(x: argument0) }; return nil } }\n"
            ))
        let silent = "@objc protocol P { @objc optional func a() }\nclass B: P {}\nclass C: B { func a() {} }\nfunc f(p: P) { p.a?() }"
        #expect(parts(silent).text.hasSuffix("p.flipbook_a() }"))
        #expect(parts(silent).appendix.contains("extension B { func flipbook_a() { if let object = self as? C { return object.a() } } }"))
    }

    @Test func methodOfTheSuperclassIsForwardedOnce() {
        let text =
            "@objc protocol P { @objc optional func a() -> Int }\nclass B { func a() -> Int { 5 } }\nextension B: P {}\nclass C: B, P {}"
        #expect(parts(text).appendix.components(separatedBy: "self.a()").count == 2)
    }

    @Test func classesForwardInTheFileInWhichTheyAdoptTheProtocol() {
        var module = TestModule(
            (path: "p.swift", text: "@objc protocol P: Q {}\n@objc protocol Q { @objc optional func a() -> Int }"),
            (path: "c.swift", text: "class C { func a() -> Int { 5 } }"),
            (path: "d.swift", text: "extension C: P {}\nprivate class N { private class M: P { func a() -> Int { 5 } }\n}"))
        module.options.writesInterfaceTables = false
        #expect(RewrittenParts(module.rewrite("c.swift")).appendix.isEmpty)
        let result = RewrittenParts(module.rewrite("d.swift"))
        #expect(result.appendix == "extension C { func flipbook_a() -> Int? { self.a() } }\n")
        // A private class cannot be extended at the end of the file: the method is written into its body.
        #expect(result.text.contains("{ 5 } \nfunc flipbook_a() -> Int? { self.a() }\n#sourceLocation(file: \"d.swift\", line: 2)\n}\n}"))
    }

    @Test func delegatesOfUIKitAreCalledWithoutQuestionMark() {
        let text = "d?.tableView?(t, didSelectRowAt: i); d.scrollViewDidScroll?(s); d.custom?(1); tableView?(2); x.tableView? (3)"
        #expect(
            rewritten(text) == "d?.tableView(t, didSelectRowAt: i); d.scrollViewDidScroll(s); d.custom?(1); tableView?(2); x.tableView? (3)"
        )
    }
}
