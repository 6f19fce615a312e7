import Foundation
import Testing

/// All Swift code in the documents compiles, except interfaces.
@Suite struct DocumentCodeTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    /// Returns the errors of the compiler for files that are compiled together.
    private func errors(in sources: [DocumentSource], _ kind: DocumentSource.Kind, folder: String) throws -> String {
        let folder = testFolder.url.appending(path: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, source) in sources.enumerated() {
            let url = folder.appending(path: "Block\(index).swift")
            try Data(source.text.utf8).write(to: url)
            paths.append(url.path)
        }
        let output = try Toolchain.run("swiftc", DocumentSource.flags(kind) + paths)
        return output.status == 0 ? "" : output.text
    }

    private func source(_ text: String, _ directives: [String: String] = [:]) throws -> DocumentSource {
        let block = DocumentBlock(path: "a.md", line: 7, language: "swift", text: text, directives: directives)
        return try #require(DocumentSource(block, number: 0))
    }

    @Test(arguments: DocumentSource.Kind.allCases) func blocksCompile(_ kind: DocumentSource.Kind) throws {
        let sources = try DocumentBlock.all().enumerated().compactMap { DocumentSource($1, number: $0) }.filter { $0.kind == kind }
        #expect(sources.count >= (kind == .manifest ? 1 : 8))
        for (index, group) in DocumentSource.groups(of: sources).enumerated() {
            let errors = try errors(in: group, kind, folder: "\(kind)\(index)")
            #expect(errors == "")
        }
    }

    @Test func errorsNameTheLineOfTheDocument() throws {
        let errors = try errors(in: [source("view.alpha = 0.5\nview.alhpa = 1", ["parameters": "view: UIView"])], .test, folder: "fragment")
        #expect(errors.contains("a.md:8:6: error: value of type 'UIView' has no member 'alhpa'"), "\(errors)")
        #expect(!errors.contains("a.md:7"))
    }

    @Test func blocksWithTheSameNamesAreCompiledApart() throws {
        let sources = try ["import UIKit\nclass A {}", "import UIKit\nstruct B {}", "import UIKit\nfinal class A {}\n@main struct C {}"]
            .map { try source($0) }
        let groups = DocumentSource.groups(of: sources)
        #expect(groups.map { $0.map(\.names) } == [[["A"], ["B"]], [["A", "C", "@main"]]])
    }

    /// Only the interfaces that docs/CONTRACT.md lists are not compiled.
    @Test func interfacesAreNotCompiled() throws {
        let blocks = try DocumentBlock.all().filter { $0.directives["interface"] != nil }
        #expect(blocks.map(\.path) == ["docs/CONTRACT.md", "docs/CONTRACT.md"])
    }
}
