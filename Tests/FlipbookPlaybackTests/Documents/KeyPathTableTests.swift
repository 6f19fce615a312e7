import Foundation
import QuartzCore
import Testing

/// The table of key paths in docs/SCRIPT.md.
@Suite struct KeyPathTableTests {
    private struct Row: Equatable, CustomStringConvertible {
        var keyPaths: [String]
        var className: String?
        var description: String { "\(keyPaths) \(className ?? "")" }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the rows of the table under the heading "Key paths".
    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.root.appending(path: "docs/SCRIPT.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## Key paths\n").last?.components(separatedBy: "\n## ").first)
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map(String.init)
            let keyPaths = cells[0].matches(of: /`([^`]+)`/).map { String($0.1) }
            return Row(keyPaths: keyPaths, className: cells[2].firstMatch(of: /`([^`]+)`/).map { String($0.1) })
        }
    }

    /// The last row, of filters, is not compared with the code, because its key path contains the placeholders NAME and INPUT.
    @Test func tableHasExactlyTheKeyPathsOfTheCode() throws {
        let rows = try rows()
        let expected = LayerKeyPath.groups.map { group in
            Row(keyPaths: group.keyPaths, className: group.className == "BackdropLayer" ? "UIVisualEffectView" : group.className)
        }
        #expect(rows.dropLast() == expected[...])
        #expect(rows.last?.keyPaths.first == "filters.NAME.INPUT")
        for keyPath in rows.flatMap(\.keyPaths) { #expect(LayerKeyPath(keyPath)?.isNumber == true, "\(keyPath)") }
    }
}
