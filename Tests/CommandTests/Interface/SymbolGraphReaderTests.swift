import Foundation
import Testing

@Suite struct SymbolGraphReaderTests {
    /// Returns the JSON of a symbol as `swift-symbolgraph-extract` writes it, but without most of the keys that are not read.
    private static func symbol(_ identifier: String, _ path: String, _ text: String, kind: String = "swift.method", more: String = "")
        -> String
    {
        let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
        // A `|` in the text separates two fragments.
        let fragments = text.split(separator: "|").map { #"{"kind": "text", "spelling": "\#($0)"}"# }.joined(separator: ", ")
        return """
            {"identifier": {"precise": "\(identifier)"}, "kind": {"identifier": "\(kind)"}, "pathComponents": [\(components)],
            "declarationFragments": [\(fragments)], "accessLevel": "public", "names": {}\(more)}
            """
    }

    private static func relationship(_ kind: String, _ source: String, _ target: String, fallback: String? = nil) -> String {
        let more = fallback.map { #", "targetFallback": "\#($0)""# } ?? ""
        return #"{"kind": "\#(kind)", "source": "\#(source)", "target": "\#(target)"\#(more)}"#
    }

    private static func lines(_ symbols: [String], _ relationships: [String] = []) throws -> [String] {
        let json = "{\"symbols\": [\(symbols.joined(separator: ","))], \"relationships\": [\(relationships.joined(separator: ","))]}"
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
        return SymbolGraphReader([graph]).declarations.map(\.line)
    }

    @Test func declarationIsOneLine() throws {
        let lines = try Self.lines([
            Self.symbol("b", "View.move(by:)", #"func |move|(|by:\n    Int| = 0)"#), Self.symbol("a", "View", "class View"),
            Self.symbol("a", "View", "class View"), Self.symbol("c", "FlipbookInterface.register()", "func register()"),
        ])
        #expect(lines == ["View public class View", "View.move(by:) public func move(by: Int = 0)"])
    }

    @Test func storedPropertyIsWrittenLikeAComputedOne() throws {
        let stored = try Self.lines([Self.symbol("a", "View.alpha", "weak |var |alpha|: |Float")])
        let computed = try Self.lines([Self.symbol("a", "View.alpha", "weak |var |alpha|: |Float| { get set }")])
        #expect(stored == ["View.alpha public weak var alpha: Float { get set }"] && stored == computed)
        let lazy = try Self.lines([Self.symbol("a", "View.alpha", "weak |lazy| |var |alpha|: |Float| { get set }")])
        #expect(lazy == computed)
        #expect(try Self.lines([Self.symbol("a", "View.tag", "let |tag|: |Int")]) == ["View.tag public let tag: Int"])
        #expect(try Self.lines([Self.symbol("a", "View.max", "var |max|: |Int| { get }")]) == ["View.max public var max: Int { get }"])
    }

    @Test func deprecationAndConstraintsAreWritten() throws {
        let constraints =
            #", "swiftExtension": {"extendedModule": "UIKit", "constraints": [{"kind": "sameType", "lhs": "Self", "rhs": "View"}]}"#
        let lines = try Self.lines([
            Self.symbol("a", "old()", "func old()", more: #", "availability": [{"domain": "*", "isUnconditionallyDeprecated": true}]"#),
            Self.symbol("b", "Proxy.tint", "var tint", more: constraints),
        ])
        #expect(lines == ["Proxy.tint public var tint { get set } where Self == View", "old() deprecated public func old()"])
    }

    @Test func requirementsAndTheirDefaultsAreOneLine() throws {
        let lines = try Self.lines(
            [
                Self.symbol("p", "Source", "protocol Source"), Self.symbol("r", "Source.rows", "var rows"),
                Self.symbol("s", "Source.title()", "func title()"), Self.symbol("d", "Source.title()", "func title()"),
            ],
            [
                Self.relationship("requirementOf", "r", "p"), Self.relationship("requirementOf", "s", "p"),
                Self.relationship("defaultImplementationOf", "d", "s"),
            ])
        #expect(
            lines == [
                "Source public protocol Source", "Source.rows requirement var rows { get set }",
                "Source.title() requirement-with-default func title()",
            ])
    }

    @Test func overridesAndInheritedConformancesAreLeftOut() throws {
        let lines = try Self.lines(
            [
                Self.symbol("a", "Base", "class Base"), Self.symbol("b", "Derived", "class Derived"),
                Self.symbol("c", "Derived.draw()", "func draw()"),
                Self.symbol("i", "Derived.init()", "init()", kind: "swift.init"),
            ],
            [
                Self.relationship("inheritsFrom", "a", "x", fallback: "Foundation.NSObject"), Self.relationship("inheritsFrom", "b", "a"),
                Self.relationship("overrides", "c", "y"), Self.relationship("overrides", "i", "z"),
                Self.relationship("conformsTo", "a", "m", fallback: "Swift.Hashable"),
                Self.relationship("conformsTo", "a", "n", fallback: "Foundation.NSCoding"),
                Self.relationship("conformsTo", "b", "n", fallback: "Foundation.NSCoding"),
                Self.relationship("conformsTo", "b", "k", fallback: "QuartzCore.Layer.Delegate"),
                Self.relationship("conformsTo", "b", "o", fallback: "Swift.Copyable"),
            ])
        #expect(
            lines == [
                "Base conforms to NSCoding", "Base inherits from NSObject", "Base public class Base", "Derived conforms to Layer.Delegate",
                "Derived inherits from Base", "Derived public class Derived", "Derived.init() public init()",
            ])
    }
}
