import Foundation
import Testing

/// Every public symbol of the products has a documentation comment, and the parameters in it are those of the symbol, with the names that the
/// body uses. DocC reports other names as warnings, which end `make docs`.
///
/// The test skips these symbols:
/// - overrides and implementations of requirements, which have the description of the overridden member or of the requirement,
/// - members that the compiler adds, such as `init(rawValue:)`, which have no location in a source file,
/// - extensions of types from other modules, which are described by their members.
@Suite struct PublicSymbolTests {
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Identifier: Decodable { var precise: String }
            struct Location: Decodable {
                struct Position: Decodable { var line: Int }
                var uri: String
                var position: Position
            }
            struct Comment: Decodable {
                struct Line: Decodable { var text: String }
                var lines: [Line]
            }
            struct Signature: Decodable {
                struct Parameter: Decodable {
                    var name: String
                    var internalName: String?
                }
                var parameters: [Parameter]?
            }
            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var location: Location?
            var docComment: Comment?
            var functionSignature: Signature?

            /// The names of the parameters that the comment describes: `- Parameter name:`, or `- name:` in a list below `- Parameters:`.
            var describedParameters: [String] {
                var names: [String] = []
                var isInList = false
                for line in docComment?.lines ?? [] {
                    let text = line.text.drop { $0 == " " }
                    if text.hasPrefix("- Parameter ") || text.hasPrefix("- parameter ") { names += Self.name(in: text.dropFirst(12)) }
                    if isInList, line.text.hasPrefix(" "), text.hasPrefix("- ") { names += Self.name(in: text.dropFirst(2)) }
                    if line.text.hasPrefix("- ") { isInList = text.hasPrefix("- Parameters:") || text.hasPrefix("- parameters:") }
                }
                return names
            }

            /// Returns the name before a colon at the beginning of a text, or nothing if the text begins otherwise. A regular expression would
            /// be slow: there are some ten thousand lines.
            private static func name(in text: Substring) -> [String] {
                let name = text.prefix { $0 != ":" && $0 != " " }
                return name.isEmpty || text.dropFirst(name.count).first != ":" ? [] : [String(name)]
            }

            var parameterNames: [String] { (functionSignature?.parameters ?? []).map { $0.internalName ?? $0.name } }

            var isDocumented: Bool { docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false }
        }
        struct Relationship: Decodable {
            var kind: String
            var source: String
        }
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    /// The modules that clients import, and the modules that these export.
    static let modules = [
        "FlipbookGeometry", "CoreGraphics", "CoreImage", "QuartzCore", "UIKit", "os", "AudioToolbox", "AVFoundation", "Stage",
        "FlipbookPlayback",
        "FlipbookKit",
    ]

    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    /// Returns the symbol graphs of a module: its own, and those of its extensions of other modules.
    private func graphs(of module: String) throws -> [SymbolGraph] {
        let triple = try #require(Toolchain.triple)
        let folder = testFolder.url.appending(path: module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = try Toolchain.run(
            Toolchain.folder + "/bin/swift-symbolgraph-extract",
            ["-module-name", module, "-target", triple, "-minimum-access-level", "public"]
                + ["-skip-inherited-docs", "-skip-synthesized-members", "-output-dir", folder.path] + Toolchain.moduleFlags)
        #expect(output.status == 0, "\(output.text)")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
        }
    }

    private func isDescribedElsewhere(_ kind: String) -> Bool { kind == "overrides" || kind == "defaultImplementationOf" }

    @Test(arguments: modules) func publicSymbolsHaveComments(_ module: String) throws {
        var count = 0
        for graph in try graphs(of: module) {
            let others = Set(graph.relationships.filter { isDescribedElsewhere($0.kind) }.map(\.source))
            for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
                guard let location = symbol.location, !others.contains(symbol.identifier.precise) else { continue }
                count += 1
                let file = location.uri.components(separatedBy: "Sources/").last ?? ""
                #expect(
                    symbol.isDocumented || symbol.kind.identifier == "swift.extension",
                    "\(file):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: ".")) has no documentation comment")
                guard symbol.functionSignature != nil else { continue }
                let unknown = symbol.describedParameters.filter { !symbol.parameterNames.contains($0) }
                #expect(
                    unknown.isEmpty,
                    "\(file):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: ".")) has no parameter \(unknown)")
            }
        }
        #expect(count >= 10)
    }
}
