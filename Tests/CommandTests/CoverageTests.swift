import Foundation
import Testing

/// Checks that each test named in docs/COVERAGE.md exists, and that the page lists the declarations without effect.
@Suite struct CoverageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the functions of each suite. A suite begins with `struct`, `class` or `extension` and a name that ends in `Tests`.
    private static func suites() throws -> [String: Set<String>] {
        var suites: [String: Set<String>] = [:]
        let suitePattern = /(?:struct|class|extension) (\w+Tests)\b/
        let functionPattern = /\bfunc (\w+)/
        let files = FileManager.default.enumerator(at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            var suite = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // Regular expressions are slow, and most lines have neither a suite nor a function.
                if line.contains("Tests"), let name = line.firstMatch(of: suitePattern) { suite = String(name.1) }
                if line.contains("func "), let name = line.firstMatch(of: functionPattern) {
                    suites[suite, default: []].insert(String(name.1))
                }
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
                #expect(suites[String(name.1)]?.contains(String(name.2)) == true, "\(name.0) in docs/COVERAGE.md does not exist")
            }
        }
        #expect(count > 100)
    }

    // MARK: - Declarations without effect

    /// Returns the public declarations of a file whose documentation says that they have no effect, with the names of their types.
    private static func declarationsWithoutEffect(in text: String) -> [String] {
        var (names, typeNames, hasNoEffect) = ([String](), [String](), false)
        let type = /^(?:[ \w@]+ )?(?:class(?! (?:var|func))|struct|enum|extension|protocol) ([\w.]+)/
        let member = /(?:public|open)[ \w()]* (?:var|let|func) (\w+)/
        for line in text.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count / 4
            let code = line.drop { $0 == " " }
            if code.hasPrefix("///") {
                if ["it", "the property"].contains(where: { line.contains("Differs from Apple: \($0) has no effect") }) {
                    hasNoEffect = true
                }
                continue
            }
            // Regular expressions are slow, and most lines declare neither a type nor a member without effect.
            let mayBeType = ["class ", "struct ", "enum ", "extension ", "protocol "].contains { code.contains($0) }
            if mayBeType, let type = line.firstMatch(of: type) {
                typeNames = typeNames.prefix(depth) + [String(type.1)]
            } else if hasNoEffect, let name = line.firstMatch(of: member) {
                names.append((typeNames.prefix(depth) + [String(name.1)]).joined(separator: "."))
            }
            hasNoEffect = false
        }
        return names
    }

    @Test func declarationsWithoutEffectAreListed() throws {
        var declared: [String] = []
        for module in ["UIKit", "QuartzCore"] {
            let folder = Self.root.appending(path: "Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", !file.path.contains("/Scrolling/") else { continue }
                declared += Self.declarationsWithoutEffect(in: try String(contentsOf: file, encoding: .utf8))
            }
        }
        let text = try String(contentsOf: Self.root.appending(path: "docs/COVERAGE.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## Accepted, but without effect\n").dropFirst().first)
        let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("|") }
        let listed = rows.flatMap { $0.split(separator: "|")[0].matches(of: /`([\w.]+)`/).map { String($0.1) } }
        #expect(listed.sorted() == declared.sorted(), "docs/COVERAGE.md, section \"Accepted, but without effect\"")
        #expect(declared.count > 40)
    }
}
