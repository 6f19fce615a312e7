import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The file with the accepted values of a tour, beside the test that compares them.
struct GoldenFile {
    let path: String
    /// The path as messages show it: relative to the folder in which the tests run.
    private var name: String { SourcePath.relative(path) }

    /// Whether the tests accept the current values instead of comparing them.
    static var accepts: Bool { ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make" }
    /// The command that accepts the current values.
    private static let acceptingCommand = "FLIPBOOK_GOLDENS=make swift test"

    /// Throws an error that names the first difference, and the command that accepts the current values.
    func check(_ trace: Trace) throws {
        guard let accepted = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw StageError("there are no accepted values \(name); accept those of this run with: \(Self.acceptingCommand)")
        }
        let problem: String?
        do {
            problem = try GoldenTrace.difference(trace, from: accepted)
        } catch { problem = "\(error)" }
        guard let problem else { return }
        throw StageError("\(name): \(problem); if the change is intended, accept it with: \(Self.acceptingCommand)")
    }

    /// Writes the values if they differ from the accepted ones. Returns a line that says what was done.
    func accept(_ trace: Trace) throws -> String {
        guard let accepted = try? String(contentsOfFile: path, encoding: .utf8) else {
            try FileManager.default.createDirectory(atPath: FilePath.folder(path), withIntermediateDirectories: true)
            try OutputFile.write(trace.csv, to: path)
            return "golden made: \(name), \(Quantity.text(trace.rows.count, "value"))"
        }
        let difference: String?
        do {
            difference = try GoldenTrace.difference(trace, from: accepted)
        } catch { difference = "\(error)" }
        guard let difference else { return "golden unchanged: \(name)" }
        try OutputFile.write(trace.csv, to: path)
        return "golden changed: \(name): \(difference)"
    }
}
