import Foundation

/// A block of Swift as a source file that the compiler accepts. Its errors name the lines of the document.
struct DocumentSource: Sendable {
    /// The sets of flags with which blocks are compiled.
    enum Kind: CaseIterable {
        /// Code of an app: isolated to the main actor.
        case app
        /// A test: not isolated, with the macros of Swift Testing.
        case test
        /// A part of a Package.swift.
        case manifest
    }

    let block: DocumentBlock
    let kind: Kind
    let text: String
    /// The names that the file declares. Two files with the same name cannot be compiled together.
    let names: Set<String>

    /// Returns nil for a block that is not compiled.
    init?(_ block: DocumentBlock, number: Int) {
        guard block.language == "swift", block.directives["interface"] == nil else { return nil }
        self.block = block
        let location = "#sourceLocation(file: \"\(block.path)\", line: \(block.line))\n"
        let declarations = block.directives["declarations"].map { "\n#sourceLocation()\n\($0)" } ?? ""
        if let type = block.directives["manifest"] {
            kind = .manifest
            let before = "#sourceLocation(file: \"\(block.path)\", line: \(block.line - 1))\n"
            text = "import PackageDescription\n" + before + "@MainActor let value\(number): \(type) =\n" + block.text
        } else if block.text.contains(#/(?m)^ *import /#) {
            kind = block.text.contains("import Testing") ? .test : .app
            text = location + block.text.replacing(/(?m)^@testable import .*$/, with: "") + declarations
        } else {
            kind = .test
            text = """
                import FlipbookKit
                import Stage
                import Testing
                import UIKit
                @MainActor func fragment\(number)(\(block.directives["parameters"] ?? "")) throws {
                \(location)\(block.text)
                #sourceLocation()
                }
                """
        }
        let pattern = /(?:^|; )(?:@\w+ )*(?:final )?(?:class|struct|enum|protocol|func|let|var) (\w+)/.anchorsMatchLineEndings()
        names = Set((text + declarations).matches(of: pattern).map { String($0.1) } + (text.contains("@main ") ? ["@main"] : []))
    }

    /// Divides files into groups in which no two files declare the same name. Each file is in the first group that has none of its names.
    static func groups(of sources: [DocumentSource]) -> [[DocumentSource]] {
        var groups: [(names: Set<String>, sources: [DocumentSource])] = []
        for source in sources {
            if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: source.names) }) {
                groups[index].names.formUnion(source.names)
                groups[index].sources.append(source)
            } else {
                groups.append((source.names, [source]))
            }
        }
        return groups.map(\.sources)
    }

    /// The flags of the compiler for a kind of files.
    static func flags(_ kind: Kind) -> [String] {
        // Without `-wmo`, each file would be checked by a process of its own, which reads the modules again.
        let common = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name", "Documents"]
        return switch kind {
        case .app: common + ["-default-isolation", "MainActor"] + Toolchain.moduleFlags
        case .test: common + Toolchain.testingFlags + Toolchain.moduleFlags
        case .manifest: common + Toolchain.manifestFlags
        }
    }
}
