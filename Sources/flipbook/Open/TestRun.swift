import enum FlipbookImages.FilePath
import FlipbookXcode
import Foundation
import Stage

/// One run of the test program of a project: the tests of XCTest, and then the tests of Swift Testing.
struct TestRun {
    private let product: ProjectBuild.Product
    private let filter: String?

    init(_ product: ProjectBuild.Product, filter: String?) { (self.product, self.filter) = (product, filter) }

    /// Runs the tests and prints their output.
    func run() throws -> TestResults {
        var results = TestResults()
        if imports("XCTest") {
            let arguments = try xctestArguments()
            if arguments != ["--none"] {
                let output = try run(arguments)
                results.addXCTest(output.lines, exitCode: output.exitCode)
            }
        }
        if imports("Testing") {
            let report = FilePath.join(product.folder, "swift-testing.xml")
            try? FileManager.default.removeItem(atPath: report)
            let selection = filter.map { ["--filter", NSRegularExpression.escapedPattern(for: $0)] } ?? []
            let output = try run(["--testing-library", "swift-testing", "--xunit-output", report] + selection)
            results.addSwiftTesting(report: try? String(contentsOfFile: report, encoding: .utf8), output.lines, exitCode: output.exitCode)
        }
        return results
    }

    /// Returns whether a source of the tests imports a module.
    private func imports(_ module: String) -> Bool {
        let sources = product.project.testTargets.flatMap(\.sources)
        return sources.contains { source in
            guard let data = FileManager.default.contents(atPath: source.path) else { return false }
            return Self.imports(module, in: String(decoding: data, as: UTF8.self))
        }
    }

    /// Returns whether a source imports a module. Attributes can precede the import, and a comment can follow it.
    static func imports(_ module: String, in source: String) -> Bool {
        source.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0.isWhitespace || $0 == ";" }.drop { $0.hasPrefix("@") }
            return words.prefix(2).elementsEqual(["import", Substring(module)])
        }
    }

    /// Returns the arguments for XCTest that select the tests of the filter, or `--none`.
    private func xctestArguments() throws -> [String] {
        guard let filter else { return [] }
        let names = try run(["--list-tests"], prints: false).lines.filter { $0.contains("/") && $0.contains(filter) }
        return names.isEmpty ? ["--none"] : [names.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ",")]
    }

    private func run(_ arguments: [String], prints: Bool = true) throws -> (lines: [String], exitCode: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: product.executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        do { try process.run() } catch { throw StageError("cannot start \(product.executable): \(error.localizedDescription)") }
        var (data, lineStart, lines) = (Data(), 0, [String]())
        func addLine(to end: Int) {
            lines.append(String(decoding: data[lineStart..<end], as: UTF8.self))
            if prints { StandardOutput.print(lines[lines.count - 1]) }
        }
        while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            data += part
            while let end = data[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
                addLine(to: end)
                lineStart = end + 1
            }
        }
        if lineStart < data.count { addLine(to: data.count) }
        process.waitUntilExit()
        return (lines, process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
    }
}
