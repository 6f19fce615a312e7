import Testing

@Suite struct InterfaceComparisonTests {
    private static let released = [
        "View open class View", "View inherits from Responder", "View conforms to Hashable",
        "View.alpha open var alpha: CGFloat { get set }",
        "View.draw(_:) open func draw(_ rect: CGRect)", "View.hit(_:) open func hit(_ point: CGPoint) -> View?",
        "View.hit(_:) open func hit(_ x: CGFloat) -> View?", "View.Edge public enum Edge", "View.Edge.top public case top",
        "Drawing public protocol Drawing", "Drawing.color requirement var color: Color { get }",
        "View.==(_:_:) public static func == (a: View, b: View)",
        "fill(_:) public func fill(_ rect: CGRect)",
    ]

    private static func module(_ lines: [String], name: String = "UIKit", exports: [String] = []) -> InterfaceModule {
        InterfaceModule(name: name, exports: exports, declarations: lines.map { InterfaceDeclaration(line: $0) })
    }

    /// Returns the comparison of the released interface with an interface without `line` and with the additional `lines`.
    private static func comparison(removing line: String? = nil, adding lines: [String] = []) -> InterfaceComparison {
        InterfaceComparison(released: [module(released)], current: [module(released.filter { $0 != line } + lines)])
    }

    private static func entries(_ texts: String...) -> [Changelog.Entry] { texts.map { Changelog.Entry(text: $0, line: 1) } }

    @Test(arguments: released) func everyRemovalIsADifference(line: String) throws {
        let comparison = Self.comparison(removing: line)
        let difference = try #require(comparison.differences.first)
        #expect(comparison.differences.count == 1 && difference.path == line.prefix { $0 != " " })
        #expect(difference.kind == .removed && difference.released.map(\.line) == [line] && difference.current.isEmpty)
        // In the other direction, the line is an addition, or a difference if adding it can break code.
        let reverse = InterfaceComparison(
            released: [Self.module(Self.released.filter { $0 != line })], current: [Self.module(Self.released)])
        #expect(reverse.differences.count + reverse.additions == 1)
    }

    @Test func equalInterfacesHaveNoDifference() {
        #expect(Self.comparison().differences.isEmpty && Self.comparison().additions == 0)
    }

    @Test func overloadWithAnotherTypeIsAChange() throws {
        let old = "View.hit(_:) open func hit(_ x: CGFloat) -> View?"
        let new = "View.hit(_:) open func hit(_ x: Double) -> View?"
        let difference = try #require(Self.comparison(removing: old, adding: [new]).differences.first)
        #expect(difference.kind == .changed && difference.released.map(\.line) == [old] && difference.current.map(\.line) == [new])
        #expect(difference.description.split(separator: "\n").count == 3)
    }

    @Test func requirementsAndCasesBreakOnlyTypesThatExist() {
        let addition = { Self.comparison(adding: $0) }
        #expect(addition(["View.tag open var tag: Int"]).differences.isEmpty)
        #expect(addition(["View.tag open var tag: Int"]).additions == 1)
        #expect(addition(["Drawing.width requirement var width: CGFloat"]).differences.map(\.kind) == [.added])
        #expect(addition(["Drawing.width requirement-with-default var width: CGFloat"]).differences.isEmpty)
        #expect(addition(["View.Edge.left public case left"]).differences.map(\.path) == ["View.Edge.left"])
        #expect(addition(["View.Side public enum Side", "View.Side.left public case left"]).additions == 2)
    }

    @Test func declarationsMayMoveToAnExportedModule() {
        let moved = "fill(_:) public func fill(_ rect: CGRect)"
        let rest = Self.released.filter { $0 != moved }
        let current = { (exports: [String]) in
            [Self.module(rest, exports: exports), Self.module([], name: "QuartzCore", exports: ["CoreGraphics"])]
                + [Self.module([moved], name: "CoreGraphics")]
        }
        let released = [Self.module(Self.released)]
        #expect(InterfaceComparison(released: released, current: current(["QuartzCore"])).differences.isEmpty)
        #expect(InterfaceComparison(released: released, current: current([])).differences.map(\.path) == ["fill(_:)"])
    }

    @Test func removedModuleIsADifference() {
        let comparison = InterfaceComparison(released: [Self.module([], name: "os")], current: [])
        #expect(comparison.differences.map(\.path) == ["os"])
        #expect(comparison.unnamed(in: Self.entries("The module `os`.")).isEmpty)
    }

