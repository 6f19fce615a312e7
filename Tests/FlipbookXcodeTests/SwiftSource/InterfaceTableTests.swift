import Foundation
import Testing

@testable import FlipbookXcode

struct InterfaceTableTests {
    /// Returns the members in the table of a class `A: UIView` with a body.
    private func members(_ body: String) -> [String] {
        interfaceTable("import UIKit\nclass A: UIView {\n\(body)\n}").split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }
            .filter { $0.hasPrefix(".") }
    }

    /// Returns the classes in the table of a text.
    private func classes(_ text: String) -> [String] {
        interfaceTable("import UIKit\n" + text).split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }
            .filter { $0.hasPrefix("FlipbookInterfaceClass(") }
    }

    @Test(arguments: [
        ("@IBOutlet weak var label: UILabel!", ".requiredOutlet(\"label\", \\.label)"),
        ("@IBOutlet var label: UILabel! { didSet { f() } }", ".requiredOutlet(\"label\", \\.label)"),
        ("@IBOutlet var label: UILabel! { get { f() } set { g() } }", ".outlet(\"label\", \\.label)"),
        ("@IBOutlet\n  private(set)\n  weak var label: UILabel? { didSet { f() } }", ".outlet(\"label\", \\.label)"),
        ("@IBOutlet var `default`: [UIButton]!", ".requiredOutlet(\"default\", \\.`default`)"),
        ("@objc(other) @IBOutlet var label: UILabel?", ".outlet(\"other\", \\.label)"),
        ("@IBInspectable public var radius: CGFloat = 4 { didSet {} }", ".inspectable(\"radius\", \\.radius)"),
        ("@IBInspectable var tint: UIColor? { get { f() } set { g() } }", ".inspectable(\"tint\", \\.tint)"),
        ("@IBAction func tap(_ sender: Any) {}", ".action(\"tap:\", A.tap(_:))"),
        ("@IBAction func tap() {}", ".action(\"tap\", A.tap)"),
        ("@IBAction func tap(sender: Any) {}", ".action(\"tapWithSender:\", A.tap(sender:))"),
        ("@IBAction private func tap(_ s: Any, forEvent e: UIEvent) {}", ".action(\"tap:forEvent:\", A.tap(_:forEvent:))"),
        ("@IBAction(press:) func tap(_ s: Any) {}", ".action(\"press:\", A.tap(_:))"),
        ("@IBAction func tap() -> Int { 1 }", ".action(\"tap\", { (object: A) in { _ = object.tap() } })"),
        ("@IBAction func back(segue: UIStoryboardSegue) {}", ".action(\"backWithSegue:\", A.back(segue:))"),
        (
            "@IBSegueAction func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }",
            ".segueAction(\"make:sender:segueIdentifier:\", A.make(_:sender:segueIdentifier:))"
        ),
        ("@IBAction func tap(_ s: UIButton!) {}\nfunc tap() {}", ".action(\"tap:\", A.tap(_:) as (A) -> (UIButton?) -> Void)"),
    ]) func memberHasItsEntry(_ body: String, _ expected: String) {
        #expect(members(body) == [expected])
    }

    /// A warning about an outlet that code sets itself would be wrong.
    @Test(arguments: [
        ("func f() { label = UILabel() }", "outlet"),
        ("func f() { g(); self.label=UILabel() }", "outlet"),
        ("func f() { run { [weak self] in self?.label = UILabel() } }", "outlet"),
        ("func f(_ label: UILabel) { let label = label; self.label = label }", "outlet"),
        ("}\nextension A { func f() { `label` = UILabel() }", "outlet"),
        ("func f() { label = nil }", "requiredOutlet"),
        ("func f() -> Bool { label == g() }", "requiredOutlet"),
        ("func f() { let label = UILabel(); var x = label }", "requiredOutlet"),
        ("func f() { var label: UILabel; label = UILabel() }", "requiredOutlet"),
        ("func f() { run { [weak self, label = g()] in h() } }", "requiredOutlet"),
        ("func f() { other.label = UILabel(); label.text = \"a\"; label?.text = \"b\" }", "requiredOutlet"),
        ("struct B { var label = 3; mutating func f() { label = 4 } }", "requiredOutlet"),
        ("#if os(macOS)\nfunc f() { label = UILabel() }\n#endif", "requiredOutlet"),
    ]) func outletThatCodeSetsIsNotRequired(_ code: String, _ kind: String) {
        #expect(members("@IBOutlet weak var label: UILabel!\n\(code)") == [".\(kind)(\"label\", \\.label)"])
    }

    @Test func outletCanBeSetInAnotherFile() {
        let module = TestModule(
            (path: "a.swift", text: "import UIKit\nclass A: UIView { @IBOutlet var x: UILabel!; @IBOutlet var y: UILabel! }"),
            (path: "b.swift", text: "extension A { func f() { y = UILabel() } }\nclass B: UIView { func f() { x = UILabel() } }"))
        let text = module.rewrite("a.swift").text
        #expect(text.contains(".requiredOutlet(\"x\", \\.x),") && text.contains(".outlet(\"y\", \\.y),"))
    }

    @Test func eachOutletOfADeclarationHasAnEntry() {
        #expect(members("@IBOutlet var a: UILabel!, b: UIView!") == [".requiredOutlet(\"a\", \\.a)", ".requiredOutlet(\"b\", \\.b)"])
    }

    @Test func readOnlyPropertiesAreReported() {
        let text = "import UIKit\nclass A: UIView {\n@IBInspectable var size: Int { 3 }\n@IBInspectable let x = 3\n}"
        #expect(TestModule((path: "a.swift", text: text)).rewrite("a.swift").diagnostics.map(\.line) == [3, 4])
    }

    @Test(arguments: [
        ("class A: UIView {}", ["FlipbookInterfaceClass(A.self, name: \"A\")"]),
        ("@objc(Other) class A: UIView {}", ["FlipbookInterfaceClass(A.self, name: \"Other\")"]),
        ("enum N { class A: UIView {} }", ["FlipbookInterfaceClass(N.A.self, name: \"A\")"]),
        ("extension N { class A: UIView {} }", ["FlipbookInterfaceClass(N.A.self, name: \"A\")"]),
        ("private class A: UIView {}", ["FlipbookInterfaceClass(A.self, name: \"A\")"]),
        ("enum N { private class A: UIView {} }", []),
        ("class A<T>: UIView {}", []),
        ("class A<T> { class B: UIView {} }", []),
        ("func f() { class A: UIView {} }", []),
        ("class A {}; class B: P {}; class C: UITableViewDelegate {}; protocol P {}; struct S: P {}", []),
        ("#if os(macOS)\nclass A: UIView {}\n#else\nclass B: UIView {}\n#endif", ["FlipbookInterfaceClass(B.self, name: \"B\")"]),
        ("#if arch(arm64)\nclass A: UIView {}\n#endif", []),
        (
            "class A: UIStoryboardSegue {}; class B: A { init() {} }",
            [
                "FlipbookInterfaceClass(segue: A.self, name: \"A\", make: { A(identifier: $0, source: $1, destination: $2) })",
                "FlipbookInterfaceClass(B.self, name: \"B\")",
            ]
        ),
    ]) func classesHaveTheirEntries(_ text: String, _ expected: [String]) {
        #expect(classes(text) == expected)
    }

    @Test func tableHasTheFormThatUIKitReads() {
        let table = interfaceTable("import UIKit\nclass A: UIView { @IBOutlet var x: UILabel! }")
        let expected = """
            extension A { @preconcurrency @MainActor fileprivate static func flipbookMembers_A() -> [FlipbookInterfaceMember<A>] { [
                .requiredOutlet("x", \\.x),
            ] } }
            @preconcurrency @MainActor func flipbookInterfaceClasses_7() -> [FlipbookInterfaceClass] { [
                FlipbookInterfaceClass(A.self, name: "A", members: A.flipbookMembers_A()),
            ] }

            """
        #expect(table == expected)
    }

    @Test func membersOfExtensionsInOtherFilesAreInTheTableOfTheClass() {
        let module = TestModule(
            (path: "a.swift", text: "import UIKit\nclass A: UIView {}"),
            (path: "b.swift", text: "import UIKit\nextension A { @IBAction func tap() {} }"))
        let first = module.rewrite("a.swift")
        #expect(first.text.contains("FlipbookInterfaceClass(A.self, name: \"A\", members: A.flipbookMembers_A_1()),"))
        let second = module.rewrite("b.swift")
        #expect(second.interfaceFunction == nil)
        #expect(
            second.text.contains(
                "extension A { @preconcurrency @MainActor static func flipbookMembers_A_1() -> [FlipbookInterfaceMember<A>] { ["))
    }

    @Test func extensionsOfUIKitHaveAnEntry() {
        let table = interfaceTable("import UIKit\nextension UIView { @IBInspectable var radius: CGFloat { get { 1 } set {} } }")
        #expect(table.contains("FlipbookInterfaceClass(UIView.self, name: \"UIView\", members: UIView.flipbookMembers_UIView_0()),"))
    }

    @Test func classOfUIKitHasOneEntryInAModule() {
        let module = TestModule(
            (path: "a.swift", text: "import UIKit\nextension UIView { @IBInspectable var a: CGFloat { get { 1 } set {} } }"),
            (path: "b.swift", text: "import UIKit\nextension UIView { @IBInspectable var b: CGFloat { get { 1 } set {} } }"))
        let entry =
            "FlipbookInterfaceClass(UIView.self, name: \"UIView\", members: UIView.flipbookMembers_UIView_0() + UIView.flipbookMembers_UIView_1()),"
        #expect(module.rewrite("a.swift").text.contains(entry))
        #expect(module.rewrite("a.swift").text.contains("@MainActor static func flipbookMembers_UIView_0()"))
        #expect(module.rewrite("b.swift").interfaceFunction == nil)
    }

    @Test func onlyTypesOfTheTableAreImportedIntoFilesWithoutUIKit() {
        #expect(interfaceTable("import Foundation\nclass A: NSObject {}").isEmpty)
        #expect(interfaceTable("import Foundation\nclass A: Operation {}").isEmpty)
        let table = interfaceTable("import Foundation\nclass A: NSObject { @IBOutlet var x: AnyObject! }")
        #expect(table.hasPrefix("import struct UIKit.FlipbookInterfaceClass; import struct UIKit.FlipbookInterfaceMember\n"))
    }

    @Test func testsHaveNoTables() {
        var module = TestModule((path: "a.swift", text: "import UIKit\nclass A: UIView { @IBOutlet var x: UILabel! }"))
        module.options.writesInterfaceTables = false
        #expect(RewrittenParts(module.rewrite("a.swift")).appendix.isEmpty)
    }
}
