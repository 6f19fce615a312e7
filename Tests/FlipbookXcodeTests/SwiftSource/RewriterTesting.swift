@testable import FlipbookXcode
import Foundation

/// The module that the tests of this folder rewrite, as paths and texts.
struct TestModule {
    var files: [(path: String, text: String)]
    var options = RewriteOptions()

    init(_ files: (path: String, text: String)...) { self.files = files }
    init(files: [(path: String, text: String)]) { self.files = files }

    /// Returns the result for a file.
    func rewrite(_ path: String) -> RewrittenFile {
        SourceRewriter(files: ModuleFiles(files: files), options: options).rewrite(path: path, originalPath: path, fileNumber: 7)
    }
}

/// The parts of a rewritten text.
struct RewrittenParts {
    /// The text of the file, without the directive before it.
    var text: String
    /// The declarations after the text.
    var appendix: String

    init(_ file: RewrittenFile) {
        let afterFirstLine = file.text.drop { $0 != "\n" }.dropFirst()
        let end = afterFirstLine.range(of: "#sourceLocation()\n")
        text = String(afterFirstLine[..<(end?.lowerBound ?? afterFirstLine.endIndex)])
        if end != nil { text = String(text.dropLast()) }
        appendix = end.map { String(afterFirstLine[$0.upperBound...]) } ?? ""
    }
}

/// Returns the new text of a file that is alone in its module, without the directive before the text and the declarations after it.
func rewritten(_ text: String) -> String {
    var module = TestModule((path: "a.swift", text: text))
    module.options.writesInterfaceTables = false
    return RewrittenParts(module.rewrite("a.swift")).text
}

/// Returns the interface table of a file that is alone in its module.
func interfaceTable(_ text: String) -> String { RewrittenParts(TestModule((path: "a.swift", text: text)).rewrite("a.swift")).appendix }
