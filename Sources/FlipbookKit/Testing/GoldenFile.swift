import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
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
    ///
    /// - Parameters:
    ///   - source: The program, for messages.
    ///   - makeTrace: Performs the tour and returns its trace, with the given key paths. If they are nil, the trace contains all key paths
    ///     that change.
    func check(source: String, _ makeTrace: ([LayerKeyPath]?) throws -> Trace) throws {
        guard let accepted = try? String(contentsOfFile: path, encoding: .utf8) else {
            // `makeTrace` throws an error if nothing moves. This error is reported first, because a run without motion cannot be accepted.
            _ = try makeTrace(nil)
            throw StageError("there are no accepted values \(name); accept those of this run with: \(Self.acceptingCommand)")
        }
        guard let problem = Self.problem(with: accepted, name, source, makeTrace) else { return }
        // Messages about the golden already begin with its file and line. Messages about the run do not.
        let place = problem.hasPrefix("\(name):") ? "" : "\(name): "
        throw StageError("\(place)\(problem); if the change is intended, accept it with: \(Self.acceptingCommand)")
    }

    /// Writes the values if they differ from the accepted ones. Returns a line that says what was done.
    ///
    /// - Parameter scale: The number of pixels per point of the run, which is written to the file. If nil, the file contains no scale.
    func accept(source: String, scale: Double? = nil, _ makeTrace: ([LayerKeyPath]?) throws -> Trace) throws -> String {
        let (trace, text) = try GoldenTrace.accepted(replacing: path, nil, source: source, scale: scale, makeTrace)
        guard let accepted = try? String(contentsOfFile: path, encoding: .utf8) else {
            try FileManager.default.createDirectory(atPath: FilePath.folder(path), withIntermediateDirectories: true)
            try OutputFile.write(text, to: path)
            return "golden made: \(name), \(Quantity.text(trace.rows.count, "value"))"
        }
        let change: String
        do {
            let golden = try GoldenTrace(accepted)
            if let difference = golden.difference(from: trace) {
                change = difference
            } else if let missing = golden.missingKeyPaths(in: trace) {
                change = "it now contains \(missing) too"
            } else {
                return "golden unchanged: \(name)"
            }
        } catch { change = "\(error)" }
        try OutputFile.write(text, to: path)
        return "golden changed: \(name): \(change)"
    }

    /// Returns the error of a run that cannot be accepted.
    func refusal(of error: any Error) -> StageError {
        StageError("\(error); the golden \(name) was not written, because only a run without errors is accepted")
    }

    private static func problem(
        with accepted: String, _ name: String, _ source: String, _ makeTrace: ([LayerKeyPath]?) throws -> Trace
    ) -> String? {
        do {
            return try GoldenTrace.difference(from: accepted, named: name, remedy: acceptingCommand, source: source, makeTrace)
        } catch { return "\(error)" }
    }
}
