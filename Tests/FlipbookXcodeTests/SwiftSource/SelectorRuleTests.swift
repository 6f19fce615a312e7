import Foundation
import Testing

@testable import FlipbookXcode

struct SelectorRuleTests {
    /// Returns the text that replaces `written`, an expression with a selector in a method of the class `Deck`.
    private func selector(_ written: String, members: String = "", around: String = "") -> String {
        let text = "class Deck: Base { \(members)\nfunc make() { let result = \(written) } }\n\(around)"
        let result = rewritten(text)
        let start = result.range(of: "let result = ")!.upperBound
        return String(result[start..<result.range(of: " } }\n", range: start..<result.endIndex)!.lowerBound])
    }

    @Test(arguments: [
        ("func deal() {}", "deal", "Selector(Deck.deal, named: \"deal\")"),
        ("func deal(_ card: Int) {}", "deal", "Selector(Deck.deal(_:), named: \"deal:\")"),
        ("func deal(card: Int) {}", "deal", "Selector(Deck.deal(card:), named: \"dealWithCard:\")"),
        ("func deal(with card: Int, for player: Int) {}", "deal", "Selector(Deck.deal(with:for:), named: \"dealWith:for:\")"),
        (
            "func deal(_ card: Int, forEvent e: Int) {}", "self.deal(_:forEvent:)",
            "Selector(Deck.deal(_:forEvent:), named: \"deal:forEvent:\")"
        ),
        ("@objc(give:) func deal(card: Int) {}", "Deck.deal(card:)", "Selector(Deck.deal(card:), named: \"give:\")"),
        ("func deal(_ a: A!) {}; func deal() {}", "deal(_:)", "Selector(Deck.deal(_:) as (Deck) -> (A?) -> Void, named: \"deal:\")"),
        ("func deal(_ a: A) {}; func deal() {}", "deal as () -> Void", "Selector(Deck.deal as (Deck) -> () -> Void, named: \"deal\")"),
        (
            "func deal(_ a: A) {}; func deal(_ a: B) {}", "deal(_:) as (B) -> Void",
            "Selector(Deck.deal(_:) as (Deck) -> (B) -> Void, named: \"deal:\")"
        ),
        ("func deal() -> Int { 3 }", "deal", "Selector({ (object: Deck) in { _ = object.deal() } }, named: \"deal\")"),
        (
            "func deal(to p: Int) throws {}", "deal(to:)",
            "Selector({ (object: Deck) in { (a: Int) in _ = try? object.deal(to: a) } }, named: \"dealTo:error:\")"
        ),
        (
            "func deal() async {}", "deal",
            "Selector({ (object: Deck) in { Task { @MainActor in await object.deal() } } }, named: \"dealWithCompletionHandler:\")"
        ),
        ("var count: Int = 0", "getter: count", "Selector(getter: { (object: Deck) in object.count }, named: \"count\")"),
        (
            "var count: Int = 0", "setter: Deck.count",
            "Selector({ (object: Deck) in { (value: Int) in object.count = value } }, named: \"setCount:\")"
        ),
        (
            "", "setter: UIControl.isEnabled",
            "Selector({ (object: UIControl) in { value in object.isEnabled = value } }, named: \"setEnabled:\")"
        ),
        (
            "static func deal() {}", "deal",
            "Selector(arguments: 0, { (object: Deck.Type, _: [Any?]) -> Bool in _ = object.deal(); return true }, named: \"deal\")"
        ),
        (
            "class func deal(to p: Int!) throws {}", "Deck.deal(to:)",
            "Selector(arguments: 1, { (object: Deck.Type, values: [Any?]) -> Bool in guard let a0 = values[0] as? Int? else { return false }; "
                + "_ = try? object.deal(to: a0); return true }, named: \"dealTo:error:\")"
        ),
        (
            "func deal(_ a: A, to b: B?, with c: C) {}", "deal(_:to:with:)",
            "Selector(arguments: 3, { (object: Deck, values: [Any?]) -> Bool in guard let a0 = values[0] as? A, let a1 = values[1] as? B?, "
                + "let a2 = values[2] as? C else { return false }; _ = object.deal(a0, to: a1, with: a2); return true }, "
                + "named: \"deal:to:with:\")"
        ),
        ("let pile: Pile?", "pile.turn(_:)", "Selector(Pile.turn(_:), named: \"turn:\")"),
        ("let pile = Pile(count: 3)", "self.pile!.turn", "Selector(Pile.turn, named: \"turn\")"),
        ("", "(parent as! Pile).turn", "Selector(Pile.turn, named: \"turn\")"),
        ("", "Table.shared.turn(_:)", "Selector(Table.turn(_:), named: \"turn:\")"),
        ("", "type(of: self).turn", "Selector(Deck.turn, named: \"turn\")"),
        ("", "((turn))", "Selector(Deck.turn, named: \"turn\")"),
        (
            "", "UIView.endEditing(_:)",
            "Selector({ (object: UIView) in { (_: Any?) in _ = object.endEditing(true) } }, named: \"endEditing:\")"
        ),
    ]) func selectorOfMember(_ members: String, _ reference: String, _ expected: String) {
        #expect(selector("#selector(\(reference))", members: members) == expected)
    }

