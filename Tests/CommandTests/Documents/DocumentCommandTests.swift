import Foundation
import Testing

/// The commands in the documents exist, with their options.
@Suite struct DocumentCommandTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    /// The start page of an installation, whose links are valid only there.
    private static let installedReadme = "packaging/README.installed.md"

    /// Returns the inline code of a document that begins with `flipbook`.
    private func inlineCode(in path: String) throws -> [(place: String, line: String)] {
        var spans: [(place: String, line: String)] = []
        let lines = try DocumentBlock.text(path).components(separatedBy: "\n")
        for (index, line) in lines.enumerated() where line.contains("`flipbook ") {
            for match in line.matches(of: /`(flipbook [^`]*)`/) { spans.append((place: "\(path):\(index + 1)", line: String(match.1))) }
        }
        return spans
    }

    /// Returns the commands in code blocks and in inline code.
    private func commands() throws -> [DocumentCommand] {
        let documents: [String] = DocumentBlock.documents + [Self.installedReadme]
        let blocks: [DocumentBlock] = try documents.flatMap { try DocumentBlock.blocks(in: DocumentBlock.text($0), path: $0) }
        let lines = blocks.filter { ["", "sh", "yaml", "slurm"].contains($0.language) }.flatMap { block in
            block.text.components(separatedBy: "\n").enumerated().map { (place: "\(block.path):\(block.line + $0)", line: $1) }
        }
        let spans = try documents.flatMap { try inlineCode(in: $0) }
        return (lines + spans).compactMap { place, line in
            var text = line.trimmingCharacters(in: .whitespaces)
            for prefix in ["- ", "run: "] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
            return DocumentCommand(text, place: place)
        }
    }

    @Test func commandsAndOptionsExist() async throws {
        let commands = try commands()
        #expect(commands.count > 150)
        var known: [String: Set<String>] = [:]
        for name in Set(commands.map(\.name)).sorted() {
            let result = try await testFolder.runFlipbook(name.isEmpty ? ["help"] : ["help", name])
            let options = result.output.split(separator: "\n").compactMap { $0.firstMatch(of: /^  (-[-a-z]+)/).map { String($0.1) } }
            if result.exitCode == 0 { known[name] = Set(options + ["--help"] + (name.isEmpty ? ["--version"] : [])) }
        }
        for command in commands where command.name != "help" {
            guard let options = known[command.name] else {
                Issue.record("\(command): there is no such command")
                continue
            }
            for option in command.options where !options.contains(option) { Issue.record("\(command): no option \(option)") }
        }
    }

    @Test func targetsOfMakeExist() throws {
        let makefile = try DocumentBlock.text("Makefile")
        for path in DocumentBlock.documents {
            for match in try DocumentBlock.text(path).matches(of: /(?:^|`|\n    |run: )make ([a-z][-a-z]*)/) {
                let exists = makefile.contains("\n\(match.1): ")
                #expect(exists, "\(path): make \(match.1)")
            }
        }
    }

    @Test func wrongCallsAreFound() throws {
        let call = try #require(DocumentCommand("flipbook record \"A b\" --fsp 3 -o a.mp4   what --it does", place: "x"))
        #expect(call.name == "record" && call.options == ["--fsp", "-o"])
        let other = try #require(DocumentCommand("swift run -c release Talk watch --scene square", place: "x"))
        #expect(other.name == "watch" && other.options == ["--scene"])
        #expect(try #require(DocumentCommand("flipbook --demo", place: "x")).name == "")
        #expect(try #require(DocumentCommand("flipbook open A.xcodeproj -- trace --at 0", place: "x")).options == [])
        #expect(DocumentCommand("flipbook replay: a.script: frame 3", place: "x") == nil)
        #expect(DocumentCommand("the flipbook runs", place: "x") == nil)
    }
}
