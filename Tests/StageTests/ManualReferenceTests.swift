import Foundation
import Stage
import Testing

/// Messages name a description that the user of the program can open.
@MainActor @Suite struct ManualReferenceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)").resolvingSymlinksInPath()

    private func write(_ path: String) throws -> String {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        return file.path
    }

    private func text(_ program: String, _ sources: String) -> String {
        ManualReference.text(
            manual: "'man flipbook-script'", document: "docs/SCRIPT.md", program: program, sources: folder.path + "/" + sources)
    }

    @Test func programOfAPackageNamesTheDocumentOnlyIfItExists() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try write("checkout/docs/SCRIPT.md")
        let program = try write("Talk/.build/release/Talk")
        _ = try write("share/flipbook/package/Package.swift")
        #expect(text(program, "checkout") == document)
        #expect(text(program, "share/flipbook/package") == "'man flipbook-script'", "installed without documents")
        #expect(text(program, "gone") == "'man flipbook-script'", "the sources are on another machine")
    }

    @Test func flipbookNamesTheDocumentOfItsSources() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("checkout/docs/SCRIPT.md")
        for path in ["checkout/.build/release/flipbook", "checkout/.build/release/tests", "build/release/flipbook"] {
            #expect(text(try write(path), "checkout") == "'man flipbook-script' or docs/SCRIPT.md")
        }
    }
}
