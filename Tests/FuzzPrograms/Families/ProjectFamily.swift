import FlipbookXcode
import Foundation
import Stage
import UIKit

/// An Xcode project whose texts are changed: the project file, the Info.plist, an asset catalog, a storyboard and a Swift source. It is
/// read and rewritten.
final class ProjectFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case choose, changeCharacters, deleteText, repeatText, removeLine, swapLines, repeatLine, exchangeWords, insertWord, truncate,
            restore
        case readProject, rewriteSource, parseInterface, instantiateInterface
    }

    static let name = "projects"

    private var texts = FuzzProject.texts
    private var chosen = 0

    init(stage: Stage, values: inout FuzzValues) { chosen = values.integer(0...FuzzProject.texts.count - 1) }

    private var text: String {
        get { texts[chosen].text }
        set { texts[chosen].text = newValue }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        switch operation {
        case .choose: chosen = values.integer(0...texts.count - 1)
        case .restore: texts = FuzzProject.texts
        case .removeLine, .swapLines, .repeatLine: changeLines(operation, &values)
        case .exchangeWords, .insertWord: changeWords(operation, &values)
        case .readProject: try readProject()
        case .rewriteSource: try rewriteSource()
        case .parseInterface: try parseInterface()
        case .instantiateInterface:
            _ = UINib(data: Data(FuzzProject.text("Main.storyboard", in: texts).utf8), bundle: nil)
                .instantiate(withOwner: nil)
        default: changeBytes(operation, &values)
        }
        // Repeated texts would grow without limit.
        if text.utf8.count > 60_000 { text = FuzzProject.texts[chosen].text }
    }

    // MARK: - Changes

    private func changeBytes(_ operation: Operation, _ values: inout FuzzValues) {
        var bytes = Array(text.utf8)
        let start = values.integer(0...bytes.count)
        let end = min(start + values.integer(1...60), bytes.count)
        switch operation {
        case .changeCharacters where start < bytes.count: bytes[start] = values.pick(Array("{}()[]<>\"'=;,/*\\#@$.0aé\u{0}\n".utf8))
        case .deleteText: bytes.removeSubrange(start..<end)
        case .repeatText: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case .truncate: bytes.removeSubrange(end...)
        default: break
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    private func changeLines(_ operation: Operation, _ values: inout FuzzValues) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (first, second) = (values.integer(0...max(lines.count - 1, 0)), values.integer(0...max(lines.count - 1, 0)))
        guard lines.indices.contains(first), lines.indices.contains(second) else { return }
        switch operation {
        case .removeLine: lines.remove(at: first)
        case .swapLines: lines.swapAt(first, second)
        default: lines.insert(lines[first], at: second)
        }
        text = lines.joined(separator: "\n")
    }

    private func changeWords(_ operation: Operation, _ values: inout FuzzValues) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        let (first, second) = (values.integer(0...max(words.count - 1, 0)), values.integer(0...max(words.count - 1, 0)))
        guard words.indices.contains(first), words.indices.contains(second) else { return }
        if operation == .exchangeWords {
            words.swapAt(first, second)
        } else {
            words.insert(Substring(values.pick(FuzzProject.words)), at: first)
        }
        text = words.joined(separator: " ")
    }

    // MARK: - Laws

    private func readProject() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in texts {
            let file = folder.appendingPathComponent(FuzzProject.folder(of: path) + path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        do {
            let project = try ProjectReader.read(folder.path, target: nil)
            let package = GeneratedPackage(project, flipbookFolder: "/flipbook", withTests: true)
            for diagnostic in project.diagnostics + package.diagnostics { try expectLine(diagnostic.description) }
        } catch let error as ProjectError {
            try expectLine(error.description)
        }
    }

    private func rewriteSource() throws {
        let text = FuzzProject.text("Boat.swift", in: texts)
        let file = SourceRewriter(files: ModuleFiles(files: [(path: "Boat.swift", text: text)])).rewrite(
            path: "Boat.swift", originalPath: "Boat.swift", fileNumber: 1)
        for diagnostic in file.diagnostics { try expectLine(diagnostic.description) }
    }

    private func parseInterface() throws {
        do {
            _ = try InterfaceParser.parse(Data(FuzzProject.text("Main.storyboard", in: texts).utf8))
        } catch {
            try expectLine("\(error)")
        }
    }

    /// Checks that a message is a single line of more than five characters.
    private func expectLine(_ message: String) throws {
        guard !message.contains("\n"), message.count > 5 else { throw FuzzFailure("The message '\(message)' is not a line.") }
    }
}
