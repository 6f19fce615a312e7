import Foundation
import Testing

/// Checks that each test named in docs/COVERAGE.md exists.
@Suite struct CoverageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the functions of each suite. A suite begins with `struct`, `class` or `extension` and a name that ends in `Tests`.
    private static func suites() throws -> [String: Set<String>] {
        var suites: [String: Set<String>] = [:]
        let files = FileManager.default.enumerator(at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            var suite = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let name = line.firstMatch(of: /(?:struct|class|extension) (\w+Tests)\b/) { suite = String(name.1) }
                if let name = line.firstMatch(of: /\bfunc (\w+)/) { suites[suite, default: []].insert(String(name.1)) }
            }
        }
        return suites
    }

    @Test func everyNamedTestExists() throws {
        let suites = try Self.suites()
        let text = try String(contentsOf: Self.root.appending(path: "docs/COVERAGE.md"), encoding: .utf8)
        var count = 0
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            guard let testColumn = line.split(separator: "|").last else { continue }
            for name in testColumn.matches(of: /\b(\w+Tests)\.(\w+)/) {
                count += 1
                #expect(suites[String(name.1)]?.contains(String(name.2)) == true, "\(name.0) is named in docs/COVERAGE.md")
            }
        }
        #expect(count > 100)
    }
}
