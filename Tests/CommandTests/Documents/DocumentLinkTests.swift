import Foundation
import Testing

/// Every file to which a document links exists, and every page is reachable from the README.
@Suite struct DocumentLinkTests {
    /// Returns the paths of a document's links to files, relative to the repository.
    private func links(in path: String) throws -> [String] {
        let folder = DocumentBlock.root.appending(path: path).deletingLastPathComponent()
        return try DocumentBlock.text(path).matches(of: /\]\(([^()\s]+)\)/).compactMap { match in
            let link = match.1.split(separator: "#", omittingEmptySubsequences: false)[0]
            guard !link.isEmpty, !link.contains(":") else { return nil }
            return String(folder.appending(path: String(link)).standardizedFileURL.path.dropFirst(DocumentBlock.root.path.count + 1))
        }
    }

    @Test func linkedFilesExist() throws {
        var count = 0
        for path in DocumentBlock.documents {
            for link in try links(in: path) {
                count += 1
                #expect(FileManager.default.fileExists(atPath: DocumentBlock.root.appending(path: link).path), "\(path) links to \(link)")
            }
        }
        #expect(count > 100)
    }

    @Test func allPagesAreLinkedFromTheReadme() throws {
        var (found, next) = (Set<String>(), ["README.md"])
        while let path = next.popLast() {
            guard path.hasSuffix(".md"), found.insert(path).inserted else { continue }
            next += try links(in: path)
        }
        // The pages of modules and symbols, and the first page, are seen in the documentation that `make docs` builds.
        let pages = try DocumentBlock.documents.filter { path in
            let text = try DocumentBlock.text(path)
            return !path.hasPrefix("Examples/") && !text.hasPrefix("# ``") && !text.contains("@TechnologyRoot")
        }
        for page in pages { #expect(found.contains(page), "no page links to \(page)") }
    }

    @Test func readmeIsShort() throws {
        #expect(try DocumentBlock.text("README.md").components(separatedBy: "\n").count <= 90)
        let picture = try Data(contentsOf: DocumentBlock.root.appending(path: "docs/hero.gif"))
        #expect(picture.count < 600_000)
    }
}
