import Testing

@testable import FlipbookXcode

struct MemberMoveTests {
    @Test func overrideIsMovedIntoTheBodyOfItsClass() {
        let text =
            "class A: B {\n    var x = 1\n}\n// here\nextension A {\n    /// Hides\n    @objc override var hidden: Bool { true }\n    func f() {}\n}\nlet end = 1\n"
        let expected = """
            class A: B {
                var x = 1
            #sourceLocation(file: "a.swift", line: 7)
            override var hidden: Bool { true }
            #sourceLocation(file: "a.swift", line: 3)
            }
            // here
            extension A {
                /// Hides
            \("    ")
                func f() {}
            }
            let end = 1

            """
        #expect(rewritten(text) == expected)
    }

    @Test func overrideIsMovedIntoAnotherFile() {
        let module = TestModule(
            (path: "a.swift", text: "class A: B { /* body */ }"),
            (path: "b.swift", text: "public extension A {\n@objc\noverride func g(x: Int) { [\n#selector(g)] }; func h() {}\n}"))
        let text = RewrittenParts(module.rewrite("a.swift")).text
        #expect(
            text == "class A: B { /* body */ \n#sourceLocation(file: \"b.swift\", line: 2)\n"
                + "public \noverride func g(x: Int) { [\nSelector(A.g(x:), named: \"gWithX:\")] }\n#sourceLocation(file: \"a.swift\", line: 1)\n}"
        )
        #expect(RewrittenParts(module.rewrite("b.swift")).text == "public extension A {\n\n\n; func h() {}\n}")
    }

    @Test func memberThatASubclassOverridesIsMoved() {
        let text =
            "class A: UIView {\n}\nextension A { @objc func f(_ x: Int) {}\nfunc f() {} }\nclass B: C { override func f(_ x: Int) {} }\nclass C: A {}"
        let result = rewritten(text)
        #expect(result.hasPrefix("class A: UIView {\n#sourceLocation(file: \"a.swift\", line: 3)\nfunc f(_ x: Int) {}\n#sourceLocation"))
        #expect(result.contains("extension A { \nfunc f() {} }"))
    }

    @Test func privateHelpersOfMovedMembersBecomeVisible() {
        let module = TestModule(
            (path: "a.swift", text: "class A: B {}"),
            (
                path: "b.swift",
                text:
                    "extension A { override func f() { g(); k(3) } }\nprivate extension A { func g() {}\n}\nfileprivate func k(_ x: Int) {}\nprivate func m() {}"
            ))
        #expect(
            RewrittenParts(module.rewrite("b.swift")).text
                == "extension A { }\nextension A { func g() {}\n}\nfunc k(_ x: Int) {}\nprivate func m() {}")
    }

    @Test func overridesThatCannotBeMovedStay() {
        let text = "class A<T>: B {}\nextension A where T == Int { override func f() {} }\nextension C { override func g() {} }"
        #expect(rewritten(text) == text)
    }

    @Test func overrideOfAnExtensionOfUIKitIsReported() {
        let text = "extension UIView { @objc func setUp() {} }\nclass A: UIView {\n override func setUp() {} }"
        let diagnostics = TestModule((path: "a.swift", text: text)).rewrite("a.swift").diagnostics
        #expect(
            diagnostics.map(\.description) == [
                "a.swift:3: setUp cannot override a member of an extension of UIView. Declare it in a common superclass."
            ])
    }

    @Test func membersOfImportedModulesAreNotMoved() {
        let files = ModuleFiles(files: [("a.swift", "extension A { override func f() {} }")], imported: [("m.swift", "open class A: B {}")])
        let file = SourceRewriter(files: files).rewrite(path: "a.swift", originalPath: "a.swift", fileNumber: 1)
        #expect(RewrittenParts(file).text == "extension A { override func f() {} }")
    }
}
