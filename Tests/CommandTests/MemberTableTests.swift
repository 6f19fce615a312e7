import Foundation
import Testing

/// Checks that docs/MEMBERS.md agrees with the sources. To write the file again:
///
///     FLIPBOOK_MEMBERS=write swift test --filter MemberTableTests
@Suite struct MemberTableTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The modules that declare the API, and the modules whose types CoreGraphics exports again.
    private static let modules = ["UIKit", "QuartzCore", "CoreGraphics", "FlipbookGeometry", "FlipbookTypography"]

    /// Returns the texts of the files of a folder that have an extension.
    private static func texts(in folder: String, withExtension pathExtension: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == pathExtension else { continue }
            texts[file.path] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }

    private static func table() throws -> MemberTable {
        var sources: [String] = []
        for module in modules {
            sources += try texts(in: "Sources/\(module)", withExtension: "swift").sorted { $0.key < $1.key }.map(\.value)
        }
        let api = try texts(in: "docs/api", withExtension: "txt")
        let foundation = try #require(api.first { $0.key.hasSuffix("/foundation.txt") })
        return MemberTable(areas: api.filter { $0.key != foundation.key }.map(\.value), foundation: foundation.value, sources: sources)
    }

    @Test func memberTableIsCurrent() throws {
        let file = Self.root.appending(path: "docs/MEMBERS.md")
        let generated = try Self.table().markdown()
        if ProcessInfo.processInfo.environment["FLIPBOOK_MEMBERS"] == "write" {
            try generated.write(to: file, atomically: true, encoding: .utf8)
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        let generatedLines = generated.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = zip(lines, generatedLines).first { $0 != $1 }
        // If the macro `#expect` got the lines, it would print both texts.
        let isCurrent = lines == generatedLines
        #expect(
            isCurrent,
            """
            docs/MEMBERS.md differs from the sources. Write it again: FLIPBOOK_MEMBERS=write swift test --filter MemberTableTests
            file: \(difference?.0 ?? "\(lines.count) lines")
            sources: \(difference?.1 ?? "\(generatedLines.count) lines")
            """)
    }

    // MARK: - Declarations

    /// Returns the public members of a source text as `Type.name`, with an exclamation mark after those without effect.
    private static func members(of text: String) -> [String] {
        DeclarationScanner(text).members.map { ($0.type.isEmpty ? "" : $0.type + ".") + $0.name + ($0.hasNoEffect ? "!" : "") }
    }

    @Test func propertiesAreFound() {
        let text = """
            import Foundation
            @preconcurrency @MainActor open class View: Responder, @unchecked Sendable {
                open internal(set) weak var parent: View?
                public static let zero = Self(), one: Int = { let inner = 1; return inner }()
                public nonisolated(unsafe) var sizes: Dictionary<String, Int> { didSet { var inner = 0 } }
                @objc(other:) open class var layerClass: AnyClass { Layer.self }
                public final lazy var text = "} public var inner \\(size("(")) {"
                public var (first, second) = (1, 2)
                var internalValue = 0
                package var packageValue = 0
                private(set) public var third = #"\\ " {"#
                public subscript(index: Int) -> Int { 0 }
                public subscript(at index: Int, `default` value: Int = 0) -> Int { 0 }
            }
            """
        let expected = [
            "parent", "zero", "one", "sizes", "layerClass", "text", "first", "second", "third", "subscript(_:)", "subscript(at:default:)",
            "subscript(at:)",
        ]
        #expect(Self.members(of: text) == expected.map { "View." + $0 })
    }

    @Test func functionsHaveTheirLabels() {
        let text = """
            extension View {
                public init?(frame: CGRect) {}
                public convenience init<Value: Sequence<Int>>(_ values: Value, by rule: @escaping (Int, _ other: Int) -> Void) {}
                open override class func make() -> Self { fatalError() }
                @discardableResult public func insert(
                    _ view: View, at index: Int, // public func comment(a: Int)
                    with pair: (left: Int, right: Int) = (1, 2), in `repeat`: [String: Int] = ["a": 1]
                ) async throws
                    -> Bool
                {
                    func inner(a: Int) {}
                }
                public static func == (left: View, right: View) -> Bool { true }
                public static prefix func -<Value>(value: Value) -> Value { value }
                public func `default`(for key: String) {}; public func second() {}
                func internalFunction() {}
                package func packageFunction() {}
                /* public func comment() {} */
            }
            nonisolated public func global(_: Int, _ two: Int) {}
            """
        let expected = [
            "init(frame:)", "init(_:by:)", "make()", "insert(_:at:with:in:)", "insert(_:at:)", "insert(_:at:in:)", "insert(_:at:with:)",
            "==(_:_:)", "-(_:)", "default(for:)", "second()",
        ]
        #expect(Set(Self.members(of: text)) == Set(expected.map { "View." + $0 } + ["global(_:_:)"]))
    }

    @Test func nestedTypesAndDefaultAccessAreFound() {
        let text = """
            public enum Edge: Int {
                case top, left = 2
                indirect case other(Int, name: String)
                case `default`
                #if DEBUG
                public static let debug = 1
                #endif
                var internalValue: Int { switch self { case .top: 1 default: 2 } }
                public struct Options: OptionSet { public let rawValue: Int; static let hidden = Self() }
                enum Hidden { case inner }
                public typealias Handler = (Int) -> Void
            }
            public protocol Delegate: AnyObject {
                var value: Int { get set }
                func change(_ edge: Edge, by value: Int) -> Int
                init()
            }
            protocol Internal { func requirement() }
            extension Delegate where Self: View { public func extra() {}; func hidden() {} }
            public extension Edge.Options { static let all = Self(); internal static let none = Self() }
            extension [Edge] { public var count: Int { 0 } }
            """
        let expected = [
            "Edge.top", "Edge.left", "Edge.other(_:name:)", "Edge.default", "Edge.debug", "Edge.Options.rawValue", "Delegate.value",
            "Delegate.change(_:by:)", "Delegate.init()", "Delegate.extra()", "Edge.Options.all", "[].count",
        ]
        #expect(Self.members(of: text) == expected)
        let types = DeclarationScanner(text).types.filter(\.isPublic).map(\.name)
        #expect(types.sorted() == ["Delegate", "Edge", "Edge.Handler", "Edge.Options"])
    }

    @Test func declarationsWithoutEffectAreMarked() {
        let text = """
            public class View {
                /// The prompt.
                ///
                /// Differs from Apple: it has no effect.
                @objc public var prompt: String?
                /// Differs from Apple: the value has no effect, because nothing moves.
                public func move() {}
                /// Setting it twice has no effect.
                public var twice = false
                /// Differs from Apple: it has no effect.
                var hidden = 0
                public var last = 0
            }
            """
        #expect(Self.members(of: text) == ["View.prompt!", "View.move()!", "View.twice", "View.last"])
    }

    // MARK: - Table

    @Test func membersOfSupertypesExist() {
        let source = """
            public protocol Timing { var speed: Double { get } }
            public class Base: Timing { public var size = 0 }
            public typealias Old = Base
            public enum Names { public class Nested: Base { public func own(a: Int = 0) {} } }
            class Hidden { public var value = 0 }
            """
        let area = "# Area\nNames.Nested: own(a:), own(), speed, size,\n    width\nHidden: value\nOld: size\nRect: x, y\nGlobal: free()\n"
        let table = MemberTable(areas: [area], foundation: "# Foundation\nRect: x\n", sources: [source])
        let members = ["own(a:)", "own()", "speed", "size", "width"]
        #expect(members.map { table.status(of: $0, in: "Names.Nested") } == [.works, .works, .works, .works, .missing])
        #expect(table.status(of: "size", in: "Old") == .works)
        let markdown = table.markdown()
        #expect(markdown.contains("| Area | 5 | 1 | 10 | 6 (60 %) | 0 | 3 | 1 |\n"))
        #expect(markdown.contains("| `Names.Nested` | 4 / 5 |  | `width` |\n"))
        #expect(markdown.contains("| `Rect` | 1 / 2 |  | `y` |\n"))
        #expect(markdown.contains("Missing types: `Hidden` (1).\n"))
    }
}
