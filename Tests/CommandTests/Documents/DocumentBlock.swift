import Foundation

/// A block of code in a document, with the directives in the HTML comment above it.
///
/// A block of Swift is a whole file if it imports something, and otherwise the body of a function. A comment above the block adds what the
/// code needs:
///
///     <!-- parameters: stage: Stage, photo: UIView -->             parameters of the function
///     <!-- declarations: class A: UIView {}; class B: UIView {} -->    other declarations of the file
///     <!-- manifest: Target -->                                    the block is an expression of this type in a Package.swift
///     <!-- interface -->                                           the block lists declarations without bodies; it is not compiled
struct DocumentBlock: Sendable {
    /// The path of the document in the repository.
    let path: String
    /// The number of the block's first line, counted from 1.
    let line: Int
    /// The language after the three backquotes, or "" for an indented block.
    let language: String
    /// The text of the block.
    let text: String
    /// The values of the directives by name. The value is empty for a directive without a colon.
    let directives: [String: String]

    /// The folder of the repository.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The paths of all documents, sorted.
    static let documents: [String] = {
        var paths = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
        for folder in ["docs", "Examples", "Sources"] {
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if [".build", "Tests"].contains(file.lastPathComponent) { files?.skipDescendants() }
                if file.pathExtension == "md" { paths.append(String(file.path.dropFirst(root.path.count + 1))) }
            }
        }
        return paths.sorted()
    }()

    static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// Returns the blocks of all documents.
    static func all() throws -> [DocumentBlock] { try documents.flatMap { try blocks(in: text($0), path: $0) } }

    /// Returns the blocks of a document, in their order.
    static func blocks(in document: String, path: String) -> [DocumentBlock] {
        var blocks: [DocumentBlock] = []
        var (language, start, lines): (String?, Int, [String]) = (nil, 0, [])
        var directives: [String: String] = [:]
        func end(_ name: String) {
            blocks.append(
                DocumentBlock(path: path, line: start, language: name, text: lines.joined(separator: "\n"), directives: directives))
            (directives, lines) = ([:], [])
        }
        for (index, line) in document.components(separatedBy: "\n").enumerated() {
            if let name = language {
                if line.hasPrefix("```") { end(name); language = nil } else { lines.append(line) }
            } else if line.hasPrefix("    "), !lines.isEmpty || !line.trimmingCharacters(in: .whitespaces).hasPrefix("-") {
                if lines.isEmpty { start = index + 1 }
                lines.append(String(line.dropFirst(4)))
            } else {
                if !lines.isEmpty { end("") }
                if line.hasPrefix("```") {
                    (language, start) = (String(line.dropFirst(3)), index + 2)
                } else if line.hasPrefix("<!-- "), let match = line.firstMatch(of: /^<!-- (\w+)(?:: (.*))? -->$/) {
                    directives[String(match.1)] = String(match.2 ?? "")
                } else if !line.isEmpty {
                    directives = [:]
                }
            }
        }
        if !lines.isEmpty { end(language ?? "") }
        return blocks
    }
}