    @Test func deprecationIsNoBreakingChange() throws {
        let old = "View.alpha open var alpha: CGFloat { get set }"
        let differences = Self.comparison(removing: old, adding: ["View.alpha deprecated open var alpha: CGFloat { get set }"]).differences
        #expect(differences.map(\.isDeprecation) == [true])
        let other = Self.comparison(removing: old, adding: ["View.alpha deprecated open var alpha: Double { get set }"]).differences
        #expect(other.map(\.isDeprecation) == [false])
    }

    @Test(
        arguments: [
            ("View.Edge.top", ["View", "Edge", "top"]), ("View.move(_:to:)", ["View", "move(_:to:)"]), ("fill(_:)", ["fill(_:)"]),
            ("View...<(_:_:)", ["View", "..<(_:_:)"]), ("View.Edge....(_:)", ["View", "Edge", "...(_:)"]),
            ("..<(_:_:)", ["..<(_:_:)"]), ("record.--fps", ["record", "--fps"]), (".--slow", [".--slow"]),
        ])
    func dotsSeparateThePartsOfAPath(path: String, parts: [String]) {
        #expect(InterfaceDeclaration(path: path, text: "").components == parts)
    }

    // MARK: - Entries

    @Test(
        arguments: [
            (
                "View.draw(_:)",
                ["`View.draw(_:)` is gone.", "`View` has no `draw` any more", "All of `View.*`", "- x\n`UIView`, `View`, `draw(_:)`"]
            ),
            ("View.==(_:_:)", ["`View` has no `==`"]), ("fill(_:)", ["Use `fill(rect:)` instead"]),
            ("View.Edge.top", ["`Edge.top`", "`View.Edge.*`"]), ("record.--fps", ["`record --fps` is called `--rate`"]),
        ])
    func entryNamesAMemberWithItsType(path: String, texts: [String]) {
        let difference = InterfaceDifference(kind: .removed, module: "UIKit", path: path, released: [], current: [])
        for text in texts { #expect(difference.isNamed(in: Self.entries("Other text.", text)), "\(text)") }
        let others = [
            "View.draw(_:)", "`draw(_:)`", "`View`", "`UIView.drawing`", "`View.redraw`", "`--fps`", "`record --fps-limit`", "`fillRect`",
        ]
        for text in others { #expect(!difference.isNamed(in: Self.entries(text)), "\(text)") }
    }

    @Test func initializersAreNamedLikeCalls() {
        let difference = InterfaceDifference(kind: .removed, module: "UIKit", path: "View.init(frame:)", released: [], current: [])
        #expect(difference.isNamed(in: Self.entries("`View.init(frame:)`")) && difference.isNamed(in: Self.entries("`View(frame:)`")))
        #expect(!difference.isNamed(in: Self.entries("`View`")))
    }

    @Test func supertypesAreNamed() throws {
        let difference = try #require(Self.comparison(removing: "View inherits from Responder").differences.first)
        #expect(!difference.isNamed(in: Self.entries("`View` changed.")))
        #expect(difference.isNamed(in: Self.entries("`View` is no `Responder`.")))
    }

    @Test func membersOfANamedTypeNeedNoEntries() {
        let current = Self.module(Self.released.filter { !$0.hasPrefix("View.Edge") && !$0.hasPrefix("View.alpha") })
        let comparison = InterfaceComparison(released: [Self.module(Self.released)], current: [current])
        #expect(comparison.differences.map(\.path) == ["View.Edge", "View.Edge.top", "View.alpha"])
        #expect(comparison.unnamed(in: Self.entries("`View.Edge` is gone.")).map(\.path) == ["View.alpha"])
        #expect(comparison.unnamed(in: []).count == 3)
    }

    // MARK: - Files

    @Test func fileReadsWhatWasWritten() {
        let module = Self.module(Self.released + ["list"], exports: ["QuartzCore", "CoreGraphics"])
        #expect(module.text.hasPrefix("# UIKit\n# Exports: CoreGraphics, QuartzCore\nDrawing public protocol Drawing\n"))
        #expect(InterfaceModule(name: "UIKit", text: module.text) == module)
        #expect(module.declarations.count == Self.released.count + 1)
    }
}
