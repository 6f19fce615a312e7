/// The tests of XCTest in a module, found in its sources. On Linux, XCTest needs a list of all tests.
struct TestDiscovery {
    /// A test class with its test methods. The methods of superclasses are first.
    private struct TestClass {
        var name: String
        var methods: [MemberDeclaration]
    }

    private let classes: [TestClass]

    init(_ module: ModuleDeclarations) {
        classes = module.names.compactMap { name in
            guard let entry = module.typesByName[name], entry.kind == "class", let location = entry.declaration else { return nil }
            let declaration = module.declaration(location)
            guard module.files[location.file].isOwn, !declaration.isGeneric, !declaration.isLocal, declaration.isActive != false else {
                return nil
            }
            let superclasses = module.superclasses(of: name)
            guard superclasses.last.map(Self.isTestCase) == true else { return nil }
            let types = superclasses.dropLast().reversed() + [name]
            let methods = types.flatMap { module.ownMembers(of: $0, where: Self.isTest).map(\.member) }
            // An overridden test is listed only once.
            var names: Set<String> = []
            return TestClass(name: name, methods: methods.filter { names.insert($0.name).inserted })
        }
    }

    private static func isTestCase(_ name: String) -> Bool { name == "XCTestCase" || name == "XCTest.XCTestCase" }

    private static func isTest(_ member: MemberDeclaration) -> Bool {
        member.kind == .function && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic && !member.isPrivate
            && member.valueType == nil
    }

    /// Returns the source of a function that returns all tests of the module.
    func text(module: String) -> String {
        let entries = classes.filter { !$0.methods.isEmpty }.map { testClass in
            let methods = testClass.methods.map { "            " + Self.entry($0, in: testClass.name) }
            return "        testCase([\n\(methods.joined(separator: ",\n")),\n        ]),\n"
        }
        return """
            import XCTest

            public func flipbookTests_\(module)() -> [XCTestCaseEntry] {
                [
            \(entries.joined())    ]
            }

            """
    }

    /// Returns the source of a test's entry in the list: the name, and a closure that calls the test. A test that is not asynchronous is
    /// called on the main actor, because it may belong to the main actor.
    private static func entry(_ method: MemberDeclaration, in type: String) -> String {
        let call = "\(method.isThrowing ? "try " : "")\(method.isAsync ? "await " : "")test.\(method.name)()"
        if method.isAsync { return "(\"\(method.name)\", asyncTest { (test: \(type)) in { \(call) } })" }
        return "(\"\(method.name)\", { (test: \(type)) in { nonisolated(unsafe) let test = test; "
            + "\(method.isThrowing ? "try " : "")MainActor.assumeIsolated { \(call) } } })"
    }

    /// Returns the source of the program that runs the tests of some modules.
    static func runner(modules: [String]) -> String {
        """
        import Dispatch
        import FlipbookKit
        import Testing
        import XCTest
        \(modules.map { "import \($0)\n" }.joined())
        @main struct FlipbookTestRunner {
            static func main() {
                MainActor.assumeIsolated { TestHost.start() }
                guard CommandLine.arguments.contains("swift-testing") else {
                    XCTMain(\(modules.map { "flipbookTests_\($0)()" }.joined(separator: " + ")))
                }
                Task { await Testing.__swiftPMEntryPoint() as Never }
                dispatchMain()
            }
        }

        """
    }
}