    @Test func methodIsFoundInSuperclassesExtensionsAndProtocols() {
        let around = "class Base { func a(x: Int) {} }\nextension Base: P { func b(at i: Int) {} }\nprotocol P { func c(_ x: Int) }"
        #expect(selector("#selector(a)", around: around) == "Selector(Deck.a(x:), named: \"aWithX:\")")
        #expect(selector("#selector(b)", around: around) == "Selector(Deck.b(at:), named: \"bAt:\")")
        #expect(selector("#selector(c)", around: around) == "Selector(Deck.c(_:), named: \"c:\")")
    }

    @Test func methodsOfOtherFilesAreFound() {
        let files = TestModule(
            (path: "a.swift", text: "class A: B { let s = #selector(turn) }"),
            (path: "b.swift", text: "class B { func turn(card: Int) {} }"))
        #expect(RewrittenParts(files.rewrite("a.swift")).text == "class A: B { let s = Selector(A.turn(card:), named: \"turnWithCard:\") }")
    }

    @Test func nestedTypesUseTheMethodOfTheTypeThatHasIt() {
        let text = "class A { func turn(_ x: Int) {}\nclass B { func flip() {}; let s = [#selector(turn), #selector(flip)] } }"
        #expect(rewritten(text).contains("[Selector(A.turn(_:), named: \"turn:\"), Selector(A.B.flip, named: \"flip\")]"))
    }

    @Test func extensionOfProtocolUsesSelf() {
        let text = "extension P where Self: UIView { func a(_ x: Int) {}; func b() { #selector(a) } }; protocol P {}"
        #expect(rewritten(text).contains("Selector(Self.a(_:), named: \"a:\")"))
    }

    @Test func methodOfProtocolIsCalledOnAnyObjectThatHasIt() {
        let text = "protocol P { func a(_ x: Int) }; class C { let s = #selector(P.a(_:)) }"
        #expect(rewritten(text).contains("Selector({ (object: AnyObject) in { (a: Int) in _ = (object as? P)?.a(a) } }, named: \"a:\")"))
    }

    @Test func localVariablesAndParametersHaveTheirWrittenTypes() {
        let text =
            "func f(pile: Pile) { #selector(pile.a)\nlet deck: Deck! = nil; #selector(deck.b) }\nfunc g(deck: Other) { #selector(deck.b) }"
        let result = rewritten(text)
        #expect(result.contains("Selector(Pile.a, named: \"a\")"))
        #expect(result.contains("Selector(Deck.b, named: \"b\")"))
        #expect(result.contains("Selector(Other.b, named: \"b\")"))
    }

    @Test(arguments: [
        "Selector(\"turn:\")", "Selector((\"turn:\"))", "NSSelectorFromString(\"turn:\")", "Selector(stringLiteral: \"turn:\")",
    ])
    func literalNamesAMethod(_ written: String) {
        #expect(selector(written, members: "func turn(_ x: Int) {}") == "Selector(Deck.turn(_:), named: \"turn:\")")
        #expect(selector(written, around: "class Pile { func turn(_ x: Int) {} }") == "Selector(Pile.turn(_:), named: \"turn:\")")
        #expect(selector(written) == written)
    }

    @Test func unresolvedSelectorsAreReportedWithTheirLine() {
        let text =
            "class C {\nlet a = #selector(button.h)\nlet b = Selector(\"none\")\nfunc s(_ x: inout Int, _ y: Int, _ z: Int) {}\nlet c = #selector(s)\nlet d = Selector(C.s)\n}"
        let file = TestModule((path: "a.swift", text: text)).rewrite("a.swift")
        #expect(file.diagnostics.map(\.line) == [2, 3, 5])
        #expect(
            file.diagnostics[0].message
                == "The type of the object in #selector(button.h) is not known. Write the method as Type.method(_:).")
        #expect(file.counts[.unresolvedSelector] == 3)
    }

    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"), ("tap", ["_", "forEvent"], "tap:forEvent:"),
        ("tap", ["_", "_"], "tap::"), ("move", ["to", "by"], "moveTo:by:"), ("look", ["atCard"], "lookAtCard:"),
        ("sortBy", ["name"], "sortByName:"),
        ("Ünder", ["ärger"], "ÜnderWithÄrger:"),
    ]) func namesInObjectiveC(_ name: String, _ labels: [String], _ expected: String) {
        #expect(ObjectiveCNames.selector(name, labels: labels) == expected)
    }
}
